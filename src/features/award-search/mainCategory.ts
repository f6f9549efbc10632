import type { SearchFilters } from '@/domain/search/searchFilters';
import type { SpendingCategory } from '@/services/search/results';

/** Returns the initial category: the first one in which the results of this search can have several rows. */
export const mainCategory = (filters: SearchFilters): SpendingCategory => {
  const agencies = [...filters.selectedAwardingAgencies.values()];
  const toptierNames = new Set(agencies.map(({ toptierName }) => toptierName));
  if (toptierNames.size !== 1) return 'awarding_agency';
  return agencies.length === 1 && agencies[0]!.agencyType === 'subtier'
    ? 'recipient'
    : 'awarding_subagency';
};
