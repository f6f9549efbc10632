/**
 * Estimates the number of syllables of an English word: counts vowel groups, without a silent final e.
 * @param {string} word
 */
export const countSyllables = (word) => {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const vowelGroups = letters
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, vowelGroups?.length ?? 1);
};

/** Returns the Flesch-Kincaid grade level of a text. @param {string} text */
export const readingGrade = (text) => {
  const plainText = text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`#>|-]/g, ' ');
  const sentenceCount = Math.max(
    1,
    plainText.split(/[.!?:;]+(?:\s|$)/).filter((part) => part.trim()).length,
  );
  const words = plainText.match(/[A-Za-z][A-Za-z’']*/g) ?? [];
  if (!words.length) return 0;
  return (
    0.39 * (words.length / sentenceCount) +
    11.8 * (words.reduce((sum, word) => sum + countSyllables(word), 0) / words.length) -
    15.59
  );
};
