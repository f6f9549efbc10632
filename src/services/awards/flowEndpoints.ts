import { endpoint } from '../http/endpoint';
import {
  accountsFromJson,
  opportunitiesFromJson,
  ordersFromJson,
  rollupFromJson,
} from './flowFromJson';
import type { AccountsJson, FundingRollupJson, OpportunitiesJson, OrdersJson } from './wire';

/** An award by its generated id. */
interface OfAward {
  id: string;
}
/** Whether what was ordered under it counts, too: the calls of a vehicle stand at an address of their own. */
interface WithOrders extends OfAward {
  vehicle: boolean;
}
const areaOf = ({ vehicle }: WithOrders): string => (vehicle ? 'idvs' : 'awards');

export interface OrdersQuery extends OfAward {
  page: number;
  limit: number;
}
/** Orders under a vehicle, also under its vehicles, the largest obligation first; without those that have no dates or no proportion. */
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

/** What accounts pay for an award, and how many agencies and accounts take part. */
export const fundingRollup = endpoint({
  name: 'award/fundingRollup',
  method: 'POST',
  path: (query: WithOrders) => `v2/${areaOf(query)}/funding_rollup/`,
  body: ({ id }) => ({ award_id: id }),
  read: (wire: FundingRollupJson) => rollupFromJson(wire),
});

export interface AccountsQuery extends WithOrders {
  page: number;
  limit: number;
  sort: 'account_title' | 'total_transaction_obligated_amount';
  order: 'asc' | 'desc';
}
/** Federal accounts that pay for an award, a page at a time. */
export const fundingAccounts = endpoint({
  name: 'award/fundingAccounts',
  method: 'POST',
  path: (query: AccountsQuery) => `v2/${areaOf(query)}/accounts/`,
  body: ({ id, page, limit, sort, order }) => ({ award_id: id, page, limit, sort, order }),
  read: (wire: AccountsJson) => accountsFromJson(wire),
});

/** How many opportunities of a listing there are on Grants.gov; null where none are known. */
export const listingOpportunities = endpoint({
  name: 'references/listingOpportunities',
  path: ({ number }: { number: string }) =>
    `v2/references/cfda/totals/${encodeURIComponent(number)}/`,
  read: (wire: OpportunitiesJson | null) => opportunitiesFromJson(wire),
});
