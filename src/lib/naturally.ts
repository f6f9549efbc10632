/** The printable characters before letters, in the order of the Unicode collation's root table (CLDR); digits stand by their number. */
const MARKS = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
const [ZERO, NINE] = [0x30, 0x39];
const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;
/** Weight by character code: marks, digits, letters whatever their case. */
const weights = Array.from({ length: 0x7f }, (_, code) => {
  const letter = String.fromCharCode(code).toLowerCase();
  const mark = MARKS.indexOf(letter);
  return mark < 0 ? MARKS.length + letter.charCodeAt(0) : mark;
});
const weightOf = (code: number): number => (Number.isNaN(code) ? -1 : weights[code]!);
const plain = /^[ -~]*$/;
/** Where the digits at a place begin that count, and where they end. */
const numberAt = (text: string, from: number): [start: number, end: number] => {
  let start = from;
  while (text.charCodeAt(start) === ZERO) start += 1;
  let end = start;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return [start, end];
};

/** A browser takes ten milliseconds to make its first, forty of a phone's. */
let collator: Intl.Collator | undefined;

/**
 * Names in the order of an English list, numbers in them by their value: as `Intl.Collator('en', { numeric: true })` has them, which is made
 * for names with other than plain characters alone (docs/decisions/0054).
 */
export const naturally = (a: string, b: string): number => {
  if (!plain.test(a) || !plain.test(b))
    return (collator ??= new Intl.Collator('en', { numeric: true })).compare(a, b);
  let cased = 0;
  for (let at = 0, other = 0; at < a.length || other < b.length;) {
    const one = a.charCodeAt(at);
    const two = b.charCodeAt(other);
    if (isDigit(one) && isDigit(two)) {
      const [start, end] = numberAt(a, at);
      const [from, to] = numberAt(b, other);
      const [digits, others] = [a.slice(start, end), b.slice(from, to)];
      if (digits !== others) return digits.length - others.length || (digits < others ? -1 : 1);
      [at, other] = [end, to];
    } else {
      const difference = weightOf(one) - weightOf(two);
      if (difference) return difference;
      // Small letters stand before large ones where nothing else tells two names apart.
      cased ||= two - one;
      at += 1;
      other += 1;
    }
  }
  return cased;
};
