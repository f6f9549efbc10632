import { ApiError, badRequest } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { typeCodes } from '../../../db/schema';
import type { Values } from '../../../filters/values';

export interface DisasterFilter {
  def_codes: string[];
  award_type_codes?: string[];
  award_type?: 'procurement' | 'assistance';
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

/** The bits of some emergency codes. Throws (400) for a code that there is not. */
export const bitsOf = ({ lookups }: Pick<Call, 'lookups'>, codes: readonly string[]): number[] =>
  [...new Set(codes)].map((code) => {
    const row = lookups.defBit.get(code);
    if (!row)
      throw badRequest(
        `Field 'filter|def_codes': '${code.slice(0, 20)}' is no Disaster Emergency Fund code`,
      );
    return row.bit;
  });

/** The last period that is out, as year times a hundred and period; what was reported after it is not known yet. */
const cutOf = ({ lookups }: Call): number => {
  const last = lookups.revealed.at(-1);
  return last ? last.fy * 100 + last.period : 0;
};
/** Rows of File B or C (`x`) under the codes of a request, of periods that are out. */
export const underCodes = (call: Call, values: Values): string =>
  `${values.in('x.defc_bit', bitsOf(call, requestOf(call).filter.def_codes))} and x.fy * 100 + x.period <= ${cutOf(call)}`;
/** Rows of the Treasury's balances (`x`) under some codes, at the last period of every year that is out. */
export const atYearEnds = (call: Call, codes: readonly string[], values: Values): string => {
  const ends = new Map(call.lookups.revealed.map(({ fy, period }) => [fy, period]));
  const list = [...ends].map(([fy, period]) => fy * 100 + period).join(', ');
  return `${values.in('x.defc_bit', bitsOf(call, codes))} and x.fy * 100 + x.period in (${list || 0})`;
};
/** Awards (`w`) of the types of a request. */
export const ofTypes = (
  { award_type_codes: codes, award_type: side }: DisasterFilter,
  values: Values,
): string => {
  if (codes && side)
    throw new ApiError(
      400,
      "Only one of 'filter|award_type' and 'filter|award_type_codes' can be given",
    );
  if (side) return side === 'procurement' ? 'w.grp <= 1' : 'w.grp >= 2';
  return codes
    ? values.in(
        'w.type_id',
        codes.map((code) => typeCodes.indexOf(code)),
      )
    : 'true';
};

/** Which account files the open set has: what it does not have is not available, which is not nothing. */
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
  // A statement that was given up must not stay the answer.
  known.catch(() => asked.delete(lookups));
  return known;
};
