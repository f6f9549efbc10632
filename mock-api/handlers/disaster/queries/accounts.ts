import type { Call } from '../../../core/route';
import { toNumber } from '../../../core/values';
import { typeCodes } from '../../../db/schema';
import { Values } from '../../../filters/values';
import { loanCodes } from '../shapes';
import { listFundingAgencies, fundingCount, toMoney } from './awards';
import { type ListRow, listPage, matches, type Money } from './lists';
import { yearEndCondition, getAccountData, getRequest, requestedCodesCondition } from './request';

/**
 * A breakdown of account spending: the SQL for the keys of its rows and children, and for their names.
 * `x` is the reported line, `t` its Treasury Account Symbol, `f` its federal account, and `k` the sums.
 */
interface Breakdown {
  /** The column by which lines are summed before the joins. */
  by: 'tas_id' | 'object_class_id';
  outerKey: string;
  innerKey?: string;
  tables: string;
  nameColumns: string;
  join: string;
}
const symbolJoin =
  'join tas t on t.id = x.tas_id join federal_account f on f.id = t.federal_account_id';
const breakdowns = {
  agency: {
    by: 'tas_id',
    outerKey: 'f.toptier_id',
    tables: symbolJoin,
    nameColumns: 'o.code AS code, o.name AS name, null AS child_code, null AS child_name',
    join: 'left join toptier o on o.id = k.outer_key',
  },
  federal_account: {
    by: 'tas_id',
    outerKey: 'f.id',
    innerKey: 't.id',
    tables: symbolJoin,
    nameColumns: `f.code AS code, f.title AS name, nullif(t.label, '') AS child_code, f.title AS child_name`,
    join: 'left join federal_account f on f.id = k.outer_key left join tas t on t.id = k.inner_key',
  },
  object_class: {
    by: 'object_class_id',
    outerKey: 'c.major',
    innerKey: 'c.id',
    tables: 'join object_class c on c.id = x.object_class_id',
    nameColumns:
      'm.major AS code, m.major_name AS name, c.code AS child_code, c.name AS child_name',
    join: `left join (
        select major, min(major_name) AS major_name
        from object_class
        group by 1) m on m.major = k.outer_key
      left join object_class c on c.id = k.inner_key`,
  },
} as const satisfies Readonly<Record<string, Breakdown>>;
type BreakdownName = keyof typeof breakdowns;
type Key = number | string;

interface AccountSums {
  rows: ListRow[];
  /** The total of all rows, which counts each award and face value once. */
  total: Money;
}
const formatKeyColumns = ({ outerKey, innerKey }: Breakdown) =>
  `${outerKey} AS outer_key, ${innerKey ?? 'null::INTEGER'} AS inner_key`;
/** Returns the SQL grouping sets for the total, the rows and the children. `extraColumn` is a column to add to each set. */
const groupingSql = (extraColumn = '') => {
  const sets = ['', 'outer_key, ', 'outer_key, inner_key, '].map(
    (keys) => `(${(keys + extraColumn).replace(/, $/, '')})`,
  );
  return `group by grouping sets (${sets.join(', ')})`;
};
const keyCondition = (
  { outerKey: outer }: Breakdown,
  keys: readonly Key[] | undefined,
  values: Values,
) => (keys ? ` where ${values.in(outer, keys)}` : '');
const LEVEL_SQL = 'grouping(outer_key, inner_key)';

/** Returns the sums by row and child, and the total, from one statement. `level` is 3 for the total, 1 for a row and 0 for a child. */
const loadTree = async (
  call: Call,
  breakdown: Breakdown,
  sumsSql: string,
  values: Values,
  readMoney: (row: Record<string, unknown>) => Money,
): Promise<AccountSums> => {
  const resultRows = await call.db.query(
    `select k.*, ${breakdown.nameColumns}
    from (${sumsSql}) k
    ${breakdown.join}
    order by k.level desc, k.outer_key, k.inner_key`,
    values.list,
  );
  const rows = new Map<unknown, ListRow>();
  let totalMoney: Money | undefined;
  for (const row of resultRows) {
    const money = readMoney(row);
    const level = Number(row.level);
    const hasMoney = Object.values(money).some((amount) => amount !== null && amount !== 0);
    if (level === 3) totalMoney = money;
    // Rows whose amounts are all zero or null are left out.
    else if (!hasMoney) continue;
    else if (level === 1)
      rows.set(row.outer_key, {
        id: row.outer_key as number | string,
        code: row.code as string | null,
        description: row.name as string | null,
        ...money,
        children: [],
      });
    // Amounts that are known only by federal account have no Treasury Account Symbol.
    else if (row.child_code !== null)
      rows.get(row.outer_key)?.children!.push({
        id: Number(row.inner_key),
        code: String(row.child_code),
        description: row.child_name as string | null,
        ...money,
      });
  }
  return { rows: [...rows.values()], total: totalMoney ?? readMoney({}) };
};

