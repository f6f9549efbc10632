import type { SpendingLevel } from '@/domain/codes/resultTabs';
import { endpoint } from '../http/endpoint';
import { filtersFromCriteria } from './requestBody';
import {
  categoryLabels,
  type CategoryQuery,
  type NewAwardsQuery,
  type PlacesQuery,
  type SearchQuery,
  type TimeQuery,
} from './results';
import {
  categoryFromJson,
  countsFromJson,
  newAwardsFromJson,
  outlaysFromJson,
  placesFromJson,
  summaryFromJson,
  tableTotalsFromJson,
  timeFromJson,
} from './resultsFromJson';
import type {
  CategoryJson,
  CountsJson,
  GeographyJson,
  NewAwardsJson,
  OverTimeJson,
  SummaryJson,
} from './wire';

// `auditTrail` names the section of the site in the service’s logs. It does not change the response.

/** Returns the level at which amounts are summed. Prime awards are summed by their transactions. */
const getSummedLevel = (level: SpendingLevel) =>
  level === 'subawards' ? 'subawards' : 'transactions';
const isTransactions = (level: SpendingLevel) => level === 'transactions';

/** The number of records in each tab of a level. */
export const searchCounts = endpoint({
  name: 'search/counts',
  method: 'POST',
  path: ({ level }: SearchQuery) =>
    isTransactions(level)
      ? 'v2/search/spending_by_transaction_count/'
      : 'v2/search/spending_by_award_count/',
  body: ({ criteria, level }) => ({
    filters: filtersFromCriteria(criteria, level),
    ...(isTransactions(level) ? {} : { spending_level: level }),
    auditTrail: 'Results View - Tab Counts',
  }),
  read: (wire: CountsJson, { level }) => countsFromJson(wire, level),
});

/** Obligations by period. */
export const searchOverTime = endpoint({
  name: 'search/time',
  method: 'POST',
  path: 'v2/search/spending_over_time/',
  body: ({ criteria, level, group }: TimeQuery) => ({
    group,
    filters: filtersFromCriteria(criteria, level),
    spending_level: getSummedLevel(level),
    auditTrail: 'Spending Over Time Visualization',
  }),
  read: (wire: OverTimeJson) => timeFromJson(wire),
});

/** The number of awards of a recipient that began in each period. */
export const newAwardsOverTime = endpoint({
  name: 'search/newAwards',
  method: 'POST',
  path: 'v2/search/new_awards_over_time/',
  body: ({ recipientId, period, group }: NewAwardsQuery) => ({
    group,
    filters: {
      recipient_id: recipientId,
      time_period: [{ start_date: period.start, end_date: period.end }],
    },
  }),
  read: (wire: NewAwardsJson) => newAwardsFromJson(wire),
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
    spending_level: getSummedLevel(level),
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
    spending_level: getSummedLevel(level),
    limit,
    page,
    auditTrail: `${categoryLabels[category]} Rank Visualization`,
  }),
  read: (wire: CategoryJson) => categoryFromJson(wire),
});

/** Obligations of all rows in each tab of the table. For prime awards they are totals of whole awards, but charts sum transactions. */
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

/** Outlays of the awards that match, over the whole life of each award, in dollars; null if not reported. */
export const searchOutlays = endpoint({
  name: 'search/outlays',
  method: 'POST',
  path: 'v2/search/spending_over_time/',
  body: ({ criteria }: Pick<SearchQuery, 'criteria'>) => ({
    group: 'fiscal_year',
    filters: filtersFromCriteria(criteria, 'awards'),
    spending_level: 'awards',
  }),
  read: (wire: OverTimeJson) => outlaysFromJson(wire),
});

/** Number and obligations of the prime transactions that match a keyword. */
export const keywordSummary = endpoint({
  name: 'search/keywordSummary',
  method: 'POST',
  path: 'v2/search/transaction_spending_summary/',
  body: ({ keyword }: { keyword: string }) => ({ filters: { keywords: [keyword] } }),
  read: (wire: SummaryJson) => summaryFromJson(wire),
});
