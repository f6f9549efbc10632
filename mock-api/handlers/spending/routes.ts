import type { Route } from '../../core/route';
import { explore } from './queries';
import { SpendingAnswer, SpendingBody } from './shapes';

export const spendingRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'v2/spending/',
    summary: 'Obligations of a fiscal year to date, by one level of the Spending Explorer',
    errors: [400],
    selfValidating: true,
    body: SpendingBody,
    answer: SpendingAnswer,
    handler: explore,
  },
];
