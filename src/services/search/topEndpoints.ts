import { trackedDefCodes } from '@/domain/codes/defCodes';
import type { SearchCriteria } from '@/domain/search/criteria';
import { endpoint } from '../http/endpoint';
import { filtersFromCriteria } from './requestBody';
import type { CategoryTotal, SpendingCategory } from './results';
import { categoryFromJson } from './resultsFromJson';
import type { CategoryJson } from './wire';

/** What the largest of can be asked for: places, accounts and disaster codes beside what a search ranks. */
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

/** Disaster codes are summed as agencies report them with their accounts, the others by transactions. */
const questionOf = ({ criteria, category }: TopQuery) => {
  if (category !== 'defc') {
    return {
      filters: filtersFromCriteria(criteria, 'transactions'),
      spending_level: 'transactions',
    };
  }
  const defCodes = criteria.defCodes ?? trackedDefCodes.map(({ code }) => code);
  return {
    filters: filtersFromCriteria({ ...criteria, defCodes }, 'transactions'),
    spending_level: 'award_financial',
  };
};

/** The largest of a category. */
export const topOfCategory = endpoint({
  name: 'search/top',
  method: 'POST',
  path: ({ category }: TopQuery) => `v2/search/spending_by_category/${category}/`,
  body: (query) => ({
    category: query.category,
    ...questionOf(query),
    limit: query.limit,
    page: 1,
  }),
  read: (wire: CategoryJson): readonly CategoryTotal[] => categoryFromJson(wire).rows,
});