/** Returns the obligations and outlays of accounts (File B) and their budgetary resources (Treasury balances) under the requested DEFCs. */
const loadTotal = async (
  call: Call,
  name: BreakdownName,
  keys?: readonly Key[],
): Promise<AccountSums> => {
  const breakdown = breakdowns[name];
  const { treasury } = await getAccountData(call);
  const values = new Values();
  const spendingSql = `select x.${breakdown.by}, sum(x.obligation) AS obligation, sum(x.outlay) AS outlay, 0 AS granted
    from file_b x
    where ${requestedCodesCondition(call, values)}
    group by 1`;
  const hasResources = treasury && breakdown.by === 'tas_id';
  const resourcesSql = hasResources
    ? ` union all
      select x.tas_id, 0, 0, sum(x.granted)
      from gtas_defc x
      where ${yearEndCondition(call, getRequest(call).filter.def_codes, values)}
      group by 1`
    : '';
  const sumsSql = `select ${LEVEL_SQL} AS level, outer_key, inner_key, sum(obligation)::DOUBLE AS obligation,
      sum(outlay)::DOUBLE AS outlay, sum(granted)::DOUBLE AS granted
    from (
      select ${formatKeyColumns(breakdown)}, x.*
      from (${spendingSql}${resourcesSql}) x
      ${breakdown.tables}${keyCondition(breakdown, keys, values)})
    ${groupingSql()}`;
  return loadTree(call, breakdown, sumsSql, values, (row) => ({
    award_count: null,
    obligation: toNumber(row.obligation),
    outlay: toNumber(row.outlay),
    total_budgetary_resources: hasResources ? (toNumber(row.granted) ?? 0) : null,
  }));
};
/** Returns the account spending of awards of the requested types (File C). Without types, rows that match no award are included. */
const loadAwardSpending = async (
  call: Call,
  name: BreakdownName,
  isLoans: boolean,
  keys?: readonly Key[],
): Promise<AccountSums> => {
  const breakdown = breakdowns[name];
  const { filter } = getRequest(call);
  const values = new Values();
  const types = isLoans ? [...loanCodes] : filter.award_type_codes;
  const typeCondition = types
    ? ` and x.award_id in (select w.id from award w where ${values.in(
        'w.type_id',
        types.map((code) => typeCodes.indexOf(code)),
      )})`
    : '';
  const linesSql = `select x.${breakdown.by}, x.award_id, sum(x.obligation) AS obligation, sum(x.outlay) AS outlay
    from file_c x
    where ${requestedCodesCondition(call, values)}${typeCondition}
    group by all`;
  const awardPartsSql = `select ${LEVEL_SQL} AS level, outer_key, inner_key, award_id, sum(obligation) AS obligation,
      sum(outlay) AS outlay
    from (
      select ${formatKeyColumns(breakdown)}, x.*
      from (${linesSql}) x
      ${breakdown.tables}${keyCondition(breakdown, keys, values)})
    ${groupingSql('award_id')}`;
  const countCondition = 'p.award_id > 0 and (p.obligation <> 0 or p.outlay <> 0)';
  const sumsSql = `select p.level, p.outer_key, p.inner_key, sum(p.obligation)::DOUBLE AS obligation,
      sum(p.outlay)::DOUBLE AS outlay, count(*) filter (${countCondition}) AS award_count,
      coalesce(sum(w.face_value) filter (w.grp = 4 and ${countCondition}), 0)::DOUBLE AS face_value_of_loan
    from (${awardPartsSql}) p
    left join award w on w.id = p.award_id
    group by all`;
  return loadTree(call, breakdown, sumsSql, values, toMoney);
};

