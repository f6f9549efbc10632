/**
 * Returns a text in the form used for searches: in lower case, with one space for each run of characters other than letters and digits,
 * and with a leading space.
 */
export const normalize = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;
/** Returns the SQL equivalent of `normalize` for a text expression. */
export const normalizeSql = (expression: string): string =>
  `' ' || trim(regexp_replace(lower(${expression}), '[^\\p{L}\\p{N}]+', ' ', 'g'))`;
