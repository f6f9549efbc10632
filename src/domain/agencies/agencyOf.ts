import type { ListedAgency } from './listedAgency';

const slugged = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-');

/**
 * Returns the agency that a path segment refers to, or undefined. Accepts the slug and the forms of older addresses and other
 * sites. These are the API's id, the toptier code (at least three digits), another spelling of the name, and the abbreviation.
 */
export const agencyOf = (
  agencies: readonly ListedAgency[],
  part: string,
): ListedAgency | undefined => {
  const named = slugged(part);
  const tests: readonly ((agency: ListedAgency) => boolean)[] = [
    ({ slug }) => slug !== '' && slug === part,
    ({ id }) => id !== '' && id === part,
    ({ toptierCode }) => toptierCode === part,
    ({ slug, name }) => named !== '' && [slug, slugged(name)].includes(named),
    ({ abbreviation }) => named !== '' && slugged(abbreviation) === named,
    // Some older slugs began with the article or left it out.
    ({ name }) =>
      named !== '' &&
      slugged(name).replace(/-the-/g, '-') ===
        named.replace(/^the-|-the-/g, (the) => (the === 'the-' ? '' : '-')),
  ];
  for (const test of tests) {
    const found = agencies.find(test);
    if (found) return found;
  }
  return undefined;
};
