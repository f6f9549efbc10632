import type { TSchema } from '@sinclair/typebox';
import type { Route } from '../../core/route';
import {
  accountCount,
  accountLoans,
  accountSpending,
  agencyCount,
  agencyLoans,
  agencySpending,
  classCount,
  classLoans,
  classSpending,
} from './queries/accounts';
import { awardAmount, awardCount, listingCount, recipientCount } from './queries/awards';
import { disasterGeography } from './queries/geography';
import { listingLoans, listingSpending } from './queries/listings';
import { codeCount, overview } from './queries/overview';
import { recipientLoans, recipientSpending } from './queries/recipients';
import * as shapes from './shapes';

const post = (
  path: string,
  summary: string,
  body: TSchema,
  answer: TSchema,
  handler: Route['handler'],
  errors: readonly number[] = [400, 422],
): Route => ({
  method: 'POST',
  path: `v2/disaster/${path}/`,
  summary,
  errors,
  body,
  answer,
  handler,
});
const groupedErrors = [400, 403, 422];
const makeCountRoute = (
  path: string,
  noun: string,
  handler: Route['handler'],
  body: TSchema = shapes.CountBody,
): Route =>
  post(
    `${path}/count`,
    `Number of ${noun} with emergency funding`,
    body,
    shapes.CountAnswer,
    handler,
  );

/** The routes for emergency spending: all spending by account, and award spending by agency, recipient, assistance listing and place. */
export const disasterRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'v2/disaster/overview/',
    summary: 'Emergency funding by DEFC, with total obligations and outlays',
    errors: [400, 422],
    query: shapes.OverviewQuery,
    answer: shapes.OverviewAnswer,
    handler: overview,
  },
  makeCountRoute('agency', 'agencies', agencyCount),
  makeCountRoute('federal_account', 'federal accounts', accountCount, shapes.CodesBody),
  makeCountRoute('object_class', 'major object classes', classCount, shapes.CodesBody),
  makeCountRoute('recipient', 'recipients', recipientCount),
  makeCountRoute('cfda', 'assistance listings', listingCount, shapes.ListingCountBody),
  makeCountRoute('def_code', 'emergency codes', codeCount, shapes.CodesBody),
  makeCountRoute('award', 'awards', awardCount),
  post(
    'award/amount',
    'Emergency funding of awards',
    shapes.AmountBody,
    shapes.AmountAnswer,
    awardAmount,
  ),
  post(
    'agency/spending',
    'Emergency funding by agency',
    shapes.AgencySpendingBody,
    shapes.BudgetSpendingAnswer,
    agencySpending,
  ),
  post(
    'federal_account/spending',
    'Emergency funding by federal account and TAS',
    shapes.AccountSpendingBody,
    shapes.BudgetSpendingAnswer,
    accountSpending,
  ),
  post(
    'object_class/spending',
    'Emergency funding by object class',
    shapes.ClassSpendingBody,
    shapes.ClassSpendingAnswer,
    classSpending,
  ),
  post(
    'recipient/spending',
    'Emergency funding of awards by recipient',
    shapes.RecipientSpendingBody,
    shapes.RecipientSpendingAnswer,
    recipientSpending,
    groupedErrors,
  ),
  post(
    'cfda/spending',
    'Emergency funding of awards by assistance listing',
    shapes.ListingSpendingBody,
    shapes.ListingSpendingAnswer,
    listingSpending,
    groupedErrors,
  ),
  post(
    'agency/loans',
    'Emergency loans by agency',
    shapes.AwardLoansBody,
    shapes.LoansAnswer,
    agencyLoans,
  ),
  post(
    'federal_account/loans',
    'Emergency loans by federal account and TAS',
    shapes.AccountLoansBody,
    shapes.LoansAnswer,
    accountLoans,
  ),
  post(
    'object_class/loans',
    'Emergency loans by object class',
    shapes.AccountLoansBody,
    shapes.LoansAnswer,
    classLoans,
  ),
  post(
    'recipient/loans',
    'Emergency loans by recipient',
    shapes.RecipientLoansBody,
    shapes.RecipientLoansAnswer,
    recipientLoans,
    groupedErrors,
  ),
  post(
    'cfda/loans',
    'Emergency loans by assistance listing',
    shapes.AwardLoansBody,
    shapes.ListingLoansAnswer,
    listingLoans,
    groupedErrors,
  ),
  post(
    'spending_by_geography',
    'Emergency funding of awards by place',
    shapes.GeographyBody,
    shapes.GeographyAnswer,
    disasterGeography,
  ),
];
