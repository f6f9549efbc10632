/** Parses the row limit: `rows` is undefined for no limit. A limit that is not a whole number from 1 to `maxRows` is invalid. */
export const readRowLimit = (
  text: string,
  maxRows: number,
): { rows: number | undefined; isInvalid: boolean } => {
  const rows = text.trim() === '' ? undefined : Number(text);
  return {
    rows,
    isInvalid: rows !== undefined && !(Number.isInteger(rows) && rows >= 1 && rows <= maxRows),
  };
};
