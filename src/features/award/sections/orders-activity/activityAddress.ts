import { choice, integer } from '@/lib/url/address';

/** Page sizes to choose from. */
export const ORDER_PAGE_SIZES = [10, 50, 100] as const;

/** The address parameters that select the orders in the chart. */
export const activityAddress = {
  activityPage: integer(1),
  activityRows: choice<string>(ORDER_PAGE_SIZES.map(String), '50'),
};
