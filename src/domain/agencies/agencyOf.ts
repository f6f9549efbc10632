import type { ListedAgency } from './listedAgency';

const slugged = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-');

/**
 * The agency that a part of an address means: its slug, or what older addresses and other sites call it: the service's number, Treasury's
 * code (never shorter than three digits), its name in another spelling, or its abbreviation. Undefined where it means none.
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
    // Slugs that began with the article, or left it out.
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
