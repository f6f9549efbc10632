import { normalizeName } from './site/siteSearch';

/** Prefixes that many agency names share. Visitors often type only the text after the prefix. */
const COMMON_PREFIX =
  /^(?:u s |us |united states )?(?:(?:department|office|bureau|agency|administration) (?:of|for) (?:the )?)?/;

/**
 * Returns how well an agency matches the typed text. The result is 3 if the name, with or without its common prefix, or the
 * abbreviation equals the text, 2 if one of these begins with the text, 1 if a later word of the name begins with the text, else 0.
 */
export const scoreMatch = (name: string, abbreviation: string, input: string): 0 | 1 | 2 | 3 => {
  const query = normalizeName(input);
  if (!query) return 0;
  const [fullName, shortName] = [normalizeName(name), normalizeName(abbreviation)];
  const coreName = fullName.replace(COMMON_PREFIX, '');
  if ([fullName, coreName, shortName].includes(query)) return 3;
  if ([fullName, coreName, shortName].some((text) => text.startsWith(query))) return 2;
  return fullName.includes(` ${query}`) ? 1 : 0;
};

interface NamedAgency {
  agencyType: string;
  name: string;
  abbreviation: string;
  toptierName: string;
}
/** Returns whether the API cannot tell two agencies apart: it filters by name, and a subagency also by its parent. */
export const isSameAgency = (one: NamedAgency, other: NamedAgency): boolean =>
  one.agencyType === other.agencyType &&
  one.name === other.name &&
  (one.agencyType === 'toptier' || one.toptierName === other.toptierName);
/** Returns each agency once. Some agencies have several codes, and often only one of them has an abbreviation, which is kept. */
export const mergeSameAgencies = <T extends NamedAgency>(agencies: readonly T[]): T[] =>
  agencies.flatMap((agency, at) => {
    const entries = agencies.filter((other) => isSameAgency(agency, other));
    const isFirst = agencies.indexOf(entries[0]!) === at;
    return isFirst ? [entries.find(({ abbreviation }) => abbreviation) ?? agency] : [];
  });

/** Returns the agencies with better matches first. Equal matches keep their order. */
export const sortByAgencyMatch = <T extends { name: string; abbreviation: string }>(
  agencies: readonly T[],
  input: string,
): T[] =>
  agencies
    .map((agency) => ({ agency, match: scoreMatch(agency.name, agency.abbreviation, input) }))
    .sort((a, b) => b.match - a.match)
    .map(({ agency }) => agency);
