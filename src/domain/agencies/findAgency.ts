import type { ListedAgency } from './listedAgency';

const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-');

/** Returns the agency that a path segment names by slug, ID, toptier code, name, abbreviation or older slug, or undefined. */
export const findAgency = (
  agencies: readonly ListedAgency[],
  segment: string,
): ListedAgency | undefined => {
  const segmentSlug = toSlug(segment);
  const matchers: readonly ((agency: ListedAgency) => boolean)[] = [
    ({ slug }) => slug !== '' && slug === segment,
    ({ id }) => id !== '' && id === segment,
    ({ toptierCode }) => toptierCode === segment,
    ({ slug, name }) => segmentSlug !== '' && [slug, toSlug(name)].includes(segmentSlug),
    ({ abbreviation }) => segmentSlug !== '' && toSlug(abbreviation) === segmentSlug,
    // Some older slugs began with "the" or omitted it.
    ({ name }) =>
      segmentSlug !== '' &&
      toSlug(name).replace(/-the-/g, '-') ===
        segmentSlug.replace(/^the-|-the-/g, (article) => (article === 'the-' ? '' : '-')),
  ];
  return matchers.map((matcher) => agencies.find(matcher)).find(Boolean);
};
