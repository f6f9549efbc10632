import { useLatestPeriod } from '@/blocks/submission-periods';
import {
  EARLIEST_FEDERAL_ACCOUNT_YEAR,
  fiscalYearRange,
  fiscalYearWords,
  type LatestPeriod,
} from '@/domain/fiscal';
import { useAddress } from '@/lib/address';
import { accountAddress } from './accountAddress';
import { yearsUpTo } from './useAccountFilters';

const yearWords = (year: number | undefined, latest: LatestPeriod | null | undefined): string =>
  year === undefined
    ? ''
    : fiscalYearWords(
        year,
        latest?.year === year ? latest.latestSubmissionDate : fiscalYearRange(year).end,
      );

/** The fiscal year of the snapshot: that of the address, else the latest that agencies submitted; undefined while that is not known. */
export const useShownYear = () => {
  const { values, write } = useAddress(accountAddress);
  const { latest, failure, retry } = useLatestPeriod();
  const years = latest ? yearsUpTo(latest.year) : [];
  const asked = Number(values.fy);
  const known = !values.fy || !latest || years.includes(asked);
  // The year of the address needs no list of years to be shown.
  const early = asked >= EARLIEST_FEDERAL_ACCOUNT_YEAR ? asked : undefined;
  const year = latest ? (values.fy && known ? asked : latest.year) : early;
  return {
    year,
    years,
    latest,
    failure,
    retry,
    /** What the address asks for in vain. */
    refused: known ? '' : values.fy,
    /** The year in words, to its last day that is counted where it is not over; '' while it is not known. */
    words: yearWords(year, latest),
    choose: (next: string) => write({ fy: Number(next) === latest?.year ? '' : next }, 'push'),
  };
};
