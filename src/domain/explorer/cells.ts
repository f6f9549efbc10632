/** What a level of the Explorer is cut into (pages document §5.6, §5.12): its cells together are the amount of what is chosen, to the cent. */
import { MISSING, NAME_MISSING, percent, type Dollars } from '../format';
import type { SpendingBreakdown, SpendingLevel, SpendingRow } from '../spendingBreakdown';
import { levelNames } from './levels';

/** Rows that a level below the first shows by themselves. */
export const TOP_CELLS = 500;
/** How the service calls what agencies have not reported. */
const UNREPORTED = 'Unreported Data';

/**
 * One cell: `row` can be drilled, `rest` are all after the first 500, `unreported` is known to the Treasury alone, `inert` is money that
 * leads no further, as what is paid without an award.
 */
export interface ExplorerCell {
  kind: 'row' | 'rest' | 'unreported' | 'inert';
  key: string;
  name: string;
  amount: Dollars | null;
  row?: SpendingRow;
}

/** Whether a row is what agencies have not reported. */
export const isUnreported = ({ id, name }: SpendingRow): boolean =>
  id === null && name === UNREPORTED;

const cents = (amount: Dollars | null): number => Math.round((amount ?? 0) * 100);
const sumOf = (cells: readonly Pick<ExplorerCell, 'amount'>[]): number =>
  cells.reduce((sum, { amount }) => sum + cents(amount), 0);
const bySize = (one: ExplorerCell, other: ExplorerCell): number =>
  (other.amount ?? 0) - (one.amount ?? 0);

const cellOf = (row: SpendingRow, at: number): ExplorerCell => {
  const { id, name, amount } = row;
  if (id !== null)
    return { kind: 'row', key: `${id} ${at}`, name: name || NAME_MISSING, amount, row };
  return isUnreported(row)
    ? { kind: 'unreported', key: 'unreported', name: `${UNREPORTED}*`, amount }
    : { kind: 'inert', key: `inert ${at}`, name: name || NAME_MISSING, amount };
};

/** Whether a level has more rows than are shown by themselves. */
export const isCut = (cells: readonly ExplorerCell[]): boolean =>
  cells.some(({ kind }) => kind === 'rest');

/**
 * Cells of an answer, largest first. At the first level all rows; below it the 500 largest, and what is left of the total as one cell. Amounts
 * below zero have no area, but stand in the table as long as they are not among what is left: without them the cells would not add up.
 */
export const cellsOf = (
  level: SpendingLevel,
  { total, rows }: Pick<SpendingBreakdown, 'total' | 'rows'>,
  first: boolean,
): readonly ExplorerCell[] => {
  const all = rows.map(cellOf);
  const named = all.filter(({ kind }) => kind === 'row').sort(bySize);
  const others = all.filter(({ kind }) => kind !== 'row');
  const shown = [...(first ? named : named.slice(0, TOP_CELLS)), ...others];
  const left = cents(total ?? 0) - sumOf(shown);
  // What an amount that is not known leaves open is no rest.
  const cut =
    shown.length < all.length || (left !== 0 && all.every(({ amount }) => amount !== null));
  return [
    ...shown,
    ...(cut && shown.length
      ? [
          {
            kind: 'rest' as const,
            key: 'rest',
            name: `Sum of all ${levelNames(level)} after Top ${TOP_CELLS}`,
            amount: left / 100,
          },
        ]
      : []),
  ].sort(bySize);
};

/** A share of a total in words; of a total that is not above zero there are none: `--`. */
export const shareWords = (amount: Dollars | null, total: Dollars, decimals?: number): string =>
  total > 0 ? percent(amount, total, decimals) : MISSING;
/** A share with two decimals; a positive one that would read as nothing is said to be small, nothing itself is not. */
export const cellShare = (amount: Dollars | null, total: Dollars): string =>
  amount !== null && amount > 0 && total > 0 && amount / total < 0.00005
    ? 'Less than 0.01%'
    : shareWords(amount, total, 2);
