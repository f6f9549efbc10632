import type { TSchema } from '@sinclair/typebox';
import { notFound } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { validateQuery } from '../../../core/validate';
import { toIsoDate, toNumber } from '../../../core/values';
import { findAgency, checkYear } from '../../shared/agency';
import type { ListQuery } from '../../shared/lists';
import { listPage } from '../list';
import { SubmissionPath, UnlinkedPath } from '../shapes';
import { isPublished } from './overview';
import { toTimestamp } from './statistics';

const ownerJoin = 'join federal_account f on f.id = t.federal_account_id and f.toptier_id = $1';
/** SQL for the label of a Treasury Account Symbol, or the account's code for amounts reported only by federal account. */
const symbolSql = "coalesce(nullif(t.label, ''), f.code) AS tas";
type Row = Readonly<Record<string, string | number | null>>;
const toSortedPage = (rows: readonly Row[], listQuery: ListQuery, fallback: string) =>
  listPage(
    rows,
    listQuery,
    (row) => row[listQuery.sort ?? fallback]!,
    (row) => row.tas!,
  );
/** Returns the statement parameters for one submission: agency, fiscal year and period. The period is 0 if it is not published. */
const submissionParameters = (call: Call): [number, number, number] => {
  const agency = findAgency(call);
  const { fiscal_year: year, fiscal_period: period } = call.query as Record<string, number>;
  const fiscalYear = checkYear(call, year!);
  return [agency.id, fiscalYear, isPublished(call, fiscalYear, period!) ? period! : 0];
};

/** Returns one page of an agency's TAS whose obligations differ between File A and File B; [] if either file is missing. */
export const differences = async (call: Call) => {
  const rows = await call.db.query(
    `with a as (
          select x.tas_id, x.obligated
          from file_a x
          join tas t on t.id = x.tas_id
          ${ownerJoin}
          where x.fy = $2 and x.period = $3),
        b as (
          select x.tas_id, sum(x.obligation) AS obligated
          from file_b x
          join tas t on t.id = x.tas_id
          ${ownerJoin}
          where x.fy = $2 and x.period <= $3
          group by all),
        both_ as (
          select coalesce(a.tas_id, b.tas_id) AS tas_id, coalesce(a.obligated, 0) AS balance,
            coalesce(b.obligated, 0) AS lines
          from a
          full join b on a.tas_id = b.tas_id
          where exists (select 1 from a) and exists (select 1 from b))
      select ${symbolSql}, balance::DOUBLE AS file_a_obligation, lines::DOUBLE AS file_b_obligation,
        (balance - lines)::DOUBLE AS difference
      from both_ x
      join tas t on t.id = x.tas_id
      ${ownerJoin}
      where balance <> lines`,
    submissionParameters(call),
  );
  return toSortedPage(rows as Row[], call.query, 'tas');
};

/** Returns one page of an agency's TAS with Treasury obligations (GTAS) but without balances in the submission. */
export const discrepancies = async (call: Call) => {
  const rows = await call.db.query(
    `select ${symbolSql}, x.obligated::DOUBLE AS amount
      from gtas x
      join tas t on t.id = x.tas_id
      ${ownerJoin}
      join submission s on s.submitted and s.toptier_id = $1 and s.fy = x.fy and s.period = x.period
      anti join file_a a on a.tas_id = x.tas_id and a.fy = x.fy and a.period = x.period
      where x.fy = $2 and x.period = $3`,
    submissionParameters(call),
  );
  return toSortedPage(rows as Row[], call.query, 'amount');
};

/** Returns the statement parameters for the submission in the path. Throws 400 or 422 if the path does not match `shape`. */
const parseSubmission = (call: Call, shape: TSchema): [number, number, number] => {
  findAgency(call);
  return submissionParameters({ ...call, query: validateQuery(shape, call.params) });
};

/** Returns the publication and certification dates of a submission, or undefined (204) if there is no submission. */
export const submissionHistory = async (call: Call) => {
  const rows = await call.db.query(
    'select nth, published, certified from submission_date where toptier_id = $1 and fy = $2 and period = $3',
    parseSubmission(call, SubmissionPath),
  );
  if (!rows.length) return undefined;
  const historyQuery = call.query as ListQuery;
  const { results, ...rest } = listPage(
    rows.map((row) => ({
      nth: Number(row.nth),
      publication_date: toTimestamp(toIsoDate(row.published)),
      certification_date: toTimestamp(toIsoDate(row.certified)),
    })),
    historyQuery,
    (row) =>
      row[(historyQuery.sort ?? 'publication_date') as 'publication_date' | 'certification_date'],
    (row) => -row.nth,
  );
  return { ...rest, results: results.map(({ nth: _nth, ...row }) => row) };
};

/** Returns how many awards of a submission are only in File C, only in the award data, and in both. Throws 404 without a submission. */
export const unlinkedAwards = async (call: Call) => {
  const kind = call.params.type === 'procurement' ? 'contract' : 'assistance';
  const [row] = await call.db.query(
    `select c_${kind} AS c, d_${kind} AS d, linked_${kind} AS linked
      from submission
      where submitted and toptier_id = $1 and fy = $2 and period = $3`,
    parseSubmission(call, UnlinkedPath),
  );
  if (!row) throw notFound("'fiscal_period': this agency has no submission for this period");
  return {
    unlinked_file_c_award_count: toNumber(row.c),
    unlinked_file_d_award_count: toNumber(row.d),
    total_linked_award_count: toNumber(row.linked),
  };
};
