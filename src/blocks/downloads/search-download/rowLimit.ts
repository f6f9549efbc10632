/** Parses the row limit. `rows` is undefined for all rows; `isInvalid` is true unless `rows` is from 1 to `maxRows`. */
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
