import type { SankeyFlow, SankeyNode } from '@/charts/sankey/layoutSankey';
import type { AccountTotals } from '@/domain/federalAccount/account';
import { snapshotRows, withShare } from './snapshotSummary';

const tones = {
  brought: 'rest',
  other: 'rest',
  new: 'rest',
  total: 'rest',
  obligated: 'obligation',
  unobligated: 'potential-award',
  outlay: 'outlay',
  unpaid: 'current-award',
} as const;
type Key = keyof typeof tones;

/**
 * Returns the chart of an account's positive amounts. `left` has the rows that the chart omits: negative amounts, and outlays that
 * exceed the obligations.
 */
export const toSankeyData = (totals: AccountTotals) => {
  const rows = snapshotRows(totals);
  const total = totals.budgetAuthority;
  const getAmount = (key: Key) => rows.find((row) => row.key === key)?.amount ?? 0;
  const isOutlayCovered = getAmount('outlay') > 0 && getAmount('outlay') <= getAmount('obligated');
  const unpaidAmount = isOutlayCovered
    ? Math.round((getAmount('obligated') - getAmount('outlay')) * 100) / 100
    : 0;
  const labels: ReadonlyMap<string, string> = new Map([
    ...rows.map(({ key, label }) => [key, label] as const),
    ['unpaid', 'Obligated, Not Paid Out'] as const,
  ]);
  const makeFlow = (from: Key, to: Key, value: number): SankeyFlow => ({
    from,
    to,
    value,
    text: withShare(value, total),
  });
  const flows = [
    ...(['brought', 'other', 'new'] as const).map((key) => makeFlow(key, 'total', getAmount(key))),
    ...(['obligated', 'unobligated'] as const).map((key) => makeFlow('total', key, getAmount(key))),
    ...(isOutlayCovered
      ? [
          makeFlow('obligated', 'outlay', getAmount('outlay')),
          makeFlow('obligated', 'unpaid', unpaidAmount),
        ]
      : []),
  ].filter(({ value }) => (value ?? 0) > 0);
  const usedKeys = new Set(flows.flatMap(({ from, to }) => [from, to]));
  const nodes = (Object.keys(tones) as Key[])
    .filter((key) => usedKeys.has(key))
    .map((key): SankeyNode => ({
      key,
      label: labels.get(key)!,
      text: withShare(key === 'unpaid' ? unpaidAmount : getAmount(key), total),
      tone: tones[key],
    }));
  const omittedRows = rows.filter(
    ({ key, amount }) =>
      amount !== null && (amount < 0 || (key === 'outlay' && amount > 0 && !isOutlayCovered)),
  );
  return { nodes, flows, left: omittedRows };
};
