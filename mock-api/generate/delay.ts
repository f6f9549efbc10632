/** Agencies whose contracts become public late, by the days that the law gives them (content/about-the-data/delay-in-dod-procurement-data.md). */
export const lateAgencies: readonly string[] = ['DOD', 'USACE'];
export const DELAY_DAYS = 90;
/** Days from the last action that others have reported to the day of the set. */
const REPORTING_DAYS = 2;

/** Whether the actions of an agency's group of awards are held back. */
export const isLate = (abbr: string | null, grp: number): boolean =>
  grp <= 1 && lateAgencies.includes(abbr ?? '');

/** Last day of which an action is public, of an agency that is held back or not. */
export const lastPublicDay = (asOf: string, late: boolean): string => {
  const day = new Date(`${asOf}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - (late ? DELAY_DAYS + 1 : REPORTING_DAYS));
  return day.toISOString().slice(0, 10);
};
