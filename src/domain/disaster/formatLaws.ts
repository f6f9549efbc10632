/** Returns the laws of a code without abbreviations (pages document §19.2). The API separates laws with a vertical bar. */
export const formatLaws = (publicLaw: string): readonly string[] =>
  splitTitles(publicLaw).map((law) =>
    law.replace(/\bP\.\s?L\./g, 'Public Law').replace(/^Non-emergency\b/, 'Non-Emergency'),
  );
/** Splits the titles of a code's laws at vertical bars. */
export const splitTitles = (title: string): readonly string[] =>
  title
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);
