import type { IsoDay } from '@/domain/fiscal';
import { trailingTwelveMonths, type ProfileYear } from '@/domain/profileYears';
import { toggleInSet } from '@/domain/search/changes';
import { stateFilters } from '@/domain/search/readyMade';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { setDateRanges, setTimeType } from '@/domain/search/timeChanges';
import type { UsState } from '@/domain/states';

/** Returns the search behind a state's profile: awards performed there in its period. All years are what a search without a period asks for. */
export const stateSearch = (state: UsState, year: ProfileYear, today: IsoDay): SearchFilters => {
  const performed = stateFilters(state);
  if (year === 'all') return performed;
  if (year === 'latest') return setDateRanges(performed, [trailingTwelveMonths(today)]);
  return toggleInSet(setTimeType(performed, 'fy'), 'timePeriodFY', year);
};
