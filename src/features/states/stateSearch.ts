import { fiscalYearOf, type IsoDay } from '@/domain/fiscal';
import type { ProfileYear } from '@/domain/profileYears';
import { toggleInSet } from '@/domain/search/changes';
import { stateFilters } from '@/domain/search/readyMade';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { setTimeType } from '@/domain/search/timeChanges';
import type { UsState } from '@/domain/states';

/**
 * The search behind a state's profile: awards performed there in its year. All years are what a search without a period asks for; `latest` is
 * the current fiscal year, as the service counts it for states.
 */
export const stateSearch = (state: UsState, year: ProfileYear, today: IsoDay): SearchFilters => {
  const performed = stateFilters(state);
  if (year === 'all') return performed;
  const fiscalYear = year === 'latest' ? String(fiscalYearOf(today)) : year;
  return toggleInSet(setTimeType(performed, 'fy'), 'timePeriodFY', fiscalYear);
};
