/** Dates as they are shown; apart from the other display rules because the shell needs no more than this. */
export const MISSING = '--';

/** From this year on a day stands for no end: records without one hold 9999-12-31 and the like. No lease reaches it. */
const FIRST_YEAR_OF_NO_END = '2200';
/** Whether a day stands for "no end". */
export const isNoEnd = (iso: string | null): boolean =>
  /^\d{4}-/.test(iso ?? '') && iso! >= FIRST_YEAR_OF_NO_END;
/** `MM/DD/YYYY` of an ISO day or moment; `--` when missing or not a date, `no end date` where it stands for none. */
export const date = (iso: string | null | undefined): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '') ?? [];
  if (!year) return MISSING;
  return year >= FIRST_YEAR_OF_NO_END ? 'no end date' : `${month}/${day}/${year}`;
};
const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
export const monthName = (month: number): string => monthNames[month - 1] ?? MISSING;
