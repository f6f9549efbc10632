import { choice, text, integer } from '@/lib/url/address';

/** The address parameters of the assistance listings of an award. */
export const listingsAddress = {
  /** Number of the listing that is shown in detail. */
  listing: text(/^[0-9A-Za-z.-]{1,12}$/),
  listings: choice<'table' | 'tree'>(['table', 'tree'], 'table'),
  listingsSort: choice(['listing', 'amount', 'percent'] as const, 'amount'),
  listingsOrder: choice<'asc' | 'desc'>(['asc', 'desc'], 'desc'),
  listingsPage: integer(1),
};
