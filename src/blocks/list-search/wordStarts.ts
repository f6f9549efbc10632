/** The words of a text, small: letters and digits, whatever stands between them. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each word of a term begins a word of a text. A term without words is found everywhere. */
export const startsWords = (text: string, term: string): boolean => {
  const words = wordsOf(text);
  return wordsOf(term).every((part) => words.some((word) => word.startsWith(part)));
};
