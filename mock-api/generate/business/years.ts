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
      (year === 2020 ? 1.15 : year === 2021 ? 1.2 : 1) *
      1e6,
  ) / 1e6;

/** How many of the awards are signed in a year: years that searches do not reach have few. */
export const signings = (year: number): number =>
  year < 2008 ? 2.2 : Math.round((3 + (year - 2008) * 0.22) * 100) / 100;
