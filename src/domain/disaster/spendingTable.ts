/** What tables of disaster spending are made of and sorted by (specification `interactive.md` §3, "Other"). */
import type { Dollars } from '../format';

/** What a table of spending can be sorted by; `description` is the name. */
export const spendingSortFields = [
  'obligation',
  'outlay',
  'award_count',
  'description',
  'face_value_of_loan',
] as const;
/** Tables of total spending have these besides: accounts and object classes are named by their code. */
export type SpendingSort =
  (typeof spendingSortFields)[number] | 'total_budgetary_resources' | 'code';

/** What the amounts of a table are based on. */
export type SpendingBasis = 'total' | 'award' | 'loan';

/** Amounts and the number of awards of a row or of all rows; null where the service does not say. */
export interface DisasterAmounts {
  obligation: Dollars | null;
  outlay: Dollars | null;
  awardCount: number | null;
  /** Only where loans are told. */
  faceValue: Dollars | null;
  /** Only in total spending, and of no object class. */
  resources: Dollars | null;
}
/** One agency, account, object class or the like. */
export interface DisasterRow extends DisasterAmounts {
  /** '' where the service has none. */
  id: string;
  code: string;
  description: string;
  /** Sub-agencies, Treasury accounts or object classes. */
  children: readonly DisasterRow[];
}
/** A recipient; one that is both a child of a parent and a recipient for itself has two ids. */
export interface DisasterRecipient extends DisasterAmounts {
  ids: readonly string[];
  code: string;
  description: string;
}
/** An assistance listing, with what its window says; '' where the service has nothing. */
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
/** A page of rows with the sums over all pages, as the service says them. */
export interface DisasterPage<R> {
  rows: readonly R[];
  totals: DisasterAmounts;
  /** Rows of all pages. */
  total: number;
  hasNext: boolean;
}
