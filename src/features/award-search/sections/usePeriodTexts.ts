import { defenseDelayNote } from '@/domain/defenseDelay';
import { defaultPeriod, throughText } from '@/domain/fiscal';
import { periodsLabel } from '@/domain/search/dateRanges';
import { useDataDay } from '@/lib/dataDay';
import type { SearchQuery } from '@/services/search/results';

const usePeriods = ({ criteria: { periods } }: SearchQuery) => {
  const day = useDataDay();
  return { day, periods: periods?.length ? periods : [defaultPeriod(day)] };
};
/** Returns the days of a search as a label: `FY 2026 through 11/15/2025`. */
export const usePeriodLabel = (query: SearchQuery): string => {
  const { day, periods } = usePeriods(query);
  return periodsLabel(periods, day);
};
/** Returns the last counted day as the end of a sentence; '' if all periods have ended. */
export const useThroughText = (query: SearchQuery): string => {
  const { day, periods } = usePeriods(query);
  return throughText(periods, day);
};
/** Returns a note, followed by a note on defense spending that is not published yet. */
export const useNoteWithDelay = (query: SearchQuery, note: string): string => {
  const { day, periods } = usePeriods(query);
  return `${note} ${defenseDelayNote(periods, day)}`.trim();
};
