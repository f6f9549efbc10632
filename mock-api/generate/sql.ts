/** A number as text of a width, with noughts before it. */
export const padded = (expression: string, width: number): string =>
  `lpad((${expression})::VARCHAR, ${width}, '0')`;
/** Fiscal year of a date expression. */
export const fiscalYearSql = (date: string): string =>
  `(year(${date}) + (month(${date}) >= 10)::INTEGER)`;
/** Fiscal month of a date expression, October = 1. */
export const fiscalMonthSql = (date: string): string => `((month(${date}) + 2) % 12 + 1)`;
