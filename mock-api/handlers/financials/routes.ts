import type { Route } from '../../core/route';
import {
  accountObligations,
  agencyBalances,
  majorClasses,
  minorClasses,
  recipientObligations,
} from './queries';
import * as shapes from './shapes';

const GET_ROUTE = { method: 'GET', errors: [400, 422] } as const;

/** The older routes for one agency's spending. They identify the agency by ID and return dollars as text. */
export const financialRoutes: readonly Route[] = [
  {
    ...GET_ROUTE,
    path: 'v2/financial_balances/agencies/',
    summary: 'Balances of an agency in a fiscal year',
    query: shapes.FundingQuery,
    answer: shapes.BalancesAnswer,
    handler: agencyBalances,
  },
  {
    ...GET_ROUTE,
    path: 'v2/financial_spending/major_object_class/',
    summary: 'Obligations of an agency by major object class',
    query: shapes.FundingQuery,
    answer: shapes.MajorClassesAnswer,
    handler: majorClasses,
  },
  {
    ...GET_ROUTE,
    path: 'v2/financial_spending/object_class/',
    summary: 'Obligations of an agency by minor object class, within a major object class',
    query: shapes.ClassQuery,
    answer: shapes.MinorClassesAnswer,
    handler: minorClasses,
  },
  {
    ...GET_ROUTE,
    path: 'v2/federal_obligations/',
    summary: 'Obligations of an agency by federal account',
    query: shapes.ObligationsQuery,
    answer: shapes.ObligationsAnswer,
    handler: accountObligations,
  },
  {
    ...GET_ROUTE,
    path: 'v2/award_spending/recipient/',
    summary: 'Award obligations of an agency by recipient',
    errors: [400, 404, 422],
    query: shapes.RecipientsQuery,
    answer: shapes.RecipientsAnswer,
    handler: recipientObligations,
  },
];
