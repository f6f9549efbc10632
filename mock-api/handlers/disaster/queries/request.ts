import type { Call } from '../../../core/route';
import type { Values } from '../../../filters/values';
import { bitsOf, type EmergencyFilter, underCodes } from '../../shared/emergencyMoney';

export interface DisasterFilter extends EmergencyFilter {
  query?: string;
}
export interface Pagination {
  page?: number;
  limit?: number;
  order?: 'asc' | 'desc';
  sort?: string;
}
export interface DisasterRequest {
  filter: DisasterFilter;
  spending_type?: 'total' | 'award';
  pagination?: Pagination;
}
export const requestOf = (call: Call): DisasterRequest => call.body as unknown as DisasterRequest;
/** Returns a SQL condition on rows of File B or C (`x`): the requested DEFCs, in published periods. */
export const underAsked = (call: Call, values: Values): string =>
  underCodes(call.lookups, requestOf(call).filter.def_codes, values);

/** Returns a SQL condition on Treasury balances (`x`): some DEFCs, at the last published period of each year. */
export const atYearEnds = (call: Call, codes: readonly string[], values: Values): string => {
  const ends = new Map(call.lookups.revealed.map(({ fy, period }) => [fy, period]));
  const list = [...ends].map(([fy, period]) => fy * 100 + period).join(', ');
  return `${values.in('x.defc_bit', bitsOf(call.lookups, codes))} and x.fy * 100 + x.period in (${list || 0})`;
};
/** Which account data the dataset has. Data that it does not have is reported as null, not as zero. */
export interface Known {
  lines: boolean;
  awards: boolean;
  treasury: boolean;
}
const asked = new WeakMap<Call['lookups'], Promise<Known>>();
export const knownOf = ({ shared: db, lookups }: Call): Promise<Known> => {
  const read = async (): Promise<Known> => {
    const has = async (table: string) =>
      (await db.query(`select 1 AS one from ${table} limit 1`)).length > 0;
    return {
      lines: await has('file_b'),
      awards: await has('file_c'),
      treasury: await has('gtas_defc'),
    };
  };
  const known = asked.get(lookups) ?? read();
  asked.set(lookups, known);
  // A failed query must not stay in the cache.
  known.catch(() => asked.delete(lookups));
  return known;
};
