/** The first fiscal year of award data. */
export const FIRST_YEAR = 2001;
/** The year whose dollars the tables of money are in. */
export const TYPICAL_YEAR = 2024;

/** Fiscal year of an ISO day. */
export const fiscalYearOf = (iso: string): number =>
  Number(iso.slice(0, 4)) + (Number(iso.slice(5, 7)) >= 10 ? 1 : 0);

/** How large a year's award money is against the typical one; made up to grow like the real total, with the pandemic years above. */
export const growth = (year: number): number =>
  Math.round(
    ((1.3 + (year - FIRST_YEAR) * 0.135) / 4.405) *
      (year === 2020 ? 1.05 : year === 2021 ? 1.08 : 1) *
      1e6,
  ) / 1e6;

/** Parts of a fiscal year's awards that are signed in each of its months, October first, in hundredths; September is the rush. */
export const monthShares = [6, 6, 6.5, 6, 6, 7.5, 7, 7.5, 8.5, 9, 9.5, 20.5] as const;

/** Returns the part of a fiscal year's awards that are signed up to an ISO day. */
export const elapsedShare = (year: number, day: string): number => {
  const last = fiscalYearOf(day);
  if (year !== last) return year < last ? 1 : 0;
  const month = (Number(day.slice(5, 7)) + 2) % 12;
  const days = Math.min(Number(day.slice(8, 10)) / 30, 1);
  return (
    (monthShares.slice(0, month).reduce((sum, part) => sum + part, 0) +
      monthShares[month]! * days) /
    100
  );
};

/** How many of the awards are signed in a year: years that searches do not reach have few. */
export const signings = (year: number): number =>
  year < 2008 ? 2.2 : Math.round((3 + (year - 2008) * 0.22) * 100) / 100;
