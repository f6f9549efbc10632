import { awardTypeTitles } from '../../../../src/domain/codes/awardTypes';
import { assistanceActions, contractActions } from '../../../core/actionTypes';
import { orderBy, pageMetadata, type Paging } from '../../../core/paging';
import type { Call } from '../../../core/route';
import { toIsoDate, toNumber, getOwn, toText } from '../../../core/values';
import { typeCodes } from '../../../db/schema';
import { getRequestedAward, findAward } from './findAward';

/** Returns the SQL limit of a page. It reads one row more than the page has, to know whether there is a next page. */
export const toPageSql = ({ page = 1, limit = 10 }: Paging): string =>
  `limit ${limit + 1} offset ${(page - 1) * limit}`;
/** Returns the rows of a page with the paging metadata. */
export const toPage = <R>({ page = 1, limit = 10 }: Paging, rows: readonly R[]) => ({
  results: rows.slice(0, limit),
  page_metadata: pageMetadata(page, rows.length > limit),
});

const actionLabels = (group: number) => (group <= 1 ? contractActions : assistanceActions);
const toCaseSql = (labels: Readonly<Record<string, string>>): string =>
  `case x.action_type ${Object.entries(labels)
    .map(([code, label]) => `when '${code}' then '${label}'`)
    .join(' ')} end`;
const actionLabelSql = `case
    when x.grp <= 1 then ${toCaseSql(contractActions)}
    else ${toCaseSql(assistanceActions)}
  end`;
const loanCase = 'case when x.grp = 4 then';
const transactionSorts: Readonly<Record<string, string>> = {
  // Pads the number so that 2 sorts before 10 and P00002 before P00010.
  modification_number: "lpad(x.mod, 25, '0')",
  action_date: 'x.action_date',
  federal_action_obligation: 'x.amount',
  face_value_loan_guarantee: `${loanCase} x.face_value end`,
  original_loan_subsidy_cost: `${loanCase} x.amount end`,
  action_type_description: actionLabelSql,
  action_type: 'x.action_type',
  description: 't.txt',
  id: 'x.tid',
  type: 'x.type_id',
  type_description: 'x.type_id',
  cfda_number: 'l.number',
};
const joinedSorts: ReadonlySet<string> = new Set(['description', 'cfda_number']);
export const transactionSortKeys = Object.keys(transactionSorts);

/** Returns one page of the transactions of an award. */
export const loadTransactions = async (call: Call) => {
  const body = call.body as Paging;
  const { sort = 'action_date' } = body;
  const award = await getRequestedAward(call);
  const orderSql = `order by ${orderBy(transactionSorts[sort]!, body.order ?? 'desc', 'x.tid')}`;
  const pageSql = `${orderSql} ${toPageSql(body)}`;
  // Joins only the rows of the page, unless the sort needs a joined column.
  const [innerClause, outerClause] = joinedSorts.has(sort) ? ['', pageSql] : [pageSql, orderSql];
  const rows = await call.db
    .query(`select x.tid, x.mod, x.action_date, x.action_type, x.amount::DOUBLE AS amount,
      x.face_value::DOUBLE AS face, x.grp, x.type_id, t.txt, l.number
    from (select * from tx x where x.award_id = ${award.id} ${innerClause}) x
    left join text t on t.id = x.text_id
    left join listing l on l.id = x.listing_id
    ${outerClause}`);
  return toPage(
    body,
    rows.map((row) => {
      const type = typeCodes[Number(row.type_id)]!;
      const action = toText(row.action_type);
      const isLoan = Number(row.grp) === 4;
      return {
        id: String(row.tid),
        modification_number: toText(row.mod),
        action_date: toIsoDate(row.action_date),
        action_type: action,
        action_type_description: action && (getOwn(actionLabels(Number(row.grp)), action) ?? null),
        description: toText(row.txt),
        federal_action_obligation: toNumber(row.amount),
        face_value_loan_guarantee: isLoan ? toNumber(row.face) : null,
        original_loan_subsidy_cost: isLoan ? toNumber(row.amount) : null,
        type,
        type_description: (awardTypeTitles[type] ?? type).toUpperCase(),
        cfda_number: toText(row.number),
      };
    }),
  );
};

const subawardSorts: Readonly<Record<string, string>> = {
  subaward_number: 's.number',
  id: 's.id',
  description: 't.txt',
  action_date: 's.sub_date',
  amount: 's.amount',
  recipient_name: 'r.name',
};
export const subawardSortKeys = Object.keys(subawardSorts);
/** Returns one page of the subawards of an award, or of all awards if the request has no award ID. */
export const loadSubawards = async (call: Call) => {
  const body = call.body as Paging & { award_id?: string | number | null };
  const award = (body.award_id ?? null) === null ? undefined : await getRequestedAward(call);
  const rows = await call.db.query(
    `select s.id, s.number, s.sub_date, s.amount::DOUBLE AS amount, t.txt, r.name
    from subaward s
    left join text t on t.id = s.text_id
    left join recipient r on r.id = s.recipient_id
    ${award ? `where s.award_id = ${award.id}` : ''}
    order by ${orderBy(subawardSorts[body.sort ?? 'subaward_number']!, body.order ?? 'desc', 's.id')}
    ${toPageSql(body)}`,
  );
  return toPage(
    body,
    rows.map((row) => ({
      id: Number(row.id),
      subaward_number: toText(row.number),
      description: toText(row.txt),
      action_date: toIsoDate(row.sub_date),
      amount: toNumber(row.amount),
      recipient_name: toText(row.name),
    })),
  );
};

const countQueries = {
  transactions: 'select count(*)::INTEGER AS n from tx where award_id = $1',
  subawards: 'select count(*)::INTEGER AS n from subaward where award_id = $1',
  federal_accounts: `select count(distinct t.federal_account_id)::INTEGER AS n
    from file_c c
    join tas t on t.id = c.tas_id
    where c.award_id = $1`,
} as const;
/** Returns a handler that counts the rows of one kind for an award. */
export const createCounter = (kind: keyof typeof countQueries) => async (call: Call) => {
  const award = await findAward(call, call.params.award_id!);
  const [row] = await call.db.query(countQueries[kind], [award.id]);
  return { [kind]: Number(row!.n) };
};
