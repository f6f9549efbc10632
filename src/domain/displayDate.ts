/** Dates as they are shown; apart from the other display rules because the shell needs no more than this. */
export const MISSING = '--';

/** `MM/DD/YYYY` of an ISO day or moment; `--` when missing or not a date. */
export const date = (iso: string | null | undefined): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '') ?? [];
  return year ? `${month}/${day}/${year}` : MISSING;
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
