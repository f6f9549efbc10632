/** The normal form in which text is searched: lower case, every run of other characters one blank, one blank in front. */
export const normalise = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;
/** The same in SQL. */
export const normaliseSql = (expression: string): string =>
  `' ' || trim(regexp_replace(lower(${expression}), '[^\\p{L}\\p{N}]+', ' ', 'g'))`;
