import type { Route } from '../../core/route';
import { groupedRoute } from './groupedRoute';
import { searchByAward } from './queries/byAward';
import { searchByCategory } from './queries/byCategory';
import { searchByGeography } from './queries/byGeography';
import { searchByTransaction } from './queries/byTransaction';
import { categories } from './queries/categories';
import { awardCounts, transactionCounts } from './queries/counts';
import { newAwards } from './queries/newAwards';
import { spendingOverTime } from './queries/overTime';
import { transactionTotals } from './queries/transactionTotals';
import { NewAwardsAnswer, NewAwardsBody } from './shapes/newAwards';
import { AwardAnswer, AwardBody, TransactionAnswer, TransactionBody } from './shapes/rows';
import * as totals from './shapes/totals';

const POST_ROUTE = { method: 'POST', selfValidating: true, errors: [400, 422] } as const;

/** The routes that return the rows, counts and sums of a search. */
export const searchRoutes: readonly Route[] = [
  {
    ...POST_ROUTE,
    path: 'v2/search/spending_by_award/',
    summary: 'One page of prime awards or subawards',
    body: AwardBody,
    answer: AwardAnswer,
    handler: searchByAward,
  },
  {
    ...POST_ROUTE,
    path: 'v2/search/spending_by_transaction/',
    summary: 'One page of transactions',
    body: TransactionBody,
    answer: TransactionAnswer,
    handler: searchByTransaction,
  },
  {
    ...POST_ROUTE,
    path: 'v2/search/spending_by_award_count/',
    summary: 'Number of matching awards or subawards by award type group',
    body: totals.CountBody,
    answer: totals.CountAnswer,
    handler: awardCounts,
  },
  {
    ...POST_ROUTE,
    path: 'v2/search/spending_by_transaction_count/',
    summary: 'Number of matching transactions by award type group',
    body: totals.TransactionCountBody,
    answer: totals.TransactionCountAnswer,
    handler: transactionCounts,
  },
  {
    ...POST_ROUTE,
    path: 'v2/search/transaction_spending_summary/',
    summary: 'Number and total obligations of the transactions that match a keyword',
    body: totals.SummaryBody,
    answer: totals.SummaryAnswer,
    handler: transactionTotals,
  },
  {
    ...POST_ROUTE,
    path: 'v2/search/spending_over_time/',
    summary: 'Amounts by period',
    body: totals.TimeBody,
    answer: totals.TimeAnswer,
    handler: spendingOverTime,
  },
  {
    ...POST_ROUTE,
    path: 'v2/search/spending_by_geography/',
    summary: 'Amounts by state, county, district or country',
    body: totals.GeographyBody,
    answer: totals.GeographyAnswer,
    handler: searchByGeography,
  },
  {
    ...POST_ROUTE,
    path: 'v2/search/spending_by_category/',
    summary: 'Amounts by the category in the request body',
    body: totals.CategoryBody,
    errors: [400, 422, 501],
    answer: totals.CategoryAnswer,
    handler: (call) =>
      searchByCategory(call, typeof call.body?.category === 'string' ? call.body.category : ''),
  },
  ...Object.keys(categories).map((name): Route => ({
    ...POST_ROUTE,
    path: `v2/search/spending_by_category/${name}/`,
    summary: `Amounts by ${name.replaceAll('_', ' ')}`,
    body: totals.NamedCategoryBody,
    errors: [400, 422, 501],
    answer: totals.CategoryAnswer,
    handler: (call) => searchByCategory(call, name),
  })),
  ...['recipient_parent_duns', 'object_class', 'program_activity', 'tas'].map((name): Route => ({
    ...POST_ROUTE,
    path: `v2/search/spending_by_category/${name}/`,
    summary:
      'Listed in the API contract, but not supported by the live service: always returns 501',
    errors: [400, 501],
    answer: totals.CategoryAnswer,
    handler: (call) => searchByCategory(call, name),
  })),
  groupedRoute('transactions'),
  groupedRoute('subawards'),
  {
    ...POST_ROUTE,
    path: 'v2/search/new_awards_over_time/',
    summary: 'Number of new awards of a recipient by period',
    body: NewAwardsBody,
    answer: NewAwardsAnswer,
    handler: newAwards,
  },
];
