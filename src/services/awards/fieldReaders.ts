import { isIsoDay, type IsoDay } from '@/domain/fiscal';
import { dollars, listOf, record, text } from '../http/read';

/* Readers of fields that may be missing or null. Another type makes the response unreadable (`http/read.ts`). */
type JsonObject = Readonly<Record<string, unknown>>;

/** Returns a text. Numbers are converted, Booleans become TRUE or FALSE, and null becomes ''. */
export const readText = (value: unknown): string =>
  typeof value === 'boolean' ? String(value).toUpperCase() : text(value);
/** Returns a count. Null becomes NaN, which is shown as `--`. */
export const readCount = (value: unknown): number => dollars(value) ?? Number.NaN;
/** Returns the date of an ISO date or date-time; null for any other text. */
export const readDate = (value: unknown): IsoDay | null => {
  const isoText = text(value).slice(0, 10);
  return isIsoDay(isoText) ? isoText : null;
};
/** Returns an object; an empty one for null. */
export const readObject = (value: unknown): JsonObject => record((value ?? {}) as JsonObject);
/** Returns the objects of a list; [] for null. */
export const readObjects = (value: unknown): readonly JsonObject[] =>
  listOf((value ?? []) as readonly JsonObject[], (row) => row);
/** Returns whether an object has any field. */
export const hasFields = (value: unknown): boolean => Object.keys(readObject(value)).length > 0;
