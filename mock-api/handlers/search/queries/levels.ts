import { badRequest } from '../../../core/errors';
import type { Call } from '../../../core/route';
import type { Level } from '../../../filters/context';
import type { AdvancedFilters } from '../../../filters/schema';
import { Values } from '../../../filters/values';
import { buildWhere } from '../../../filters/where';

export interface LevelRequest {
  spending_level?: string;
  subawards?: boolean;
  filters: AdvancedFilters;
}
/** Returns the spending level of a request. The older flag `subawards` takes precedence. */
export const getLevel = (request: LevelRequest, fallback: string): string =>
  request.subawards ? 'subawards' : (request.spending_level ?? fallback);
/** Throws 400 if a request combines `recipient_id` with the subawards level. */
export const checkRecipientId = (level: string, filters: AdvancedFilters) => {
  if (level === 'subawards' && filters.recipient_id)
    throw badRequest("Field 'filters|recipient_id' cannot be used with subawards");
};
/** The SQL condition of a search, and the values that are bound to it. */
export interface SearchCondition {
  where: string;
  values: Values;
}
/** Returns the SQL condition of a search and its bound values. `isWide` also searches the text columns of transactions. */
export const buildSearchCondition = (
  { lookups, textStore }: Call,
  level: Level,
  filters: AdvancedFilters,
  isWide = false,
): SearchCondition => {
  const values = new Values();
  return {
    values,
    where: buildWhere(level, filters, lookups, values, { wide: isWide, textStore }),
  };
};
