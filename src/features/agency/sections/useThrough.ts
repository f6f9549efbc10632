import { latestPeriodOfYear, type LatestPeriod } from '@/domain/fiscal';
import { date } from '@/domain/displayDate';
import { useDataDay } from '@/lib/dataDay';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { submissionPeriods } from '@/services/references/endpoints';

/** Returns a date without leading zeros: `9/30/2025`. */
export const formatNoteDate = (isoDay: string): string => date(isoDay).replace(/\b0/g, '');

/** Returns the latest published period of a fiscal year; undefined while loading or if there is none. */
export const useYearPeriod = (fy: number): LatestPeriod | undefined => {
  const day = useDataDay();
  const { value } = useAnswer(submissionPeriods, EMPTY_QUERY);
  return value ? latestPeriodOfYear(value, fy, day) : undefined;
};
/**
 * Returns how far the data of a fiscal year goes: `Data through 9/30/2025`, or `No data for FY 2025` if `hasData` is false. Returns a
 * no-break space while loading, or if no period of the year is published.
 */
export const useThrough = (fy: number, hasData: boolean): string => {
  const period = useYearPeriod(fy);
  if (!hasData) return `No data for FY ${fy}`;
  return period ? `Data through ${formatNoteDate(period.latestSubmissionDate)}` : '\u00a0';
};
