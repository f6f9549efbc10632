/** What the panels of the overview draw and say, from its amounts. */
import type { NestedAmount } from '@/charts/nested-bars/layoutNestedBars';
import type { OverviewAmounts } from '@/domain/disaster/overview';
import type { PublicLawId } from '@/domain/disaster/publicLaws';
import { MISSING, percent, profileMoney, type Dollars } from '@/domain/format';

/** The views of the amounts; `all` shows the three together. */
export const overviewViews = [
  { key: 'all', label: 'All Amounts' },
  { key: 'resources', label: 'Total Budgetary Resources' },
  { key: 'obligations', label: 'Total Obligations' },
  { key: 'outlays', label: 'Total Outlays' },
] as const;
export type OverviewView = (typeof overviewViews)[number]['key'];
type MainAmount = Exclude<OverviewView, 'all'>;
const mains: readonly MainAmount[] = ['resources', 'obligations', 'outlays'];
/** Where the whole label has no room. */
const shortLabels: Readonly<Record<MainAmount, string>> = {
  resources: 'Resources',
  obligations: 'Obligations',
  outlays: 'Outlays',
};

/** One amount of the overview as table and file show it. */
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
  labels.find(([own]) => own === key)![1];
/** Every amount, those of a part below their whole. */
export const overviewRows = (amounts: OverviewAmounts): readonly OverviewRow[] =>
  labels.map(([key, label]) => ({ key, label, amount: amounts[key] }));

/** An amount with its share of what there is; without one where there is nothing. */
const withShare = (
  amount: Dollars | null,
  resources: Dollars,
  of = ' of Total Budgetary Resources',
): string => {
  const share = percent(amount, resources, 2);
  const words = profileMoney(amount);
  return share === MISSING ? words : `${words} (${share}${of})`;
};

/** The bars of a view, those that are not meant faded behind. The amounts of one law have colours of their own. */
export const barsOf = (
  amounts: OverviewAmounts,
  view: OverviewView,
  law: PublicLawId,
): readonly NestedAmount[] => {
  const meant = view === 'all' ? mains.length - 1 : mains.indexOf(view);
  const hue = law === 'all' ? 'covid' : 'rescue';
  return mains.slice(0, meant + 1).map((key) => ({
    key,
    label: overviewLabel(key),
    short: shortLabels[key],
    value: amounts[key],
    text:
      key === 'resources'
        ? profileMoney(amounts[key])
        : withShare(amounts[key], amounts.resources, ''),
    tone: `${hue}-${key}`,
    faded: view !== 'all' && key !== view,
  }));
};

/** Returns what a view shows, in a sentence; `period` begins with a space. */
export const overviewSentence = (
  amounts: OverviewAmounts,
  view: OverviewView,
  period: string,
): string => {
  const { resources, obligations, outlays } = amounts;
  switch (view) {
    case 'resources':
      return `Agencies had ${profileMoney(resources)} to spend${period}.`;
    case 'obligations':
      return `Agencies committed ${withShare(obligations, resources)}${period}.`;
    case 'outlays':
      return `Agencies paid out ${withShare(outlays, resources)}${period}.`;
    default:
      return `Of ${profileMoney(resources)} that agencies had to spend${period}, they committed ${profileMoney(obligations)} and paid out ${profileMoney(outlays)}.`;
  }
};
