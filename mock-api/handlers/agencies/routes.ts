import type { Route } from '../../core/route';
import { agencyAwards, newAwardCount } from './queries';
import { AgencyAwardsAnswer, AgencyQuery, NewAwardCountAnswer } from './shapes';

const path = 'v2/agency/{toptier_code}/awards/';
const errors = [400, 404, 422];

/** Award money of one top-tier agency; the lists of award types come as `[A,B]`, `A,B` or repeated parameters. */
export const agencyRoutes: readonly Route[] = [
  {
    method: 'GET',
    path,
    summary: 'Transactions and obligations of an agency in a fiscal year',
    cacheable: true,
    errors,
    query: AgencyQuery,
    answer: AgencyAwardsAnswer,
    handler: agencyAwards,
  },
  {
    method: 'GET',
    path: `${path}new/count/`,
    summary: 'Awards of an agency that began in a fiscal year',
    cacheable: true,
    errors,
    query: AgencyQuery,
    answer: NewAwardCountAnswer,
    handler: newAwardCount,
  },
];
