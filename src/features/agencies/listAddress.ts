import { choice, text } from '@/lib/address';

/** What the query says of the list of agencies. Nothing of it is a step of the history. */
export const listAddress = {
  q: text(/^.{1,100}$/u),
  sort: choice(['name', 'budget', 'share'] as const, 'share'),
  order: choice(['asc', 'desc', ''] as const, ''),
};
export type ListSort = 'name' | 'budget' | 'share';
export type ListOrder = 'asc' | 'desc';
/** The order under a heading that is pressed for the first time. */
export const usualOrder = (sort: ListSort): ListOrder => (sort === 'name' ? 'asc' : 'desc');
