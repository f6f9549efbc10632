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
  totalsRoute('balances/total', 'Sums of year-to-date balances', balances, balancesTotal),
  totalsRoute(
    'balances/quarters/total',
    'Sums of the quarterly changes in balances',
    balances,
    balancesOfQuarters,
  ),
  totalsRoute(
    'categories/total',
    'Sums of year-to-date amounts of program activities and object classes',
    categories,
    categoriesTotal,
  ),
  totalsRoute(
    'categories/quarters/total',
    'Sums of quarterly amounts of program activities and object classes',
    categories,
    categoriesOfQuarters,
  ),
];
