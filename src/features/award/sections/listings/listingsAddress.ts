import { choice, text, whole } from '@/lib/address';

export const listingSorts = ['listing', 'amount', 'percent'] as const;

/** The address parameters of the assistance listings of an award. */
export const listingsAddress = {
  /** Number of the listing that is shown alone. */
  listing: text(/^[0-9A-Za-z.-]{1,12}$/),
  listings: choice<'table' | 'tree'>(['table', 'tree'], 'table'),
  listingsSort: choice<(typeof listingSorts)[number]>(listingSorts, 'amount'),
  listingsOrder: choice<'asc' | 'desc'>(['asc', 'desc'], 'desc'),
  listingsPage: whole(1),
};
