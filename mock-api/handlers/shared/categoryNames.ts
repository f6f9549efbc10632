import type { groupKeys } from '../../db/schema';

/** The names of the award groups in award and Spending Explorer responses. */
export const categoryNames: Readonly<Record<(typeof groupKeys)[number], string>> = {
  contracts: 'contract',
  idvs: 'idv',
  grants: 'grant',
  direct_payments: 'direct payment',
  loans: 'loans',
  other: 'other',
};
