import type { Call } from '../../../core/route';
import { getEntry, groupBy, toNumber } from '../../../core/values';
import type { Row } from '../../../db/database';
import { Values } from '../../../filters/values';
import { awardSumsSql, awardMoneySql, lineMoneySql } from '../../shared/emergencyMoney';
import { loanCodes } from '../shapes';
import { sumDollars, type ListRow, listPage, matches, type Money, getSortMessages } from './lists';
import { getAccountData, getRequest, requestedCodesCondition } from './request';

/** Returns the filter of a request. A request for loans without award types means all loan types. */
export const getFilter = (call: Call, isLoans = false) => {
  const { filter } = getRequest(call);
  return isLoans ? { award_type_codes: [...loanCodes], ...filter } : filter;
};
/** Returns SQL for the awards (`w`) of a request with their amounts (`m`). */
export const requestedAwardsSql = (call: Call, values: Values, isLoans = false): string =>
  awardMoneySql(call.lookups, getFilter(call, isLoans), values);

export const toMoney = (row: Row): Required<Omit<Money, 'total_budgetary_resources'>> => ({
  award_count: toNumber(row.award_count),
  obligation: toNumber(row.obligation),
  outlay: toNumber(row.outlay),
  face_value_of_loan: toNumber(row.face_value_of_loan),
});
/** Returns the sums of the rows. No award may be in two rows, or it would be counted twice. */
export const sumMoney = (rows: readonly Money[]) => ({
  award_count: rows.reduce((sum, row) => sum + (row.award_count ?? 0), 0),
  obligation: sumDollars(rows.map((row) => row.obligation)),
  outlay: sumDollars(rows.map((row) => row.outlay)),
  face_value_of_loan: sumDollars(rows.map((row) => row.face_value_of_loan)),
});
/** The amounts of awards if no file in the dataset has award spending. */
export const unknownMoney = {
  award_count: null,
  obligation: null,
  outlay: null,
  face_value_of_loan: null,
};
/** Returns the amounts, including the face value of loans only if `hasFace` is true. */
export const pickMoney = <T extends Money>(
  hasFace: boolean,
  money: T,
): Omit<T, 'face_value_of_loan'> => {
  const { face_value_of_loan, ...otherAmounts } = money;
  return hasFace ? { ...otherAmounts, face_value_of_loan } : otherAmounts;
};

interface AwardList {
  rows: readonly ListRow[];
  isLoans: boolean;
  messages?: readonly string[];
}
/**
 * Returns the response of a list whose rows have no award in common, so that the totals are their sums.
 * A request to sort by ID or code is sorted by description instead, with a message.
 */
export const buildAwardList = async (call: Call, { rows, isLoans, messages = [] }: AwardList) => {
  const { filter, pagination = {} } = getRequest(call);
  const { sort = 'id' } = pagination;
  const matchingRows = rows.filter((row) => matches(filter.query, row));
  const totals = (await getAccountData(call)).awards ? sumMoney(matchingRows) : unknownMoney;
  const page = listPage(matchingRows, {
    ...pagination,
    sort: getSortMessages(sort).length ? 'description' : sort,
  });
  return {
    totals: pickMoney(isLoans, totals),
    ...page,
    results: page.results.map(({ children, ...row }) => ({
      ...pickMoney(isLoans, row),
      ...(children ? { children: children.map((child) => pickMoney(isLoans, child)) } : {}),
    })),
    messages: [...messages, ...getSortMessages(pagination.sort)],
  };
};

const UNKNOWN_NAME = 'Not specified';
const loadFundingAgencies = async (call: Call): Promise<ListRow[]> => {
  const values = new Values();
  const rows = await call.db.query(
    `select w.ftop_id AS top, w.fsub_id AS sub, ${awardSumsSql}
      from ${requestedAwardsSql(call, values)} and w.ftop_id is not null
      group by all
      order by all`,
    values.list,
  );
  return [...groupBy(rows, (row) => Number(row.top))].map(([id, agencyRows]) => {
    const agency = call.lookups.toptierById.get(id);
    const children = agencyRows.map((row): ListRow => {
      const subagency = getEntry(call.lookups.subtierById, row.sub);
      return {
        id: subagency?.id ?? null,
        code: subagency?.code ?? '',
        description: subagency?.name ?? UNKNOWN_NAME,
        ...toMoney(row),
      };
    });
    return {
      id,
      code: agency?.code ?? '',
      description: agency?.name ?? UNKNOWN_NAME,
      ...sumMoney(children),
      children,
    };
  });
};
export const listFundingAgencies = async (call: Call, isLoans: boolean) =>
  buildAwardList(call, { rows: await loadFundingAgencies(call), isLoans });
/** Returns a handler that counts agencies, awards, recipients or listings. The count is null if no file has award spending. */
const createCounter = (column: string) => async (call: Call) => {
  if (!(await getAccountData(call)).awards) return { count: null };
  const values = new Values();
  const [row] = await call.db.query(
    `select count(distinct ${column}) AS n from ${requestedAwardsSql(call, values)}`,
    values.list,
  );
  return { count: Number(row!.n) };
};
export const fundingCount = createCounter('w.ftop_id');
export const awardCount = createCounter('w.id');
export const recipientCount = createCounter('w.recipient_id');
export const listingCount = createCounter('w.listing_id');

/** Returns the File C amounts under the requested DEFCs, for procurement, assistance or both. Includes rows that match no award. */
export const loadFiledMoney = async (call: Call, side?: 'procurement' | 'assistance') => {
  const values = new Values();
  const sideCondition = side
    ? `and case when w.id is null then x.side = '${side}' else w.grp ${side === 'procurement' ? '<=' : '>'} 1 end`
    : '';
  const [row] = await call.db.query(
    `select ${lineMoneySql}
      from file_c x
      ${side ? 'left join award w on w.id = x.award_id' : ''}
      where ${requestedCodesCondition(call, values)}
      ${sideCondition}`,
    values.list,
  );
  return { obligation: toNumber(row!.obligation), outlay: toNumber(row!.outlay) };
};
/**
 * Returns the award spending under the requested DEFCs. Without award types, the amounts are the File C totals of one `award_type`
 * (procurement or assistance) or both. As in the overview, they include rows that match no award. `award_count` leaves these out.
 */
export const awardAmount = async (call: Call) => {
  const { filter } = getRequest(call);
  const values = new Values();
  const [row] = await call.db.query(
    `select ${awardSumsSql} from ${requestedAwardsSql(call, values)}`,
    values.list,
  );
  if (!(await getAccountData(call)).awards) return unknownMoney;
  const { award_count, face_value_of_loan, obligation, outlay } = toMoney(row!);
  return {
    award_count,
    face_value_of_loan,
    ...(filter.award_type_codes
      ? { obligation: award_count ? obligation : 0, outlay: award_count ? outlay : 0 }
      : await loadFiledMoney(call, filter.award_type)),
  };
};
