import type { ChangedRow } from '@/blocks/panel';
import { describeChange, getChange } from '@/domain/change';
import type { SpendingPeriod, SpendingStep } from '@/domain/federalAccount/series';
import { quarterCloseDay, type LatestPeriod } from '@/domain/fiscal';
import { profileMoney, type Dollars } from '@/domain/format';
import { toConstantDollars } from '@/domain/priceIndex';

/** A period in the chosen dollars, with the change of its obligations from the year before. */
export interface ChangedPeriod extends SpendingPeriod, ChangedRow {
  /** The change in words: `up 12% on FY 2024`; '' for a quarter or an incomplete year. */
  changeText: string;
}

/** Returns whether agencies may still change the last quarter of a period. */
export const canChange = ({ year, quarter }: SpendingPeriod, day: string): boolean =>
  day < quarterCloseDay(year, quarter);
/** Returns whether agencies have reported only part of a period, which is a quarter or the year that ends with it. */
export const isPartial = (
  { year, quarter }: SpendingPeriod,
  step: SpendingStep,
  latest: LatestPeriod | undefined,
): boolean =>
  latest?.year === year &&
  latest.quarter === quarter &&
  latest.period < 3 * (step === 'years' ? 4 : quarter);

const toConstantPeriod = (period: SpendingPeriod): SpendingPeriod => {
  const convert = (amount: Dollars | null) => toConstantDollars(amount, period.year);
  return {
    ...period,
    obligated: convert(period.obligated),
    other: convert(period.other),
    unobligated: convert(period.unobligated),
    resources: convert(period.resources),
    outlay: convert(period.outlay),
  };
};
/**
 * Returns the periods in dollars of each year or in constant dollars, years with the change of their obligations. `isOpen` returns whether
 * a period is incomplete.
 */
export const toChangedPeriods = (
  periods: readonly SpendingPeriod[],
  step: SpendingStep,
  isConstant: boolean,
  isOpen: (period: SpendingPeriod) => boolean,
): readonly ChangedPeriod[] => {
  const convertedPeriods = isConstant ? periods.map(toConstantPeriod) : periods;
  const yearsByNumber = new Map(
    step === 'years' ? convertedPeriods.map((period) => [period.year, period]) : [],
  );
  return convertedPeriods.map((period) => {
    const earlier = yearsByNumber.get(period.year - 1);
    if (!earlier || isOpen(period)) return { ...period, change: null, changeText: '' };
    return {
      ...period,
      change: getChange(period.obligated, earlier.obligated),
      changeText: describeChange(period.obligated, earlier.obligated, `FY ${earlier.year}`),
    };
  });
};
/** Returns a sentence about the change of the last complete year, starting with a space; '' if there is none. */
export const describeLastYear = (
  periods: readonly ChangedPeriod[],
  hasFilters: boolean,
): string => {
  const period = periods.filter(({ changeText }) => changeText).at(-1);
  return period
    ? ` In FY ${period.year}: ${profileMoney(period.obligated)} obligated${hasFilters ? ' (filtered)' : ''}, ${period.changeText}.`
    : '';
};
