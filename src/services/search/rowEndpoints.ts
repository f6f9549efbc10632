import { resultTabs, type ResultTabKey, type SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchCriteria } from '@/domain/search/criteria';
import { endpoint } from '../http/endpoint';
import { groupedPageFromJson, getFieldPrefix, pageFromJson } from './pagesFromJson';
import { filtersFromCriteria, NO_INTERSECTION, tabTypes } from './requestBody';
import type { GroupedPage, GroupedQuery, PageQuery, ResultPage } from './results';
import { getFieldName } from './rowFromJson';
import type { GroupedJson, RowsJson } from './wire';

// These endpoints are separate from the totals of a search, so that pages with only totals do not load the table of fields.

const getTabTypes = (criteria: SearchCriteria, level: SpendingLevel, tab: ResultTabKey) =>
  tabTypes(resultTabs[level].find(({ key }) => key === tab)?.codes ?? [], criteria.awardTypes);
const noRows: ResultPage & GroupedPage = { rows: [], hasNext: false };
const getEmptyResult = ({ criteria, level, tab }: Pick<PageQuery, 'criteria' | 'level' | 'tab'>) =>
  getTabTypes(criteria, level, tab).includes(NO_INTERSECTION) ? noRows : undefined;

const isTransactions = (level: SpendingLevel) => level === 'transactions';
/** One page of search results. */
export const searchPage = endpoint({
  name: 'search/page',
  method: 'POST',
  path: ({ level }: PageQuery) =>
    isTransactions(level) ? 'v2/search/spending_by_transaction/' : 'v2/search/spending_by_award/',
  body: ({ criteria, level, tab, fields, page, limit, sort, order }) => ({
    filters: {
      ...filtersFromCriteria(criteria, level),
      award_type_codes: getTabTypes(criteria, level, tab),
    },
    fields: fields.map(getFieldName),
    page,
    limit,
    sort: getFieldName(sort),
    order,
    ...(isTransactions(level) ? {} : { spending_level: level }),
    auditTrail: 'Results Table - Spending by award search',
  }),
  read: (wire: RowsJson): ResultPage => pageFromJson(wire),
  knownResult: getEmptyResult,
});

/** One page of awards with the counts and obligations of their matching subawards or transactions. */
export const searchGrouped = endpoint({
  name: 'search/grouped',
  method: 'POST',
  path: ({ level }: GroupedQuery) => `v2/search/spending_by_${getFieldPrefix(level)}_grouped/`,
  body: ({ criteria, level, tab, page, limit, sort, order }) => ({
    filters: {
      ...filtersFromCriteria(criteria, level),
      award_type_codes: getTabTypes(criteria, level, tab),
    },
    page,
    limit,
    sort: sort === 'award_id' ? sort : `${getFieldPrefix(level)}_${sort}`,
    order,
  }),
  read: (wire: GroupedJson, { level }): GroupedPage => groupedPageFromJson(wire, level),
  knownResult: getEmptyResult,
});
