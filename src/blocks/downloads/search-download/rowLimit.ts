/** Rows that a visitor wants at most: undefined for all. `bad` when the text is no whole number up to `most`. */
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
