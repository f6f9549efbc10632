import { badRequest } from '../../../core/errors';
import type { AdvancedFilters } from '../../../filters/schema';

export interface LevelRequest {
  spending_level?: string;
  subawards?: boolean;
  filters: AdvancedFilters;
}
/** The level a request asks for; the older flag of subawards wins. */
export const levelOf = (request: LevelRequest, fallback: string): string =>
  request.subawards ? 'subawards' : (request.spending_level ?? fallback);
/** Throws (400) where a recipient’s id stands beside subawards. */
export const recipientIdAtSubawards = (level: string, filters: AdvancedFilters) => {
  if (level === 'subawards' && filters.recipient_id) throw badRecipient;
};
const badRecipient = badRequest("'recipient_id' cannot be combined with the subawards level");
