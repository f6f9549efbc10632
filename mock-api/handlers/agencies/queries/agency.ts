import type { Call } from '../../../core/route';
import { begunYear, currentYear } from '../../shared/agency';

/** The fiscal year asked for, else `fallback`; 422 for one that has not begun. */
const askedYear = (call: Call, fallback: (current: number) => number): number =>
  begunYear(call, (call.query.fiscal_year as number | undefined) ?? fallback(currentYear(call)));
/** The year of a call on awards: the current one where none is asked for. */
export const awardYear = (call: Call): number => askedYear(call, (current) => current);

export interface AccountYear {
  fiscalYear: number;
  /** The latest period of the year that is out; 0 where none is. */
  period: number;
}
/** The last period of a year that is out. */
export const lastPeriodOf = ({ lookups }: Call, fiscalYear: number): AccountYear => ({
  fiscalYear,
  period: lookups.revealed.filter(({ fy }) => fy === fiscalYear).pop()?.period ?? 0,
});
/** The year of a call on account data: the latest that is out where none is asked for. */
export const accountYear = (call: Call): AccountYear =>
  lastPeriodOf(
    call,
    askedYear(call, (current) => call.lookups.revealed.at(-1)?.fy ?? current),
  );
