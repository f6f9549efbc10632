import type { Route } from '../../../core/route';
import { awardCounts } from '../queries/awardCounts';
import {
  agencyAwards,
  categoryObligations,
  newAwardCount,
  recipientDistribution,
} from '../queries/awards';
import { subAgencies, subAgencyCount } from '../queries/subAgencies';
import {
  AgencyAwardsAnswer,
  AgencyQuery,
  CategoriesAnswer,
  NewAwardCountAnswer,
  RecipientsAnswer,
  SubAgencyAnswer,
  SubAgencyCountAnswer,
  SubAgencyCountQuery,
  SubAgencyQuery,
} from '../shapes/awards';
import { AwardCountsAnswer, AwardCountsQuery } from '../shapes/breakdowns';
import { YearQuery } from '../shapes/shared';

const path = 'v2/agency/{toptier_code}/';
const get = { method: 'GET', errors: [400, 404, 422] } as const;

/** The routes for the awards of one or all agencies. A list of award types may be `[A,B]`, `A,B` or repeated parameters. */
export const awardRoutes: readonly Route[] = [
  {
    ...get,
    path: `${path}awards/`,
    summary: 'Number of transactions and obligations of an agency in a fiscal year',
    query: AgencyQuery,
    answer: AgencyAwardsAnswer,
    handler: agencyAwards,
  },
  {
    ...get,
    path: `${path}awards/new/count/`,
    summary: 'Number of new awards of an agency in a fiscal year',
    query: AgencyQuery,
    answer: NewAwardCountAnswer,
    handler: newAwardCount,
  },
  {
    ...get,
    path: `${path}obligations_by_award_category/`,
    summary: 'Award obligations of an agency in a fiscal year by award group',
    query: YearQuery,
    answer: CategoriesAnswer,
    handler: categoryObligations,
  },
  {
    ...get,
    path: `${path}recipients/`,
    summary: 'Distribution of the award obligations of an agency over its recipients',
    query: YearQuery,
    answer: RecipientsAnswer,
    handler: recipientDistribution,
  },
  {
    ...get,
    path: `${path}sub_agency/`,
    summary: 'Award obligations and counts of an agency in a fiscal year by subagency and office',
    query: SubAgencyQuery,
    answer: SubAgencyAnswer,
    handler: subAgencies,
  },
  {
    ...get,
    path: `${path}sub_agency/count/`,
    summary: 'Number of subagencies and offices of an agency with awards in a fiscal year',
    query: SubAgencyCountQuery,
    answer: SubAgencyCountAnswer,
    handler: subAgencyCount,
  },
  {
    ...get,
    path: 'v2/agency/awards/count/',
    summary: 'Number of awards of each awarding agency in a fiscal year by award group',
    errors: [400, 422],
    query: AwardCountsQuery,
    answer: AwardCountsAnswer,
    handler: awardCounts,
  },
];
