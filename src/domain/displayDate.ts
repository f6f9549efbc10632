/** Display rules for dates. They are separate from the other display rules because the app shell needs only these. */
export const MISSING = '--';

/** Days from this year on mean “no end”, because records without an end date contain 9999-12-31 or similar. No lease runs that long. */
const FIRST_YEAR_OF_NO_END = '2200';
/** Returns whether a day means “no end”. */
export const isNoEnd = (iso: string | null): boolean =>
  /^\d{4}-/.test(iso ?? '') && iso! >= FIRST_YEAR_OF_NO_END;
/** Returns an ISO day or timestamp as `MM/DD/YYYY`; `--` if it is missing or not a date, `no end date` if it means no end. */
export const date = (iso: string | null | undefined): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '') ?? [];
  if (!year) return MISSING;
  return year >= FIRST_YEAR_OF_NO_END ? 'no end date' : `${month}/${day}/${year}`;
};
const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
export const monthName = (month: number): string => monthNames[month - 1] ?? MISSING;
