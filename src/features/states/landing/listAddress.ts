import { choice, integer, text } from '@/lib/url/address';

/** Address parameters of the list of states. Changes replace the current history entry. */
export const listAddress = {
  q: text(/^.{1,100}$/u),
  sort: choice(['name', 'amount', 'share'] as const, 'name'),
  order: choice(['asc', 'desc', ''] as const, ''),
  /** The page in a narrow viewport; a wide one shows all rows. */
  page: integer(1, 100),
};
export type ListSort = 'name' | 'amount' | 'share';
export type ListOrder = 'asc' | 'desc';
