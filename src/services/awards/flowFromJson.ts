import { dollars, listOf, required, text } from '../http/read';
import type { AccountPage, FundingRollup, Opportunities, OrderPage } from './flow';
import { readDate as day } from './fieldReaders';
import type {
  AccountsJson,
  FundingRollupJson,
  OpportunitiesJson,
  OrdersJson,
  PagesJson,
} from './wire';

/** Reads the paging fields. `total` is never less than the number of rows on this page. */
const readPaging = ({ page_metadata: metadata }: PagesJson, rows: readonly unknown[]) => ({
  total: Math.max(dollars(metadata?.count ?? metadata?.total) ?? 0, rows.length),
  hasNext: metadata?.hasNext === true,
});

export const ordersFromJson = (json: OrdersJson): OrderPage => {
  const orders = listOf(json.results, (row) => ({
    id: text(row.generated_unique_award_id),
    piid: text(row.piid),
    agency: text(row.awarding_agency),
    agencySlug: text(row.awarding_agency_slug),
    parentId: text(row.parent_generated_unique_award_id),
    parentPiid: text(row.parent_award_piid),
    grandchild: row.grandchild === true,
    recipient: text(row.recipient_name),
    recipientId: text(row.recipient_id),
    start: day(row.period_of_performance_start_date),
    end: day(row.period_of_performance_potential_end_date),
    obligated: dollars(row.obligated_amount),
    potential: dollars(row.awarded_amount),
  }));
  return { orders, ...readPaging(json, orders) };
};

export const accountsFromJson = (json: AccountsJson): AccountPage => {
  const accounts = listOf(json.results, (row) => ({
    code: text(row.federal_account),
    title: text(row.account_title),
    obligated: dollars(row.total_transaction_obligated_amount),
    agency: text(row.funding_agency_name),
    agencyAbbreviation: text(row.funding_agency_abbreviation),
    agencySlug: text(row.funding_agency_slug),
  }));
  return { accounts, ...readPaging(json, accounts) };
};

/** Reads the funding rollup of an award. The number of accounts is required, because it decides whether the award counts as linked. */
export const rollupFromJson = (json: FundingRollupJson): FundingRollup => ({
  accounts: required(dollars(json.federal_account_count)),
  obligated: dollars(json.total_transaction_obligated_amount),
  awardingAgencies: dollars(json.awarding_agency_count),
  fundingAgencies: dollars(json.funding_agency_count),
});

/** Reads the numbers of opportunities; null for a response without a body. */
export const opportunitiesFromJson = (json: OpportunitiesJson | null): Opportunities | null =>
  json && {
    open: dollars(json.posted),
    closed: dollars(json.closed),
    archived: dollars(json.archived),
    forecasted: dollars(json.forecasted),
  };
