import type { Route } from '../../core/route';
import { federalAccounts } from './queries';
import { FederalAccountsAnswer, FederalAccountsBody } from './shapes';

export const federalAccountRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'v2/federal_accounts/',
    summary: 'Federal accounts with their budgetary resources',
    cacheable: true,
    errors: [400, 422],
    body: FederalAccountsBody,
    answer: FederalAccountsAnswer,
    handler: federalAccounts,
  },
];
