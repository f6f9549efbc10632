import type { Call } from '../../../core/route';
import { checkYear, currentYear } from '../../shared/agency';
import { lastPeriod } from '../../shared/latestBalances';

/** Returns the requested fiscal year, or `getFallback` of the current year if none is requested. Throws 422 for a year that has not begun. */
const getRequestedYear = (call: Call, getFallback: (year: number) => number): number =>
  checkYear(call, (call.query.fiscal_year as number | undefined) ?? getFallback(currentYear(call)));
/** Returns the fiscal year of a request for awards, by default the current fiscal year. */
export const getAwardYear = (call: Call): number => getRequestedYear(call, (year) => year);

/** Returns the fiscal year of a request for account data (by default the latest published year) and its latest published period. */
export const getAccountPeriod = (call: Call) => {
  const fiscalYear = getRequestedYear(
    call,
    (year) => call.lookups.revealedPeriods.at(-1)?.fy ?? year,
  );
  return { fiscalYear, period: lastPeriod(call, fiscalYear) };
};
