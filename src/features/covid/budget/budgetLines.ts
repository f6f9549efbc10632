/** Lines of the table of budget categories: rows, what stands under them, and what no row reports. */
import type { OverviewAmounts } from '@/domain/disaster/overview';
import type { DisasterAmounts, DisasterPage, DisasterRow } from '@/domain/disaster/spendingTable';
import { textOr } from '@/domain/format';
import type { BudgetTab, BudgetView } from './budgetView';

export interface BudgetLine {
  kind: 'row' | 'child' | 'unreported';
  /** Unique in its table. */
  key: string;
  name: string;
  code: string;
  /** Key and name of the row that a child stands under; '' for all else. */
  under: string;
  parent: string;
  /** What the name is preceded by: the first child of a row has the heading of all. */
  first: boolean;
  amounts: DisasterAmounts;
}
const keyOf = ({ id, code, description }: DisasterRow): string => code || id || description;

/** Agencies and sub-agencies go by their names, Treasury accounts by their symbol, all else by code and name. */
const nameOf = ({ code, description }: DisasterRow, tab: BudgetTab, child: boolean): string => {
  if (tab.key === 'agency') return textOr(description);
  if (child && tab.key === 'federal_account') return textOr(code);
  return description ? `${code}: ${description}` : textOr(code);
};

/** Rows, each followed by what stands under it. */
export const budgetLines = (rows: readonly DisasterRow[], tab: BudgetTab): readonly BudgetLine[] =>
  rows.flatMap((row, at) => {
    const key = keyOf(row) || String(at);
    const name = nameOf(row, tab, false);
    const own: BudgetLine = {
      kind: 'row',
      key,
      name,
      code: row.code,
      under: '',
      parent: '',
      first: false,
      amounts: row,
    };
    return [
      own,
      ...row.children.map((child, place): BudgetLine => ({
        kind: 'child',
        key: `${key}/${place}/${keyOf(child)}`,
        name: nameOf(child, tab, true),
        code: child.code,
        under: key,
        parent: name,
        first: place === 0,
        amounts: child,
      })),
    ];
  });

const cents = (value: number): number => Math.round(value * 100) / 100;
const less = (whole: number | null, part: number | null): number | null =>
  whole === null || part === null ? null : cents(whole - part);
/** What the overview has beyond all rows of total spending, as the last line; none in other views, while it is not known, and where it is nothing. */
export const unreportedLine = (
  { tab, basis }: Pick<BudgetView, 'tab' | 'basis'>,
  overview: OverviewAmounts | null,
  { totals }: Pick<DisasterPage<DisasterRow>, 'totals'>,
): readonly BudgetLine[] => {
  if (basis !== 'total' || !overview) return [];
  const amounts: DisasterAmounts = {
    obligation: less(overview.obligations, totals.obligation),
    outlay: less(overview.outlays, totals.outlay),
    resources: less(overview.resources, totals.resources),
    awardCount: null,
    faceValue: null,
  };
  const some = Object.values(amounts).some((value) => value !== null && value !== 0);
  return some
    ? [
        {
          kind: 'unreported',
          key: 'unreported',
          name: tab.unreported,
          code: '',
          under: '',
          parent: '',
          first: false,
          amounts,
        },
      ]
    : [];
};
