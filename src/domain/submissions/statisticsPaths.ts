export const STATISTICS_PATH = '/submission-statistics';
export const SOURCES_PATH = `${STATISTICS_PATH}/data-sources`;
/** Returns the address of the submissions of one agency. */
export const agencyStatisticsPath = (toptierCode: string): string =>
  `${STATISTICS_PATH}/agency/${encodeURIComponent(toptierCode)}`;
/** Returns the address of all agencies’ submissions for a period. */
export const submissionsPath = (year: number, period: number): string =>
  `${STATISTICS_PATH}?tab=submissions&fy=${year}&period=${period}`;
