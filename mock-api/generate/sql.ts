/** Returns SQL for a number with leading zeros. */
export const padZeros = (expression: string, width: number): string =>
  `lpad((${expression})::VARCHAR, ${width}, '0')`;
/** Returns SQL for the fiscal year of a date. */
export const fiscalYearSql = (date: string): string =>
  `(year(${date}) + (month(${date}) >= 10)::INTEGER)`;
/** Returns SQL for the fiscal month of a date; October is 1. */
export const fiscalMonthSql = (date: string): string => `((month(${date}) + 2) % 12 + 1)`;
