import type { Call } from '../../../core/route';
import { sumDollars, groupBy, listPage, type ListQuery, filterByName } from '../list';
import { findAgency } from '../../shared/agency';
import { accountYear } from './agency';
import { lineSums, lineTables, nestLines, type Spent, spentOf } from './lines';

/** The breakdowns of File B. Each has the SQL for the name of a row and for the names of its children. */
const kinds = {
  budget_function: ['s.function_title', 's.title'],
  object_class: ['c.major_name', 'c.name'],
  program_activity: ['p.name', "''"],
} as const;
type Kind = keyof typeof kinds;
const SORT = 'obligated_amount';

const loadLines = async (call: Call, kind: Kind) => {
  const agency = findAgency(call);
  const { fiscalYear, period } = accountYear(call);
  const [name, child] = kinds[kind];
  const rows = await call.db.query<Spent & Record<string, unknown> & { child: string }>(
    `select ${name} AS name, ${child} AS child, ${lineSums} from ${lineTables}
    where f.toptier_id = $1 and x.fy = $2 and x.period <= $3 group by all order by name, child`,
    [agency.id, fiscalYear, period],
  );
  return { head: { toptier_code: agency.code, fiscal_year: fiscalYear }, rows: nestLines(rows) };
};
/** Returns one page of rows, with the totals of all rows that match the filter. */
const withTotals = <T extends Spent>(call: Call, head: object, rows: readonly T[]) => {
  const listQuery = call.query as ListQuery;
  return {
    ...head,
    totals: spentOf(filterByName(rows, listQuery.filter)),
    ...listPage(rows, listQuery, SORT),
    messages: [],
  };
};

/** Returns an agency's spending in a fiscal year to date by budget function, with subfunctions. */
export const agencyFunctions = async (call: Call) => {
  const { head, rows } = await loadLines(call, 'budget_function');
  return { ...head, ...listPage(rows, call.query as ListQuery, SORT), messages: [] };
};
/** Returns an agency's spending in a fiscal year to date by major object class, with minor classes. */
export const agencyClasses = async (call: Call) => {
  const { head, rows } = await loadLines(call, 'object_class');
  return withTotals(call, head, rows);
};
/** Returns an agency's spending in a fiscal year to date by program activity. Activities with the same name are one row. */
export const agencyActivities = async (call: Call) => {
  const { head, rows } = await loadLines(call, 'program_activity');
  const childlessRows = rows.map(({ children: _children, ...row }) => row);
  return withTotals(call, head, childlessRows);
};
export const functionCount = async (call: Call) => {
  const { head, rows } = await loadLines(call, 'budget_function');
  return {
    ...head,
    budget_function_count: rows.length,
    budget_sub_function_count: rows.flatMap(({ children }) => children).length,
    messages: [],
  };
};
export const classCount = async (call: Call) => {
  const { head, rows } = await loadLines(call, 'object_class');
  return { ...head, object_class_count: rows.length, messages: [] };
};
export const activityCount = async (call: Call) => {
  const { head, rows } = await loadLines(call, 'program_activity');
  return { ...head, program_activity_count: rows.length, messages: [] };
};

interface SymbolBalance extends Spent {
  code: string;
  label: string;
  total_budgetary_resources: number;
}
/** Returns an agency's federal accounts and their TAS, with balances at the end of the latest published period (File A). */
const loadAccounts = async (call: Call) => {
  const agency = findAgency(call);
  const { fiscalYear, period } = accountYear(call);
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
  const balance = (accountRows: readonly SymbolBalance[]) => ({
    total_budgetary_resources: sumDollars(accountRows.map((row) => row.total_budgetary_resources)),
    ...spentOf(accountRows),
  });
  return {
    head: { toptier_code: agency.code, fiscal_year: fiscalYear },
    balance,
    symbols: rows,
    accounts: [...groupBy(rows, ({ code }) => code)].map(([code, balances]) => ({
      name: balances[0]!.name,
      code,
      ...balance(balances),
      children: balances.map((row) => ({ name: row.name, code: row.label, ...balance([row]) })),
    })),
  };
};
export const agencyAccounts = async (call: Call) => {
  const { head, accounts, symbols, balance } = await loadAccounts(call);
  const listQuery = call.query as ListQuery;
  return {
    ...head,
    totals: balance(filterByName(symbols, listQuery.filter)),
    ...listPage(accounts, listQuery, SORT),
    messages: [],
  };
};
export const accountCount = async (call: Call) => {
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
export const agencyDefCodes = async (call: Call) => {
  const { symbols, balance, head } = await loadAccounts(call);
  const { period } = accountYear(call);
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
    const obligated = Number(spentRow?.obligated_amount ?? 0);
    return {
      code,
      name: title ?? code,
      public_law,
      title,
      total_budgetary_resources: code === NO_EMERGENCY ? 0 : Math.max(obligated, 0),
      obligated_amount: obligated,
      gross_outlay_amount: Number(spentRow?.gross_outlay_amount ?? 0),
      reported: spentRow !== undefined,
    };
  });
  const rest = sumDollars([
    fileATotals.total_budgetary_resources,
    ...rows.map((row) => -row.total_budgetary_resources),
  ]);
  const completeRows = rows
    .map((row) => (row.code === NO_EMERGENCY ? { ...row, total_budgetary_resources: rest } : row))
    .filter((row) => row.reported || row.total_budgetary_resources !== 0);
  const page = listPage(completeRows, call.query as ListQuery, SORT);
  return {
    ...head,
    // Spending by code comes from File B, whose totals may differ from those of File A.
    totals: { ...fileATotals, ...spentOf(completeRows) },
    page_metadata: page.page_metadata,
    results: page.results.map(({ name: _name, reported: _reported, ...row }) => row),
    messages: [],
  };
};
