import { unreadable } from '../http/serviceError';
import { textFromJson } from './textFromJson';

/** Dollars: some come as texts; null where the service has none. */
export const dollarsFromJson = (value: unknown): number | null => {
  const written = textFromJson(value)?.trim();
  if (!written) return null;
  const amount = Number(written);
  if (!Number.isFinite(amount)) throw unreadable();
  return amount;
};
