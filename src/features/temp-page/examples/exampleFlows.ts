import type { CascadeStep } from '@/charts/cascade/layoutCascade';
import { toFiniteNumber, type Tone } from '@/charts/drawing/stops';
import { percent, profileMoney } from '@/domain/format';
import type { ExampleRow } from './exampleRows';

/** Returns the sum of the positive, finite amounts. */
export const sumAmounts = (rows: readonly ExampleRow[]): number =>
  rows.reduce((sum, { amount }) => sum + Math.max(0, toFiniteNumber(amount) ?? 0), 0);

/** Returns the nodes and flows of a Sankey chart: from the rows to their total, and from the total to two uses. */
export const toFlows = (rows: readonly ExampleRow[]) => {
  const total = sumAmounts(rows);
  const makeFlow = (from: string, to: string, value: number | null) => ({
    from,
    to,
    value,
    text: profileMoney(value),
  });
  const makeNode = (key: string, label: string, value: number | null, tone: Tone) => ({
    key,
    label,
    text: profileMoney(value),
    tone,
  });
  return {
    nodes: [
      ...rows.map(({ key, name, amount }) => makeNode(key, name, amount, 'current-award')),
      makeNode('total', 'Total Budgetary Resources', total, 'obligation'),
      makeNode('obligated', 'Obligations Incurred', total * 0.7, 'outlay'),
      makeNode('left', 'Unobligated Balance', total * 0.3, 'rest'),
    ],
    flows: [
      ...rows.map(({ key, amount }) => makeFlow(key, 'total', amount)),
      makeFlow('total', 'obligated', total * 0.7),
      makeFlow('total', 'left', total * 0.3),
    ],
  };
};

/** Returns the steps of a cascade: the rows as parts of their total, then three parts of the last row with a positive amount. */
export const toCascade = (rows: readonly ExampleRow[]): CascadeStep[] => {
  const total = sumAmounts(rows);
  const expandedRow = rows.findLast(({ amount }) => (toFiniteNumber(amount) ?? 0) > 0);
  const makePart = (key: string, label: string, value: number | null, whole: number) => ({
    key,
    label,
    value,
    text: profileMoney(value),
    share: percent(value, whole),
  });
  const firstStep: CascadeStep = {
    key: 'total',
    label: 'All',
    text: profileMoney(total),
    parts: rows.map(({ key, name, amount }) => makePart(key, name, amount, total)),
    chosen: expandedRow?.key,
  };
  if (!expandedRow) return [firstStep];
  const whole = expandedRow.amount!;
  return [
    firstStep,
    {
      key: 'opened',
      label: expandedRow.name,
      text: profileMoney(whole),
      parts: [
        makePart('named', 'Named', whole * 0.6, whole),
        { ...makePart('rest', 'All others', whole * 0.3, whole), tone: 'rest' },
        { ...makePart('unknown', 'Not known', whole * 0.1, whole), tone: 'unknown' },
      ],
    },
  ];
};
