import type { Route } from '../../core/route';
import { accountRoutes } from './routes/accounts';
import { awardRoutes } from './routes/awards';
import { breakdownRoutes } from './routes/breakdowns';

/** The routes of agency profiles: overview, account balances, breakdowns and awards. */
export const agencyRoutes: readonly Route[] = [
  ...awardRoutes,
  ...accountRoutes,
  ...breakdownRoutes,
];
