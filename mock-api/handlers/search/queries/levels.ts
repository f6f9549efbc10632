import { badRequest } from '../../../core/errors';
import type { AdvancedFilters } from '../../../filters/schema';

export interface LevelRequest {
  spending_level?: string;
  subawards?: boolean;
  filters: AdvancedFilters;
}
export const levelOf = (request: LevelRequest, fallback: string): string =>
  request.subawards ? 'subawards' : (request.spending_level ?? fallback);
export const recipientIdAtSubawards = (level: string, filters: AdvancedFilters) => {
  if (level === 'subawards' && filters.recipient_id) throw badRecipient;
};
const badRecipient = badRequest("'recipient_id' cannot be combined with the subawards level");
export const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100) / 100;
