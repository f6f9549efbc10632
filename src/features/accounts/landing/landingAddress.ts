import { rowsParameter } from '@/blocks/panel';
import { choice, text, integer } from '@/lib/url/address';
import type { AccountSort } from '@/services/federal-accounts/endpoints';

/** The address parameters of the list of accounts. Each change adds a history entry. */
export const landingAddress = {
  q: text(/^[\s\S]{1,200}$/),
  /** Three-digit identifier of an agency. */
  agency: text(/^\d{3}$/),
  sort: choice<AccountSort>(['number', 'title', 'agency', 'resources'], 'resources'),
  order: choice<'asc' | 'desc'>(['asc', 'desc'], 'desc'),
  page: integer(1, 100_000),
  rows: { ...rowsParameter, fallback: 50 },
};
