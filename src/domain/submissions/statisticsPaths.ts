export const STATISTICS = '/submission-statistics';
export const STATISTICS_SOURCES = `${STATISTICS}/data-sources`;
/** Returns the address of the submissions of one agency. */
export const agencyStatisticsPath = (toptierCode: string): string =>
  `${STATISTICS}/agency/${encodeURIComponent(toptierCode)}`;
/** Returns the address of all agencies’ submissions for a period. */
export const submissionsPath = (year: number, period: number): string =>
  `${STATISTICS}?tab=submissions&fy=${year}&period=${period}`;
