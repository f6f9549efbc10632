import { choice, text, whole, type Parameter } from '@/lib/address';
import type { AccountSort } from '@/services/federal-accounts/endpoints';

const ROWS = 50;
const sizes = [10, 25, ROWS, 100];
const size: Parameter<number> = {
  fallback: ROWS,
  parse: (written) => sizes.find((each) => String(each) === written),
  write: String,
};
/** The address parameters of the list of accounts. Back undoes each change. */
export const landingAddress = {
  q: text(/^[\s\S]{1,200}$/),
  /** Three-digit identifier of an agency. */
  agency: text(/^\d{3}$/),
  sort: choice<AccountSort>(['number', 'title', 'agency', 'resources'], 'resources'),
  order: choice<'asc' | 'desc'>(['asc', 'desc'], 'desc'),
  page: whole(1, 100_000),
  rows: size,
};
