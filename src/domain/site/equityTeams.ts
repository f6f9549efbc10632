/**
 * The four teams that worked on COVID-19 spending for The Opportunity Project (pages document §11.3): name, card color, description and
 * website.
 */
export const equityTeams = [
  {
    name: 'Bowie State University',
    color: 'var(--team-bowie)',
    description: 'A team of students at a historically Black university in Maryland.',
    href: 'https://www.bowiestate.edu/',
  },
  {
    name: 'Morehouse College',
    color: 'var(--team-morehouse)',
    description: 'A team of students at a historically Black college in Atlanta.',
    href: 'https://morehouse.edu/',
  },
  {
    name: 'University of Kansas',
    color: 'var(--team-kansas)',
    description: 'A team from a center at the university.',
    href: 'https://ku.edu/',
  },
  {
    name: 'The Mom Project',
    color: 'var(--team-mom)',
    description: 'A team from a company that helps mothers find work.',
    href: 'https://themomproject.com/',
  },
] as const;
/** Website of the program that brought the teams together. */
export const OPPORTUNITY_PROJECT_URL = 'https://opportunity.census.gov/';
