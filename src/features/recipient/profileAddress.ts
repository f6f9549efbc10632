import { trendAddress } from '@/blocks/spending-trend';
import { choice, integer } from '@/lib/url/address';

export type ChildSort = 'name' | 'uei' | 'duns' | 'state' | 'amount';
/** Address parameters of the list of children. */
export const childrenAddress = {
  sort: choice<ChildSort>(['name', 'uei', 'duns', 'state', 'amount'], 'amount'),
  order: choice<'asc' | 'desc'>(['asc', 'desc'], 'desc'),
  page: integer(1, 10_000),
};
/** All address parameters of a profile. */
export const profileAddress = { ...childrenAddress, ...trendAddress };
