/** Returns a text in the form used for searches: lower case, each run of other characters as one space, and a leading space. */
export const normalise = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;
/** Returns `normalise` as SQL. */
export const normaliseSql = (expression: string): string =>
  `' ' || trim(regexp_replace(lower(${expression}), '[^\\p{L}\\p{N}]+', ' ', 'g'))`;
