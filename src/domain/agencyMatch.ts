/** Prefixes that many agency names share. Visitors type the text after them. */
const COMMON_BEGINNING =
  /^(?:u s |us |united states )?(?:(?:department|office|bureau|agency|administration) (?:of|for) (?:the )?)?/;

/** Returns the words of a text in lower case, separated by one space: `U.S. Agency` and `u s agency` are the same. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/**
 * Returns how well an agency matches typed text, from 0 (no match) to 3. 3: its name or abbreviation equals the text. 2: one of
 * the two begins with it ("defen" matches "Department of Defense"). 1: a word of the name begins with it.
 */
export const agencyMatch = (name: string, abbreviation: string, typed: string): 0 | 1 | 2 | 3 => {
  const wanted = plain(typed);
  if (!wanted) return 0;
  const [own, short] = [plain(name), plain(abbreviation)];
  const telling = own.replace(COMMON_BEGINNING, '');
  if ([own, telling, short].includes(wanted)) return 3;
  if ([own, telling, short].some((text) => text.startsWith(wanted))) return 2;
  return own.includes(` ${wanted}`) ? 1 : 0;
};

/** Returns the agencies with better matches first. Equal matches keep their order, which is by size where the API provides it. */
export const byAgencyMatch = <T extends { name: string; abbreviation: string }>(
  agencies: readonly T[],
  typed: string,
): T[] =>
  agencies
    .map((agency) => ({ agency, match: agencyMatch(agency.name, agency.abbreviation, typed) }))
    .sort((a, b) => b.match - a.match)
    .map(({ agency }) => agency);
