/** Decodes an identifier with up to three layers of percent-encoding. A stray `%` stays as it is. */
export const decodeId = (text: string): string => {
  let decodedText = text;
  for (let layer = 0; layer < 3 && /%[0-9a-f]{2}/i.test(decodedText); layer += 1) {
    try {
      decodedText = decodeURIComponent(decodedText);
    } catch {
      return decodedText;
    }
  }
  return decodedText;
};

/** Returns the items of a list parameter, given as `[A,B]`, as `A,B` or as repeated parameters. Omits empty items. */
export const parseList = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .flatMap((item) =>
      String(item)
        .trim()
        .replace(/^\[(.*)\]$/s, '$1')
        .split(','),
    )
    .map((item) => item.trim().replace(/^(["'])(.*)\1$/s, '$2'))
    .filter((item) => item !== '');

/** Returns whether a value is an object other than null or a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the entry of `table` for a name from a client, or undefined. Ignores names that every object inherits. */
export const getOwn = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
/** Returns the entry of `table` for an ID from a database row, or undefined if the ID is missing or unknown. */
export const getEntry = <T>(table: ReadonlyMap<number, T>, id: unknown): T | undefined =>
  id === null || id === undefined ? undefined : table.get(Number(id));

/** Groups items by the key that `getKey` returns. Groups are in the order of their first item. */
export const groupBy = <T, K>(items: readonly T[], getKey: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** Converts a database value to a number, or returns null for a missing value. */
export const toNumber = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);
/** Returns dollars rounded to cents, with 0 for a missing value. */
export const roundCents = (value: unknown): number => Math.round(Number(value ?? 0) * 100) / 100;
/** Returns dollars rounded to cents, or null for a missing value. */
export const roundCentsOrNull = (value: unknown): number | null =>
  value === null || value === undefined ? null : roundCents(value);
/** Returns the ISO date of a DATE value, or null when it is empty. */
export const toIsoDate = (value: unknown): string | null =>
  value instanceof Date
    ? value.toISOString().slice(0, 10)
    : value
      ? String(value).slice(0, 10)
      : null;
/** Converts a database value to text, or returns null for a missing value. */
export const toText = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);
