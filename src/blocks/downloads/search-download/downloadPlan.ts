import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchCriteria } from '@/domain/search/criteria';
import { downloadAgencies } from '@/services/downloads/agencyListService';
import { countOfSearch, downloadCount } from '@/services/downloads/downloadService';
import { severalCalls } from '@/services/http/endpoint';
import { planParts } from '../parts';

interface PlanQuestion {
  criteria: SearchCriteria;
  level: SpendingLevel;
  rows: number;
  /** Most rows of one file. */
  limit: number;
}
/** Plans the parts of a download. */
export const downloadPlan = severalCalls(
  'downloads/plan',
  ({ criteria, level, rows, limit }: PlanQuestion, signal) =>
    planParts(criteria, rows, {
      level,
      limit,
      count: async (part) => (await downloadCount.call(countOfSearch(part, level), signal)).rows,
      agencies: async () => {
        const { cfo, other } = await downloadAgencies.call({ type: 'award_agencies' }, signal);
        return [...cfo, ...other].map(({ name }) => name);
      },
    }),
);
