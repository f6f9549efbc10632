import type { Route } from '../../core/route';
import { describeAward } from './queries/award';
import {
  accountsHandler,
  selectAward,
  fundingHandler,
  countVehicleAccounts,
  selectWithOrders,
} from './queries/funding';
import { createRollupHandler } from './queries/fundingRollup';
import { createCounter, loadSubawards, loadTransactions } from './queries/history';
import { getLastUpdated } from './queries/lastUpdated';
import { loadVehicleActivity, loadVehicleAmounts, loadVehicleAwards } from './queries/vehicle';
import * as shapes from './shapes';

const POST_ROUTE = { method: 'POST', errors: [400, 422] } as const;
const GET_ROUTE = { method: 'GET', errors: [404] } as const;

export const awardRoutes: readonly Route[] = [
  {
    ...GET_ROUTE,
    path: 'v2/awards/{award_id}/',
    summary: 'One award',
    answer: shapes.AwardAnswer,
    handler: describeAward,
  },
  {
    method: 'GET',
    path: 'v2/awards/last_updated/',
    summary: 'The date of the latest award data',
    errors: [],
    answer: shapes.LastUpdatedAnswer,
    handler: getLastUpdated,
  },
  {
    ...POST_ROUTE,
    path: 'v2/awards/funding_rollup/',
    summary: 'Total account funding of an award, and its number of agencies and accounts',
    body: shapes.FundingRollupBody,
    answer: shapes.FundingRollupAnswer,
    handler: createRollupHandler(selectAward),
  },
  {
    ...POST_ROUTE,
    path: 'v2/awards/accounts/',
    summary: 'Federal accounts that fund an award',
    body: shapes.AccountsBody,
    answer: shapes.AccountsAnswer,
    handler: accountsHandler(selectAward),
  },
  {
    ...POST_ROUTE,
    path: 'v2/awards/funding/',
    summary: 'Account funding of an award by period, account, program activity and object class',
    body: shapes.FundingBody,
    answer: shapes.FundingAnswer,
    handler: fundingHandler(selectAward, 'federal_account'),
  },
  {
    ...GET_ROUTE,
    path: 'v2/awards/count/transaction/{award_id}/',
    summary: 'Number of transactions of an award',
    answer: shapes.countAnswer('transactions'),
    handler: createCounter('transactions'),
  },
  {
    ...GET_ROUTE,
    path: 'v2/awards/count/subaward/{award_id}/',
    summary: 'Number of subawards of an award',
    answer: shapes.countAnswer('subawards'),
    handler: createCounter('subawards'),
  },
  {
    ...GET_ROUTE,
    path: 'v2/awards/count/federal_account/{award_id}/',
    summary: 'Number of federal accounts that fund an award',
    answer: shapes.countAnswer('federal_accounts'),
    handler: createCounter('federal_accounts'),
  },
  {
    ...POST_ROUTE,
    path: 'v2/transactions/',
    summary: 'Transactions of an award',
    body: shapes.TransactionsBody,
    answer: shapes.TransactionsAnswer,
    handler: loadTransactions,
  },
  {
    ...POST_ROUTE,
    path: 'v2/subawards/',
    summary: 'Subawards of one award or all awards',
    body: shapes.SubawardsBody,
    answer: shapes.SubawardsAnswer,
    handler: loadSubawards,
  },
  {
    ...GET_ROUTE,
    path: 'v2/idvs/amounts/{award_id}/',
    summary: 'Amounts and number of orders under an IDV',
    answer: shapes.VehicleAmountsAnswer,
    handler: loadVehicleAmounts,
  },
  {
    ...POST_ROUTE,
    path: 'v2/idvs/activity/',
    summary: 'Orders under an IDV, largest first',
    body: shapes.VehicleActivityBody,
    answer: shapes.VehicleActivityAnswer,
    handler: loadVehicleActivity,
  },
  {
    ...POST_ROUTE,
    path: 'v2/idvs/awards/',
    summary: 'Child IDVs, orders, or orders of child IDVs under an IDV',
    body: shapes.VehicleAwardsBody,
    answer: shapes.VehicleAwardsAnswer,
    handler: loadVehicleAwards,
  },
  {
    ...POST_ROUTE,
    path: 'v2/idvs/accounts/',
    summary: 'Federal accounts that fund an IDV and its orders',
    body: shapes.AccountsBody,
    answer: shapes.AccountsAnswer,
    handler: accountsHandler(selectWithOrders),
  },
  {
    ...POST_ROUTE,
    path: 'v2/idvs/funding/',
    summary: 'Account funding of an IDV and its orders',
    body: shapes.VehicleFundingBody,
    answer: shapes.VehicleFundingAnswer,
    handler: fundingHandler(selectWithOrders, 'reporting_fiscal_date'),
  },
  {
    ...POST_ROUTE,
    path: 'v2/idvs/funding_rollup/',
    summary: 'Total account funding of an IDV and its orders, and the number of accounts',
    body: shapes.FundingRollupBody,
    answer: shapes.FundingRollupAnswer,
    handler: createRollupHandler(selectWithOrders),
  },
  {
    method: 'GET',
    path: 'v2/idvs/count/federal_account/{award_id}/',
    summary: 'Number of federal accounts that fund an IDV and its orders',
    errors: [400],
    query: shapes.VehicleCountQuery,
    answer: shapes.countAnswer('count'),
    handler: countVehicleAccounts,
  },
];
