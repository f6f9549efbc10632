import type { Toptier } from '../../../core/lookups';
import { orderBy, pageMetadata, type Paging } from '../../../core/paging';
import type { Call } from '../../../core/route';
import { roundCents, roundCentsOrNull, toNumber, toText } from '../../../core/values';
import { getRequestedAward, requireAward } from './findAward';
import { toPage, toPageSql } from './history';

/** Returns SQL for the ID of a single award. */
export const selectAward = (id: number): string => `select ${id} AS id`;
/** Returns SQL for the IDs of a vehicle (IDV), its orders and child vehicles, and the orders of its child vehicles. */
export const selectWithOrders = (id: number): string =>
  `select id
    from award
    where id = ${id}
      or parent_id = ${id}
      or parent_id in (select id from award where parent_id = ${id} and grp = 1)`;
export type Scope = typeof selectAward;

const accountSorts: Readonly<Record<string, string>> = {
  account_title: 'title',
  agency: 'agency',
  federal_account: 'code',
  total_transaction_obligated_amount: 'amount',
};
export const accountSortKeys = Object.keys(accountSorts);
/** Returns a handler for one page of the federal accounts that fund an award, with the obligations of each account. */
export const accountsHandler = (selectIds: Scope) => async (call: Call) => {
  const body = call.body as Paging;
  const { page = 1, limit = 10, sort = 'federal_account', order = 'desc' } = body;
  const award = await getRequestedAward(call);
  const rows = await call.db
    .query(`select f.code, any_value(f.title) AS title, any_value(f.toptier_id) AS top_id,
      any_value(o.name) AS agency, sum(c.obligation)::DOUBLE AS amount, count(*) over ()::INTEGER AS total
    from file_c c
    join tas t on t.id = c.tas_id
    join federal_account f on f.id = t.federal_account_id
    left join toptier o on o.id = f.toptier_id
    where c.award_id in (${selectIds(award.id)})
    group by f.code
    order by ${orderBy(accountSorts[sort]!, order, 'code')}
    limit ${limit} offset ${(page - 1) * limit}`);
  const count = Number(rows[0]?.total ?? 0);
  return {
    results: rows.map((row) => {
      const agency = call.lookups.toptierById.get(Number(row.top_id));
      return {
        total_transaction_obligated_amount: roundCents(row.amount),
        federal_account: row.code,
        account_title: row.title,
        funding_agency_abbreviation: agency?.abbr ?? '',
        funding_agency_name: agency?.name ?? '',
        funding_agency_id: agency?.id ?? 0,
        funding_toptier_agency_id: agency?.id ?? null,
        funding_agency_slug: agency?.slug ?? null,
      };
    }),
    page_metadata: { ...pageMetadata(page, page * limit < count), count },
  };
};

