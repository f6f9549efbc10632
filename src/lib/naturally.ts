/** The printable characters before digits and letters, in the order of the Unicode collation's root table (CLDR). */
const MARKS = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
const plain = /^[ -~]*$/;
const SPARE = 5000;

/** What a plain name is ordered by, code by code: marks by their place, then digits by how many of them count, then letters in small. */
const keyOf = (name: string): string =>
  name.toLowerCase().replaceAll(/\d+|[^a-z]/g, (part) => {
    const at = MARKS.indexOf(part);
    if (at >= 0) return String.fromCharCode(at);
    const digits = part.replace(/^0+/, '');
    return `0${String.fromCharCode(digits.length)}${digits}`;
  });
const keys = new Map<string, string>();
const keptKey = (name: string): string => {
  const key = keys.get(name) ?? keyOf(name);
  if (keys.size > SPARE) keys.clear();
  keys.set(name, key);
  return key;
};
const byCode = (a: string, b: string): number => Number(a > b) - Number(a < b);
const withoutDigits = (name: string): string => name.replaceAll(/\d/g, '');

/** A browser takes ten milliseconds to make its first, forty of a phone's. */
let collator: Intl.Collator | undefined;

/**
 * Names in the order of an English list, numbers in them by their value: as `Intl.Collator('en', { numeric: true })` has them, which is made
 * for names with other than plain characters alone (docs/decisions/0054).
 */
export const naturally = (a: string, b: string): number =>
  plain.test(a) && plain.test(b)
    ? byCode(keptKey(a), keptKey(b)) ||
      // Small letters stand before large ones where nothing else tells two names apart.
      byCode(withoutDigits(b), withoutDigits(a))
    : (collator ??= new Intl.Collator('en', { numeric: true })).compare(a, b);
