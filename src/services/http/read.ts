import { promised, unreadable } from './serviceError';

/*
 * Readers of the wire (decision 0063). `null` stays null, a missing field counts as null, and a value of another kind makes the
 * whole response unreadable: the panel then fails with Retry and never shows a zero or an empty state.
 */

/** Returns an object of the response. */
export const record = <T>(value: T | null | undefined): T => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return value;
};
/** Returns the objects of a list, each read by `read`. */
export const listOf = <W, R>(
  value: readonly W[] | null | undefined,
  read: (row: W) => R,
): readonly R[] => {
  if (!Array.isArray(value)) throw unreadable();
  return value.map((row: W) => read(record(row)));
};
/** Returns the usable items of a list. A list of which no item is usable is unreadable, an empty one is empty. */
export const usable = <T>(items: readonly T[], isUsable: (item: T) => boolean): readonly T[] => {
  const kept = items.filter(isUsable);
  if (items.length && !kept.length) throw unreadable();
  return kept;
};
/** Returns a list unchanged if one of its rows at least has what the list is about. */
export const someWith = <T>(rows: readonly T[], has: (row: T) => boolean): readonly T[] => {
  usable(rows, has);
  return rows;
};

/** Returns a finite number. */
export const number = (value: unknown): number | null => {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw unreadable();
  return value;
};
/** Returns a text as it is; a number may stand for one. */
export const textOrNull = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string' && typeof value !== 'number') throw unreadable();
  return String(value);
};
/** Returns a text without spaces around it; '' for null. */
export const text = (value: unknown): string => textOrNull(value)?.trim() ?? '';
/** Returns the texts of a list without the empty ones; none for null. */
export const texts = (value: unknown): readonly string[] =>
  value === null || value === undefined
    ? []
    : promised(value as unknown[])
        .map(text)
        .filter(Boolean);
/** Returns dollars, which some operations write as text. */
export const dollars = (value: unknown): number | null => {
  const written = text(value);
  return written ? number(Number(written)) : null;
};
/** Returns what `read` finds; null is unreadable. */
export const needed = <T>(found: T | null): T => {
  if (found === null || found === '') throw unreadable();
  return found;
};
/** Returns a whole number between two bounds, which may be written as text; null is unreadable. */
export const wholeBetween = (value: unknown, least: number, most: number): number => {
  const found = dollars(value) ?? Number.NaN;
  if (!Number.isInteger(found) || found < least || found > most) throw unreadable();
  return found;
};
/** Returns a fiscal year: the API has data of no other century. */
export const yearOf = (value: unknown): number => wholeBetween(value, 1900, 2199);
/** Returns a web address; '' for any other text. */
export const webAddress = (value: unknown): string => {
  const written = text(value);
  return /^https?:\/\/\S+$/i.test(written) ? written : '';
};
