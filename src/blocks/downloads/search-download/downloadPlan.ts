import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchCriteria } from '@/domain/search/criteria';
import { downloadAgencies } from '@/services/downloads/agencyListService';
import { toSearchCountQuery, downloadCount } from '@/services/downloads/downloadService';
import { compositeEndpoint } from '@/services/http/endpoint';
import { planParts } from '../parts';

interface PlanQuery {
  criteria: SearchCriteria;
  level: SpendingLevel;
  rows: number;
  /** Maximum number of rows in one file. */
  limit: number;
}
/** Returns the parts of a download. Rejects if the search cannot be split. */
export const downloadPlan = compositeEndpoint(
  'downloads/plan',
  ({ criteria, level, rows, limit }: PlanQuery, signal) =>
    planParts(criteria, rows, {
      level,
      limit,
      count: async (part) =>
        (await downloadCount.call(toSearchCountQuery(part, level), signal)).rows,
      agencies: async () => {
        const { cfo, other } = await downloadAgencies.call({ type: 'award_agencies' }, signal);
        return [...cfo, ...other].map(({ name }) => name);
      },
    }),
);
