import type { TimePoint } from '@/domain/fiscalPeriods';
import { fiscalYearOf, fiscalYears } from '@/domain/fiscal';
import { currentValue, type Answer } from '@/lib/requests/useAnswer';
import type { Compared } from './compared';
import { inTerms, type MoneyTerms } from './money';

/** One fiscal year with an amount for each that is compared, in their order; null where it is not known. */
export interface ComparedYear {
  year: number;
  /** The year is not over. */
  incomplete: boolean;
  amounts: readonly (number | null)[];
}

/** Fiscal years from the first in which one of them has anything to the current one: the same axis for all. */
export const comparedYears = (
  all: readonly Compared[],
  answers: readonly Answer<unknown, readonly TimePoint[]>[],
  terms: MoneyTerms,
  today: string,
): readonly ComparedYear[] => {
  const known = answers.map(
    (answer) =>
      currentValue(answer) &&
      new Map(
        currentValue(answer)!.map(({ fiscalYear, obligations }) => [fiscalYear, obligations]),
      ),
  );
  const years = fiscalYears(today)
    .reverse()
    .map((year) => ({
      year,
      incomplete: year >= fiscalYearOf(today),
      amounts: all.map(({ profile }, at) => {
        const of = known[at];
        // Years that an answer leaves out had nothing.
        return of
          ? inTerms(of.get(year) ?? 0, terms, { year, population: profile?.population ?? null })
          : null;
      }),
    }));
  const first = years.findIndex(({ amounts }) => amounts.some((amount) => amount));
  return first < 0 ? [] : years.slice(first);
};
