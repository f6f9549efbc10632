import { publicLaws, type PublicLawId } from '@/domain/disaster/publicLaws';
import { choice, text } from '@/lib/url/address';

/** Values of the address parameter `section`, one for each section of the profile (pages document §10.1). */
export const sectionKeys = [
  'overview',
  'total_spending_by_budget_categories',
  'award_spending_by_recipient',
  'award_spending_by_agency',
  'award_spending_by_assistance_listing',
  'data_sources_and_methodology',
  'other_resources',
] as const;
export type SectionKey = (typeof sectionKeys)[number];
/** The prefix of the element IDs of the sections. */
export const SECTION_PREFIX = 'covid19-';

/** Address parameters of the profile, except those of the tables in its sections. */
export const covidAddress = {
  publicLaw: choice<PublicLawId>(
    publicLaws.map(({ id }) => id),
    'all',
  ),
  /** The selected codes, a subset of the codes of the law; '' selects all of them. */
  defc: text(/^[A-Z0-9]{1,3}(,[A-Z0-9]{1,3})*$/),
  section: choice<SectionKey | ''>(sectionKeys, ''),
};
/** Returns the names of the page number parameters in a query string, which become invalid when the codes change. */
export const getPageParameters = (search: string): readonly string[] =>
  [...new URLSearchParams(search).keys()].filter((name) => name.endsWith('_page'));
