/** Agencies whose contracts are published late, as content/about-the-data/delay-in-dod-procurement-data.md describes. */
export const lateAgencies: readonly string[] = ['DOD', 'USACE'];
export const DELAY_DAYS = 90;
/** Days between the last published action and the date of the dataset, for actions without that delay. */
const REPORTING_DAYS = 2;

/** Returns whether the actions of an agency and award group are published late. */
export const isLate = (abbr: string | null, grp: number): boolean =>
  grp <= 1 && lateAgencies.includes(abbr ?? '');

/** Returns the ISO date of the last public actions, with or without the delay. */
export const lastPublicDay = (asOf: string, isDelayed: boolean): string => {
  const day = new Date(`${asOf}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - (isDelayed ? DELAY_DAYS + 1 : REPORTING_DAYS));
  return day.toISOString().slice(0, 10);
};
