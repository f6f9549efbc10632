import { unreadable } from '../http/serviceError';
import { textFromJson } from '../search/textFromJson';

/** A number of the answer; null where it has none. */
export const number = (value: unknown): number | null => {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw unreadable();
  return value;
};
export const text = (value: unknown): string => textFromJson(value)?.trim() ?? '';
/** An address of the web; '' for all else that stands there. */
export const webAddress = (value: unknown): string => {
  const written = text(value);
  return /^https?:\/\/\S+$/i.test(written) ? written : '';
};
