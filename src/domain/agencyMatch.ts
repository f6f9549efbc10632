/** Prefixes that many agency names share. Visitors type the text after them. */
const COMMON_BEGINNING =
  /^(?:u s |us |united states )?(?:(?:department|office|bureau|agency|administration) (?:of|for) (?:the )?)?/;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** Returns 3 if name or abbreviation equals the text, 2 if one begins with it, 1 if a word does, else 0. */
export const agencyMatch = (name: string, abbreviation: string, typed: string): 0 | 1 | 2 | 3 => {
  const wanted = plain(typed);
  if (!wanted) return 0;
  const [own, short] = [plain(name), plain(abbreviation)];
  const telling = own.replace(COMMON_BEGINNING, '');
  if ([own, telling, short].includes(wanted)) return 3;
  if ([own, telling, short].some((text) => text.startsWith(wanted))) return 2;
  return own.includes(` ${wanted}`) ? 1 : 0;
};

/** Returns the agencies with better matches first. Equal matches keep their order. */
export const byAgencyMatch = <T extends { name: string; abbreviation: string }>(
  agencies: readonly T[],
  typed: string,
): T[] =>
  agencies
    .map((agency) => ({ agency, match: agencyMatch(agency.name, agency.abbreviation, typed) }))
    .sort((a, b) => b.match - a.match)
    .map(({ agency }) => agency);
