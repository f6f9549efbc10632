/** GET v2/awards/{id}/. Every field except the ID may be missing or null, even if the API contract requires it (`fieldReaders.ts`). */
export interface AwardJson {
  generated_unique_award_id?: unknown;
  id?: unknown;
  category?: unknown;
  type?: unknown;
  [field: string]: unknown;
}
/** GET v2/idvs/amounts/{id}/: sums and counts with the prefixes `child_` and `grandchild_`. */
export type VehicleAmountsJson = Readonly<Record<string, unknown>>;
/** GET v2/awards/count/federal_account/{id}/ and the same call for IDVs, whose count has another name. */
export interface AccountCountJson {
  federal_accounts?: unknown;
  count?: unknown;
}
/** GET v2/awards/last_updated/. */
export interface LastUpdatedJson {
  last_updated?: unknown;
  /** Only from the local API: changes that the import made to the data of the source files, one sentence each. */
  load_notes?: readonly unknown[];
}

/** A page of rows. The readers check the fields of each row. */
export interface HistoryJson {
  results: Readonly<Record<string, unknown>>[] | null;
  page_metadata?: { hasNext?: boolean } | null;
}
/** GET v2/awards/count/…/{id}/ and v2/idvs/count/federal_account/{id}/: one number whose name differs by call. */
export type CountJson = Readonly<Record<string, unknown>> | null;

/** The paging fields of a list. */
export interface PagesJson {
  page_metadata?: {
    hasNext?: boolean | null;
    count?: number | null;
    total?: number | null;
  } | null;
}
/** POST v2/idvs/activity/. */
export interface OrdersJson extends PagesJson {
  results?:
    | {
        generated_unique_award_id: string | null;
        piid: string | null;
        awarding_agency: string | null;
        awarding_agency_slug: string | null;
        parent_generated_unique_award_id: string | null;
        parent_award_piid: string | null;
        grandchild: boolean | null;
        recipient_name: string | null;
        recipient_id: string | null;
        period_of_performance_start_date: string | null;
        period_of_performance_potential_end_date: string | null;
        obligated_amount: number | null;
        awarded_amount: number | null;
      }[]
    | null;
}
/** POST v2/awards/accounts/ and v2/idvs/accounts/. */
export interface AccountsJson extends PagesJson {
  results?:
    | {
        federal_account: string | null;
        account_title: string | null;
        total_transaction_obligated_amount: number | null;
        funding_agency_name: string | null;
        funding_agency_abbreviation: string | null;
        funding_agency_slug: string | null;
      }[]
    | null;
}
/** POST v2/awards/funding_rollup/ and v2/idvs/funding_rollup/. */
export interface FundingRollupJson {
  total_transaction_obligated_amount?: number | null;
  awarding_agency_count?: number | null;
  funding_agency_count?: number | null;
  federal_account_count?: number | null;
}
/** GET v2/references/cfda/totals/{code}/. The response has no body if there are no opportunities. */
export interface OpportunitiesJson {
  posted?: number | null;
  closed?: number | null;
  archived?: number | null;
  forecasted?: number | null;
}
