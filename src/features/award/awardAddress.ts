import { choice } from '@/lib/url/address';

/** The address parameters of the amounts section. Each section of an award's page reads its own parameters. */
export const amountsAddress = {
  /** Spending to show: all spending, or only the spending under one tracked law. */
  spending: choice<'overall' | 'covid' | 'infrastructure'>(
    ['overall', 'covid', 'infrastructure'],
    'overall',
  ),
  /** For an IDV: the combined amounts of its orders, or its own amounts. */
  amounts: choice<'orders' | 'own'>(['orders', 'own'], 'orders'),
};
/** Query parameters of links that open a view of another section. */
export const views = {
  subawards: { history: 'subawards' },
  transactions: { history: 'transactions' },
  funding: { history: 'funding' },
  childAwards: { orders: 'child_awards' },
  childIdvs: { orders: 'child_idvs' },
  grandchildAwards: { orders: 'grandchild_awards' },
} as const;
/** IDs of the sections, in links and in the address. */
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
