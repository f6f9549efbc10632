import type { SearchFilters } from '@/domain/search/searchFilters';

/** Filters of a search for the awards of some Disaster Emergency Fund codes; what makes them loads when they are wanted. */
export const covidSearch = async (codes: readonly string[]): Promise<SearchFilters> => {
  const [{ makeSearchFilters }, { changeDefCodes }] = await Promise.all([
    import('@/domain/search/searchFilters'),
    import('@/domain/search/filters/defCodeFilter'),
  ]);
  return changeDefCodes(makeSearchFilters(), codes, 'add');
};
