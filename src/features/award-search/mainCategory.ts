import type { SearchFilters } from '@/domain/search/searchFilters';
import type { SpendingCategory } from '@/services/search/results';

/**
 * Returns the category that "Results by Category" opens with: one that splits the results. A search for one agency is split by subagency,
 * one for a single subagency by recipient.
 */
export const mainCategory = (filters: SearchFilters): SpendingCategory => {
  const agencies = filters.selectedAwardingAgencies.valueSeq().toArray();
  const tops = new Set(agencies.map(({ toptierName }) => toptierName));
  if (tops.size !== 1) return 'awarding_agency';
  return agencies.length === 1 && agencies[0]!.agencyType === 'subtier'
    ? 'recipient'
    : 'awarding_subagency';
};
