import { endpoint } from '../http/endpoint';
import {
  accountsFromJson,
  opportunitiesFromJson,
  ordersFromJson,
  rollupFromJson,
} from './flowFromJson';
import type { AccountsJson, FundingRollupJson, OpportunitiesJson, OrdersJson } from './wire';

interface AwardQuery {
  id: string;
}
/** The query of a request that has a separate endpoint for IDVs. */
interface VehicleQuery extends AwardQuery {
  vehicle: boolean;
}
const getPathSegment = ({ vehicle }: VehicleQuery): string => (vehicle ? 'idvs' : 'awards');

export interface OrdersQuery extends AwardQuery {
  page: number;
  limit: number;
}
/** One page of the orders under an IDV and its child IDVs, largest obligation first, without orders that the chart cannot show. */
export const vehicleOrders = endpoint({
  name: 'award/vehicleOrders',
  method: 'POST',
  path: 'v2/idvs/activity/',
  body: ({ id, page, limit }: OrdersQuery) => ({
    award_id: id,
    page,
    limit,
    hide_edge_cases: true,
  }),
  read: (wire: OrdersJson) => ordersFromJson(wire),
});

/** The obligations of an award from federal accounts, and the numbers of its awarding agencies, funding agencies and accounts. */
export const fundingRollup = endpoint({
  name: 'award/fundingRollup',
  method: 'POST',
  path: (query: VehicleQuery) => `v2/${getPathSegment(query)}/funding_rollup/`,
  body: ({ id }) => ({ award_id: id }),
  read: (wire: FundingRollupJson) => rollupFromJson(wire),
});

export interface AccountsQuery extends VehicleQuery {
  page: number;
  limit: number;
  sort: 'account_title' | 'total_transaction_obligated_amount';
  order: 'asc' | 'desc';
}
/** One page of the federal accounts that fund an award. */
export const fundingAccounts = endpoint({
  name: 'award/fundingAccounts',
  method: 'POST',
  path: (query: AccountsQuery) => `v2/${getPathSegment(query)}/accounts/`,
  body: ({ id, page, limit, sort, order }) => ({ award_id: id, page, limit, sort, order }),
  read: (wire: AccountsJson) => accountsFromJson(wire),
});

/** Numbers of Grants.gov opportunities of an assistance listing by status; null if the service has none. */
export const listingOpportunities = endpoint({
  name: 'references/listingOpportunities',
  path: ({ number }: { number: string }) =>
    `v2/references/cfda/totals/${encodeURIComponent(number)}/`,
  read: (wire: OpportunitiesJson | null) => opportunitiesFromJson(wire),
});
