import { naicsPath, pscPath } from '../search/filters/treeFilters';
import type { NamedCode, ProgramCode } from './programCode';

const MAX_SUGGESTIONS = 8;
const getSuffix = (code: string): string => code.slice(code.indexOf('.') + 1);

/**
 * Returns the listings that an unknown number may mean: first those that differ only by lost zeros, then those that begin with the
 * text, else the nearest numbers. `listings` have the agency prefix of the number.
 */
export const suggestListings = (
  text: string,
  listings: readonly NamedCode[],
): readonly NamedCode[] => {
  const suffix = getSuffix(text);
  const dropZeros = (digits: string) => digits.replaceAll('0', '');
  const lostZeros = listings.filter(
    ({ code }) => dropZeros(getSuffix(code)) === dropZeros(suffix) && dropZeros(suffix) !== '',
  );
  const sameStart = listings.filter(
    (listing) => listing.code.startsWith(text) && !lostZeros.includes(listing),
  );
  const matches = [...lostZeros, ...sameStart];
  if (matches.length) return matches.slice(0, MAX_SUGGESTIONS);
  const distance = ({ code }: NamedCode) => Math.abs(Number(code) - Number(text));
  return [...listings].sort((a, b) => distance(a) - distance(b)).slice(0, MAX_SUGGESTIONS);
};

/** Returns the codes above a NAICS code or PSC, nearest first: where an unknown or retired code belonged. */
export const codesAbove = ({ kind, code }: ProgramCode): readonly string[] => {
  if (kind === 'assistance') return [];
  const path = kind === 'naics' ? naicsPath(code) : pscPath(code).slice(1);
  return path.filter((each) => each.length < code.length).reverse();
};
