import type { Route } from '../../core/route';
import { award } from './queries/award';
import { accounts, onlyAward, funding, vehicleAccountCount, withOrders } from './queries/funding';
import { fundingRollup } from './queries/fundingRollup';
import { createCounter, subawards, transactions } from './queries/history';
import { lastUpdated } from './queries/lastUpdated';
import { vehicleActivity, vehicleAmounts, vehicleAwards } from './queries/vehicle';
import * as shapes from './shapes';

const post = { method: 'POST', errors: [400, 422] } as const;
const get = { method: 'GET', errors: [404] } as const;

export const awardRoutes: readonly Route[] = [
  {
    ...get,
    path: 'v2/awards/{award_id}/',
    summary: 'One award',
    answer: shapes.AwardAnswer,
    handler: award,
  },
  {
    method: 'GET',
    path: 'v2/awards/last_updated/',
    summary: 'The date of the latest award data',
    errors: [],
    answer: shapes.LastUpdatedAnswer,
    handler: lastUpdated,
  },
  {
    ...post,
    path: 'v2/awards/funding_rollup/',
    summary: 'Total account funding of an award, and its number of agencies and accounts',
    body: shapes.FundingRollupBody,
    answer: shapes.FundingRollupAnswer,
    handler: fundingRollup(onlyAward),
  },
  {
    ...post,
    path: 'v2/awards/accounts/',
    summary: 'Federal accounts that fund an award',
    body: shapes.AccountsBody,
    answer: shapes.AccountsAnswer,
    handler: accounts(onlyAward),
  },
  {
    ...post,
    path: 'v2/awards/funding/',
    summary: 'Account funding of an award by period, account, program activity and object class',
    body: shapes.FundingBody,
    answer: shapes.FundingAnswer,
    handler: funding(onlyAward, 'federal_account'),
  },
  {
    ...get,
    path: 'v2/awards/count/transaction/{award_id}/',
    summary: 'Number of transactions of an award',
    answer: shapes.countAnswer('transactions'),
    handler: createCounter('transactions'),
  },
  {
    ...get,
    path: 'v2/awards/count/subaward/{award_id}/',
    summary: 'Number of subawards of an award',
    answer: shapes.countAnswer('subawards'),
    handler: createCounter('subawards'),
  },
  {
    ...get,
    path: 'v2/awards/count/federal_account/{award_id}/',
    summary: 'Number of federal accounts that fund an award',
    answer: shapes.countAnswer('federal_accounts'),
    handler: createCounter('federal_accounts'),
  },
  {
    ...post,
    path: 'v2/transactions/',
    summary: 'Transactions of an award',
    body: shapes.TransactionsBody,
    answer: shapes.TransactionsAnswer,
    handler: transactions,
  },
  {
    ...post,
    path: 'v2/subawards/',
    summary: 'Subawards of one award or all awards',
    body: shapes.SubawardsBody,
    answer: shapes.SubawardsAnswer,
    handler: subawards,
  },
  {
    ...get,
    path: 'v2/idvs/amounts/{award_id}/',
    summary: 'Amounts and number of orders under an IDV',
    answer: shapes.VehicleAmountsAnswer,
    handler: vehicleAmounts,
  },
  {
    ...post,
    path: 'v2/idvs/activity/',
    summary: 'Orders under an IDV, largest first',
    body: shapes.VehicleActivityBody,
    answer: shapes.VehicleActivityAnswer,
    handler: vehicleActivity,
  },
  {
    ...post,
    path: 'v2/idvs/awards/',
    summary: 'Child IDVs, orders, or orders of child IDVs under an IDV',
    body: shapes.VehicleAwardsBody,
    answer: shapes.VehicleAwardsAnswer,
    handler: vehicleAwards,
  },
  {
    ...post,
    path: 'v2/idvs/accounts/',
    summary: 'Federal accounts that fund an IDV and its orders',
    body: shapes.AccountsBody,
    answer: shapes.AccountsAnswer,
    handler: accounts(withOrders),
  },
  {
    ...post,
    path: 'v2/idvs/funding/',
    summary: 'Account funding of an IDV and its orders',
    body: shapes.VehicleFundingBody,
    answer: shapes.VehicleFundingAnswer,
    handler: funding(withOrders, 'reporting_fiscal_date'),
  },
  {
    ...post,
    path: 'v2/idvs/funding_rollup/',
    summary: 'Total account funding of an IDV and its orders, and the number of accounts',
    body: shapes.FundingRollupBody,
    answer: shapes.FundingRollupAnswer,
    handler: fundingRollup(withOrders),
  },
  {
    method: 'GET',
    path: 'v2/idvs/count/federal_account/{award_id}/',
    summary: 'Number of federal accounts that fund an IDV and its orders',
    errors: [400],
    query: shapes.VehicleCountQuery,
    answer: shapes.countAnswer('count'),
    handler: vehicleAccountCount,
  },
];