const fundingSorts: Readonly<Record<string, string>> = {
  account_title: 'f.title',
  awarding_agency_name: 'top.name',
  disaster_emergency_fund_code: 'd.code',
  federal_account: 'f.code',
  funding_agency_name: 'o.name',
  reporting_agency_name: 'o.name',
  gross_outlay_amount: 'gross',
  object_class: 'class.code',
  piid: 'w.display_id',
  program_activity: 'p.code',
  reporting_fiscal_date: '(c.fy * 100 + c.period)',
  transaction_obligated_amount: 'c.obligation',
};
/** The sort keys for the account submissions of an award. A vehicle with its orders has `vehicleSortKeys`. */
export const fundingSortKeys = Object.keys(fundingSorts).filter(
  (key) => key !== 'piid' && key !== 'reporting_agency_name',
);
export const vehicleSortKeys = Object.keys(fundingSorts).filter(
  (key) => !['awarding_agency_name', 'federal_account', 'funding_agency_name'].includes(key),
);
/** Returns the fields of the awarding or funding agency. All fields are null if the agency is unknown. */
const describeAgency = (role: 'awarding' | 'funding', agency: Toptier | undefined) => ({
  [`${role}_agency_id`]: agency?.id ?? null,
  [`${role}_toptier_agency_id`]: agency?.id ?? null,
  [`${role}_agency_slug`]: agency?.slug ?? null,
  [`${role}_agency_name`]: agency?.name ?? null,
});
/** Returns a handler for one page of an award's File C rows. Outlays are cumulative from the start of the fiscal year. */
export const fundingHandler = (selectIds: Scope, defaultSort: string) => async (call: Call) => {
  const body = call.body as Paging & { piid?: string };
  const { sort = defaultSort, order = 'desc' } = body;
  const award = await getRequestedAward(call);
  const piidCondition = body.piid === undefined ? '' : 'where w.piid = $1';
  const rows = await call.db.query(
    `with own as (
          select *,
            sum(outlay) over (partition by award_id, tas_id, activity_id, object_class_id, defc_bit, fy
              order by period)::DOUBLE AS gross
          from file_c
          where award_id in (${selectIds(award.id)}))
      select c.fy, c.period, c.obligation::DOUBLE AS obligation, c.gross, d.code AS defc, f.code AS account,
        t.label AS symbol, f.aid, f.main, f.title, f.toptier_id AS owner, p.code AS activity,
        p.name AS activity_name, class.code AS class, class.name AS class_name, w.id, w.generated_id, w.piid,
        w.top_id
      from own c
      join award w on w.id = c.award_id
      join tas t on t.id = c.tas_id
      join federal_account f on f.id = t.federal_account_id
      left join toptier o on o.id = f.toptier_id
      left join toptier top on top.id = w.top_id
      left join def_code d on d.bit = c.defc_bit
      left join program_activity p on p.id = c.activity_id
      left join object_class class on class.id = c.object_class_id
      ${piidCondition}
      order by ${orderBy(fundingSorts[sort]!, order, 'c.fy, c.period, f.code, p.code, class.code, defc, w.id')}
      ${toPageSql(body)}`,
    body.piid === undefined ? [] : [body.piid],
  );
  const isQuarterly = await loadQuarterlyTest(call);
  const { toptierById } = call.lookups;
  const isVehicle = selectIds === selectWithOrders;
  return toPage(
    body,
    rows.map((row) => {
      const period = Number(row.period);
      return {
        ...(isVehicle
          ? {
              award_id: Number(row.id),
              generated_unique_award_id: row.generated_id,
              piid: toText(row.piid),
              agency_id: row.aid,
              main_account_code: row.main,
            }
          : { federal_account: row.account }),
        reporting_fiscal_year: toNumber(row.fy),
        reporting_fiscal_quarter: Math.ceil(period / 3),
        reporting_fiscal_month: period,
        is_quarterly_submission: isQuarterly(Number(row.fy), period),
        disaster_emergency_fund_code: toText(row.defc),
        ...describeAgency('awarding', toptierById.get(Number(row.top_id))),
        ...describeAgency('funding', toptierById.get(Number(row.owner))),
        account_title: toText(row.title),
        // The published API contract lacks this field. Without it, rows of one account and period look the same.
        treasury_account_symbol: toText(row.symbol),
        program_activity_code: toText(row.activity),
        program_activity_name: toText(row.activity_name),
        object_class: toText(row.class),
        object_class_name: toText(row.class_name),
        transaction_obligated_amount: roundCentsOrNull(row.obligation),
        gross_outlay_amount: roundCentsOrNull(row.gross),
      };
    }),
  );
};
/** Returns a function that tests whether a period was reported only by quarter, with no monthly submission window. */
const loadQuarterlyTest = async ({ db }: Call) => {
  const rows = await db.query('select fy, period from submission_period where not is_quarter');
  const monthlyKeys = new Set(rows.map(({ fy, period }) => `${fy as number} ${period as number}`));
  return (fy: number, period: number) => !monthlyKeys.has(`${fy} ${period}`);
};
/** Returns how many federal accounts fund a vehicle and its orders, or the orders with one PIID. */
export const countVehicleAccounts = async (call: Call) => {
  const award = await requireAward(call, call.params.award_id!);
  const { piid } = call.query as { piid?: string };
  const [row] = await call.db.query(
    `select count(distinct t.federal_account_id)::INTEGER AS n
      from file_c c
      join tas t on t.id = c.tas_id
      join award w on w.id = c.award_id
      where c.award_id in (${selectWithOrders(award.id)}) ${piid === undefined ? '' : 'and w.piid = $1'}`,
    piid === undefined ? [] : [piid],
  );
  return { count: Number(row!.n) };
};
