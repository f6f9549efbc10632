import { isIsoDay, type IsoDay } from '@/domain/fiscal';
import type { Dollars } from '@/domain/format';

/** Readers of single parts of an award: what is missing, null or of another kind says nothing, and the rest of the award stays. */
type Part = Readonly<Record<string, unknown>>;

/** A text, or what stands for one; '' where there is none. */
export const words = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};
/** Dollars: some come as texts. */
export const dollars = (value: unknown): Dollars | null => {
  const written = words(value);
  const amount = written ? Number(written) : NaN;
  return Number.isFinite(amount) ? amount : null;
};
/** How many; NaN, which reads as `--`, where the API does not say. */
export const tally = (value: unknown): number => dollars(value) ?? Number.NaN;
/** The day of a date or moment; null for what is none. */
export const dayOf = (value: unknown): IsoDay | null => {
  const written = words(value).slice(0, 10);
  return isIsoDay(written) ? written : null;
};
/** An object; an empty one in place of anything else. */
export const part = (value: unknown): Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Part) : {};
/** The objects of a list; none where it is no list. */
export const parts = (value: unknown): readonly Part[] =>
  Array.isArray(value)
    ? value.filter((each) => typeof each === 'object' && each !== null).map(part)
    : [];
/** Whether an object is there at all. */
export const isThere = (value: unknown): boolean => Object.keys(part(value)).length > 0;
