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

/** Returns the fiscal year of the snapshot: that of the address, else the latest that agencies have submitted; undefined while unknown. */
export const useShownYear = () => {
  const { values, write } = useAddress(accountAddress);
  const { latest, failure, retry } = useLatestPeriod();
  const years = latest ? yearsUpTo(latest.year) : [];
  const asked = Number(values.fy);
  const known = !values.fy || !latest || years.includes(asked);
  // The year in the address shows before the list of years has loaded.
  const early = asked >= EARLIEST_FEDERAL_ACCOUNT_YEAR ? asked : undefined;
  const year = latest ? (values.fy && known ? asked : latest.year) : early;
  return {
    year,
    years,
    latest,
    failure,
    retry,
    /** The year in the address if it has no data, else ''. */
    refused: known ? '' : values.fy,
    /** The year as text, up to its last reported date if it has not ended; '' while unknown. */
    words: yearWords(year, latest),
    choose: (next: string) => write({ fy: Number(next) === latest?.year ? '' : next }, 'push'),
  };
};
