/** Parses the row limit: `rows` is undefined for all rows, and `bad` is true unless the number is an integer from 1 to `most`. */
export const readRowLimit = (
  text: string,
  most: number,
): { rows: number | undefined; bad: boolean } => {
  const rows = text.trim() === '' ? undefined : Number(text);
  return {
    rows,
    bad: rows !== undefined && !(Number.isInteger(rows) && rows >= 1 && rows <= most),
  };
};
