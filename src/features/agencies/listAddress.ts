import { choice, text } from '@/lib/url/address';

/** The address parameters of the list of agencies. Changes do not add history entries. */
export const listAddress = {
  q: text(/^.{1,100}$/u),
  sort: choice(['name', 'budget', 'share'] as const, 'share'),
  order: choice(['asc', 'desc', ''] as const, ''),
};
export type ListSort = 'name' | 'budget' | 'share';
export type ListOrder = 'asc' | 'desc';
/** Returns the initial sort order of a column. */
export const defaultOrder = (sort: ListSort): ListOrder => (sort === 'name' ? 'asc' : 'desc');
