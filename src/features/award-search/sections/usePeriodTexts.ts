import { defenseDelayNote } from '@/domain/defenseDelay';
import { defaultPeriod, throughText } from '@/domain/fiscal';
import { periodsLabel } from '@/domain/search/dateRanges';
import { useDataDay } from '@/lib/dataDay';
import type { SearchQuery } from '@/services/search/results';

const usePeriods = ({ criteria: { periods } }: SearchQuery) => {
  const day = useDataDay();
  return { day, periods: periods?.length ? periods : [defaultPeriod(day)] };
};
/** Returns the time period of a search as a label: `FY 2026 through 11/15/2025`. */
export const usePeriodLabel = (query: SearchQuery): string => {
  const { day, periods } = usePeriods(query);
  return periodsLabel(periods, day);
};
/** Returns the end of a sentence, such as ` through 11/15/2025`; '' if all periods of the search have ended. */
export const useThroughText = (query: SearchQuery): string => {
  const { day, periods } = usePeriods(query);
  return throughText(periods, day);
};
/** Returns `note`, followed by a second note if defense spending in the periods of the search is not published yet. */
export const useNoteWithDelay = (query: SearchQuery, note: string): string => {
  const { day, periods } = usePeriods(query);
  return `${note} ${defenseDelayNote(periods, day)}`.trim();
};
