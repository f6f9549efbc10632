import { mapConcurrently } from '@/lib/requests/mapConcurrently';
import { searchPage } from './rowEndpoints';
import type { PageQuery, ResultRow } from './results';

/** Maximum number of rows that the browser collects. The service creates larger files as download jobs. */
export const MOST_ROWS_AT_ONCE = 5000;
const GATHER_PAGE = 100;
const GATHER_LANES = 4;

/** Returns all rows of a tab in order, a few pages at a time. `onRows` receives the number of rows so far. */
export const fetchAllRows = async (
  query: Omit<PageQuery, 'page' | 'limit'>,
  total: number,
  onRows: (count: number) => void,
  signal?: AbortSignal,
): Promise<readonly ResultRow[]> => {
  let loadedCount = 0;
  const pages = Array.from({ length: Math.ceil(Math.min(total, MOST_ROWS_AT_ONCE) / GATHER_PAGE) });
  const pageRows = await mapConcurrently(pages, GATHER_LANES, async (_, at) => {
    const { rows } = await searchPage.call({ ...query, page: at + 1, limit: GATHER_PAGE }, signal);
    loadedCount += rows.length;
    onRows(loadedCount);
    return rows;
  });
  return pageRows.flat();
};
