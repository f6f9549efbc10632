/** The Sankey diagram of the overview: the funding from emergency codes to outlays and balances (pages document §10.4). */
import type { SankeyFlow, SankeyNode } from '@/charts/sankey/layoutSankey';
import type { Tone } from '@/charts/drawing/stops';
import { getDefCodeTone } from '@/domain/codes/categoryColors';
import type { DisasterOverview, OverviewAmounts } from '@/domain/disaster/overview';
import type { PublicLawId } from '@/domain/disaster/publicLaws';
import { profileMoney, type Dollars } from '@/domain/format';
import { getLawHue, overviewRows } from './overviewRows';

/** One amount of the diagram, as a row of the table and the file. */
export interface FundingRow {
  key: string;
  /** The Disaster Emergency Fund Code of a source. */
  defCode?: string;
  side: 'From' | 'To';
  label: string;
  amount: Dollars | null;
}
const REST = 'beside';

export const fundingRows = (
  { funding }: DisasterOverview,
  amounts: OverviewAmounts,
): readonly FundingRow[] => {
  const fundedAmount = funding.reduce((sum, { amount }) => sum + amount, 0);
  const unassignedAmount = Math.round((amounts.resources - fundedAmount) * 100) / 100;
  return [
    ...funding.map(({ defCode, amount }): FundingRow => ({
      key: `code-${defCode}`,
      defCode,
      side: 'From',
      label: `DEFC ${defCode}`,
      amount,
    })),
    ...(unassignedAmount === 0
      ? []
      : [{ key: REST, side: 'From' as const, label: 'Without a Code', amount: unassignedAmount }]),
    ...overviewRows(amounts).map((row): FundingRow => ({ ...row, side: 'To' })),
  ];
};

const amountKinds: Partial<Record<string, 'resources' | 'obligations' | 'outlays'>> = {
  resources: 'resources',
  awardObligations: 'obligations',
  otherObligations: 'obligations',
  remaining: 'obligations',
  awardOutlays: 'outlays',
  awardNotOutlayed: 'outlays',
  otherOutlays: 'outlays',
  otherNotOutlayed: 'outlays',
};
/** Returns the tone of a row: of its code, or of its kind of amount in the hue of the law, as in the bars of the overview. */
const getTone = ({ key, defCode }: FundingRow, law: PublicLawId): Tone => {
  if (defCode) return getDefCodeTone(defCode);
  const kind = amountKinds[key];
  return kind ? `${getLawHue(law)}-${kind}` : 'rest';
};
/** Nodes of unspent amounts, which the diagram shows as outlines. */
const unspentKeys: ReadonlySet<string> = new Set([
  'remaining',
  'awardNotOutlayed',
  'otherNotOutlayed',
]);

const splits: readonly (readonly [
  from: keyof OverviewAmounts,
  to: readonly (keyof OverviewAmounts)[],
])[] = [
  ['resources', ['awardObligations', 'otherObligations', 'remaining']],
  ['awardObligations', ['awardOutlays', 'awardNotOutlayed']],
  ['otherObligations', ['otherOutlays', 'otherNotOutlayed']],
];

/** Returns the nodes and flows. If one part of an amount is unknown or negative, the flows to all parts of that amount have no width. */
export const buildFundingDiagram = (
  overview: DisasterOverview,
  amounts: OverviewAmounts,
  law: PublicLawId,
): { nodes: readonly SankeyNode[]; flows: readonly SankeyFlow[] } => {
  const rows = fundingRows(overview, amounts);
  const flows: SankeyFlow[] = [
    ...rows
      .filter(({ side, amount }) => side === 'From' && amount !== 0)
      .map(({ key, amount }) => ({
        from: key,
        to: 'resources',
        value: amount,
        text: profileMoney(amount),
      })),
    ...splits.flatMap(([from, parts]) => {
      const hasAllAmounts = parts.every((key) => (amounts[key] ?? -1) >= 0);
      return parts
        .filter((to) => amounts[to] !== 0)
        .map((to): SankeyFlow => ({
          from,
          to,
          value: hasAllAmounts ? amounts[to] : null,
          text: profileMoney(amounts[to]),
        }));
    }),
  ];
  return {
    nodes: rows
      .filter(({ key }) => key !== 'obligations' && key !== 'outlays')
      .map((row): SankeyNode => ({
        key: row.key,
        label: row.label,
        text: profileMoney(row.amount),
        tone: getTone(row, law),
        open: unspentKeys.has(row.key),
      })),
    flows,
  };
};
