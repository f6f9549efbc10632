import { trackedDefCodes } from '@/domain/codes/defCodes';
import type { SearchCriteria } from '@/domain/search/criteria';
import { endpoint } from '../http/endpoint';
import { filtersFromCriteria } from './requestBody';
import type { CategoryTotal, SpendingCategory } from './results';
import { categoryFromJson } from './resultsFromJson';
import type { CategoryJson } from './wire';

export type TopCategory =
  | SpendingCategory
  | 'county'
  | 'district'
  | 'country'
  | 'state_territory'
  | 'federal_account'
  | 'defc';
export interface TopQuery {
  criteria: SearchCriteria;
  category: TopCategory;
  limit: number;
}

/**
 * Returns the filters and the level of a request. DEFC are summed from account data (`award_financial`), all other categories from
 * transactions.
 */
const toFiltersAndLevel = ({ criteria, category }: TopQuery) => {
  const isDefc = category === 'defc';
  const codes = criteria.defCodes ?? (isDefc ? trackedDefCodes.map(({ code }) => code) : undefined);
  return {
    filters: filtersFromCriteria({ ...criteria, defCodes: codes }, 'transactions'),
    spending_level: isDefc ? 'award_financial' : 'transactions',
  };
};

/** The rows of a category with the largest obligations. */
export const topOfCategory = endpoint({
  name: 'search/top',
  method: 'POST',
  path: ({ category }: TopQuery) => `v2/search/spending_by_category/${category}/`,
  body: (query) => ({
    category: query.category,
    ...toFiltersAndLevel(query),
    limit: query.limit,
    page: 1,
  }),
  read: (wire: CategoryJson): readonly CategoryTotal[] => categoryFromJson(wire).rows,
});
