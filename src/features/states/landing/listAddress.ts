import { choice, text } from '@/lib/url/address';

/** Address parameters of the list of states. Changes replace the current history entry. */
export const listAddress = {
  q: text(/^.{1,100}$/u),
  sort: choice(['name', 'amount', 'share'] as const, 'name'),
  order: choice(['asc', 'desc', ''] as const, ''),
};
export type ListSort = 'name' | 'amount' | 'share';
export type ListOrder = 'asc' | 'desc';
