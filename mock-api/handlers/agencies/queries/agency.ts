import { fiscalYearOf } from '../../../../src/domain/fiscal';
import { notFound, unprocessable } from '../../../core/errors';
import type { Toptier } from '../../../core/lookups';
import type { Call } from '../../../core/route';

/** The agency of the path; 404 for one that there is not. */
export const agencyOf = ({ lookups, params }: Call): Toptier => {
  const agency = lookups.toptiers.find(({ code }) => code === params.toptier_code);
  if (!agency)
    throw notFound(`Agency with a toptier code of '${params.toptier_code}' does not exist`);
  return agency;
};
/** The fiscal year asked for, else `fallback`; 422 for one that has not begun. */
const askedYear = ({ lookups, query }: Call, fallback: (current: number) => number): number => {
  const current = fiscalYearOf(lookups.meta.as_of);
  const fiscalYear = (query.fiscal_year as number | undefined) ?? fallback(current);
  if (fiscalYear > current)
    throw unprocessable(`Field 'fiscal_year' value '${fiscalYear}' is above max '${current}'`);
  return fiscalYear;
};
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
