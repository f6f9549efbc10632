import type { Route } from '../../../core/route';
import { loadAwardCounts } from '../queries/awardCounts';
import {
  loadAgencyAwards,
  loadCategoryObligations,
  loadNewAwardCount,
  loadRecipientDistribution,
} from '../queries/awards';
import { loadSubAgencies, countSubAgencies } from '../queries/subAgencies';
import * as shapes from '../shapes/awards';
import { AwardCountsAnswer, AwardCountsQuery } from '../shapes/breakdowns';
import { YearQuery } from '../shapes/shared';

const basePath = 'v2/agency/{toptier_code}/';
const GET_DEFAULTS = { method: 'GET', errors: [400, 404, 422] } as const;

/** The routes for the awards of one or all agencies. A list of award types may be `[A,B]`, `A,B` or repeated parameters. */
export const awardRoutes: readonly Route[] = [
  {
    ...GET_DEFAULTS,
    path: `${basePath}awards/`,
    summary: 'Number of transactions and obligations of an agency in a fiscal year',
    query: shapes.AgencyQuery,
    answer: shapes.AgencyAwardsAnswer,
    handler: loadAgencyAwards,
  },
  {
    ...GET_DEFAULTS,
    path: `${basePath}awards/new/count/`,
    summary: 'Number of new awards of an agency in a fiscal year',
    query: shapes.AgencyQuery,
    answer: shapes.NewAwardCountAnswer,
    handler: loadNewAwardCount,
  },
  {
    ...GET_DEFAULTS,
    path: `${basePath}obligations_by_award_category/`,
    summary: 'Award obligations of an agency in a fiscal year by award group',
    query: YearQuery,
    answer: shapes.CategoriesAnswer,
    handler: loadCategoryObligations,
  },
  {
    ...GET_DEFAULTS,
    path: `${basePath}recipients/`,
    summary: 'Distribution of the award obligations of an agency over its recipients',
    query: YearQuery,
    answer: shapes.RecipientsAnswer,
    handler: loadRecipientDistribution,
  },
  {
    ...GET_DEFAULTS,
    path: `${basePath}sub_agency/`,
    summary: 'Award obligations and counts of an agency in a fiscal year by subagency and office',
    query: shapes.SubAgencyQuery,
    answer: shapes.SubAgencyAnswer,
    handler: loadSubAgencies,
  },
  {
    ...GET_DEFAULTS,
    path: `${basePath}sub_agency/count/`,
    summary: 'Number of subagencies and offices of an agency with awards in a fiscal year',
    query: shapes.SubAgencyCountQuery,
    answer: shapes.SubAgencyCountAnswer,
    handler: countSubAgencies,
  },
  {
    ...GET_DEFAULTS,
    path: 'v2/agency/awards/count/',
    summary: 'Number of awards of each awarding agency in a fiscal year by award group',
    errors: [400, 422],
    query: AwardCountsQuery,
    answer: AwardCountsAnswer,
    handler: loadAwardCounts,
  },
];
