import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '@/domain/fiscal';

/** Returns the fiscal years of account data up to `latestYear`, newest first. */
export const yearsUpTo = (latestYear: number): readonly number[] =>
  Array.from(
    { length: Math.max(0, latestYear - EARLIEST_FEDERAL_ACCOUNT_YEAR + 1) },
    (_, offset) => latestYear - offset,
  );

/** Returns the fiscal year of the snapshot: the year in the address, else the latest with data; undefined while neither is available. */
export const getSnapshotYear = (fy: string, latestYear: number | undefined): number | undefined => {
  const year = Number(fy);
  if (latestYear === undefined) return year >= EARLIEST_FEDERAL_ACCOUNT_YEAR ? year : undefined;
  return yearsUpTo(latestYear).includes(year) ? year : latestYear;
};
