import type { Route } from '../../core/route';
import { balances, categories, type Kind } from './fields';
import {
  balancesOfQuarters,
  balancesTotal,
  categoriesOfQuarters,
  categoriesTotal,
} from './queries';
import { TotalsAnswer, totalsBody } from './shapes';

const totalsRoute = (
  path: string,
  summary: string,
  kind: Kind,
  handler: Route['handler'],
): Route => ({
  method: 'POST',
  path: `v1/tas/${path}/`,
  summary,
  errors: [400, 422],
  body: totalsBody(kind),
  answer: TotalsAnswer(kind),
  handler,
});

/** The routes of API v1 that the federal account charts use. */
export const tasRoutes: readonly Route[] = [
  totalsRoute('balances/total', 'Balances of the year to date, added up', balances, balancesTotal),
  totalsRoute(
    'balances/quarters/total',
    'What balances grew by in each quarter, added up',
    balances,
    balancesOfQuarters,
  ),
  totalsRoute(
    'categories/total',
    'Amounts of activities and object classes of the year to date, added up',
    categories,
    categoriesTotal,
  ),
  totalsRoute(
    'categories/quarters/total',
    'Amounts of activities and object classes of each quarter, added up',
    categories,
    categoriesOfQuarters,
  ),
];
