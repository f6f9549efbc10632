import type { Call } from '../../../core/route';
import { groupBy } from '../../../core/values';
import { sumDollars, buildListPage, filterByName } from '../list';
import type { ListQuery } from '../../shared/lists';
import { findAgency } from '../../shared/agency';
import { getAccountPeriod } from './agency';
import { lineSums, lineTables, nestLines, type Spending, sumSpending } from './lines';

/** The breakdowns of File B. Each has the SQL for the name of a row and for the names of its children. */
const kindColumns = {
  budget_function: ['s.function_title', 's.title'],
  object_class: ['c.major_name', 'c.name'],
  program_activity: ['p.name', "''"],
} as const;
type Kind = keyof typeof kindColumns;
const DEFAULT_SORT = 'obligated_amount';

const loadLines = async (call: Call, kind: Kind) => {
  const agency = findAgency(call);
  const { fiscalYear, period } = getAccountPeriod(call);
  const [name, child] = kindColumns[kind];
  const rows = await call.db.query<Spending & Record<string, unknown> & { child: string }>(
    `select ${name} AS name, ${child} AS child, ${lineSums} from ${lineTables}
    where f.toptier_id = $1 and x.fy = $2 and x.period <= $3 group by all order by name, child`,
    [agency.id, fiscalYear, period],
  );
  return { head: { toptier_code: agency.code, fiscal_year: fiscalYear }, rows: nestLines(rows) };
};
/** Returns one page of rows, with the totals of all rows that match the filter. */
const buildTotalsPage = <T extends Spending>(call: Call, head: object, rows: readonly T[]) => {
  const listQuery = call.query as ListQuery;
  return {
    ...head,
    totals: sumSpending(filterByName(rows, listQuery.filter)),
    ...buildListPage(rows, listQuery, DEFAULT_SORT),
    messages: [],
  };
};

/** Returns an agency's spending in a fiscal year to date by budget function, with subfunctions. */
export const loadAgencyFunctions = async (call: Call) => {
  const { head, rows } = await loadLines(call, 'budget_function');
  return { ...head, ...buildListPage(rows, call.query as ListQuery, DEFAULT_SORT), messages: [] };
};
/** Returns an agency's spending in a fiscal year to date by major object class, with minor classes. */
export const loadAgencyClasses = async (call: Call) => {
  const { head, rows } = await loadLines(call, 'object_class');
  return buildTotalsPage(call, head, rows);
};
/** Returns an agency's spending in a fiscal year to date by program activity. Activities with the same name are one row. */
export const loadAgencyActivities = async (call: Call) => {
  const { head, rows } = await loadLines(call, 'program_activity');
  const childlessRows = rows.map(({ children: _children, ...row }) => row);
  return buildTotalsPage(call, head, childlessRows);
};
export const countFunctions = async (call: Call) => {
  const { head, rows } = await loadLines(call, 'budget_function');
  return {
    ...head,
    budget_function_count: rows.length,
    budget_sub_function_count: rows.flatMap(({ children }) => children).length,
    messages: [],
  };
};
export const countClasses = async (call: Call) => {
  const { head, rows } = await loadLines(call, 'object_class');
  return { ...head, object_class_count: rows.length, messages: [] };
};
export const countActivities = async (call: Call) => {
  const { head, rows } = await loadLines(call, 'program_activity');
  return { ...head, program_activity_count: rows.length, messages: [] };
};

