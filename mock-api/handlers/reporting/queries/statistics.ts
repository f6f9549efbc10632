import type { Call } from '../../../core/route';
import { toIsoDate, toNumber } from '../../../core/values';
import type { Row } from '../../../db/database';

const toStatistics = (row: Row) => ({
  toptierId: Number(row.toptier_id),
  fiscalYear: Number(row.fy),
  period: Number(row.period),
  /** Budgetary resources of the agency and of all agencies, in dollars (File A). */
  resources: toNumber(row.resources),
  federal: toNumber(row.federal),
  /** ISO dates of the latest publication and of its certification. */
  published: toIsoDate(row.published),
  certified: toIsoDate(row.certified),
  /** Obligations and number of TAS in Treasury data (GTAS), then obligations and number of those missing from the submission. */
  treasury: toNumber(row.treasury),
  symbols: toNumber(row.symbols),
  missingAmount: toNumber(row.missing_amount),
  missing: toNumber(row.missing),
  /** Obligations of File A minus those of File B. */
  difference: toNumber(row.difference),
  unlinkedContracts: toNumber(row.contracts),
  unlinkedAssistance: toNumber(row.assistance),
  /** Whether the submission has a statement of assurance. */
  assured: row.assured === true,
});
/** The statistics of one agency's submission for one period. Amounts and counts are null if the agency did not report. */
export type Statistics = ReturnType<typeof toStatistics>;

/**
 * Returns submission statistics by agency and period. Loaded files have no submissions. File A provides only budgetary
 * resources, and Files A and B also provide the difference between them.
 * @param options `cells` is SQL that returns `toptier_id, fy, period`. `years` and `agency` limit the rows to read.
 */
export const loadStatistics = async (
  { db }: Pick<Call, 'db'>,
  { cells, years, agency }: { cells: string; years: readonly number[]; agency?: number },
): Promise<Statistics[]> => {
  const yearCondition = `x.fy in (${years.join(', ') || 0})`;
  const agencyJoin = `join tas t on t.id = x.tas_id
    join federal_account f on f.id = t.federal_account_id
      ${agency === undefined ? '' : `and f.toptier_id = ${agency}`}`;
  const rows = await db.query(`
    with cell as (${cells}),
      balances as (
        select f.toptier_id, x.fy, x.period, sum(x.resources) AS resources, sum(x.obligated) AS obligated
        from file_a x
        ${agencyJoin}
        where ${yearCondition}
        group by all),
      federal as (
        select x.fy, x.period, sum(x.resources) AS resources
        from file_a x
        where ${yearCondition}
        group by all),
      moved as (
        select f.toptier_id, x.fy, x.period, sum(x.obligation) AS obligation
        from file_b x
        ${agencyJoin}
        where ${yearCondition}
        group by all),
      lines as (
        select c.toptier_id, c.fy, c.period, sum(m.obligation) AS obligated
        from cell c
        join moved m on m.toptier_id = c.toptier_id and m.fy = c.fy and m.period <= c.period
        group by all),
      treasury as (
        select f.toptier_id, x.fy, x.period, count(*) AS n, sum(x.obligated) AS obligated,
          count(*) filter (a.tas_id is null) AS missing,
          coalesce(sum(x.obligated) filter (a.tas_id is null), 0) AS missing_amount
        from gtas x
        ${agencyJoin}
        left join file_a a on a.tas_id = x.tas_id and a.fy = x.fy and a.period = x.period
        where ${yearCondition}
        group by all),
      dated as (
        select toptier_id, fy, period, arg_max(published, nth) AS published,
          arg_max(coalesce(certified::VARCHAR, ''), nth) AS certified
        from submission_date
        group by all)
    select c.*, s.submitted, coalesce(b.resources, case when s.submitted then 0 end)::DOUBLE AS resources,
      w.resources::DOUBLE AS federal,
      case
        when s.submitted then coalesce(b.obligated, 0) - coalesce(l.obligated, 0)
        else b.obligated - l.obligated
      end::DOUBLE AS difference,
      d.published, nullif(d.certified, '') AS certified,
      case when s.submitted then coalesce(g.obligated, 0) end::DOUBLE AS treasury,
      case when s.submitted then coalesce(g.n, 0) end AS symbols,
      case when s.submitted then coalesce(g.missing_amount, 0) end::DOUBLE AS missing_amount,
      case when s.submitted then coalesce(g.missing, 0) end AS missing, s.c_contract + s.d_contract AS contracts,
      s.c_assistance + s.d_assistance AS assistance, coalesce(s.assured, false) AS assured
    from cell c
    left join submission s using (toptier_id, fy, period)
    left join balances b using (toptier_id, fy, period)
    left join lines l using (toptier_id, fy, period)
    left join federal w using (fy, period)
    left join treasury g using (toptier_id, fy, period)
    left join dated d using (toptier_id, fy, period)`);
  return rows.map(toStatistics);
};

/** Returns an ISO date in the timestamp format of this API. */
export const toTimestamp = (date: string | null): string | null => date && `${date}T00:00:00Z`;

/** Returns statistics as response fields. `code` is the agency's toptier code, `origin` the scheme and host of the API. */
export const toWireFields = (row: Statistics, code: string, origin: string) => ({
  current_total_budget_authority_amount: row.resources,
  recent_publication_date: toTimestamp(row.published),
  recent_publication_date_certified: row.certified !== null,
  tas_account_discrepancies_totals: {
    gtas_obligation_total: row.treasury,
    tas_accounts_total: row.symbols,
    tas_obligation_not_in_gtas_total: row.missingAmount,
    missing_tas_accounts_count: row.missing,
  },
  obligation_difference: row.difference,
  unlinked_contract_award_count: row.unlinkedContracts,
  unlinked_assistance_award_count: row.unlinkedAssistance,
  assurance_statement_url: row.assured
    ? `${origin}/files/assurance_statements/FY${row.fiscalYear}P${String(row.period).padStart(2, '0')}_${code}.txt`
    : null,
});
/** For each sort key, a function that returns the value by which the statistics are sorted. */
export const sortKeyGetters: Readonly<
  Record<string, (row: Statistics) => string | number | boolean | null>
> = {
  current_total_budget_authority_amount: (row) => row.resources,
  fiscal_year: (row) => row.fiscalYear * 100 + row.period,
  fiscal_period: (row) => row.period,
  percent_of_total_budgetary_resources: (row) => getBudgetPercent(row),
  tas_accounts_total: (row) => row.symbols,
  missing_tas_accounts_count: (row) => row.missing,
  obligation_difference: (row) => row.difference,
  recent_publication_date: (row) => row.published,
  recent_publication_date_certified: (row) => row.certified !== null,
  tas_obligation_not_in_gtas_total: (row) => row.missingAmount,
  unlinked_contract_award_count: (row) => row.unlinkedContracts,
  unlinked_assistance_award_count: (row) => row.unlinkedAssistance,
};
/** Returns an agency's share of all agencies' budgetary resources, in percent. */
export const getBudgetPercent = ({ resources, federal }: Statistics): number | null =>
  resources === null || !federal ? null : (resources / federal) * 100;
