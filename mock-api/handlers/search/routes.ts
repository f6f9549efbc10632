import type { Route } from '../../core/route';
import { groupedRoute } from './groupedRoute';
import { byAward } from './queries/byAward';
import { byCategory } from './queries/byCategory';
import { byGeography } from './queries/byGeography';
import { byTransaction } from './queries/byTransaction';
import { categories } from './queries/categories';
import { awardCounts, transactionCounts } from './queries/counts';
import { newAwards } from './queries/newAwards';
import { spendingOverTime } from './queries/overTime';
import { transactionTotals } from './queries/transactionTotals';
import { NewAwardsAnswer, NewAwardsBody } from './shapes/newAwards';
import { AwardAnswer, AwardBody, TransactionAnswer, TransactionBody } from './shapes/rows';
import {
  CategoryAnswer,
  CategoryBody,
  CountAnswer,
  CountBody,
  GeographyAnswer,
  GeographyBody,
  NamedCategoryBody,
  SummaryAnswer,
  SummaryBody,
  TimeAnswer,
  TimeBody,
  TransactionCountAnswer,
  TransactionCountBody,
} from './shapes/totals';

/** The routes that return the rows, counts and sums of a search. */
export const searchRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'v2/search/spending_by_award/',
    summary: 'One page of prime awards or subawards',
    cacheable: true,
    body: AwardBody,
    selfValidating: true,
    errors: [400, 422],
    answer: AwardAnswer,
    handler: byAward,
  },
  {
    method: 'POST',
    path: 'v2/search/spending_by_transaction/',
    summary: 'One page of transactions',
    cacheable: true,
    body: TransactionBody,
    selfValidating: true,
    errors: [400, 422],
    answer: TransactionAnswer,
    handler: byTransaction,
  },
  {
    method: 'POST',
    path: 'v2/search/spending_by_award_count/',
    summary: 'Number of matching awards or subawards by award type group',
    cacheable: true,
    body: CountBody,
    selfValidating: true,
    errors: [400, 422],
    answer: CountAnswer,
    handler: awardCounts,
  },
  {
    method: 'POST',
    path: 'v2/search/spending_by_transaction_count/',
    summary: 'Number of matching transactions by award type group',
    cacheable: true,
    body: TransactionCountBody,
    selfValidating: true,
    errors: [400, 422],
    answer: TransactionCountAnswer,
    handler: transactionCounts,
  },
  {
    method: 'POST',
    path: 'v2/search/transaction_spending_summary/',
    summary: 'Number and sum of the transactions that match a keyword',
    cacheable: true,
    body: SummaryBody,
    selfValidating: true,
    errors: [400, 422],
    answer: SummaryAnswer,
    handler: transactionTotals,
  },
  {
    method: 'POST',
    path: 'v2/search/spending_over_time/',
    summary: 'Amounts by period',
    cacheable: true,
    body: TimeBody,
    selfValidating: true,
    errors: [400, 422],
    answer: TimeAnswer,
    handler: spendingOverTime,
  },
  {
    method: 'POST',
    path: 'v2/search/spending_by_geography/',
    summary: 'Amounts by state, county, district or country',
    cacheable: true,
    body: GeographyBody,
    selfValidating: true,
    errors: [400, 422],
    answer: GeographyAnswer,
    handler: byGeography,
  },
  {
    method: 'POST',
    path: 'v2/search/spending_by_category/',
    summary: 'Amounts by a category that the body names',
    cacheable: true,
    body: CategoryBody,
    selfValidating: true,
    errors: [400, 422, 501],
    answer: CategoryAnswer,
    handler: (call) =>
      byCategory(call, typeof call.body?.category === 'string' ? call.body.category : ''),
  },
  ...Object.keys(categories).map((name): Route => ({
    method: 'POST',
    path: `v2/search/spending_by_category/${name}/`,
    summary: `Amounts by ${name.replaceAll('_', ' ')}`,
    cacheable: true,
    body: NamedCategoryBody,
    selfValidating: true,
    errors: [400, 422, 501],
    answer: CategoryAnswer,
    handler: (call) => byCategory(call, name),
  })),
  ...['recipient_parent_duns', 'object_class', 'program_activity', 'tas'].map((name): Route => ({
    method: 'POST',
    path: `v2/search/spending_by_category/${name}/`,
    summary: 'In the contract, but not supported by the live service',
    cacheable: true,
    selfValidating: true,
    errors: [400, 501],
    answer: CategoryAnswer,
    handler: (call) => byCategory(call, name),
  })),
  groupedRoute('transactions'),
  groupedRoute('subawards'),
  {
    method: 'POST',
    path: 'v2/search/new_awards_over_time/',
    summary: 'New awards of a recipient by period',
    cacheable: true,
    body: NewAwardsBody,
    selfValidating: true,
    errors: [400, 422],
    answer: NewAwardsAnswer,
    handler: newAwards,
  },
];
