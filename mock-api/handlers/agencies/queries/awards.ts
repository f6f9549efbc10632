import { fiscalYearRange } from '../../../../src/domain/fiscal';
import type { Call } from '../../../core/route';
import { toIsoDate, roundCentsOrNull, toNumber } from '../../../core/values';
import { groupKeys, typeCodes } from '../../../db/schema';
import { Values } from '../../../filters/values';
import type { AgencyType } from '../shapes/shared';
import { findAgency } from '../../shared/agency';
import { getAwardYear } from './agency';

/** Returns the agency and filters of a request, and SQL conditions for a table `x` of transactions or awards. */
export const scope = (call: Call) => {
  const { agency_type: agencyType = 'awarding', award_type_codes: codes } = call.query as {
    agency_type?: AgencyType;
    award_type_codes?: string[];
  };
  const agency = findAgency(call);
  const fiscalYear = getAwardYear(call);
  const { start, end } = fiscalYearRange(fiscalYear);
  const values = new Values();
  const agencyColumn = agencyType === 'awarding' ? 'top_id' : 'ftop_id';
  const typeCondition =
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
    agencyCondition: `x.${agencyColumn} = ${values.add(agency.id)} and ${typeCondition}`,
  };
};
/** Returns the number of transactions, the obligations and the latest action date of an agency in a fiscal year. */
export const loadAgencyAwards = async (call: Call) => {
  const { agency, fiscalYear, values, during, agencyCondition } = scope(call);
  const [row] = await call.db.query(
    `select max(x.action_date) AS latest, count(*) AS n, coalesce(sum(x.amount), 0)::DOUBLE AS obligations
      from tx x
      where ${during('x.action_date')} and ${agencyCondition}`,
    values.list,
  );
  const latestDate = toIsoDate(row!.latest);
  return {
    toptier_code: agency.code,
    fiscal_year: fiscalYear,
    latest_action_date: latestDate && `${latestDate}T00:00:00`,
    transaction_count: toNumber(row!.n),
    obligations: toNumber(row!.obligations),
    messages: [],
  };
};
/** Returns how many awards of an agency began in a fiscal year. */
export const loadNewAwardCount = async (call: Call) => {
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
    new_award_count: toNumber(row!.n),
  };
};
/** Returns an agency's obligations in a fiscal year by award group, largest first. Groups without a transaction are left out. */
export const loadCategoryObligations = async (call: Call) => {
  const { values, during, agencyCondition } = scope(call);
  const rows = await call.db.query(
    `select x.grp, sum(x.amount)::DOUBLE AS amount, sum(sum(x.amount)) over ()::DOUBLE AS total from tx x
    where ${during('x.action_date')} and ${agencyCondition} group by x.grp order by amount desc, x.grp`,
    values.list,
  );
  return {
    total_aggregated_amount: Number(rows[0]?.total ?? 0),
    results: rows.map((row) => ({
      category: groupKeys[Number(row.grp)],
      aggregated_amount: toNumber(row.amount),
    })),
  };
};
/** Returns the range and quartiles of an agency's yearly obligations by recipient, its recipient count and that of all agencies. */
export const loadRecipientDistribution = async (call: Call) => {
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
    count: toNumber(row!.n),
    total_federal_count: toNumber(federal!.n),
    max: roundCentsOrNull(row!.most),
    min: roundCentsOrNull(row!.least),
    '25th_percentile': roundCentsOrNull(row!.q1),
    '50th_percentile': roundCentsOrNull(row!.q2),
    '75th_percentile': roundCentsOrNull(row!.q3),
    messages: [],
  };
};
