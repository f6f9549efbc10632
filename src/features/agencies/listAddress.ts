import { choice, text } from '@/lib/url/address';

/** The address parameters of the list of agencies. None of them adds a step to the history. */
export const listAddress = {
  q: text(/^.{1,100}$/u),
  sort: choice(['name', 'budget', 'share'] as const, 'share'),
  order: choice(['asc', 'desc', ''] as const, ''),
};
export type ListSort = 'name' | 'budget' | 'share';
export type ListOrder = 'asc' | 'desc';
/** Returns the order of a column that is sorted by for the first time. */
export const defaultOrder = (sort: ListSort): ListOrder => (sort === 'name' ? 'asc' : 'desc');
