import { rowsParameter } from '@/blocks/panel';
import { choice, text, integer } from '@/lib/url/address';
import type { RecipientAwardType, RecipientSort } from '@/services/recipients/endpoints';

/** Award types that the list can be limited to, in display order. */
export const awardTypes: readonly { key: RecipientAwardType; label: string }[] = [
  { key: 'all', label: 'All Awards' },
  { key: 'contracts', label: 'Contracts' },
  { key: 'grants', label: 'Grants' },
  { key: 'direct_payments', label: 'Direct Payments' },
  { key: 'loans', label: 'Loans' },
  { key: 'other_financial_assistance', label: 'Other Financial Assistance' },
];
/** Minimum number of characters in a search. */
export const MIN_SEARCH_LENGTH = 2;

/** Address parameters of the list of recipients. Each change adds a history entry. */
export const landingAddress = {
  q: text(/^[\s\S]{2,200}$/),
  type: choice<RecipientAwardType>(
    awardTypes.map(({ key }) => key),
    'all',
  ),
  sort: choice<RecipientSort>(['name', 'uei', 'duns', 'amount'], 'amount'),
  order: choice<'asc' | 'desc'>(['asc', 'desc'], 'desc'),
  page: integer(1, 100_000),
  rows: { ...rowsParameter, fallback: 50 },
};
