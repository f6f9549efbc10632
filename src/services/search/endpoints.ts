import { resultTabs, type ResultTabKey, type SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchCriteria } from '@/domain/search/criteria';
import { endpoint } from '../http/endpoint';
import { filtersFromCriteria, NO_INTERSECTION, tabTypes } from './requestBody';
import {
  categoryLabels,
  type CategoryQuery,
  type GroupedPage,
  type GroupedQuery,
  type PageQuery,
  type PlacesQuery,
  type ResultPage,
  type SearchQuery,
  type TimeQuery,
} from './results';
import {
  categoryFromJson,
  countsFromJson,
  groupedFromJson,
  pageFromJson,
  placesFromJson,
  summaryFromJson,
  tableTotalsFromJson,
  timeFromJson,
} from './resultsFromJson';
import type {
  CategoryJson,
  CountsJson,
  GeographyJson,
  GroupedJson,
  OverTimeJson,
  RowsJson,
  SummaryJson,
} from './wire';

// `auditTrail` is free text for the service's logs: which part of the site asks. It changes no answer.

/** Prime awards are summed by their transactions. */
const summedLevel = (level: SpendingLevel) =>
  level === 'subawards' ? 'subawards' : 'transactions';
const isOf = (level: SpendingLevel) => level === 'transactions';

/** How many records each tab of a level holds. */
export const searchCounts = endpoint({
  name: 'search/counts',
  method: 'POST',
  path: ({ level }: SearchQuery) =>
    isOf(level) ? 'v2/search/spending_by_transaction_count/' : 'v2/search/spending_by_award_count/',
  body: ({ criteria, level }) => ({
    filters: filtersFromCriteria(criteria, level),
    ...(isOf(level) ? {} : { spending_level: level }),
    auditTrail: 'Results View - Tab Counts',
  }),
  read: (wire: CountsJson, { level }) => countsFromJson(wire, level),
});

/** Award types that a tab and the search share. */
const typesOf = (criteria: SearchCriteria, level: SpendingLevel, tab: ResultTabKey) =>
  tabTypes(resultTabs[level].find(({ key }) => key === tab)?.codes ?? [], criteria.awardTypes);
const noRows: ResultPage & GroupedPage = { rows: [], hasNext: false };
/** A tab that shares no type with the chosen ones is empty without asking. */
const knownEmpty = ({ criteria, level, tab }: Pick<PageQuery, 'criteria' | 'level' | 'tab'>) =>
  typesOf(criteria, level, tab).includes(NO_INTERSECTION) ? noRows : undefined;

/** One page of results. */
export const searchPage = endpoint({
  name: 'search/page',
  method: 'POST',
  path: ({ level }: PageQuery) =>
    isOf(level) ? 'v2/search/spending_by_transaction/' : 'v2/search/spending_by_award/',
  body: ({ criteria, level, tab, fields, page, limit, sort, order }) => ({
    filters: {
      ...filtersFromCriteria(criteria, level),
      award_type_codes: typesOf(criteria, level, tab),
    },
    fields,
    page,
    limit,
    sort,
    order,
    ...(isOf(level) ? {} : { spending_level: level }),
    auditTrail: 'Results Table - Spending by award search',
  }),
  read: (wire: RowsJson): ResultPage => pageFromJson(wire),
  known: knownEmpty,
});

/** Obligations by period. Prime awards are counted by their transactions, as the page says under the title. */
export const searchOverTime = endpoint({
  name: 'search/time',
  method: 'POST',
  path: 'v2/search/spending_over_time/',
  body: ({ criteria, level, group }: TimeQuery) => ({
    group,
    filters: filtersFromCriteria(criteria, level),
    spending_level: summedLevel(level),
    auditTrail: 'Spending Over Time Visualization',
  }),
  read: (wire: OverTimeJson) => timeFromJson(wire),
});

/** Obligations by place. */
export const searchPlaces = endpoint({
  name: 'search/places',
  method: 'POST',
  path: 'v2/search/spending_by_geography/',
  body: ({ criteria, level, scope, layer }: PlacesQuery) => ({
    filters: filtersFromCriteria(criteria, level),
    scope,
    geo_layer: layer,
    spending_level: summedLevel(level),
    auditTrail: 'Map Visualization',
  }),
  read: (wire: GeographyJson) => placesFromJson(wire),
});

/** One page of obligations by category, largest first. */
export const searchCategory = endpoint({
  name: 'search/category',
  method: 'POST',
  path: ({ category }: CategoryQuery) => `v2/search/spending_by_category/${category}/`,
  body: ({ criteria, level, category, limit, page }) => ({
    category,
    filters: filtersFromCriteria(criteria, level),
    spending_level: summedLevel(level),
    limit,
    page,
    auditTrail: `${categoryLabels[category]} Rank Visualization`,
  }),
  read: (wire: CategoryJson) => categoryFromJson(wire),
});

/** Sums of the very rows the table lists: whole awards for prime awards, unlike the charts. */
export const searchTotals = endpoint({
  name: 'search/totals',
  method: 'POST',
  path: 'v2/search/spending_over_time/',
  body: ({ criteria, level }: SearchQuery) => ({
    group: 'fiscal_year',
    filters: filtersFromCriteria(criteria, level),
    spending_level: level,
  }),
  read: (wire: OverTimeJson, { level }) => tableTotalsFromJson(wire, level),
});

const groupedWord = (level: GroupedQuery['level']) =>
  level === 'subawards' ? 'subaward' : 'transaction';
/** One page of awards with their matching subawards or transactions. */
export const searchGrouped = endpoint({
  name: 'search/grouped',
  method: 'POST',
  path: ({ level }: GroupedQuery) => `v2/search/spending_by_${groupedWord(level)}_grouped/`,
  body: ({ criteria, level, tab, page, limit, sort, order }) => ({
    filters: {
      ...filtersFromCriteria(criteria, level),
      award_type_codes: typesOf(criteria, level, tab),
    },
    page,
    limit,
    sort: sort === 'award_id' ? sort : `${groupedWord(level)}_${sort}`,
    order,
  }),
  read: (wire: GroupedJson, { level }): GroupedPage => groupedFromJson(wire, level),
  known: knownEmpty,
});

/** Number and obligations of the prime transactions that a keyword finds. */
export const keywordSummary = endpoint({
  name: 'search/keywordSummary',
  method: 'POST',
  path: 'v2/search/transaction_spending_summary/',
  body: ({ keyword }: { keyword: string }) => ({ filters: { keywords: [keyword] } }),
  read: (wire: SummaryJson) => summaryFromJson(wire),
});
