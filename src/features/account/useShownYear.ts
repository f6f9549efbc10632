import { useSelector } from 'react-redux';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { fiscalYearRange, fiscalYearLabel, type LatestPeriod } from '@/domain/fiscal';
import { useAddress } from '@/lib/url/address';
import { accountAddress } from './accountAddress';
import { getSnapshotYear, yearsUpTo } from './accountYears';
import { selectAccountInView } from './state/federalAccountState';

const formatYear = (year: number | undefined, latest: LatestPeriod | null | undefined): string =>
  year === undefined
    ? ''
    : fiscalYearLabel(
        year,
        latest?.year === year ? latest.latestSubmissionDate : fiscalYearRange(year).end,
      );

/**
 * Returns the fiscal year of the snapshot, which is the year in the address or else the latest with data, and a function to change it.
 * `year` is undefined until it is loaded.
 */
export const useShownYear = () => {
  const { fy } = useSelector(selectAccountInView);
  const { write } = useAddress(accountAddress);
  const { latest, failure, retry } = useLatestPeriod();
  const years = latest ? yearsUpTo(latest.year) : [];
  const hasData = !fy || !latest || years.includes(Number(fy));
  const year = getSnapshotYear(fy, latest?.year);
  return {
    year,
    years,
    latest,
    failure,
    retry,
    /** The year in the address if it has no data, else ''. */
    refused: hasData ? '' : fy,
    /** The year as text, up to its last reported date if it has not ended; '' while the year is not loaded. */
    yearText: formatYear(year, latest),
    choose: (value: string) => write({ fy: Number(value) === latest?.year ? '' : value }, 'push'),
  };
};