interface SymbolBalance extends Spending {
  code: string;
  label: string;
  total_budgetary_resources: number;
}
/** Returns an agency's federal accounts and their TAS, with balances at the end of the latest published period (File A). */
const loadAccounts = async (call: Call) => {
  const agency = findAgency(call);
  const { fiscalYear, period } = getAccountPeriod(call);
  const rows = await call.db.query<SymbolBalance & Record<string, unknown>>(
    `select f.code, f.title AS name, t.label, m.resources::DOUBLE AS total_budgetary_resources,
        m.obligated::DOUBLE AS obligated_amount, m.outlay::DOUBLE AS gross_outlay_amount
      from file_a m
      join tas t on t.id = m.tas_id
      join federal_account f on f.id = t.federal_account_id
      where f.toptier_id = $1 and m.fy = $2 and m.period = $3
      order by f.code, m.obligated desc, t.label`,
    [agency.id, fiscalYear, period],
  );
  const sumBalances = (accountRows: readonly SymbolBalance[]) => ({
    total_budgetary_resources: sumDollars(accountRows.map((row) => row.total_budgetary_resources)),
    ...sumSpending(accountRows),
  });
  return {
    head: { toptier_code: agency.code, fiscal_year: fiscalYear },
    balance: sumBalances,
    symbols: rows,
    accounts: [...groupBy(rows, ({ code }) => code)].map(([code, balances]) => ({
      name: balances[0]!.name,
      code,
      ...sumBalances(balances),
      children: balances.map((row) => ({ name: row.name, code: row.label, ...sumBalances([row]) })),
    })),
  };
};
export const loadAgencyAccounts = async (call: Call) => {
  const { head, accounts, symbols, balance } = await loadAccounts(call);
  const listQuery = call.query as ListQuery;
  return {
    ...head,
    totals: balance(filterByName(symbols, listQuery.filter)),
    ...buildListPage(accounts, listQuery, DEFAULT_SORT),
    messages: [],
  };
};
export const countAccounts = async (call: Call) => {
  const { head, accounts, symbols } = await loadAccounts(call);
  return {
    ...head,
    federal_account_count: accounts.length,
    treasury_account_count: symbols.length,
    messages: [],
  };
};

/** The DEFC of spending under no emergency law. */
const NO_EMERGENCY = 'Q';
/**
 * Returns an agency's spending in a fiscal year to date by disaster emergency fund code (DEFC).
 * File A has no resources by DEFC. Each emergency code gets resources equal to its obligations, but at least 0; code Q gets the rest.
 */
export const loadAgencyDefCodes = async (call: Call) => {
  const { symbols, balance, head } = await loadAccounts(call);
  const { period } = getAccountPeriod(call);
  const spentRows = await call.db.query(
    `select x.defc_bit AS bit, ${lineSums}
      from ${lineTables}
      where f.toptier_id = $1 and x.fy = $2 and x.period <= $3 and x.defc_bit is not null
      group by 1`,
    [findAgency(call).id, head.fiscal_year, period],
  );
  const fileATotals = balance(symbols);
  const rows = call.lookups.defCodes.map(({ bit, code, public_law, title }) => {
    const spentRow = spentRows.find((row) => Number(row.bit) === bit);
    const obligatedAmount = Number(spentRow?.obligated_amount ?? 0);
    return {
      code,
      name: title ?? code,
      public_law,
      title,
      total_budgetary_resources: code === NO_EMERGENCY ? 0 : Math.max(obligatedAmount, 0),
      obligated_amount: obligatedAmount,
      gross_outlay_amount: Number(spentRow?.gross_outlay_amount ?? 0),
      reported: spentRow !== undefined,
    };
  });
  const total = sumDollars([
    fileATotals.total_budgetary_resources,
    ...rows.map((row) => -row.total_budgetary_resources),
  ]);
  const completeRows = rows
    .map((row) => (row.code === NO_EMERGENCY ? { ...row, total_budgetary_resources: total } : row))
    .filter((row) => row.reported || row.total_budgetary_resources !== 0);
  const page = buildListPage(completeRows, call.query as ListQuery, DEFAULT_SORT);
  return {
    ...head,
    // Spending by code comes from File B, whose totals may differ from those of File A.
    totals: { ...fileATotals, ...sumSpending(completeRows) },
    page_metadata: page.page_metadata,
    results: page.results.map(({ name: _name, reported: _reported, ...row }) => row),
    messages: [],
  };
};
