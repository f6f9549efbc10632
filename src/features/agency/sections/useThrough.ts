import { latestPeriodOfYear, type LatestPeriod } from '@/domain/fiscal';
import { date } from '@/domain/displayDate';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { submissionPeriods } from '@/services/references/endpoints';

/** The one list there is. */
const ALL = {};

/** `9/30/2025`. */
export const noteDate = (iso: string): string => date(iso).replace(/\b0/g, '');

/** The latest period of a year that is out; undefined while that is not known, and where none is. */
export const useYearPeriod = (fy: number): LatestPeriod | undefined => {
  const day = useDataDay();
  const { value } = useAnswer(submissionPeriods, ALL);
  return value ? latestPeriodOfYear(value, fy, day) : undefined;
};
/** `Data through 9/30/2025`: the last day of the latest period of the year that is out; `known` false says that the year has nothing to show. */
export const useThrough = (fy: number, known: boolean): string => {
  const period = useYearPeriod(fy);
  if (!known) return `No data for FY ${fy}`;
  return period ? `Data through ${noteDate(period.latestSubmissionDate)}` : '\u00a0';
};
