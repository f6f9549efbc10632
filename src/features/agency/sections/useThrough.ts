import { latestPeriodOfYear } from '@/domain/fiscal';
import { date } from '@/domain/displayDate';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { submissionPeriods } from '@/services/references/endpoints';

/** The one list there is. */
const ALL = {};

/** `9/30/2025`. */
export const noteDate = (iso: string): string => date(iso).replace(/\b0/g, '');

/** `Data through 9/30/2025`: the last day of the latest period of the year that is out; `known` false says that the year has nothing to show. */
export const useThrough = (fy: number, known: boolean): string => {
  const day = useDataDay();
  const { value } = useAnswer(submissionPeriods, ALL);
  if (!known) return `No data for FY ${fy}`;
  const period = value ? latestPeriodOfYear(value, fy, day) : undefined;
  return period ? `Data through ${noteDate(period.latestSubmissionDate)}` : '\u00a0';
};
