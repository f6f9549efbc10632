import { fiscalYearRange } from '../../../src/domain/fiscal';
import { badRequest, notFound } from '../../core/errors';
import type { Call } from '../../core/route';
import { groupKeys } from '../../db/schema';
import { checkYear } from '../shared/agency';
import { categoryNames } from '../shared/categoryNames';
import { lastPeriod } from '../shared/latestBalances';

/** Returns the required parameters as whole numbers. Throws 400 if one is missing and 422 for a year that has not begun. */
const readRequired = <T extends string>(call: Call, names: readonly T[]) => {
  const query = call.query as Record<T, number>;
  const missingName = names.find((name) => query[name] === undefined);
  if (missingName) throw badRequest(`Missing value: '${missingName}' is a required field`);
  checkYear(call, Number(call.query.fiscal_year));
  return query;
};
const formatDollars = (value: unknown): string => Number(value ?? 0).toFixed(2);

const getFundingParameters = (call: Call) => {
  const fundingQuery = readRequired(call, ['fiscal_year', 'funding_agency_id']);
  return [
    fundingQuery.funding_agency_id,
    fundingQuery.fiscal_year,
    lastPeriod(call, fundingQuery.fiscal_year),
  ];
};
const balancesSql = `file_a m join tas t on t.id = m.tas_id join federal_account f on f.id = t.federal_account_id
  where f.toptier_id = $1 and m.fy = $2 and m.period = $3`;
const linesSql = `file_b x
  join tas t on t.id = x.tas_id
  join federal_account f on f.id = t.federal_account_id
  join object_class c on c.id = x.object_class_id
  where f.toptier_id = $1 and x.fy = $2 and x.period <= $3`;

/** Returns an agency's balances at the end of a year's latest published period. The list is empty if it reported nothing. */
export const agencyBalances = async (call: Call) => {
  const rows = await call.db.query(
    `select sum(m.resources)::DOUBLE AS resources, sum(m.obligated)::DOUBLE AS obligated,
        sum(m.outlay)::DOUBLE AS outlay
      from ${balancesSql}
      having count(*) > 0`,
    getFundingParameters(call),
  );
  return {
    results: rows.map((row) => ({
      budget_authority_amount: formatDollars(row.resources),
      obligated_amount: formatDollars(row.obligated),
      outlay_amount: formatDollars(row.outlay),
    })),
  };
};
/** Returns an agency's obligations by major object class, largest first. */
export const majorClasses = async (call: Call) => {
  const rows = await call.db.query(
    `select c.major, c.major_name, sum(x.obligation)::DOUBLE AS obligated
      from ${linesSql}
      group by all
      order by obligated desc, c.major`,
    getFundingParameters(call),
  );
  return {
    results: rows.map((row) => ({
      major_object_class_code: row.major,
      major_object_class_name: row.major_name,
      obligated_amount: formatDollars(row.obligated),
    })),
  };
};
/** Returns an agency's obligations by the minor object classes of one major class, largest first. */
export const minorClasses = async (call: Call) => {
  const { major_object_class_code: major } = readRequired(call, [
    'fiscal_year',
    'funding_agency_id',
    'major_object_class_code',
  ]);
  const rows = await call.db.query(
    `select c.code, c.name, sum(x.obligation)::DOUBLE AS obligated
      from ${linesSql} and c.major = $4
      group by all
      order by obligated desc, c.code`,
    [...getFundingParameters(call), String(major).padStart(2, '0')],
  );
  return {
    results: rows.map((row) => ({
      object_class_code: row.code,
      object_class_name: row.name,
      obligated_amount: formatDollars(row.obligated),
    })),
  };
};

/** Returns paging metadata in the older format, which contains full URLs. */
const buildPaging = (call: Call, path: string, count: number) => {
  const { limit = 10, page = 1 } = call.query as { limit?: number; page?: number };
  const buildUrl = (at: number) =>
    `${call.origin}/api/${path}?${new URLSearchParams({
      ...Object.fromEntries(
        Object.entries(call.query).map(([name, value]) => [name, String(value)]),
      ),
      page: String(at),
    }).toString()}`;
  const hasNext = page * limit < count;
  return {
    limit,
    offset: (page - 1) * limit,
    metadata: {
      count,
      page,
      has_next_page: hasNext,
      has_previous_page: page > 1,
      next: hasNext ? buildUrl(page + 1) : null,
      current: buildUrl(page),
      previous: page > 1 ? buildUrl(page - 1) : null,
    },
  };
};
/** Returns an agency's obligations by federal account at the end of a year's latest published period, largest first. */
export const accountObligations = async (call: Call) => {
  const rows = await call.db.query(
    `select f.id, f.code, f.title, sum(m.obligated)::DOUBLE AS obligated
      from ${balancesSql}
      group by all
      order by obligated desc, f.code`,
    getFundingParameters(call),
  );
  const { limit, offset, metadata } = buildPaging(call, 'v2/federal_obligations/', rows.length);
  return {
    results: rows.slice(offset, offset + limit).map((row) => ({
      account_title: row.title,
      account_number: row.code,
      id: String(row.id),
      obligated_amount: formatDollars(row.obligated),
    })),
    page_metadata: metadata,
  };
};
/** Returns an agency's award obligations in a fiscal year by recipient and award group, largest first. */
export const recipientObligations = async (call: Call) => {
  const recipientQuery = readRequired(call, ['fiscal_year', 'awarding_agency_id']);
  if (!call.lookups.toptierById.has(recipientQuery.awarding_agency_id))
    throw notFound(
      `Field 'awarding_agency_id': no agency has the ID '${recipientQuery.awarding_agency_id}'. Use an agency_id from v2/references/toptier_agencies/`,
    );
  const { start, end } = fiscalYearRange(recipientQuery.fiscal_year);
  const parameters = [recipientQuery.awarding_agency_id, start, end];
  const fromSql =
    'from tx x where x.top_id = $1 and x.action_date between $2::DATE and $3::DATE group by x.recipient_id, x.grp';
  const [countRow] = await call.db.query(
    `select count(*) AS n from (select x.grp ${fromSql})`,
    parameters,
  );
  const { limit, offset, metadata } = buildPaging(
    call,
    'v2/award_spending/recipient/',
    Number(countRow!.n),
  );
  const rows = await call.db.query(
    `select s.grp, s.obligated, r.name
      from (
        select x.recipient_id, x.grp, sum(x.amount)::DOUBLE AS obligated
        ${fromSql}
        order by obligated desc, x.recipient_id, x.grp
        limit ${limit} offset ${offset}) s
      left join recipient r on r.id = s.recipient_id
      order by s.obligated desc, s.recipient_id, s.grp`,
    parameters,
  );
  return {
    page_metadata: metadata,
    results: rows.map((row) => ({
      award_category: categoryNames[groupKeys[Number(row.grp)]!],
      obligated_amount: formatDollars(row.obligated),
      recipient: { recipient_name: row.name ?? 'Name not provided' },
    })),
  };
};
