/** Rows of the table of budget categories: parents, children and unreported amounts. */
import type { OverviewAmounts } from '@/domain/disaster/overview';
import type { DisasterAmounts, DisasterPage, DisasterRow } from '@/domain/disaster/spendingTable';
import { profileMoney, textOrMissing } from '@/domain/format';
import { startsWithLargest } from '../awards/awardView';
import { unlinkedAmounts } from '../awards/spendingLines';
import { getBasisLabel, type BudgetTab, type BudgetView } from './budgetView';

export interface BudgetLine {
  kind: 'row' | 'child' | 'unreported';
  /** Unique within the table. */
  key: string;
  name: string;
  code: string;
  /** Key and name of the parent of a child row; '' otherwise. */
  under: string;
  parent: string;
  /** Whether the heading of the children precedes the row. */
  first: boolean;
  amounts: DisasterAmounts;
}
const keyOf = ({ id, code, description }: DisasterRow): string => code || id || description;

const formatName = (
  { code, description }: DisasterRow,
  tab: BudgetTab,
  isChild: boolean,
): string => {
  if (tab.key === 'agency') return textOrMissing(description);
  if (isChild && tab.key === 'federal_account') return textOrMissing(code);
  return description ? `${code}: ${description}` : textOrMissing(code);
};

const noParent = { under: '', parent: '', first: false };
/** Returns the rows, each followed by its children. */
export const budgetLines = (rows: readonly DisasterRow[], tab: BudgetTab): readonly BudgetLine[] =>
  rows.flatMap((row, at) => {
    const key = keyOf(row) || String(at);
    const name = formatName(row, tab, false);
    return [
      { kind: 'row', key, name, code: row.code, ...noParent, amounts: row },
      ...row.children.map((child, index): BudgetLine => ({
        kind: 'child',
        key: `${key}/${index}/${keyOf(child)}`,
        name: formatName(child, tab, true),
        code: child.code,
        under: key,
        parent: name,
        first: index === 0,
        amounts: child,
      })),
    ];
  });

/** Returns a list with a row for overview amounts that no listed row contains; [] if none remain or the basis is not total spending. */
export const unreportedLines = (
  { tab, basis }: Pick<BudgetView, 'tab' | 'basis'>,
  overview: OverviewAmounts | null,
  { totals }: Pick<DisasterPage<DisasterRow>, 'totals'>,
): readonly BudgetLine[] => {
  if (basis !== 'total' || !overview) return [];
  const { resources, obligations: obligation, outlays: outlay } = overview;
  const overviewTotals = { resources, obligation, outlay, awardCount: null, faceValue: null };
  const amounts = unlinkedAmounts(overviewTotals, totals);
  return amounts
    ? [
        {
          kind: 'unreported',
          key: 'unreported',
          name: tab.unreported,
          code: '',
          ...noParent,
          amounts,
        },
      ]
    : [];
};
/** Returns the summary. It names the largest row if that row is first, else the number of rows. `periodPhrase` begins with a space. */
export const budgetSentence = (
  view: BudgetView,
  countText: string,
  firstLine: BudgetLine | undefined,
  periodPhrase: string,
): string =>
  firstLine && startsWithLargest(view)
    ? `${firstLine.name} obligated ${profileMoney(firstLine.amounts.obligation)}${periodPhrase}, the most of ${countText}.`
    : `${getBasisLabel(view.basis)} under the selected codes: ${countText}.`;
