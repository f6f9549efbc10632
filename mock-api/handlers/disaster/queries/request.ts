import type { Paging } from '../../../core/paging';
import type { Call } from '../../../core/route';
import type { Values } from '../../../filters/values';
import { getBits, type EmergencyFilter, codesCondition } from '../../shared/emergencyMoney';
import { oncePerSet } from '../../shared/oncePerSet';

export interface DisasterFilter extends EmergencyFilter {
  query?: string;
}
export interface DisasterRequest {
  filter: DisasterFilter;
  spending_type?: 'total' | 'award';
  pagination?: Paging;
}
export const getRequest = (call: Call): DisasterRequest => call.body as unknown as DisasterRequest;
/** Returns a SQL condition on rows of File B or C (`x`): the requested DEFCs, in published periods. */
export const requestedCodesCondition = (call: Call, values: Values): string =>
  codesCondition(call.lookups, getRequest(call).filter.def_codes, values);

/** Returns a SQL condition on Treasury balances (`x`): some DEFCs, at the last published period of each year. */
export const yearEndCondition = (call: Call, codes: readonly string[], values: Values): string => {
  const lastPeriodByYear = new Map(
    call.lookups.revealedPeriods.map(({ fy, period }) => [fy, period]),
  );
  const periodList = [...lastPeriodByYear].map(([fy, period]) => fy * 100 + period).join(', ');
  return `${values.in('x.defc_bit', getBits(call.lookups, codes))} and x.fy * 100 + x.period in (${periodList || 0})`;
};
/** Returns which account data the dataset has. Amounts of missing data are null in responses, not zero. */
export const getAccountData = oncePerSet(async ({ shared }) => {
  const hasRows = async (table: string) =>
    (await shared.query(`select 1 AS one from ${table} limit 1`)).length > 0;
  return {
    lines: await hasRows('file_b'),
    awards: await hasRows('file_c'),
    treasury: await hasRows('gtas_defc'),
  };
});
