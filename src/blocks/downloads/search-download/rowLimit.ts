/** Parses the row limit. `rows` is undefined for all rows; `bad` if not from 1 to `most`. */
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
