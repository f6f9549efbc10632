import type { Route } from '../../core/route';
import { accountRoutes } from './routes/accounts';
import { awardRoutes } from './routes/awards';
import { breakdownRoutes } from './routes/breakdowns';

/** What an agency is, what its accounts hold, and what it awarded. */
export const agencyRoutes: readonly Route[] = [
  ...awardRoutes,
  ...accountRoutes,
  ...breakdownRoutes,
];
