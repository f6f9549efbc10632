import {
  awardTypeGroups,
  awardTypeTitles,
  newerAwardTypeCodes,
} from '../../../src/domain/codes/awardTypes';
import type { Call } from '../../core/route';
import { toNumber } from '../../core/values';
import { findLatestPeriod } from '../shared/latestBalances';

/** Returns the toptier agencies with their account totals of the latest published period (File A). */
export const toptierAgencies = async ({ db, lookups, query }: Call) => {
  // In a dataset without account data all amounts are zero.
  const latestPeriod = await findLatestPeriod({ db, lookups });
  const balanceRows = await db.query<{
    top_id: number;
    budget: number;
    obligated: number;
    outlay: number;
  }>(
    `select f.toptier_id AS top_id, sum(m.resources)::DOUBLE AS budget, sum(m.obligated)::DOUBLE AS obligated,
        sum(m.outlay)::DOUBLE AS outlay
      from file_a m
      join tas t on t.id = m.tas_id
      join federal_account f on f.id = t.federal_account_id
      where m.fy = $1 and m.period = $2
      group by 1`,
    [latestPeriod?.fy ?? 0, latestPeriod?.period ?? 0],
  );
  const rowByAgency = new Map(balanceRows.map((row) => [row.top_id, row]));
  const totalBudget = balanceRows.reduce((sum, row) => sum + Math.round(row.budget * 100), 0) / 100;
  const rows = lookups.toptiers.map((agency) => {
    const { budget = 0, obligated = 0, outlay = 0 } = rowByAgency.get(agency.id) ?? {};
    return {
      agency_id: agency.id,
      toptier_code: agency.code,
      abbreviation: agency.abbr,
      agency_name: agency.name,
      congressional_justification_url: null,
      active_fy: String(latestPeriod?.fy ?? ''),
      active_fq: String(latestPeriod?.quarter ?? ''),
      outlay_amount: outlay,
      obligated_amount: obligated,
      budget_authority_amount: budget,
      current_total_budget_authority_amount: totalBudget,
      percentage_of_total_budget_authority: totalBudget ? budget / totalBudget : null,
      agency_slug: agency.slug,
    };
  });
  const sort = (query.sort ?? 'agency_name') as keyof (typeof rows)[number];
  const sign = query.order === 'desc' ? -1 : 1;
  return {
    results: rows.sort(
      (a, b) =>
        sign * (a[sort]! < b[sort]! ? -1 : a[sort]! > b[sort]! ? 1 : 0) ||
        a.agency_id - b.agency_id,
    ),
  };
};
/** Returns the titles of award types by group. */
export const awardTypes = async () =>
  Object.fromEntries(
    awardTypeGroups.map((group) => [
      group.key === 'other' ? 'other_financial_assistance' : group.key,
      Object.fromEntries([
        ...group.types.map(({ code }) => [code, awardTypeTitles[code] ?? code]),
        ...newerAwardTypeCodes[group.key].map((code) => [code, awardTypeTitles[code] ?? code]),
      ]),
    ]),
  );
/** Returns the Disaster Emergency Fund codes (DEFC). */
export const defCodes = async ({ lookups }: Call) => ({
  codes: lookups.defCodes.map((row) => ({
    code: row.code,
    public_law: row.public_law,
    title: row.title,
    urls: null,
    disaster: row.disaster,
  })),
});
/** Returns the published submission periods, newest first. */
export const submissionPeriods = async ({ db, lookups }: Call) => {
  const toTimestamp = (date: unknown) => `${String(date)}T00:00:00Z`;
  const rows = await db.query(
    'select * from submission_period where reveal_date <= $1 order by fy desc, period desc, is_quarter',
    [lookups.meta.as_of],
  );
  return {
    available_periods: rows.map((row) => ({
      period_start_date: toTimestamp(row.period_start),
      period_end_date: toTimestamp(row.period_end),
      submission_start_date: toTimestamp(row.submission_start),
      submission_due_date: toTimestamp(row.submission_due),
      certification_due_date: toTimestamp(row.certification_due),
      submission_reveal_date: toTimestamp(row.reveal_date),
      submission_fiscal_year: toNumber(row.fy),
      submission_fiscal_quarter: toNumber(row.quarter),
      submission_fiscal_month: toNumber(row.period),
      is_quarter: row.is_quarter,
    })),
  };
};