type View = 'total' | 'award' | 'loans';
const viewFields = (view: View, name: BreakdownName, row: ListRow) => {
  const { id, code, description, award_count, obligation, outlay } = row;
  const commonFields = { id, code, description, award_count, obligation, outlay };
  if (view === 'loans')
    return { ...commonFields, face_value_of_loan: row.face_value_of_loan ?? null };
  return name === 'object_class'
    ? commonFields
    : { ...commonFields, total_budgetary_resources: row.total_budgetary_resources ?? null };
};
/** Returns the totals of a list. They are 0 if the list has no rows and null if no file has the data. */
const getTotals = (
  view: View,
  { rows: rowCount, hasData }: { rows: number; hasData: boolean },
  { award_count, obligation, outlay, ...otherMoney }: Money,
) => {
  const getAmount = (amount: number | null = null) => (!hasData ? null : rowCount ? amount : 0);
  const money = { obligation: getAmount(obligation), outlay: getAmount(outlay) };
  if (view === 'total')
    return typeof otherMoney.total_budgetary_resources === 'number'
      ? { ...money, total_budgetary_resources: otherMoney.total_budgetary_resources }
      : money;
  return {
    award_count: getAmount(award_count),
    ...money,
    ...(view === 'loans' ? { face_value_of_loan: getAmount(otherMoney.face_value_of_loan) } : {}),
  };
};

const loadAccountList = async (call: Call, name: BreakdownName, view: View) => {
  const { filter, pagination = {} } = getRequest(call);
  const accountData = await getAccountData(call);
  const loadSums = (keys?: readonly Key[]) =>
    view === 'total'
      ? loadTotal(call, name, keys)
      : loadAwardSpending(call, name, view === 'loans', keys);
  const allSums = await loadSums();
  const rows = allSums.rows.filter((row) => matches(filter.query, row));
  // An award in several rows counts once, so the totals of a filtered list need a second query.
  const { total: listTotal } =
    rows.length < allSums.rows.length ? await loadSums(rows.map(({ id }) => id!)) : allSums;
  const page = listPage(rows, pagination);
  return {
    totals: getTotals(
      view,
      { rows: rows.length, hasData: view === 'total' ? accountData.lines : accountData.awards },
      listTotal,
    ),
    ...page,
    results: page.results.map((row) => ({
      ...viewFields(view, name, row),
      children: row.children!.map((child) => viewFields(view, name, child)),
    })),
    messages: [],
  };
};
/** Returns a handler for account spending. The request's `spending_type` selects all spending or only award spending. */
const createSpendingHandler = (name: BreakdownName) => (call: Call) =>
  loadAccountList(call, name, getRequest(call).spending_type!);
const loansHandler = (name: BreakdownName) => (call: Call) => loadAccountList(call, name, 'loans');
/** Returns a handler that counts the rows with account spending. The count is null if no file has account spending. */
const countHandler = (name: BreakdownName) => async (call: Call) => ({
  count: (await getAccountData(call)).lines ? (await loadTotal(call, name)).rows.length : null,
});
export const accountSpending = createSpendingHandler('federal_account');
export const accountLoans = loansHandler('federal_account');
export const accountCount = countHandler('federal_account');
export const classSpending = createSpendingHandler('object_class');
export const classLoans = loansHandler('object_class');
export const classCount = countHandler('object_class');

/** Returns spending by agency: by funding agency if the request has award types, otherwise by the agency that owns the account. */
export const agencySpending = async (call: Call) => {
  if (!getRequest(call).filter.award_type_codes) return createSpendingHandler('agency')(call);
  const { results, ...list } = await listFundingAgencies(call, false);
  const clearResources = <T extends object>(row: T) => ({
    ...row,
    total_budgetary_resources: null,
  });
  return {
    ...list,
    results: results.map((row) => ({
      ...clearResources(row),
      children: row.children?.map(clearResources),
    })),
  };
};
export const agencyLoans = (call: Call) =>
  getRequest(call).filter.award_type_codes
    ? listFundingAgencies(call, true)
    : loansHandler('agency')(call);
export const agencyCount = (call: Call) =>
  getRequest(call).filter.award_type_codes ? fundingCount(call) : countHandler('agency')(call);
