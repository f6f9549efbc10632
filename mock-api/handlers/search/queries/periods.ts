export const groupNames: Readonly<Record<string, string>> = {
  fiscal_year: 'fiscal_year',
  fy: 'fiscal_year',
  quarter: 'quarter',
  q: 'quarter',
  month: 'month',
  m: 'month',
  calendar_year: 'calendar_year',
  cy: 'calendar_year',
};

/** Returns the bucket of a fiscal month (fiscal year × 12 + month) as a number that sorts by time. */
export const getBucket = (group: string, key: number): number => {
  const fy = Math.floor((key - 1) / 12);
  const month = ((key - 1) % 12) + 1;
  if (group === 'fiscal_year') return fy;
  if (group === 'calendar_year') return month <= 3 ? fy - 1 : fy;
  return group === 'quarter' ? fy * 4 + Math.floor((month - 1) / 3) : key;
};
/** Returns the `time_period` of a bucket in the response. */
export const timePeriod = (group: string, bucket: number): Record<string, string> => {
  if (group === 'fiscal_year') return { fiscal_year: String(bucket) };
  if (group === 'calendar_year') return { calendar_year: String(bucket) };
  if (group === 'quarter')
    return { fiscal_year: String(Math.floor(bucket / 4)), quarter: String((bucket % 4) + 1) };
  return {
    fiscal_year: String(Math.floor((bucket - 1) / 12)),
    month: String(((bucket - 1) % 12) + 1),
  };
};
/** Returns the fiscal month number of an ISO date: fiscal year × 12 + month, with October as month 1. */
export const periodKey = (isoDate: string): number => {
  const month = Number(isoDate.slice(5, 7));
  return (Number(isoDate.slice(0, 4)) + (month >= 10 ? 1 : 0)) * 12 + ((month + 2) % 12) + 1;
};
