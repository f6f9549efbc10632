import type { ListedAgency } from './listedAgency';

const slugged = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-');

/** Returns the agency of a path segment: a slug, or a form of older addresses and other sites. */
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
  return tests.map((test) => agencies.find(test)).find(Boolean);
};
