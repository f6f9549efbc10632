/**
 * GET v2/awards/{id}/. Every part may be missing or null, whatever the contract promises: all but the id are read as such (`parts.ts`). The parts
 * of a contract are written down in the contract; here are those that tell records apart.
 */
export interface AwardJson {
  generated_unique_award_id?: unknown;
  id?: unknown;
  category?: unknown;
  type?: unknown;
  [field: string]: unknown;
}
/** GET v2/idvs/amounts/{id}/: sums and counts below `child_` and `grandchild_`. */
export type VehicleAmountsJson = Readonly<Record<string, unknown>>;
/** GET v2/awards/count/federal_account/{id}/ and its sister of vehicles, whose count has another name. */
export interface AccountCountJson {
  federal_accounts?: unknown;
  count?: unknown;
}
/** GET v2/awards/last_updated/. */
export interface LastUpdatedJson {
  last_updated?: unknown;
}

/** A page of rows; what they hold is checked as it is read. */
export interface HistoryJson {
  results: Readonly<Record<string, unknown>>[] | null;
  page_metadata?: { hasNext?: boolean } | null;
}
/** GET v2/awards/count/…/{id}/ and v2/idvs/count/federal_account/{id}/: one number under a name of its own. */
export type CountJson = Readonly<Record<string, unknown>> | null;
