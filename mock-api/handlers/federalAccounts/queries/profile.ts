import { badRequest, notFound } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { toNumber } from '../../../core/values';
import { checkYear } from '../../shared/agency';
import { loadBureauByAccount } from '../../shared/bureaus';
import { lastPeriod, findLatestPeriod } from '../../shared/latestBalances';

interface Account {
  id: number;
  code: string;
  aid: string;
  main: string;
  title: string;
  top_code: string;
  agency: string;
}

/** Returns the account with a code like `097-0100`. Throws 400 for another format and 404 for an unknown account. */
export const findAccount = async ({ db, params }: Call, name: string): Promise<Account> => {
  const code = params[name]!;
  if (!/^\d{3}-\d{4}$/.test(code))
    throw badRequest(
      `'${name}' must be a federal account number, for example 097-0100. Invalid: ${code}`,
    );
  const [row] = await db.query(
    `select f.id, f.code, f.aid, f.main, f.title, o.code AS top_code, o.name AS agency
      from federal_account f
      join toptier o on o.id = f.toptier_id
      where f.code = $1`,
    [code],
  );
  if (!row) throw notFound(`'${name}' must be an existing account such as 097-0100, not ${code}`);
  return row as unknown as Account;
};

/** Returns the account ID of the path. Throws 400 if it is not a whole number of at most nine digits. */
export const getAccountId = ({ params }: Call): number => {
  const id = params.federal_account_id!;
  if (!/^\d{1,9}$/.test(id))
    throw badRequest(
      `'federal_account_id' must be a number of at most 9 digits, for example 4324. Invalid: ${id}`,
    );
  return Number(id);
};

const latestYear = async (call: Call): Promise<number> => (await findLatestPeriod(call))?.fy ?? 0;

/** Returns an account's spending in a year to date (File B), or undefined if it reported none. Used if File A is missing. */
const loadSpending = async (call: Call, id: number, fiscalYear: number) => {
  const [row] = await call.db.query(
    `select any_value(f.title) AS name, sum(x.obligation)::DOUBLE AS obligated, sum(x.outlay)::DOUBLE AS outlay
      from file_b x
      join tas t on t.id = x.tas_id
      join federal_account f on f.id = t.federal_account_id
      where f.id = $1 and x.fy = $2 and x.period <= $3
      having count(*) > 0`,
    [id, fiscalYear, lastPeriod(call, fiscalYear)],
  );
  return row;
};

/** Returns a federal account and its TAS with balances at the end of the year's latest published period (File A). */
export const federalAccount = async (call: Call) => {
  const account = await findAccount(call, 'account_number');
  const requestedYear = call.query.fiscal_year as number | undefined;
  const fiscalYear = checkYear(call, requestedYear ?? (await latestYear(call)));
  const parameters = [account.id, fiscalYear, lastPeriod(call, fiscalYear)];
  const balancesSql =
    'from file_a m join tas t on t.id = m.tas_id where t.federal_account_id = $1 and m.fy = $2 and m.period = $3';
  const [filedTotals] = await call.db.query(
    `select sum(m.obligated)::DOUBLE AS obligated, sum(m.outlay)::DOUBLE AS outlay,
        sum(m.resources)::DOUBLE AS resources
      ${balancesSql}
      having count(*) > 0`,
    parameters,
  );
  const total = filedTotals ?? (await loadSpending(call, account.id, fiscalYear));
  const children = await call.db.query(
    `select t.label, m.obligated::DOUBLE AS obligated, m.outlay::DOUBLE AS outlay, m.resources::DOUBLE AS resources
      ${balancesSql} and t.label <> ''
      order by m.resources desc, t.label`,
    parameters,
  );
  const bureau = (await loadBureauByAccount(call)).get(account.id);
  return {
    fiscal_year: fiscalYear,
    id: account.id,
    agency_identifier: account.aid,
    main_account_code: account.main,
    federal_account_code: account.code,
    account_title: account.title,
    parent_agency_toptier_code: account.top_code,
    parent_agency_name: account.agency,
    bureau_name: bureau?.name ?? null,
    bureau_slug: bureau?.slug ?? null,
    total_obligated_amount: toNumber(total?.obligated),
    total_gross_outlay_amount: toNumber(total?.outlay),
    total_budgetary_resources: toNumber(total?.resources),
    children: children.map((row) => ({
      name: account.title,
      code: row.label,
      obligated_amount: toNumber(row.obligated),
      gross_outlay_amount: toNumber(row.outlay),
      budgetary_resources_amount: toNumber(row.resources),
    })),
  };
};

/** Returns the balances of an account at the end of a year's latest published period, or {} if it reported nothing. */
export const fiscalYearSnapshot = async (call: Call) => {
  const id = getAccountId(call);
  const requestedYear = call.params.fiscal_year;
  if (requestedYear !== undefined && !/^\d{4}$/.test(requestedYear))
    throw badRequest(
      `'fiscal_year' must have four digits, for example 2024. Invalid: ${requestedYear}`,
    );
  const fiscalYear = requestedYear === undefined ? await latestYear(call) : Number(requestedYear);
  const [row] = await call.db.query(
    `select any_value(f.title) AS name, sum(m.outlay)::DOUBLE AS outlay,
        sum(m.resources)::DOUBLE AS budget_authority, sum(m.obligated)::DOUBLE AS obligated,
        sum(m.unobligated)::DOUBLE AS unobligated,
        sum(m.brought_forward + coalesce(m.adjustments, 0))::DOUBLE AS balance_brought_forward,
        sum(m.other_resources)::DOUBLE AS other_budgetary_resources, sum(m.appropriation)::DOUBLE AS appropriations
      from file_a m
      join tas t on t.id = m.tas_id
      join federal_account f on f.id = t.federal_account_id
      where f.id = $1 and m.fy = $2 and m.period = $3
      having count(*) > 0`,
    [id, fiscalYear, lastPeriod(call, fiscalYear)],
  );
  const spending = row ? undefined : await loadSpending(call, id, fiscalYear);
  return {
    results:
      row ??
      (spending
        ? {
            ...spending,
            budget_authority: null,
            unobligated: null,
            balance_brought_forward: null,
            other_budgetary_resources: null,
            appropriations: null,
          }
        : {}),
  };
};
