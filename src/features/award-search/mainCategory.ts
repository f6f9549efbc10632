import type { SearchFilters } from '@/domain/search/searchFilters';
import type { SpendingCategory } from '@/services/search/results';

/** The category that "Results by Category" opens with: one that divides the results. By agency they are one row once a single agency is asked for: then by its subagencies, and below a single subagency by recipient. */
export const mainCategory = (filters: SearchFilters): SpendingCategory => {
  const agencies = filters.selectedAwardingAgencies.valueSeq().toArray();
  const tops = new Set(agencies.map(({ toptierName }) => toptierName));
  if (tops.size !== 1) return 'awarding_agency';
  return agencies.length === 1 && agencies[0]!.agencyType === 'subtier'
    ? 'recipient'
    : 'awarding_subagency';
};
