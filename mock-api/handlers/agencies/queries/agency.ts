import type { Call } from '../../../core/route';
import { begunYear, currentYear } from '../../shared/agency';

/** Returns the requested fiscal year, or `fallback` if there is none. Throws 422 for a year that has not begun. */
const askedYear = (call: Call, fallback: (current: number) => number): number =>
  begunYear(call, (call.query.fiscal_year as number | undefined) ?? fallback(currentYear(call)));
/** Returns the fiscal year of a request on awards: by default the current one. */
export const awardYear = (call: Call): number => askedYear(call, (current) => current);

export interface AccountYear {
  fiscalYear: number;
  /** The latest published period of the year; 0 if there is none. */
  period: number;
}
/** Returns a fiscal year with its latest published period. */
export const lastPeriodOf = ({ lookups }: Call, fiscalYear: number): AccountYear => ({
  fiscalYear,
  period: lookups.revealed.filter(({ fy }) => fy === fiscalYear).pop()?.period ?? 0,
});
/** Returns the fiscal year of a request on account data: by default the latest year with a published period. */
export const accountYear = (call: Call): AccountYear =>
  lastPeriodOf(
    call,
    askedYear(call, (current) => call.lookups.revealed.at(-1)?.fy ?? current),
  );
