import type { IsoDay } from '@/domain/fiscal';
import { trailingTwelveMonths, type ProfileYear } from '@/domain/profileYears';
import { toggleInSet } from '@/domain/search/changes';
import { stateFilters } from '@/domain/search/readyMade';
import type { SearchCriteria } from '@/domain/search/criteria';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { setDateRanges, setTimeType } from '@/domain/search/timeChanges';
import type { UsState } from '@/domain/states';

/** Returns the criteria of all transactions of awards performed in a state. */
export const buildCriteria = ({ code }: UsState): SearchCriteria => ({
  placesOfPerformance: [{ country: 'USA', state: code }],
});
/** Returns search filters for awards performed in a state in the period of its profile. For all years no period is set. */
export const buildFilters = (state: UsState, year: ProfileYear, today: IsoDay): SearchFilters => {
  const filters = stateFilters(state);
  if (year === 'all') return filters;
  if (year === 'latest') return setDateRanges(filters, [trailingTwelveMonths(today)]);
  return toggleInSet(setTimeType(filters, 'fy'), 'timePeriodFY', year);
};
