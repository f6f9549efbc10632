import { fiscalYearOf, fiscalYearRange } from '../../../src/domain/fiscal';
import { notFound, unprocessable } from '../../core/errors';
import type { Call } from '../../core/route';
import { day, number } from '../../core/values';
import { typeCodes } from '../../db/schema';
import { Values } from '../../filters/values';
import type { agencyTypes } from './shapes';

/** The agency of the path and the period, side and award types of the query, as conditions on the table `x` of transactions. */
const scope = ({ lookups, params, query }: Call) => {
  const {
    fiscal_year: asked,
    agency_type: agencyType = 'awarding',
    award_type_codes: codes,
  } = query as {
    fiscal_year?: number;
    agency_type?: (typeof agencyTypes)[number];
    award_type_codes?: string[];
  };
  const agency = lookups.toptiers.find(({ code }) => code === params.toptier_code);
  if (!agency)
    throw notFound(`Agency with a toptier code of '${params.toptier_code}' does not exist`);
  const current = fiscalYearOf(lookups.meta.as_of);
  const fiscalYear = asked ?? current;
  if (fiscalYear > current)
    throw unprocessable(`Field 'fiscal_year' value '${fiscalYear}' is above max '${current}'`);
  const { start, end } = fiscalYearRange(fiscalYear);
  const values = new Values();
  const during = (column: string) =>
    `${column} between ${values.add(start)}::DATE and ${values.add(end)}::DATE`;
  const side = agencyType === 'awarding' ? 'top_id' : 'ftop_id';
  const types =
    codes === undefined
      ? 'true'
      : values.in(
          'x.type_id',
          codes.map((code) => typeCodes.indexOf(code)),
        );
  return {
    agency,
    agencyType,
    codes,
    fiscalYear,
    values,
    during,
    own: `x.${side} = ${values.add(agency.id)} and ${types}`,
  };
};
/** Transactions and obligations of an agency in a fiscal year. */
export const agencyAwards = async (call: Call) => {
  const { agency, fiscalYear, values, during, own } = scope(call);
  const [row] = await call.db.query(
    `select max(x.action_date) AS latest, count(*) AS n, coalesce(sum(x.amount), 0)::DOUBLE AS obligations from tx x where ${during('x.action_date')} and ${own}`,
    values.list,
  );
  const latest = day(row!.latest);
  return {
    toptier_code: agency.code,
    fiscal_year: fiscalYear,
    latest_action_date: latest && `${latest}T00:00:00`,
    transaction_count: number(row!.n),
    obligations: number(row!.obligations),
    messages: [],
  };
};
/** How many awards of an agency began in a fiscal year. */
export const newAwardCount = async (call: Call) => {
  const { agency, agencyType, codes, fiscalYear, values, during, own } = scope(call);
  const [row] = await call.db.query(
    `select count(*) AS n from award x where ${during('x.signed')} and ${own}`,
    values.list,
  );
  return {
    toptier_code: agency.code,
    fiscal_year: fiscalYear,
    agency_type: agencyType,
    award_type_codes: codes ?? null,
    new_award_count: number(row!.n),
  };
};
