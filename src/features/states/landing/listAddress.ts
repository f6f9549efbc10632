import { choice, text } from '@/lib/address';

/** What the query says of the list of states. Nothing of it is a step of the history. */
export const listAddress = {
  q: text(/^.{1,100}$/u),
  sort: choice(['name', 'amount', 'share'] as const, 'name'),
  order: choice(['asc', 'desc', ''] as const, ''),
};
export type ListSort = 'name' | 'amount' | 'share';
export type ListOrder = 'asc' | 'desc';
