import type { groupIds } from '../../db/schema';

/** How award groups are called on award pages and in the Explorer. */
export const categoryNames: Readonly<Record<(typeof groupIds)[number], string>> = {
  contracts: 'contract',
  idvs: 'idv',
  grants: 'grant',
  direct_payments: 'direct payment',
  loans: 'loans',
  other: 'other',
};
