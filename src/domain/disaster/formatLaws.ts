/** Returns the laws of a code, written out (pages document §19.2). The API joins several with a vertical bar. */
export const formatLaws = (publicLaw: string): readonly string[] =>
  splitTitles(publicLaw).map((law) =>
    law.replace(/\bP\.\s?L\./g, 'Public Law').replace(/^Non-emergency\b/, 'Non-Emergency'),
  );
/** Returns the titles of a code's laws, one text each. */
export const splitTitles = (title: string): readonly string[] =>
  title
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);
