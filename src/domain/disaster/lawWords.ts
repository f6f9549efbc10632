/** The laws of a code in words, one each (pages document §19.2): `Emergency P.L. 116-123` is `Emergency Public Law 116-123`. The service joins several by a vertical bar. */
export const lawWords = (publicLaw: string): readonly string[] =>
  titleWords(publicLaw).map((law) =>
    law.replace(/\bP\.\s?L\./g, 'Public Law').replace(/^Non-emergency\b/, 'Non-Emergency'),
  );
/** The titles of a code's laws, one each. */
export const titleWords = (title: string): readonly string[] =>
  title
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);
