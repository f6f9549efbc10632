import { choice, text, whole, type Parameter } from '@/lib/address';
import type { RecipientAwardType, RecipientSort } from '@/services/recipients/endpoints';

interface Type {
  key: RecipientAwardType;
  label: string;
}
/** Award types that the list can be limited to, in display order. */
export const awardTypes: readonly Type[] = [
  { key: 'all', label: 'All Awards' },
  { key: 'contracts', label: 'Contracts' },
  { key: 'grants', label: 'Grants' },
  { key: 'direct_payments', label: 'Direct Payments' },
  { key: 'loans', label: 'Loans' },
  { key: 'other_financial_assistance', label: 'Other Financial Assistance' },
];
/** The minimum length of a search, and the default number of rows per page. */
export const SHORTEST = 2;
export const ROWS = 50;

const sizes = [10, 25, ROWS, 100];
const size: Parameter<number> = {
  fallback: ROWS,
  parse: (written) => sizes.find((each) => String(each) === written),
  write: String,
};
/** Address parameters of the list of recipients. Each change adds a history entry. */
export const landingAddress = {
  q: text(/^[\s\S]{2,200}$/),
  type: choice<RecipientAwardType>(
    awardTypes.map(({ key }) => key),
    'all',
  ),
  sort: choice<RecipientSort>(['name', 'uei', 'duns', 'amount'], 'amount'),
  order: choice<'asc' | 'desc'>(['asc', 'desc'], 'desc'),
  page: whole(1, 100_000),
  rows: size,
};
