import { isIsoDay, type IsoDay } from '@/domain/fiscal';
import { dollars, listOf, record, text } from '../http/read';

/*
 * Readers of the many parts of an award, which may be missing or null whatever the contract promises. A part of another kind makes the
 * response unreadable, as everywhere (`http/read.ts`).
 */
type Part = Readonly<Record<string, unknown>>;

/** Returns a text, or what stands for one; '' where there is none. */
export const words = (value: unknown): string =>
  typeof value === 'boolean' ? String(value).toUpperCase() : text(value);
/** Returns how many; NaN, which reads as `--`, where the API does not say. */
export const tally = (value: unknown): number => dollars(value) ?? Number.NaN;
/** Returns the day of a date or moment; null for a text that names none. */
export const dayOf = (value: unknown): IsoDay | null => {
  const written = text(value).slice(0, 10);
  return isIsoDay(written) ? written : null;
};
/** Returns an object; an empty one for null. */
export const part = (value: unknown): Part => record((value ?? {}) as Part);
/** Returns the objects of a list; none for null. */
export const parts = (value: unknown): readonly Part[] =>
  listOf((value ?? []) as readonly Part[], (row) => row);
/** Whether an object has anything in it. */
export const isThere = (value: unknown): boolean => Object.keys(part(value)).length > 0;
