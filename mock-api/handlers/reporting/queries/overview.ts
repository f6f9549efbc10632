import type { Toptier } from '../../../core/lookups';
import type { Call } from '../../../core/route';
import { findAgency, checkYear } from '../../shared/agency';
import type { ListQuery } from '../../shared/lists';
import { listPage } from '../list';
import { periods } from '../shapes';
import {
  sortKeyGetters,
  toTimestamp,
  getBudgetPercent,
  type Statistics,
  loadStatistics,
  toWireFields,
} from './statistics';

const BUDGET_KEY = 'current_total_budget_authority_amount';
/** Returns whether a period is published. */
export const isPublished = (
  { lookups }: Pick<Call, 'lookups'>,
  fy: number,
  period: number,
): boolean => lookups.revealedPeriods.some((row) => row.fy === fy && row.period === period);
const filterAgencies = (agencies: readonly Toptier[], filter = ''): Toptier[] => {
  const filterText = filter.trim().toLowerCase();
  return agencies.filter(({ name, abbr }) =>
    [name, abbr ?? ''].some((label) => label.toLowerCase().includes(filterText)),
  );
};

/** Returns one page of agencies with the statistics of their submissions for a period. It is empty for an unpublished period. */
export const agenciesOverview = async (call: Call) => {
  const overviewQuery = call.query as ListQuery & Record<'fiscal_year' | 'fiscal_period', number>;
  const fiscalYear = checkYear(call, overviewQuery.fiscal_year);
  const hasPeriod = isPublished(call, fiscalYear, overviewQuery.fiscal_period);
  const periodRows = hasPeriod
    ? await loadStatistics(call, {
        cells: `select id AS toptier_id, ${fiscalYear} AS fy, ${overviewQuery.fiscal_period} AS period from toptier`,
        years: [fiscalYear],
      })
    : [];
  const rowByAgency = new Map(periodRows.map((row) => [row.toptierId, row]));
  const agencies = filterAgencies(hasPeriod ? call.lookups.toptiers : [], overviewQuery.filter);
  const sort = overviewQuery.sort ?? BUDGET_KEY;
  const { results, ...rest } = listPage(
    agencies,
    overviewQuery,
    ({ id, name, code }) =>
      sort === 'agency_name'
        ? name
        : sort === 'toptier_code'
          ? code
          : sortKeyGetters[sort]!(rowByAgency.get(id)!),
    ({ name }) => name,
  );
  return {
    ...rest,
    results: results.map((agency) => ({
      agency_name: agency.name,
      abbreviation: agency.abbr ?? '',
      toptier_code: agency.code,
      agency_id: agency.id,
      ...toWireFields(rowByAgency.get(agency.id)!, agency.code, call.origin),
    })),
  };
};

/** Returns an agency's submission statistics for the published periods that it had to report or that have balances (File A). */
export const agencyPeriods = async (call: Call) => {
  const agency = findAgency(call);
  const periodsQuery = call.query as ListQuery;
  const publishedKeys = call.lookups.revealedPeriods.map(({ fy, period }) => fy * 100 + period);
  const rows = await loadStatistics(call, {
    cells: `select *
      from (
        select toptier_id, fy, period
        from submission
        where toptier_id = ${agency.id}
        union
        select f.toptier_id, x.fy, x.period
        from file_a x
        join tas t on t.id = x.tas_id
        join federal_account f on f.id = t.federal_account_id
        where f.toptier_id = ${agency.id})
      where fy * 100 + period in (${publishedKeys.join(', ') || 0})`,
    years: [...new Set(call.lookups.revealedPeriods.map(({ fy }) => fy))],
    agency: agency.id,
  });
  const { results, ...rest } = listPage(
    rows,
    periodsQuery,
    sortKeyGetters[periodsQuery.sort ?? BUDGET_KEY]!,
    (row) => -(row.fiscalYear * 100 + row.period),
  );
  return {
    ...rest,
    results: results.map((row) => ({
      fiscal_year: row.fiscalYear,
      fiscal_period: row.period,
      total_budgetary_resources: row.federal,
      percent_of_total_budgetary_resources: getBudgetPercent(row),
      ...toWireFields(row, agency.code, call.origin),
    })),
  };
};

/** Returns when agencies published and certified each period of a year, with their resources at the end of the latest period. */
export const publishDates = async (call: Call) => {
  const datesQuery = call.query as ListQuery & Record<'fiscal_year', number>;
  const fiscalYear = checkYear(call, datesQuery.fiscal_year);
  const publishedPeriods = call.lookups.revealedPeriods.filter(({ fy }) => fy === fiscalYear);
  const yearRows = await loadStatistics(call, {
    cells: `select id AS toptier_id, ${fiscalYear} AS fy,
        unnest([${publishedPeriods.map(({ period }) => period).join(', ')}]::INTEGER[]) AS period
      from toptier`,
    years: [fiscalYear],
  });
  const quarterlyRows = await call.db.query(
    'select toptier_id, period from submission where quarterly and fy = $1',
    [fiscalYear],
  );
  const quarterlyKeys = new Set(
    quarterlyRows.map((row) => Number(row.toptier_id) * 100 + Number(row.period)),
  );
  const rowByPeriod = new Map(yearRows.map((row) => [row.toptierId * 100 + row.period, row]));
  const findStatistics = (agency: Toptier, period: number): Statistics | undefined =>
    rowByPeriod.get(agency.id * 100 + period);
  const latestPeriod = publishedPeriods.at(-1)?.period ?? 0;
  const getBudget = (agency: Toptier) => findStatistics(agency, latestPeriod)?.resources ?? null;
  const sort = datesQuery.sort ?? BUDGET_KEY;
  const dateKeyGetters: Readonly<Record<string, (agency: Toptier) => string | number | null>> = {
    agency_name: ({ name }) => name,
    abbreviation: ({ abbr }) => abbr,
    toptier_code: ({ code }) => code,
    [BUDGET_KEY]: getBudget,
  };
  const sortPeriod = Number(sort.split(',')[1]);
  const { results, ...rest } = listPage(
    filterAgencies(call.lookups.toptiers, datesQuery.filter),
    datesQuery,
    dateKeyGetters[sort] ?? ((agency) => findStatistics(agency, sortPeriod)?.published ?? null),
    ({ name }) => name,
  );
  return {
    ...rest,
    results: results.map((agency) => ({
      agency_name: agency.name,
      abbreviation: agency.abbr,
      toptier_code: agency.code,
      [BUDGET_KEY]: getBudget(agency),
      periods: periods.map((period) => ({
        period,
        quarter: Math.ceil(period / 3),
        submission_dates: {
          publication_date: toTimestamp(findStatistics(agency, period)?.published ?? null),
          certification_date: toTimestamp(findStatistics(agency, period)?.certified ?? null),
        },
        quarterly: quarterlyKeys.has(agency.id * 100 + period),
      })),
    })),
  };
};
