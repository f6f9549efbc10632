/** The cells of a level of the Explorer (pages document §5.6, §5.12). They add up exactly to the selected amount. */
import { MISSING, NAME_MISSING, percent, toCents, type Dollars } from '../format';
import type { SpendingBreakdown, SpendingLevel, SpendingRow } from '../spendingBreakdown';
import { levelNames } from './levels';

/** Maximum number of rows that a level below the first shows individually. */
export const MAX_ROW_CELLS = 500;
/** The API's name for data that agencies have not reported. */
const UNREPORTED_NAME = 'Unreported Data';

/** A cell of a level. `rest` is the sum of amounts without a cell. An `inert` cell, such as non-award spending, cannot be opened. */
export interface ExplorerCell {
  kind: 'row' | 'rest' | 'unreported' | 'inert';
  key: string;
  name: string;
  amount: Dollars | null;
  row?: SpendingRow;
}

/** Returns whether a row is data that agencies have not reported. */
export const isUnreported = ({ id, name }: SpendingRow): boolean =>
  id === null && name === UNREPORTED_NAME;

const sumCents = (cells: readonly Pick<ExplorerCell, 'amount'>[]): number =>
  cells.reduce((sum, { amount }) => sum + toCents(amount), 0);
const compareBySize = (a: ExplorerCell, b: ExplorerCell): number =>
  (b.amount ?? 0) - (a.amount ?? 0);

const toCell = (row: SpendingRow, at: number): ExplorerCell => {
  const { id, name, amount } = row;
  if (id !== null)
    return { kind: 'row', key: `${id} ${at}`, name: name || NAME_MISSING, amount, row };
  return isUnreported(row)
    ? { kind: 'unreported', key: 'unreported', name: `${UNREPORTED_NAME}*`, amount }
    : { kind: 'inert', key: `inert ${at}`, name: name || NAME_MISSING, amount };
};

/** Returns whether one of the cells is the sum of all further rows. */
export const hasRestCell = (cells: readonly ExplorerCell[]): boolean =>
  cells.some(({ kind }) => kind === 'rest');

/** Returns the cells, largest first. Includes negative amounts, which have no area, because the cells must add up. */
export const buildCells = (
  level: SpendingLevel,
  { total, rows }: Pick<SpendingBreakdown, 'total' | 'rows'>,
  isFirst: boolean,
): readonly ExplorerCell[] => {
  const allCells = rows.map(toCell);
  const rowCells = allCells.filter(({ kind }) => kind === 'row').sort(compareBySize);
  const otherCells = allCells.filter(({ kind }) => kind !== 'row');
  const visibleCells = [...(isFirst ? rowCells : rowCells.slice(0, MAX_ROW_CELLS)), ...otherCells];
  const remainingCents = toCents(total ?? 0) - sumCents(visibleCells);
  // A difference caused by a missing amount gets no `rest` cell.
  const hasRest =
    visibleCells.length < allCells.length ||
    (remainingCents !== 0 && allCells.every(({ amount }) => amount !== null));
  return [
    ...visibleCells,
    ...(hasRest && visibleCells.length
      ? [
          {
            kind: 'rest' as const,
            key: 'rest',
            name: `Sum of all ${levelNames(level)} after Top ${MAX_ROW_CELLS}`,
            amount: remainingCents / 100,
          },
        ]
      : []),
  ].sort(compareBySize);
};

/** Returns a share of a total as a percentage, or `--` if the total is not positive. */
export const formatShare = (amount: Dollars | null, total: Dollars, decimals?: number): string =>
  total > 0 ? percent(amount, total, decimals) : MISSING;
/** Returns a share with two decimals. A positive share that rounds to zero is `Less than 0.01%`; zero stays zero. */
export const formatCellShare = (amount: Dollars | null, total: Dollars): string =>
  formatShare(amount, total, 2).replace('< ', 'Less than ');
