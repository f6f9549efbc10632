/** Returns a name as it is compared: in lower case, without accents and apostrophes, and with one space between words. */
export const normalizeName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** Scores of a match, the best first. A name without a match scores 0. */
export const EXACT_MATCH = 4;
export const NAME_START = 3;
export const WORD_START = 2;
const CONTAINED = 1;
/** Shorter texts are contained in too many names. */
const MIN_CONTAINED_LENGTH = 3;

/** Returns how well a name matches the typed text: `EXACT_MATCH`, `NAME_START`, `WORD_START`, 1 if it contains the text, else 0. */
export const matchScore = (name: string, typedText: string): number => {
  const [target, query] = [normalizeName(name), normalizeName(typedText)];
  if (!query) return 0;
  if (target === query) return EXACT_MATCH;
  if (target.startsWith(query)) return NAME_START;
  if (target.includes(` ${query}`)) return WORD_START;
  return query.length >= MIN_CONTAINED_LENGTH && target.includes(query) ? CONTAINED : 0;
};

/** A matching item with its score and, if known, the amount that orders equal scores. */
export interface Ranked<T> {
  item: T;
  score: number;
  amount?: number | null;
}
const compareAmounts = (a: number | null | undefined, b: number | null | undefined): number =>
  a === b ? 0 : (b ?? -Infinity) - (a ?? -Infinity) || 0;
/** Returns the matches sorted by score, then by amount. Items without an amount come last, and equal items keep their order. */
export const sortRanked = <T>(matches: readonly Ranked<T>[]): readonly Ranked<T>[] =>
  matches
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || compareAmounts(a.amount, b.amount));
/** Returns at most `limit` items whose names match the typed text: best match first, then the shortest name. */
export const bestMatches = <T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  typedText: string,
  limit: number,
): readonly T[] =>
  sortRanked(
    items.map((item) => ({
      item,
      score: matchScore(nameOf(item), typedText),
      amount: -nameOf(item).length,
    })),
  )
    .slice(0, limit)
    .map(({ item }) => item);
