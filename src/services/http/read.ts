import { requireList, unreadableError } from './serviceError';

// These readers of API responses (decision 0063) treat a missing field like null. A value of another type makes the response
// unreadable, so the reader throws a `ServiceError`.

/** Returns the value if it is an object. Any other value makes the response unreadable. */
export const record = <T>(value: T | null | undefined): T => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadableError();
  return value;
};
/** Returns the objects of a list, each read by `read`. */
export const listOf = <W, R>(
  value: readonly W[] | null | undefined,
  read: (row: W) => R,
): readonly R[] => {
  if (!Array.isArray(value)) throw unreadableError();
  return value.map((row: W) => read(record(row)));
};
/** Returns the usable items of a list. A list with items is unreadable if no item is usable. */
export const filterUsable = <T>(
  items: readonly T[],
  isUsable: (item: T) => boolean,
): readonly T[] => {
  const usableItems = items.filter(isUsable);
  if (items.length && !usableItems.length) throw unreadableError();
  return usableItems;
};
/** Returns `rows` unchanged. A list with rows is unreadable if `isUsable` is false for all of them. */
export const requireSome = <T>(rows: readonly T[], isUsable: (row: T) => boolean): readonly T[] => {
  filterUsable(rows, isUsable);
  return rows;
};

/** Returns a finite number; null for null or a missing field. */
export const number = (value: unknown): number | null => {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw unreadableError();
  return value;
};
/** Returns a text as it is; a number is converted to text. */
export const textOrNull = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string' && typeof value !== 'number') throw unreadableError();
  return String(value);
};
/** Returns a text without spaces around it; '' for null. */
export const text = (value: unknown): string => textOrNull(value)?.trim() ?? '';
/** Returns the non-empty texts of a list; [] for null. */
export const texts = (value: unknown): readonly string[] =>
  value === null || value === undefined
    ? []
    : requireList(value as unknown[])
        .map(text)
        .filter(Boolean);
/** Returns dollars as a number, or null. Some operations send dollars as text. */
export const dollars = (value: unknown): number | null => {
  const amountText = text(value);
  return amountText ? number(Number(amountText)) : null;
};
/** Returns the value; null and '' are unreadable. */
export const required = <T>(value: T | null): T => {
  if (value === null || value === '') throw unreadableError();
  return value;
};
/** Returns a whole number between two bounds, even if it is sent as text; null is unreadable. */
export const readInteger = (value: unknown, minimum: number, maximum: number): number => {
  const result = dollars(value) ?? Number.NaN;
  if (!Number.isInteger(result) || result < minimum || result > maximum) throw unreadableError();
  return result;
};
/** Returns a fiscal year between 1900 and 2199. */
export const readFiscalYear = (value: unknown): number => readInteger(value, 1900, 2199);
/** Returns a web address; '' for any other text. */
export const webAddress = (value: unknown): string => {
  const url = text(value);
  return /^https?:\/\/\S+$/i.test(url) ? url : '';
};
