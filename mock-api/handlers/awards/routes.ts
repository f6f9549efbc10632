import type { Route } from '../../core/route';
import { award } from './queries/award';
import { fundingRollup } from './queries/fundingRollup';
import { lastUpdated } from './queries/lastUpdated';
import { AwardAnswer, FundingRollupAnswer, FundingRollupBody, LastUpdatedAnswer } from './shapes';

export const awardRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'v2/awards/{award_id}/',
    summary: 'One award',
    cacheable: true,
    errors: [404],
    answer: AwardAnswer,
    handler: award,
  },
  {
    method: 'GET',
    path: 'v2/awards/last_updated/',
    summary: 'The day up to which awards are known',
    cacheable: true,
    errors: [],
    answer: LastUpdatedAnswer,
    handler: lastUpdated,
  },
  {
    method: 'POST',
    path: 'v2/awards/funding_rollup/',
    summary: 'What accounts pay for an award, and how many agencies and accounts take part',
    cacheable: true,
    errors: [400, 422],
    body: FundingRollupBody,
    answer: FundingRollupAnswer,
    handler: fundingRollup,
  },
];
