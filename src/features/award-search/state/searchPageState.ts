import type { WithFilterHistory, WithSearchFilters } from '@/blocks/search-filters';
import type { WithCodeTrees } from './codeTrees';
import type { WithRequests } from '@/lib/requests/requestState';

/** The part of the store that the search page reads; its answers stand in `requests`. */
export type SearchPageState = WithSearchFilters & WithFilterHistory & WithRequests & WithCodeTrees;
