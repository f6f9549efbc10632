import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '@/domain/fiscal';

/** Returns the fiscal years of account data up to `latest`, newest first. */
export const yearsUpTo = (latest: number): readonly number[] =>
  Array.from(
    { length: Math.max(0, latest - EARLIEST_FEDERAL_ACCOUNT_YEAR + 1) },
    (_, back) => latest - back,
  );

/** Returns the fiscal year of the snapshot: the year in the address, else the latest with data; undefined while neither is available. */
export const getSnapshotYear = (fy: string, latest: number | undefined): number | undefined => {
  const year = Number(fy);
  if (latest === undefined) return year >= EARLIEST_FEDERAL_ACCOUNT_YEAR ? year : undefined;
  return yearsUpTo(latest).includes(year) ? year : latest;
};
