import { notFound } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { groupBy } from '../../../core/values';
import { loadBureauByAccount } from '../../shared/bureaus';
import { sumDollars, buildListPage } from '../list';
import type { ListQuery } from '../../shared/lists';
import { findAgency } from '../../shared/agency';
import { getAccountPeriod } from './agency';

interface Balance {
  total_budgetary_resources: number;
  total_obligations: number;
  total_outlays: number;
}
interface AccountBalance extends Balance {
  account: number;
  id: string;
  name: string;
}
const sumBalances = (rows: readonly Balance[]): Balance => ({
  total_budgetary_resources: sumDollars(rows.map((row) => row.total_budgetary_resources)),
  total_obligations: sumDollars(rows.map((row) => row.total_obligations)),
  total_outlays: sumDollars(rows.map((row) => row.total_outlays)),
});

/** Returns the agency's accounts with their bureaus and their balances at the end of the latest published period (File A). */
const loadBalances = async (call: Call) => {
  const agency = findAgency(call);
  const { fiscalYear, period } = getAccountPeriod(call);
  const rows = await call.db.query<AccountBalance & Record<string, unknown>>(
    `select f.id AS account, f.code AS id, f.title AS name, sum(m.resources)::DOUBLE AS total_budgetary_resources,
        sum(m.obligated)::DOUBLE AS total_obligations, sum(m.outlay)::DOUBLE AS total_outlays
      from file_a m
      join tas t on t.id = m.tas_id
      join federal_account f on f.id = t.federal_account_id
      where f.toptier_id = $1 and m.fy = $2 and m.period = $3
      group by all
      order by f.id`,
    [agency.id, fiscalYear, period],
  );
  const bureaus = await loadBureauByAccount(call);
  return { agency, fiscalYear, rows, bureaus };
};

/** Returns the bureaus of an agency with their balances. */
export const loadSubComponents = async (call: Call) => {
  const { agency, fiscalYear, rows, bureaus } = await loadBalances(call);
  const rowsBySlug = groupBy(rows, ({ account }) => bureaus.get(account)!.slug);
  const results = [...rowsBySlug].map(([id, bureauRows]) => ({
    name: bureaus.get(bureauRows[0]!.account)!.name,
    id,
    ...sumBalances(bureauRows),
  }));
  return {
    toptier_code: agency.code,
    fiscal_year: fiscalYear,
    ...buildListPage(results, call.query as ListQuery, 'total_budgetary_resources'),
    messages: [],
  };
};

/** Returns the federal accounts of one bureau with their balances. Throws 404 for a bureau that the agency does not have. */
export const loadBureauAccounts = async (call: Call) => {
  const { agency, fiscalYear, rows, bureaus } = await loadBalances(call);
  const slug = call.params.bureau_slug!;
  const accountRows = rows.filter(({ account }) => bureaus.get(account)!.slug === slug);
  if (!accountRows.length) {
    const accounts = await call.db.query<{ id: number }>(
      'select id from federal_account where toptier_id = $1',
      [agency.id],
    );
    if (!accounts.some(({ id }) => bureaus.get(id)!.slug === slug))
      throw notFound(`'bureau_slug' must be an id from sub_components/, not '${slug}'`);
  }
  const results = accountRows.map(({ account: _account, ...row }) => row);
  return {
    toptier_code: agency.code,
    bureau_slug: slug,
    fiscal_year: fiscalYear,
    totals: sumBalances(accountRows),
    ...buildListPage(results, call.query as ListQuery, 'total_budgetary_resources'),
    messages: [],
  };
};
