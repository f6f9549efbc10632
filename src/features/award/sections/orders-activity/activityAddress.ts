import { choice, whole } from '@/lib/address';

/** Rows of a page to choose from. */
export const ORDER_ROWS = [10, 50, 100] as const;

/** Which orders of a vehicle are drawn. */
export const activityAddress = {
  activityPage: whole(1),
  activityRows: choice<string>(ORDER_ROWS.map(String), '50'),
};
