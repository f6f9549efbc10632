import { toCents, type Dollars } from './format';

export type SpendingLevel =
  | 'budget_function'
  | 'budget_subfunction'
  | 'agency'
  | 'federal_account'
  | 'program_activity'
  | 'object_class'
  | 'recipient'
  | 'award';

/** A row of the obligations of a fiscal year to date. A null `id` marks unreported data, or amounts without an award. */
export interface SpendingRow {
  id: string | null;
  name: string;
  /** Null if the API reports no amount. */ amount: Dollars | null;
  code?: string;
  /** A federal account's `AID-MAIN`, as in its address. */ accountNumber?: string;
  /** An award's generated id, as in its address. */ awardId?: string;
  /** Total obligation of an award, regardless of the filters. */ awardTotal?: Dollars;
  /** False if the API reports that an agency has no page. */ hasPage?: boolean;
}
/** Obligations of a fiscal year to date. `total` is null if nothing is published for the period. */
export interface SpendingBreakdown {
  total: Dollars | null;
  /** ISO day up to which agencies reported. */ endDate: string;
  rows: readonly SpendingRow[];
}

/** Budget functions that the summary of the home page can show, and the names it uses (pages document §4.2). */
export const summaryNames: ReadonlyMap<string, string> = new Map([
  ['Medicare', 'Medicare'],
  ['National Defense', 'National Defense'],
  ['Social Security', 'Social Security'],
  ['Transportation', 'Transportation'],
  ['Agriculture', 'Agriculture'],
  ['Veterans Benefits and Services', 'Veterans Benefits'],
  ['Energy', 'Energy'],
  ['Net Interest', 'Net Interest'],
]);
/** Number of possible start indexes of the three summary figures. */
export const SUMMARY_START_COUNT = 10;
const isPositive = (row: SpendingRow): row is SpendingRow & { amount: Dollars } =>
  row.amount !== null && row.amount > 0;
/**
 * Returns three budget functions of `summaryNames` with their amounts, in response order from index `start`, wrapping around. Returns
 * all of them if there are at most three. Omits amounts at or below zero.
 */
export const summaryFigures = (
  rows: readonly SpendingRow[],
  start: number,
): readonly { name: string; amount: Dollars }[] => {
  const figures = rows
    .filter(isPositive)
    .filter(({ name }) => summaryNames.has(name))
    .map(({ name, amount }) => ({ name: summaryNames.get(name)!, amount }));
  return figures.length <= 3
    ? figures
    : [0, 1, 2].map((step) => figures[(start + step) % figures.length]!);
};

export interface BreakdownSegment {
  key: string;
  kind: 'row' | 'rest' | 'unreported';
  name: string;
  amount: Dollars;
  rowCount: number;
}
/**
 * Returns the pieces of a breakdown: rows with at least the share `minShare`, largest first, one piece for smaller rows, and one for
 * unreported data. Omits rows at or below zero. Returns [] without a total.
 */
export const getBreakdownSegments = (
  { total, rows }: SpendingBreakdown,
  minShare: number,
): readonly BreakdownSegment[] => {
  if (!total) return [];
  const positiveRows = rows
    .filter(isPositive)
    .filter(({ id }) => id !== null)
    .sort((a, b) => b.amount - a.amount);
  const largeRows = positiveRows.filter(({ amount }) => amount / total >= minShare);
  const smallRows = positiveRows.slice(largeRows.length);
  const unreportedRows = rows.filter(isPositive).filter(({ id }) => id === null);
  const combineRows = (
    kind: 'rest' | 'unreported',
    name: string,
    list: readonly { amount: Dollars }[],
  ): readonly BreakdownSegment[] => {
    const cents = list.reduce((sum, { amount }) => sum + toCents(amount), 0);
    return list.length
      ? [{ key: kind, kind, name, amount: cents / 100, rowCount: list.length }]
      : [];
  };
  return [
    ...largeRows.map(({ id, name, amount }): BreakdownSegment => ({
      key: id!,
      kind: 'row',
      name,
      amount,
      rowCount: 1,
    })),
    ...combineRows(
      'rest',
      smallRows.length === 1 ? smallRows[0]!.name : `${smallRows.length} smaller functions`,
      smallRows,
    ),
    ...combineRows('unreported', 'Unreported Data', unreportedRows),
  ];
};
