/** Words that begin the names of many agencies and say little of any: a visitor types what comes after them. */
const COMMON_BEGINNING =
  /^(?:u s |us |united states )?(?:(?:department|office|bureau|agency|administration) (?:of|for) (?:the )?)?/;

/** Words alone, small, one space apart: `U.S. Agency` and `u s agency` are the same. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/**
 * How well an agency answers typed words: 3 its name or abbreviation is them, 2 one of the two begins with them ("defen" begins
 * "Department of Defense"), 1 the name has them at the start of a word, 0 not at all.
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

/** Better answers first; equals keep the order they came in, which is by size where the service knows it. */
export const byAgencyMatch = <T extends { name: string; abbreviation: string }>(
  agencies: readonly T[],
  typed: string,
): T[] =>
  agencies
    .map((agency) => ({ agency, match: agencyMatch(agency.name, agency.abbreviation, typed) }))
    .sort((a, b) => b.match - a.match)
    .map(({ agency }) => agency);
