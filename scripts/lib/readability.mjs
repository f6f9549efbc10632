/**
 * Estimates the number of syllables of an English word: counts vowel groups, without a silent final e.
 * @param {string} word
 */
export const countSyllables = (word) => {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const groups = plain
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
};

/** Returns the Flesch-Kincaid grade level of a text. @param {string} text */
export const readingGrade = (text) => {
  const plain = text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`#>|-]/g, ' ');
  const sentences = Math.max(
    1,
    plain.split(/[.!?:;]+(?:\s|$)/).filter((part) => part.trim()).length,
  );
  const words = plain.match(/[A-Za-z][A-Za-z’']*/g) ?? [];
  if (!words.length) return 0;
  return (
    0.39 * (words.length / sentences) +
    11.8 * (words.reduce((sum, word) => sum + countSyllables(word), 0) / words.length) -
    15.59
  );
};
