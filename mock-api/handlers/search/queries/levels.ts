import { badRequest } from '../../../core/errors';
import type { AdvancedFilters } from '../../../filters/schema';

export interface LevelRequest {
  spending_level?: string;
  subawards?: boolean;
  filters: AdvancedFilters;
}
/** Returns the spending level of a request. The older flag `subawards` takes precedence. */
export const levelOf = (request: LevelRequest, fallback: string): string =>
  request.subawards ? 'subawards' : (request.spending_level ?? fallback);
/** Throws 400 if a request combines `recipient_id` with the subawards level. */
export const recipientIdAtSubawards = (level: string, filters: AdvancedFilters) => {
  if (level === 'subawards' && filters.recipient_id) throw badRecipient;
};
const badRecipient = badRequest("Field 'filters|recipient_id' cannot be used with subawards");
