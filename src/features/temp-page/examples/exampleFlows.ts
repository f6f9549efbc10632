import type { CascadeStep } from '@/charts/cascade/layoutCascade';
import { toFiniteNumber, type Tone } from '@/charts/drawing/stops';
import { percent, profileMoney } from '@/domain/format';
import type { ExampleRow } from './exampleRows';

/** Returns the sum of the positive amounts. */
export const sumAmounts = (rows: readonly ExampleRow[]): number =>
  rows.reduce((sum, { amount }) => sum + Math.max(0, toFiniteNumber(amount) ?? 0), 0);

/** Returns flows from the rows into one total, and from the total to two uses. */
export const exampleFlows = (rows: readonly ExampleRow[]) => {
  const total = sumAmounts(rows);
  const flow = (from: string, to: string, value: number | null) => ({
    from,
    to,
    value,
    text: profileMoney(value),
  });
  const node = (key: string, label: string, value: number | null, tone: Tone) => ({
    key,
    label,
    text: profileMoney(value),
    tone,
  });
  return {
    nodes: [
      ...rows.map(({ key, name, amount }) => node(key, name, amount, 'current-award')),
      node('total', 'Total Budgetary Resources', total, 'obligation'),
      node('obligated', 'Obligations Incurred', total * 0.7, 'outlay'),
      node('left', 'Unobligated Balance', total * 0.3, 'rest'),
    ],
    flows: [
      ...rows.map(({ key, amount }) => flow(key, 'total', amount)),
      flow('total', 'obligated', total * 0.7),
      flow('total', 'left', total * 0.3),
    ],
  };
};

/** Returns rows as parts of a total. The last part with a positive amount splits into three. */
export const exampleCascade = (rows: readonly ExampleRow[]): CascadeStep[] => {
  const total = sumAmounts(rows);
  const expandedRow = rows.findLast(({ amount }) => (toFiniteNumber(amount) ?? 0) > 0);
  const part = (key: string, label: string, value: number | null, whole: number) => ({
    key,
    label,
    value,
    text: profileMoney(value),
    share: percent(value, whole),
  });
  const first: CascadeStep = {
    key: 'total',
    label: 'All',
    text: profileMoney(total),
    parts: rows.map(({ key, name, amount }) => part(key, name, amount, total)),
    chosen: expandedRow?.key,
  };
  if (!expandedRow) return [first];
  const whole = expandedRow.amount!;
  return [
    first,
    {
      key: 'opened',
      label: expandedRow.name,
      text: profileMoney(whole),
      parts: [
        part('named', 'Named', whole * 0.6, whole),
        { ...part('rest', 'All others', whole * 0.3, whole), tone: 'rest' },
        { ...part('unknown', 'Not known', whole * 0.1, whole), tone: 'unknown' },
      ],
    },
  ];
};
