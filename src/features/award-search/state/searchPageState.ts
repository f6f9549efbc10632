import type { WithFilterHistory, WithSearchFilters } from '@/blocks/search-filters';
import type { WithCodeTrees } from './codeTrees';
import type { WithRequests } from '@/lib/requests/requestState';
import type { WithVisitedSearches } from './visitedSearches';

/** The slices of the store that the search page reads. */
export type SearchPageState = WithSearchFilters &
  WithFilterHistory &
  WithRequests &
  WithCodeTrees &
  WithVisitedSearches;
