/** Rows and sort fields of disaster spending tables (specification `interactive.md` §3, "Other"). */
import type { Dollars } from '../format';

/** Sort fields of a spending table. `description` sorts by name. */
export const spendingSortFields = [
  'obligation',
  'outlay',
  'award_count',
  'description',
  'face_value_of_loan',
] as const;
/** All sort fields, including two that only tables of total spending have. */
export type SpendingSort =
  (typeof spendingSortFields)[number] | 'total_budgetary_resources' | 'code';

export type SpendingBasis = 'total' | 'award' | 'loan';

/** Amounts in dollars and the number of awards, of a row or of all rows. A value that the API does not report is null. */
export interface DisasterAmounts {
  obligation: Dollars | null;
  outlay: Dollars | null;
  awardCount: number | null;
  /** Face value of loans; null if the response does not include loans. */
  faceValue: Dollars | null;
  /** Budgetary resources; null for object classes and outside total spending. */
  resources: Dollars | null;
}
/** One agency, account, object class or other item of a table. */
export interface DisasterRow extends DisasterAmounts {
  /** ID in the API; '' if the API returns none. */
  id: string;
  code: string;
  description: string;
  /** Nested rows: subagencies, Treasury accounts or object classes. */
  children: readonly DisasterRow[];
}
/** A recipient. It has two ids if it received awards both as a child of a parent and without a parent. */
export interface DisasterRecipient extends DisasterAmounts {
  ids: readonly string[];
  code: string;
  description: string;
}
/** An assistance listing with the details of its dialog; '' if the API has no value. */
export interface DisasterListing extends DisasterAmounts {
  code: string;
  description: string;
  agency: string;
  objectives: string;
  website: string;
  samLink: string;
  applicants: string;
  beneficiaries: string;
}
/** A page of rows with the totals over all pages, as the API returns them. */
export interface DisasterPage<R> {
  rows: readonly R[];
  totals: DisasterAmounts;
  /** Number of rows on all pages. */
  total: number;
  hasNext: boolean;
}
