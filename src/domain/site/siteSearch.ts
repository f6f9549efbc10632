/** Returns 3 if a name equals the typed text, 2 if the name begins with it, 1 if a later word of the name begins with it, else 0. */
export const matchScore = (name: string, typedText: string): number => {
  const [target, query] = [name.toLowerCase(), typedText.trim().toLowerCase()];
  if (!query) return 0;
  if (target === query) return 3;
  if (target.startsWith(query)) return 2;
  return target
    .split(/[^\p{L}\p{N}]+/u)
    .some((_, at, words) => words.slice(at).join(' ').startsWith(query))
    ? 1
    : 0;
};

/** Returns at most `limit` items whose names match the typed text, best match first. */
export const bestMatches = <T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  typedText: string,
  limit: number,
): readonly T[] =>
  items
    .map((item) => ({ item, score: matchScore(nameOf(item), typedText) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || nameOf(a.item).length - nameOf(b.item).length)
    .slice(0, limit)
    .map(({ item }) => item);
