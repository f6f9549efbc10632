/** States and the District of Columbia as tiles of the same size, one row per text from north to south; `..` is an empty place. */
const rows = [
  'AK .. .. .. .. .. .. .. .. .. ME',
  '.. .. .. .. .. .. .. .. .. VT NH',
  'WA ID MT ND MN IL WI MI NY RI MA',
  'OR NV WY SD IA IN OH PA NJ CT ..',
  'CA UT CO NE MO KY WV VA MD DE ..',
  '.. AZ NM KS AR TN NC SC DC .. ..',
  '.. .. .. OK LA MS AL GA .. .. ..',
  'HI .. .. TX .. .. .. .. FL .. ..',
].map((row) => row.split(' '));

/** Number of columns and rows of the tile map. */
export const tileMapSize = { columns: rows[0]!.length, rows: rows.length };
/** The tile of each state: its code, column and row. */
export const stateTiles: readonly { code: string; column: number; row: number }[] = rows.flatMap(
  (codes, row) => codes.flatMap((code, column) => (code === '..' ? [] : [{ code, column, row }])),
);
