import { unreadable } from '../http/serviceError';

/** A text of an answer, or a number that stands for one; null where the service has none. */
export const textFromJson = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string' && typeof value !== 'number') throw unreadable();
  return String(value);
};
