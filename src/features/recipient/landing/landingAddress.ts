import { choice, text, whole, type Parameter } from '@/lib/address';
import type { RecipientAwardType, RecipientSort } from '@/services/recipients/endpoints';

interface Type {
  key: RecipientAwardType;
  label: string;
}
/** Types of awards by which the list can be limited, in order. */
export const awardTypes: readonly Type[] = [
  { key: 'all', label: 'All Awards' },
  { key: 'contracts', label: 'Contracts' },
  { key: 'grants', label: 'Grants' },
  { key: 'direct_payments', label: 'Direct Payments' },
  { key: 'loans', label: 'Loans' },
  { key: 'other_financial_assistance', label: 'Other Financial Assistance' },
];
/** Characters that a search takes at least, and rows of a page. */
export const SHORTEST = 2;
export const ROWS = 50;

const sizes = [10, 25, ROWS, 100];
const size: Parameter<number> = {
  fallback: ROWS,
  parse: (written) => sizes.find((each) => String(each) === written),
  write: String,
};
/** What the query says of the list of recipients. Back undoes each. */
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
