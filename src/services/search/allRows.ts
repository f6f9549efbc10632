import { mapConcurrently } from '@/lib/requests/mapConcurrently';
import { searchPage } from './rowEndpoints';
import type { PageQuery, ResultRow } from './results';

/** Maximum number of rows that the browser collects. The service creates larger files as download jobs. */
export const MAX_COLLECTED_ROWS = 5000;
const PAGE_SIZE = 100;
const CONCURRENT_PAGES = 4;

/** Returns at most `MOST_ROWS_AT_ONCE` rows of a tab in order. Loads a few pages at a time and passes the row count to `onRows`. */
export const fetchAllRows = async (
  query: Omit<PageQuery, 'page' | 'limit'>,
  total: number,
  onRows: (count: number) => void,
  signal?: AbortSignal,
): Promise<readonly ResultRow[]> => {
  let loadedCount = 0;
  const pages = Array.from({ length: Math.ceil(Math.min(total, MAX_COLLECTED_ROWS) / PAGE_SIZE) });
  const pageRows = await mapConcurrently(pages, CONCURRENT_PAGES, async (_, at) => {
    const { rows } = await searchPage.call({ ...query, page: at + 1, limit: PAGE_SIZE }, signal);
    loadedCount += rows.length;
    onRows(loadedCount);
    return rows;
  });
  return pageRows.flat();
};
