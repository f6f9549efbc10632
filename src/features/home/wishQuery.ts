import type { IsoDay } from '@/domain/fiscal';
import { toCriteria } from '@/domain/search/filters/registry';
import { readyMadeFilters, type ReadyMade } from '@/domain/search/readyMade';
import type { SearchQuery } from '@/services/search/results';

/** The search that a question asks: of the same filters as the one it opens, so that both show the same numbers. */
export const wishQuery = (wish: ReadyMade, today: IsoDay): SearchQuery => ({
  criteria: toCriteria(readyMadeFilters(wish, today), { today, level: 'transactions' }),
  level: 'transactions',
});
