import { trendAddress } from '@/blocks/spending-trend';
import { choice, whole } from '@/lib/address';

export type ChildSort = 'name' | 'uei' | 'duns' | 'state' | 'amount';
/** How the list of children stands in the query. */
export const childrenAddress = {
  sort: choice<ChildSort>(['name', 'uei', 'duns', 'state', 'amount'], 'amount'),
  order: choice<'asc' | 'desc'>(['asc', 'desc'], 'desc'),
  page: whole(1, 10_000),
};
/** All that the query of a profile can say. */
export const profileAddress = { ...childrenAddress, ...trendAddress };
