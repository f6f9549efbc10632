import { fiscalYearRange } from '../../../../src/domain/fiscal';
import type { Call } from '../../../core/route';
import { toIsoDate, knownCents, number } from '../../../core/values';
import { groupIds, typeCodes } from '../../../db/schema';
import { Values } from '../../../filters/values';
import type { AgencyType } from '../shapes/shared';
import { findAgency } from '../../shared/agency';
import { awardYear } from './agency';

/** Returns the agency and filters of a request, and SQL conditions for a table `x` of transactions or awards. */
export const scope = (call: Call) => {
  const { agency_type: agencyType = 'awarding', award_type_codes: codes } = call.query as {
    agency_type?: AgencyType;
    award_type_codes?: string[];
  };
  const agency = findAgency(call);
  const fiscalYear = awardYear(call);
  const { start, end } = fiscalYearRange(fiscalYear);
  const values = new Values();
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
    during: (column: string) =>
      `${column} between ${values.add(start)}::DATE and ${values.add(end)}::DATE`,
    agencyCondition: `x.${side} = ${values.add(agency.id)} and ${types}`,
  };
};
/** Returns the number of transactions, the obligations and the latest action date of an agency in a fiscal year. */
export const agencyAwards = async (call: Call) => {
  const { agency, fiscalYear, values, during, agencyCondition } = scope(call);
  const [row] = await call.db.query(
    `select max(x.action_date) AS latest, count(*) AS n, coalesce(sum(x.amount), 0)::DOUBLE AS obligations
      from tx x
      where ${during('x.action_date')} and ${agencyCondition}`,
    values.list,
  );
  const latest = toIsoDate(row!.latest);
  return {
    toptier_code: agency.code,
    fiscal_year: fiscalYear,
    latest_action_date: latest && `${latest}T00:00:00`,
    transaction_count: number(row!.n),
    obligations: number(row!.obligations),
    messages: [],
  };
};
/** Returns how many awards of an agency began in a fiscal year. */
export const newAwardCount = async (call: Call) => {
  const { agency, agencyType, codes, fiscalYear, values, during, agencyCondition } = scope(call);
  const [row] = await call.db.query(
    `select count(*) AS n from award x where ${during('x.signed')} and ${agencyCondition}`,
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
/** Returns an agency's obligations in a fiscal year by award group, largest first. Groups without a transaction are left out. */
export const categoryObligations = async (call: Call) => {
  const { values, during, agencyCondition } = scope(call);
  const rows = await call.db.query(
    `select x.grp, sum(x.amount)::DOUBLE AS amount, sum(sum(x.amount)) over ()::DOUBLE AS total from tx x
    where ${during('x.action_date')} and ${agencyCondition} group by x.grp order by amount desc, x.grp`,
    values.list,
  );
  return {
    total_aggregated_amount: Number(rows[0]?.total ?? 0),
    results: rows.map((row) => ({
      category: groupIds[Number(row.grp)],
      aggregated_amount: number(row.amount),
    })),
  };
};
/** Returns the range and quartiles of an agency's yearly obligations by recipient, its recipient count and that of all agencies. */
export const recipientDistribution = async (call: Call) => {
  const { agency, fiscalYear, values, during, agencyCondition } = scope(call);
  const [row] = await call.db.query(
    `with each as (
          select sum(x.amount)::DOUBLE AS amount
          from tx x
          where ${during('x.action_date')} and ${agencyCondition} and x.recipient_id is not null
          group by x.recipient_id)
      select count(*) AS n, min(amount) AS least, max(amount) AS most, quantile_cont(amount, 0.25) AS q1,
        quantile_cont(amount, 0.5) AS q2, quantile_cont(amount, 0.75) AS q3
      from each`,
    values.list,
  );
  const { start, end } = fiscalYearRange(fiscalYear);
  const [federal] = await call.db.query(
    `select count(distinct recipient_id) AS n
      from tx
      where action_date between $1::DATE and $2::DATE`,
    [start, end],
  );
  return {
    toptier_code: agency.code,
    fiscal_year: fiscalYear,
    count: number(row!.n),
    total_federal_count: number(federal!.n),
    max: knownCents(row!.most),
    min: knownCents(row!.least),
    '25th_percentile': knownCents(row!.q1),
    '50th_percentile': knownCents(row!.q2),
    '75th_percentile': knownCents(row!.q3),
    messages: [],
  };
};
