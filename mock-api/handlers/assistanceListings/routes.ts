import type { Route } from '../../core/route';
import { getAllTotals, loadListings, loadPrefixListings, getListingTotals } from './queries';
import { AllTotalsAnswer, ListingsAnswer, ListingsQuery, TotalsAnswer } from './shapes';

export const assistanceListingRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'v2/references/assistance_listing/',
    summary: 'Assistance listings by agency prefix',
    errors: [400, 422],
    query: ListingsQuery,
    answer: ListingsAnswer,
    handler: loadListings,
  },
  {
    method: 'GET',
    path: 'v2/references/assistance_listing/{code}/',
    summary: 'Assistance listings with one agency prefix',
    errors: [400, 422],
    query: ListingsQuery,
    answer: ListingsAnswer,
    handler: loadPrefixListings,
  },
  {
    method: 'GET',
    path: 'v2/references/cfda/totals/',
    summary: 'Number of opportunities of all assistance listings by status; 204 if not available',
    errors: [],
    answer: AllTotalsAnswer,
    handler: getAllTotals,
  },
  {
    method: 'GET',
    path: 'v2/references/cfda/totals/{cfda_code}/',
    summary: 'Number of opportunities of one assistance listing by status; 204 if not available',
    errors: [],
    answer: TotalsAnswer,
    handler: getListingTotals,
  },
];
