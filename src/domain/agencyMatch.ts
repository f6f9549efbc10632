/** Prefixes that many agency names share. Visitors type the text after them. */
const COMMON_BEGINNING =
  /^(?:u s |us |united states )?(?:(?:department|office|bureau|agency|administration) (?:of|for) (?:the )?)?/;

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** Returns 3 if name or abbreviation equals the text, 2 if one begins with it, 1 if a word does, else 0. */
export const agencyMatch = (name: string, abbreviation: string, typed: string): 0 | 1 | 2 | 3 => {
  const query = normalize(typed);
  if (!query) return 0;
  const [fullName, short] = [normalize(name), normalize(abbreviation)];
  const coreName = fullName.replace(COMMON_BEGINNING, '');
  if ([fullName, coreName, short].includes(query)) return 3;
  if ([fullName, coreName, short].some((text) => text.startsWith(query))) return 2;
  return fullName.includes(` ${query}`) ? 1 : 0;
};

/** Returns the agencies with better matches first. Equal matches keep their order. */
export const sortByAgencyMatch = <T extends { name: string; abbreviation: string }>(
  agencies: readonly T[],
  typed: string,
): T[] =>
  agencies
    .map((agency) => ({ agency, match: agencyMatch(agency.name, agency.abbreviation, typed) }))
    .sort((a, b) => b.match - a.match)
    .map(({ agency }) => agency);
