import type { SearchFilters } from '@/domain/search/searchFilters';

/** Returns search filters for the awards of the given emergency codes. The filter modules load on demand. */
export const loadCovidFilters = async (codes: readonly string[]): Promise<SearchFilters> => {
  const [{ makeSearchFilters }, { changeDefCodes }] = await Promise.all([
    import('@/domain/search/searchFilters'),
    import('@/domain/search/filters/defCodeFilter'),
  ]);
  return changeDefCodes(makeSearchFilters(), codes, 'add');
};
