import type { NestedAmount } from '@/charts/nested-bars/layoutNestedBars';
import { partScenario, type Amounts, type ChartScenario } from '@/domain/awardChart';
import type { EmergencyAmounts } from '@/domain/awardEmergency';
import { money, percent, profileMoney, type Dollars } from '@/domain/format';
import type { AmountLine } from '../../categories/category';

export type Spending = 'overall' | 'covid' | 'infrastructure';
/** A row of the table: an amount with its color. */
export interface AmountRow extends Pick<AmountLine, 'label' | 'tone'> {
  key: string;
  value: Dollars | null;
}
type Laws = Record<'covid' | 'infrastructure', EmergencyAmounts>;
const lawNames = { infrastructure: 'Infrastructure', covid: 'COVID-19' } as const;
const hasAmounts = ({ obligated, outlayed }: EmergencyAmounts): boolean =>
  obligated !== 0 || outlayed !== 0;
const lawRows = (law: keyof Laws, { obligated, outlayed }: EmergencyAmounts): AmountRow[] => [
  {
    key: `${law}-outlayed`,
    label: `${lawNames[law]} Outlayed Amount`,
    tone: law,
    value: outlayed,
  },
  {
    key: `${law}-obligated`,
    label: `${lawNames[law]} Obligated Amount`,
    tone: law === 'covid' ? 'covid-obligated' : 'infrastructure-obligated',
    value: obligated,
  },
];

/** Returns the overall view and a view for each tracked law with a positive amount; [] if no law has one. */
export const spendingViews = (laws: Laws): readonly { key: Spending; label: string }[] => {
  const views = (['covid', 'infrastructure'] as const)
    .filter((law) => laws[law].obligated > 0 || laws[law].outlayed > 0)
    .map((law) => ({ key: law, label: `${lawNames[law]} Spending` }));
  return views.length ? [{ key: 'overall', label: 'Overall Spending' }, ...views] : [];
};

/**
 * Returns the rows of the table: outlays and obligations, then the rows of each law that has amounts or is the current view, then the
 * other amounts.
 */
export const amountRows = (
  lines: readonly AmountLine[],
  amounts: Amounts,
  laws: Laws,
  view: Spending,
): readonly AmountRow[] => {
  const baseRows = lines.map(({ field, ...line }): AmountRow => ({
    ...line,
    key: field,
    value: amounts[field] ?? null,
  }));
  const getLawRows = (law: keyof Laws) =>
    view === law || hasAmounts(laws[law]) ? lawRows(law, laws[law]) : [];
  return [
    ...baseRows.slice(0, 2),
    ...getLawRows('infrastructure'),
    ...getLawRows('covid'),
    ...baseRows.slice(2),
  ];
};

/** Returns a short form of a label, for charts without room for the full label. */
const shortName = (label: string): string =>
  label.replaceAll(/^(Combined|Original) | (Award )?Amounts?$| of Direct Loan$/g, '');
const cents = (rows: readonly AmountRow[], rowKey: string): number =>
  Math.round((rows.find(({ key }) => key === rowKey)?.value ?? NaN) * 100);

/** Returns the nested amounts of a view, and the scenario for their chart. */
export const getNestedAmounts = (
  lines: readonly AmountLine[],
  rows: readonly AmountRow[],
  awardScenario: ChartScenario,
  laws: Laws,
  view: Spending,
): { scenario: ChartScenario; chartAmounts: readonly NestedAmount[] } => {
  const fields = new Set<string>(lines.map(({ field }) => field));
  const isLawRow = (key: string) => key.startsWith(`${view}-`);
  const viewRows = rows.filter(({ key }) =>
    view === 'overall'
      ? fields.has(key)
      : isLawRow(key) || (fields.has(key) && key !== 'totalOutlay' && key !== 'nonFederalFunding'),
  );
  // Non-federal funding stacks on top of obligations if both add up to the total.
  const isStacked =
    cents(rows, 'totalObligation') + cents(rows, 'nonFederalFunding') ===
    cents(rows, 'totalFunding');
  return {
    scenario:
      view === 'overall'
        ? awardScenario
        : partScenario(
            awardScenario,
            laws[view],
            viewRows.filter(({ key }) => !isLawRow(key)).map(({ value }) => value),
          ),
    chartAmounts: viewRows
      .filter(({ value }) => value !== null)
      .map((row) => ({
        ...row,
        shortLabel: shortName(row.label),
        text: money(row.value),
        ...(isStacked && row.key === 'nonFederalFunding' && { previousKey: 'totalObligation' }),
      })),
  };
};

/** Returns a sentence on how much of the largest amount is obligated and paid out; undefined without an obligated amount. */
export const amountsSentence = (
  lines: readonly AmountLine[],
  amounts: Amounts,
): string | undefined => {
  const limitLine = lines.at(-1)!;
  const limit = amounts[limitLine.field];
  const { totalObligation: obligated, totalOutlay: outlay } = amounts;
  if (typeof obligated !== 'number') return undefined;
  const paidText = typeof outlay === 'number' ? `, and ${profileMoney(outlay)} was paid out` : '';
  return typeof limit === 'number' && limit > 0 && obligated >= 0
    ? `${profileMoney(obligated)} is obligated, ${percent(obligated, limit)} of the ${limitLine.label} of ${profileMoney(limit)}${paidText}.`
    : `${profileMoney(obligated)} is obligated${paidText}.`;
};
