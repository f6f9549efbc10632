import { isIsoDay, type IsoDay } from '@/domain/fiscal';
import { dollars, listOf, record, text } from '../http/read';

/* Readers of fields that may be missing or null. Another type makes the response unreadable (`http/read.ts`). */
type Part = Readonly<Record<string, unknown>>;

/** Returns a text; a boolean or number is converted; '' for null. */
export const words = (value: unknown): string =>
  typeof value === 'boolean' ? String(value).toUpperCase() : text(value);
/** Returns a count; NaN, which is shown as `--`, for null. */
export const tally = (value: unknown): number => dollars(value) ?? Number.NaN;
/** Returns the date of an ISO date or date-time; null for any other text. */
export const dayOf = (value: unknown): IsoDay | null => {
  const written = text(value).slice(0, 10);
  return isIsoDay(written) ? written : null;
};
/** Returns an object; an empty one for null. */
export const part = (value: unknown): Part => record((value ?? {}) as Part);
/** Returns the objects of a list; [] for null. */
export const parts = (value: unknown): readonly Part[] =>
  listOf((value ?? []) as readonly Part[], (row) => row);
/** Returns whether an object has any field. */
export const isThere = (value: unknown): boolean => Object.keys(part(value)).length > 0;
