/** Undoes however many layers of percent-encoding an identifier arrived with; a stray `%` stays as it is. */
export const decodeId = (text: string): string => {
  let current = text;
  for (let layer = 0; layer < 3 && /%[0-9a-f]{2}/i.test(current); layer += 1) {
    try {
      current = decodeURIComponent(current);
    } catch {
      return current;
    }
  }
  return current;
};

/** A list in a query: `[A,B]`, `A,B` and repeated parameters are the same. An empty list has no items. */
export const listParameter = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .flatMap((item) =>
      String(item)
        .trim()
        .replace(/^\[(.*)\]$/s, '$1')
        .split(','),
    )
    .map((item) => item.trim().replace(/^(["'])(.*)\1$/s, '$2'))
    .filter((item) => item !== '');

/** What a table holds under a name that a client chose; nothing for names that every object has. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** A number of dollars or a count, from whatever the database hands over; null stays null. */
export const number = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);
/** Dollars rounded to cents; what is missing is none. */
export const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100) / 100;
/** ISO day of a DATE column. */
export const day = (value: unknown): string | null =>
  value instanceof Date
    ? value.toISOString().slice(0, 10)
    : value
      ? String(value).slice(0, 10)
      : null;
/** A text from the database; null stays null. */
export const text = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);
