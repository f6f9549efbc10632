/** Rows, bars and sentences of the overview panels. */
import { dollarColumn, type DataColumn } from '@/blocks/panel';
import type { NestedAmount } from '@/charts/nested-bars/layoutNestedBars';
import type { DisasterOverview, OverviewAmounts } from '@/domain/disaster/overview';
import type { PublicLawId } from '@/domain/disaster/publicLaws';
import { MISSING, percent, profileMoney, type Dollars } from '@/domain/format';
import type { Answer } from '@/lib/requests/useAnswer';
import type { CodeSelection } from '../useCodeSelection';

export interface OverviewPanelProps<Q> {
  answer: Answer<Q, DisasterOverview>;
  /** The amounts of `answer`; null until it has loaded. */
  amounts: OverviewAmounts | null;
  selection: CodeSelection;
}

/** The views of the amounts; `all` shows all three together. */
export const overviewViews = [
  { key: 'all', label: 'All Amounts' },
  { key: 'resources', label: 'Total Budgetary Resources' },
  { key: 'obligations', label: 'Total Obligations' },
  { key: 'outlays', label: 'Total Outlays' },
] as const;
export type OverviewView = (typeof overviewViews)[number]['key'];
type MainAmount = Exclude<OverviewView, 'all'>;
const mainAmounts: readonly MainAmount[] = ['resources', 'obligations', 'outlays'];
const shortLabels: Readonly<Record<MainAmount, string>> = {
  resources: 'Resources',
  obligations: 'Obligations',
  outlays: 'Outlays',
};

export interface OverviewRow {
  key: keyof OverviewAmounts;
  label: string;
  amount: Dollars | null;
}
const labels: readonly (readonly [keyof OverviewAmounts, string])[] = [
  ['resources', 'Total Budgetary Resources'],
  ['obligations', 'Total Obligations'],
  ['awardObligations', 'Award Obligations'],
  ['otherObligations', 'Other Obligations'],
  ['remaining', 'Remaining Balance'],
  ['outlays', 'Total Outlays'],
  ['awardOutlays', 'Award Outlays'],
  ['awardNotOutlayed', 'Award Obligations Not Yet Outlayed'],
  ['otherOutlays', 'Other Outlays'],
  ['otherNotOutlayed', 'Other Obligations Not Yet Outlayed'],
];
export const overviewLabel = (key: keyof OverviewAmounts): string =>
  labels.find(([rowKey]) => rowKey === key)![1];
/** Returns one row per amount, with the parts below their total. */
export const overviewRows = (amounts: OverviewAmounts): readonly OverviewRow[] =>
  labels.map(([key, label]) => ({ key, label, amount: amounts[key] }));

/** Props shared by the panels of the overview. */
export const overviewPanel = {
  headingLevel: 3,
  unit: 'US dollars, since the first law',
  emptyText: 'No account reports spending under these codes. Select other codes.',
} as const;
/** Returns the columns of an amount in dollars and of its share of the resources. */
export const amountColumns = (
  id: string,
  label: string,
  resources: Dollars,
): readonly DataColumn<Pick<OverviewRow, 'amount'>>[] => [
  dollarColumn<Pick<OverviewRow, 'amount'>>(id, label, ({ amount }) => amount, {
    sortBy: ({ amount }) => amount,
    width: 220,
  }),
  {
    id: 'share',
    label: 'Share of Total Budgetary Resources',
    value: ({ amount }) => percent(amount, resources, 2),
    numeric: true,
    width: 200,
  },
];

const withShare = (
  amount: Dollars | null,
  resources: Dollars,
  suffix = ' of Total Budgetary Resources',
): string => {
  const share = percent(amount, resources, 2);
  const text = profileMoney(amount);
  return share === MISSING ? text : `${text} (${share}${suffix})`;
};

/** Returns the hue of the amounts of a law in the names of tones. */
export const getLawHue = (law: PublicLawId): 'covid' | 'rescue' =>
  law === 'all' ? 'covid' : 'rescue';
/** Returns the bars up to the amount that a view selects, with the other bars faded. A single law has its own colors. */
export const buildBars = (
  amounts: OverviewAmounts,
  view: OverviewView,
  law: PublicLawId,
): readonly NestedAmount[] => {
  const lastIndex = view === 'all' ? mainAmounts.length - 1 : mainAmounts.indexOf(view);
  const hue = getLawHue(law);
  return mainAmounts.slice(0, lastIndex + 1).map((key) => ({
    key,
    label: overviewLabel(key),
    shortLabel: shortLabels[key],
    value: amounts[key],
    text:
      key === 'resources'
        ? profileMoney(amounts[key])
        : withShare(amounts[key], amounts.resources, ''),
    tone: `${hue}-${key}`,
    faded: view !== 'all' && key !== view,
  }));
};

/** Returns a sentence that summarizes a view. `periodPhrase` begins with a space. */
export const overviewSentence = (
  amounts: OverviewAmounts,
  view: OverviewView,
  periodPhrase: string,
): string => {
  const { resources, obligations, outlays } = amounts;
  switch (view) {
    case 'resources':
      return `Agencies had ${profileMoney(resources)} available to spend${periodPhrase}.`;
    case 'obligations':
      return `Agencies committed ${withShare(obligations, resources)}${periodPhrase}.`;
    case 'outlays':
      return `Agencies paid out ${withShare(outlays, resources)}${periodPhrase}.`;
    default:
      return `Of ${profileMoney(resources)} available to spend${periodPhrase}, agencies committed ${profileMoney(obligations)} and paid out ${profileMoney(outlays)}.`;
  }
};
