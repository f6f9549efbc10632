import { describeChange, getChange } from '@/domain/change';
import type { TimePoint } from '@/domain/fiscalPeriods';
import { fiscalYearOf, fiscalYears } from '@/domain/fiscal';
import { count, percent } from '@/domain/format';
import { currentValue, type Answer } from '@/lib/requests/useAnswer';
import type { Compared } from './compared';
import { convertAmount, type MoneyTerms } from './money';

/** A fiscal year with one amount per member, in member order. An amount is null if it is unknown. */
export interface ComparedYear {
  year: number;
  incomplete: boolean;
  amounts: readonly (number | null)[];
}

/** Returns the fiscal years from the first with a nonzero amount of any member through the current year; [] without amounts. */
export const comparedYears = (
  members: readonly Compared[],
  answers: readonly Answer<unknown, readonly TimePoint[]>[],
  terms: MoneyTerms,
  today: string,
): readonly ComparedYear[] => {
  const amountsByYear = answers.map((answer) => {
    const points = currentValue(answer);
    return points && new Map(points.map((point) => [point.fiscalYear, point.obligations]));
  });
  const years = fiscalYears(today)
    .reverse()
    .map((year) => ({
      year,
      incomplete: year >= fiscalYearOf(today),
      amounts: members.map(({ profile }, at) => {
        const memberAmounts = amountsByYear[at];
        // The API leaves out years without obligations.
        return memberAmounts
          ? convertAmount(memberAmounts.get(year) ?? 0, terms, {
              year,
              population: profile?.population ?? null,
            })
          : null;
      }),
    }));
  const firstIndex = years.findIndex(({ amounts }) => amounts.some((amount) => amount));
  return firstIndex < 0 ? [] : years.slice(firstIndex);
};

/** A compared year with the change of each member's amount from the year before. An incomplete year has none. */
export interface ChangedYear extends ComparedYear {
  changes: readonly (number | null)[];
  /** The changes in words: `up 12% on FY 2024`. */
  changeTexts: readonly string[];
}
/** Returns consecutive years with their changes. */
export const addChanges = (years: readonly ComparedYear[]): readonly ChangedYear[] =>
  years.map((year, yearIndex) => {
    const earlier = year.incomplete ? undefined : years[yearIndex - 1];
    const getEarlierAmount = (at: number) => earlier?.amounts[at];
    return {
      ...year,
      changes: year.amounts.map((amount, at) => getChange(amount, getEarlierAmount(at))),
      changeTexts: year.amounts.map((amount, at) =>
        describeChange(amount, getEarlierAmount(at), `FY ${year.year - 1}`),
      ),
    };
  });

/** Changes by this factor or more are written as a multiple instead of a percentage. */
const MIN_FACTOR = 10;
/** Compares the last complete year with the first in which every member with amounts has a positive amount; '' for one year. */
export const changeSentence = (
  years: readonly ComparedYear[],
  members: readonly Pick<Compared, 'label'>[],
): string => {
  const complete = years.filter(({ incomplete }) => !incomplete);
  const hasAmounts = members.map((_, at) => complete.some(({ amounts }) => (amounts[at] ?? 0) > 0));
  const firstYear =
    complete.find(({ amounts }) =>
      hasAmounts.every((hasAny, at) => !hasAny || (amounts[at] ?? 0) > 0),
    ) ?? complete[0];
  const lastYear = complete[complete.length - 1];
  if (!firstYear || !lastYear || firstYear === lastYear) return '';
  const changes = members.flatMap(({ label }, at) => {
    const [from, to] = [firstYear.amounts[at] ?? 0, lastYear.amounts[at]];
    if (from <= 0 || to === null || to === undefined) return [];
    const factor = to / from;
    if (factor >= MIN_FACTOR) return [`${label} ${count(factor)} times as much`];
    const change = factor - 1;
    return [`${label} ${percent(Math.abs(change), 1, 0)} ${change < 0 ? 'less' : 'more'}`];
  });
  return changes.length
    ? `FY ${lastYear.year} compared with FY ${firstYear.year}: ${changes.join(', ')}.`
    : `FY ${firstYear.year} to FY ${lastYear.year}.`;
};
