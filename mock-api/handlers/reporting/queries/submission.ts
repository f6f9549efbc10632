import type { TSchema } from '@sinclair/typebox';
import { notFound } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { validateQuery } from '../../../core/validate';
import { day, number } from '../../../core/values';
import { agencyOf, begunYear } from '../../shared/agency';
import { listPage, type ListQuery } from '../list';
import { SubmissionPath, UnlinkedPath } from '../shapes';
import { isOut } from './overview';
import { moment } from './statistics';

const owner = 'join federal_account f on f.id = t.federal_account_id and f.toptier_id = $1';
/** A symbol's name; money that is known by its account alone has the account's. */
const symbol = "coalesce(nullif(t.label, ''), f.code) AS tas";
type Row = Readonly<Record<string, string | number | null>>;
const sorted = (rows: readonly Row[], asked: ListQuery, fallback: string) =>
  listPage(
    rows,
    asked,
    (row) => row[asked.sort ?? fallback]!,
    (row) => row.tas!,
  );
/** What a list of one submission is bound to: agency, year, period. Nothing is out before its day. */
const scope = (call: Call): [number, number, number] => {
  const agency = agencyOf(call);
  const { fiscal_year: year, fiscal_period: period } = call.query as Record<string, number>;
  const fiscalYear = begunYear(call, year!);
  return [agency.id, fiscalYear, isOut(call, fiscalYear, period!) ? period! : 0];
};

/** Symbols of an agency whose obligations the balances (File A) and the lines (File B) tell differently; nothing where one of the two was not reported. */
export const differences = async (call: Call) => {
  const rows = await call.db.query(
    `with a as (select x.tas_id, x.obligated from file_a x join tas t on t.id = x.tas_id ${owner} where x.fy = $2 and x.period = $3),
      b as (select x.tas_id, sum(x.obligation) AS obligated from file_b x join tas t on t.id = x.tas_id ${owner} where x.fy = $2 and x.period <= $3 group by all),
      both_ as (select coalesce(a.tas_id, b.tas_id) AS tas_id, coalesce(a.obligated, 0) AS balance, coalesce(b.obligated, 0) AS lines from a full join b on a.tas_id = b.tas_id where exists (select 1 from a) and exists (select 1 from b))
    select ${symbol}, balance::DOUBLE AS file_a_obligation, lines::DOUBLE AS file_b_obligation, (balance - lines)::DOUBLE AS difference from both_ x join tas t on t.id = x.tas_id ${owner} where balance <> lines`,
    scope(call),
  );
  return sorted(rows as Row[], call.query, 'tas');
};

/** Symbols of an agency that the Treasury has obligations of and the agency's submission no balances. */
export const discrepancies = async (call: Call) => {
  const rows = await call.db.query(
    `select ${symbol}, x.obligated::DOUBLE AS amount from gtas x join tas t on t.id = x.tas_id ${owner}
      join submission s on s.submitted and s.toptier_id = $1 and s.fy = x.fy and s.period = x.period
      anti join file_a a on a.tas_id = x.tas_id and a.fy = x.fy and a.period = x.period where x.fy = $2 and x.period = $3`,
    scope(call),
  );
  const { messages: _none, ...page } = sorted(rows as Row[], call.query, 'amount');
  return { ...page, messages: [] };
};

/** The submission that the path names; 400 or 422 where its parts are not of `shape`. */
const submissionOf = (call: Call, shape: TSchema): [number, number, number] => {
  agencyOf(call);
  return scope({ ...call, query: validateQuery(shape, call.params) });
};

/** Every time a submission was published, with when that was certified; nothing (204) where there is no submission. */
export const submissionHistory = async (call: Call) => {
  const rows = await call.db.query(
    'select nth, published, certified from submission_date where toptier_id = $1 and fy = $2 and period = $3',
    submissionOf(call, SubmissionPath),
  );
  if (!rows.length) return undefined;
  const asked = call.query as ListQuery;
  const { results, ...rest } = listPage(
    rows.map((row) => ({
      nth: Number(row.nth),
      publication_date: moment(day(row.published)),
      certification_date: moment(day(row.certified)),
    })),
    asked,
    (row) => row[(asked.sort ?? 'publication_date') as 'publication_date' | 'certification_date'],
    (row) => -row.nth,
  );
  return { ...rest, results: results.map(({ nth: _nth, ...row }) => row) };
};

/** How many awards of a submission only File C has, only the award data, and both; 404 where there is no submission. */
export const unlinkedAwards = async (call: Call) => {
  const kind = call.params.type === 'procurement' ? 'contract' : 'assistance';
  const bound = submissionOf(call, UnlinkedPath);
  const [row] = await call.db.query(
    `select c_${kind} AS c, d_${kind} AS d, linked_${kind} AS linked from submission where submitted and toptier_id = $1 and fy = $2 and period = $3`,
    bound,
  );
  if (!row) throw notFound('There is no submission of this agency for this period');
  return {
    unlinked_file_c_award_count: number(row.c),
    unlinked_file_d_award_count: number(row.d),
    total_linked_award_count: number(row.linked),
  };
};
