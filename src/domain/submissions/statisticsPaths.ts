/** Pages of the submission statistics. */
export const STATISTICS = '/submission-statistics';
export const STATISTICS_SOURCES = `${STATISTICS}/data-sources`;
/** The submissions of the agency with a code of Treasury's. */
export const agencyStatisticsPath = (toptierCode: string): string =>
  `${STATISTICS}/agency/${encodeURIComponent(toptierCode)}`;
/** What all agencies submitted for a period. */
export const submissionsPath = (year: number, period: number): string =>
  `${STATISTICS}?tab=submissions&fy=${year}&period=${period}`;
