import { choice, integer, text } from '@/lib/url/address';

/** The address parameters of the list of agencies. Changes do not add history entries. */
export const listAddress = {
  q: text(/^.{1,100}$/u),
  sort: choice(['name', 'budget', 'share'] as const, 'share'),
  order: choice(['asc', 'desc', ''] as const, ''),
  /** The page in a narrow viewport; a wide one shows all rows. */
  page: integer(1, 100),
};
export type ListSort = 'name' | 'budget' | 'share';
export type ListOrder = 'asc' | 'desc';
/** Returns the initial sort order of a column. */
export const defaultOrder = (sort: ListSort): ListOrder => (sort === 'name' ? 'asc' : 'desc');
