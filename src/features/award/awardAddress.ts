import { choice } from '@/lib/address';

/** What the query says of the sections of an award's page; each section reads its own. */
export const amountsAddress = {
  /** Which money: all, or what one law pays for. */
  spending: choice<'overall' | 'covid' | 'infrastructure'>(
    ['overall', 'covid', 'infrastructure'],
    'overall',
  ),
  /** Of a vehicle: its orders together, or itself. */
  amounts: choice<'orders' | 'own'>(['orders', 'own'], 'orders'),
};
/** Views of other sections that links of the page lead to: query parameters of those sections. */
export const views = {
  subawards: { history: 'subawards' },
  transactions: { history: 'transactions' },
  funding: { history: 'funding' },
  childAwards: { orders: 'child_awards' },
  childIdvs: { orders: 'child_idvs' },
  grandchildAwards: { orders: 'grandchild_awards' },
} as const;
/** Ids of the sections, as links and the address name them. */
export const sectionIds = {
  overview: 'overview',
  amounts: 'amounts',
  description: 'description',
  activity: 'activity',
  accounts: 'federal-accounts',
  listings: 'assistance-listings',
  orders: 'orders',
  history: 'history',
  additional: 'additional-information',
} as const;
