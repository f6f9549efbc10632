/** Returns the words of a text in lower case: runs of letters and digits. */
export const splitWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns whether each word of `term` begins a word of `text`. A term without words matches every text. */
export const matchesWordStarts = (text: string, term: string): boolean => {
  const words = splitWords(text);
  return splitWords(term).every((prefix) => words.some((word) => word.startsWith(prefix)));
};
