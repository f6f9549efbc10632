import { rowsParameter } from '@/blocks/panel';
import { choice, integer } from '@/lib/url/address';
import { detailsParameter } from '../details/detailKinds';

const sorts = [
  'fiscal_year',
  'percent_of_total_budgetary_resources',
  'recent_publication_date',
  'missing_tas_accounts_count',
  'obligation_difference',
  'unlinked_contract_award_count',
  'unlinked_assistance_award_count',
] as const;
export type PeriodSort = (typeof sorts)[number];
/** Address parameters of an agency's submissions. Changes replace the current history entry. */
export const periodsAddress = {
  sort: choice<PeriodSort>(sorts, 'fiscal_year'),
  order: choice<'asc' | 'desc'>(['asc', 'desc'], 'desc'),
  page: integer(1, 10_000),
  rows: rowsParameter,
  /** The open dialog and its period, such as `differences-2024-6`. */
  details: detailsParameter(/\d{4}-\d{1,2}/),
};
