import type { FileFormat } from '../../../core/jobs';
import type { Route } from '../../../core/route';
import { toNumber } from '../../../core/values';
import { levelFiles, buildRowsSql, ROW_LIMIT } from '../../../downloads/plans';
import type { Level } from '../../../filters/context';
import { prepareSearch } from '../../../filters/prepare';
import type { AdvancedFilters } from '../../../filters/schema';
import { allLevels, CountAnswer, CountBody, DOWNLOAD_ROUTE, searchBody } from '../shapes/downloads';
import { submit } from '../submit';

interface SearchRequest {
  filters: AdvancedFilters;
  columns?: string[];
  file_format?: FileFormat;
  limit?: number;
  spending_level?: Level[];
}
/** Returns the filters for one level. Subawards ignore `new_awards_only`, so such periods apply to the subaward date. */
const getLevelFilters = (level: Level, filters: AdvancedFilters): AdvancedFilters => {
  if (level !== 'subawards') return filters;
  const periods = filters.time_period?.map(({ date_type: kind, ...period }) =>
    kind === 'new_awards_only' ? period : { ...period, date_type: kind },
  );
  return { ...filters, time_period: periods };
};

/** Returns the route for a download of search results at `fixedLevels`, or at the levels that the request names. */
export const searchRoute = (
  path: string,
  title: string,
  summary: string,
  fixedLevels?: readonly Level[],
): Route => {
  const body = searchBody(!fixedLevels);
  return {
    ...DOWNLOAD_ROUTE,
    path: `v2/download/${path}/`,
    summary,
    body,
    selfValidating: true,
    handler: async (call) => {
      const { request } = prepareSearch<SearchRequest>(body, call.body);
      const levels =
        fixedLevels ??
        (request.spending_level?.length
          ? allLevels.filter((level) => request.spending_level!.includes(level))
          : allLevels);
      const files = levels.flatMap((level) =>
        levelFiles([level], getLevelFilters(level, request.filters), call.lookups, {
          columns: request.columns,
          limit: request.limit,
        }),
      );
      const planRequest = {
        filters: request.filters,
        spending_level: levels,
        ...(request.columns?.length ? { columns: request.columns } : {}),
        file_format: request.file_format ?? 'csv',
        limit: request.limit ?? ROW_LIMIT,
      };
      const heading = 'Awards, transactions and subawards that match a search';
      return submit(call, title, heading, planRequest, files, request.file_format);
    },
  };
};

export const countRoute: Route = {
  ...DOWNLOAD_ROUTE,
  storesData: false,
  path: 'v2/download/count/',
  summary: 'Number of awards, transactions or subawards that a download would contain',
  body: CountBody,
  selfValidating: true,
  answer: CountAnswer,
  handler: async (call) => {
    const { request, messages } = prepareSearch<{
      filters: AdvancedFilters;
      spending_level?: Level;
    }>(CountBody, call.body);
    const level = request.spending_level ?? 'transactions';
    const rowsSql = buildRowsSql(level, getLevelFilters(level, request.filters), call.lookups);
    const [row] = await call.db.query(`select count(*) AS n from (${rowsSql})`);
    const n = toNumber(row!.n)!;
    return {
      calculated_transaction_count: n,
      maximum_transaction_limit: ROW_LIMIT,
      transaction_rows_gt_limit: n > ROW_LIMIT,
      calculated_count: n,
      spending_level: level,
      maximum_limit: ROW_LIMIT,
      rows_gt_limit: n > ROW_LIMIT,
      messages,
    };
  },
};
