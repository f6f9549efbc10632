import { readWorld, type Award, type World } from '../tests/oracle/world';
import { testEachRequest, sender } from '../tests/requests';
import { sharedServer, smallSet } from '../tests/server';
import { recipientCategoryCodes } from '../src/domain/codes/recipientTypes';
import { groupIds, typeCodes } from './db/schema';
import type { ApiServer } from './server';

let server: ApiServer;
let world: World;
beforeAll(async () => {
  server = await sharedServer();
  world = await readWorld(smallSet, typeCodes, recipientCategoryCodes);
}, 120_000);
const send = sender(() => server);
const get = async <T>(url: string): Promise<T> => (await send('GET', `/api/v2/${url}`)).json();
interface Page<R> {
  results: R[];
  page_metadata: { hasNext: boolean; count?: number; total?: number };
}
const ask = async <R>(url: string, body: object): Promise<Page<R>> =>
  (await send('POST', `/api/v2/${url}`, body)).json();
const all = async <R>(url: string, body: object): Promise<R[]> => {
  const rows: R[] = [];
  for (let page = 1; page < 200; page += 1) {
    const answer = await ask<R>(url, { ...body, page });
    rows.push(...answer.results);
    if (!answer.page_metadata.hasNext) return rows;
  }
  throw new Error('too many pages');
};
const cents = (value: number) => Math.round(value * 100) / 100;
const total = <R>(rows: readonly R[], of: (row: R) => number | null) =>
  cents(rows.reduce((sum, row) => sum + (of(row) ?? 0), 0));
const at = (award: Award) => encodeURIComponent(award.uid);

interface Action {
  id: string;
  modification_number: string | null;
  action_date: string;
  action_type: string | null;
  federal_action_obligation: number;
  face_value_loan_guarantee: number | null;
  original_loan_subsidy_cost: number | null;
  description: string | null;
}
interface Submission {
  reporting_fiscal_year: number;
  reporting_fiscal_month: number;
  transaction_obligated_amount: number;
  gross_outlay_amount: number;
  account_title: string;
  award_id?: number;
  piid?: string;
}
interface Order {
  generated_unique_award_id: string;
  obligated_amount: number;
}
type Amounts = Record<string, number>;
interface Whole {
  category: string;
  total_obligation: number;
  total_account_obligation: number;
  total_account_outlay: number;
  subaward_count: number;
  total_subaward_amount: number | null;
}

const actionCounts = () =>
  world.transactions.reduce(
    (counts, { uid }) => counts.set(uid, (counts.get(uid) ?? 0) + 1),
    new Map<string, number>(),
  );
/** Returns the three awards of a group with the most transactions, so that pages are full. */
const selectAwards = (group: number): Award[] => {
  const counts = actionCounts();
  const countActions = ({ uid }: Award) => counts.get(uid) ?? 0;
  return world.awards
    .filter((award) => award.group === group)
    .sort((a, b) => countActions(b) - countActions(a))
    .slice(0, 3);
};

describe.each(groupIds.map((name, group) => [name, group] as const))(
  'the history of %s',
  (name, group) => {
    it('lists every transaction once, with amounts that add up to the award', async () => {
      for (const award of selectAwards(group)) {
        const actions = await all<Action>('transactions/', { award_id: award.uid, limit: 20 });
        const awardActions = world.transactions.filter(({ uid }) => uid === award.uid);
        expect(new Set(actions.map(({ id }) => id)).size).toBe(awardActions.length);
        expect(await get(`awards/count/transaction/${at(award)}/`)).toEqual({
          transactions: awardActions.length,
        });
        const { total_obligation: obligated } = await get<Whole>(`awards/${at(award)}/`);
        expect(total(actions, (row) => row.federal_action_obligation)).toBe(obligated);
        expect(award.amount).toBe(obligated);
        for (const action of actions)
          expect(action.original_loan_subsidy_cost).toBe(
            name === 'loans' ? action.federal_action_obligation : null,
          );
      }
    });
    it('has the same account obligations in the award, its accounts and their rollup', async () => {
      for (const award of selectAwards(group)) {
        const body = { award_id: award.uid, limit: 40 };
        const profile = await get<Whole>(`awards/${at(award)}/`);
        const reported = await all<Submission>('awards/funding/', body);
        const accounts = await all<{ total_transaction_obligated_amount: number }>(
          'awards/accounts/',
          body,
        );
        const rollup = (await send('POST', '/api/v2/awards/funding_rollup/', {
          award_id: award.uid,
        }).then((answer) => answer.json())) as Amounts;
        expect(total(reported, (row) => row.transaction_obligated_amount)).toBe(
          cents(profile.total_account_obligation),
        );
        expect(total(accounts, (row) => row.total_transaction_obligated_amount)).toBe(
          rollup.total_transaction_obligated_amount,
        );
        expect(rollup.total_transaction_obligated_amount).toBe(
          cents(profile.total_account_obligation),
        );
        expect(await get(`awards/count/federal_account/${at(award)}/`)).toEqual({
          federal_accounts: rollup.federal_account_count,
        });
        expect(accounts).toHaveLength(rollup.federal_account_count!);
      }
    });
  },
);

const ofCategory: Readonly<Record<string, (award: Award) => boolean>> = {
  contract: ({ group }) => group === 0,
  idv: ({ group }) => group === 1,
  grant: ({ group }) => group === 2,
  'direct payment': ({ group }) => group === 3,
  loans: ({ group }) => group === 4,
  insurance: ({ type }) => type === '09',
  other: ({ group, type }) => group === 5 && type !== '09',
};
describe.each(Object.keys(ofCategory))('the amount of an award, %s', (category) => {
  it('equals the sum of its transactions, and of its account and unlinked obligations', async () => {
    const awards = world.awards.filter(ofCategory[category]!);
    const every = Math.ceil(awards.length / 60);
    // Three awards that are linked to accounts, and one that is not.
    const linked = new Map<string, number>();
    for (const award of awards.filter((_, nth) => nth % every === 0)) {
      const { federal_accounts: count } = await get<Amounts>(
        `awards/count/federal_account/${at(award)}/`,
      );
      linked.set(award.uid, count!);
    }
    const some = [...linked].filter(([, count]) => count > 0).map(([uid]) => uid);
    const unlinkedIds = [...linked].filter(([, count]) => !count).map(([uid]) => uid);
    const looked = [...some.slice(0, 3), ...unlinkedIds.slice(0, 1)];
    expect(looked.length).toBeGreaterThanOrEqual(3);
    for (const uid of looked) {
      const linkedAward = await get<
        Whole & { total_loan_value?: number | null; total_subsidy_cost?: number | null }
      >(`awards/${encodeURIComponent(uid)}/`);
      expect(linkedAward.category).toBe(category);
      const actions = await all<Action>('transactions/', { award_id: uid, limit: 5000 });
      const accounts = await all<{ total_transaction_obligated_amount: number }>(
        'awards/accounts/',
        { award_id: uid, limit: 100 },
      );
      const history = total(actions, (row) => row.federal_action_obligation);
      const reported = total(accounts, (row) => row.total_transaction_obligated_amount);
      const unlinked = cents(linkedAward.total_obligation - linkedAward.total_account_obligation);
      expect(history).toBe(linkedAward.total_obligation);
      expect(cents(reported + unlinked)).toBe(history);
      if (!accounts.length) expect(unlinked).toBe(history);
      if (category !== 'loans') continue;
      expect(total(actions, (row) => row.face_value_loan_guarantee)).toBe(
        linkedAward.total_loan_value,
      );
      expect(history).toBe(linkedAward.total_subsidy_cost);
    }
  });
});

describe('outlays of an award', () => {
  it('are cumulative within a fiscal year, and the year-end amounts add up to the total', async () => {
    const { results } = await ask<{ generated_internal_id: string }>('search/spending_by_award/', {
      filters: { award_type_codes: ['A', 'B', 'C', 'D'] },
      fields: ['Total Outlays'],
      sort: 'Total Outlays',
      limit: 20,
    });
    for (const { generated_internal_id: id } of results) {
      const rows = await all<
        Submission & {
          program_activity_code: string;
          object_class: string;
          disaster_emergency_fund_code: string;
        }
      >('awards/funding/', {
        award_id: id,
        limit: 100,
        sort: 'reporting_fiscal_date',
        order: 'asc',
      });
      const last = new Map<string, number>();
      rows.forEach((row) =>
        last.set(
          [
            row.account_title,
            row.program_activity_code,
            row.object_class,
            row.disaster_emergency_fund_code,
            row.reporting_fiscal_year,
          ].join('|'),
          row.gross_outlay_amount,
        ),
      );
      const { total_account_outlay: paid } = await get<Whole>(`awards/${encodeURIComponent(id)}/`);
      expect(paid).toBeGreaterThan(0);
      expect(total([...last.values()], (value) => value)).toBe(cents(paid));
    }
  });
  it('have one row per Treasury Account Symbol, period, program activity, object class and DEFC', async () => {
    for (const { uid } of [0, 2, 3].flatMap((group) => selectAwards(group))) {
      const rows = await all<Submission & Record<string, unknown>>('awards/funding/', {
        award_id: uid,
        limit: 100,
      });
      const keys = rows.map((row) =>
        [
          row.treasury_account_symbol,
          row.reporting_fiscal_year,
          row.reporting_fiscal_month,
          row.program_activity_code,
          row.object_class,
          row.disaster_emergency_fund_code,
        ].join('|'),
      );
      expect(new Set(keys).size).toBe(keys.length);
      rows.forEach(({ federal_account, treasury_account_symbol }) => {
        const [agency, main] = String(federal_account).split('-');
        expect(treasury_account_symbol).toMatch(
          new RegExp(`^${agency}-(X|\\d{4}/\\d{4})-${main}-\\d{3}$`),
        );
      });
    }
  });
});

describe('subawards of an award', () => {
  it('match the count and total amount of the award', async () => {
    const withSubs = [...new Set(world.subawards.map(({ award }) => award))].slice(0, 8);
    for (const award of withSubs) {
      const rows = await all<{ amount: number }>('subawards/', { award_id: award.uid, limit: 2 });
      const primeAward = await get<Whole>(`awards/${at(award)}/`);
      expect(rows).toHaveLength(primeAward.subaward_count);
      expect(total(rows, ({ amount }) => amount)).toBe(cents(primeAward.total_subaward_amount!));
      expect(await get(`awards/count/subaward/${at(award)}/`)).toEqual({
        subawards: primeAward.subaward_count,
      });
    }
  });
  it('are listed for all awards when the request has no award ID', async () => {
    const { results } = await ask<{ id: number }>('subawards/', { sort: 'id', order: 'asc' });
    expect(results).toHaveLength(10);
  });
});

describe('orders under an IDV', () => {
  const vehicles = async (): Promise<string[]> => {
    const rows = await all<{ generated_internal_id: string }>('search/spending_by_award/', {
      filters: { award_type_codes: typeCodes.filter((code) => code.startsWith('IDV')) },
      fields: ['Award ID'],
      limit: 100,
    });
    return rows.map((row) => row.generated_internal_id);
  };
  it('add up to the amounts of the IDV, and grandchildren to those of its child IDVs', async () => {
    let [orders, below] = [0, 0];
    for (const id of await vehicles()) {
      const amounts = await get<Amounts>(`idvs/amounts/${encodeURIComponent(id)}/`);
      if (!amounts.child_award_count && !amounts.child_idv_count) continue;
      const body = { award_id: id, limit: 50 };
      const child = await all<Order>('idvs/awards/', { ...body, type: 'child_awards' });
      const idvs = await all<Order>('idvs/awards/', { ...body, type: 'child_idvs' });
      const grand = await all<Order>('idvs/awards/', { ...body, type: 'grandchild_awards' });
      expect([child.length, idvs.length, grand.length]).toEqual([
        amounts.child_award_count,
        amounts.child_idv_count,
        amounts.grandchild_award_count,
      ]);
      expect(total(child, (row) => row.obligated_amount)).toBe(
        amounts.child_award_total_obligation,
      );
      expect(total(grand, (row) => row.obligated_amount)).toBe(
        amounts.grandchild_award_total_obligation,
      );
      const ofVehicles = await Promise.all(
        idvs.map((row) =>
          get<Amounts>(`idvs/amounts/${encodeURIComponent(row.generated_unique_award_id)}/`),
        ),
      );
      expect(total(ofVehicles, (row) => row.child_award_total_obligation!)).toBe(
        amounts.grandchild_award_total_obligation,
      );
      const activity = await ask<Order & { grandchild: boolean }>('idvs/activity/', body);
      expect(activity.page_metadata.total).toBe(child.length + grand.length);
      const sorted = activity.results.map((row) => row.obligated_amount);
      expect(sorted).toEqual([...sorted].sort((a, b) => b - a));
      orders += child.length;
      below += grand.length;
      if (orders > 20 && below > 0) break;
    }
    expect(orders).toBeGreaterThan(0);
    expect(below).toBeGreaterThan(0);
  });
  it('have account obligations that match their rollup and can be filtered by PIID', async () => {
    for (const id of (await vehicles()).slice(0, 12)) {
      const body = { award_id: id, limit: 100 };
      const rows = await all<Submission>('idvs/funding/', body);
      const accounts = await all<{ total_transaction_obligated_amount: number }>(
        'idvs/accounts/',
        body,
      );
      const rollup = (
        await send('POST', '/api/v2/idvs/funding_rollup/', { award_id: id })
      ).json() as Amounts;
      expect(total(rows, (row) => row.transaction_obligated_amount)).toBe(
        rollup.total_transaction_obligated_amount,
      );
      expect(total(accounts, (row) => row.total_transaction_obligated_amount)).toBe(
        rollup.total_transaction_obligated_amount,
      );
      expect(await get(`idvs/count/federal_account/${encodeURIComponent(id)}/`)).toEqual({
        count: rollup.federal_account_count,
      });
      const [first] = rows;
      if (!first) continue;
      const orderRows = await all<Submission>('idvs/funding/', { ...body, piid: first.piid });
      expect(orderRows).toEqual(
        expect.arrayContaining(rows.filter(({ piid }) => piid === first.piid)),
      );
      expect(new Set(orderRows.map(({ piid }) => piid))).toEqual(new Set([first.piid]));
    }
  });
  it('include no edge cases when hide_edge_cases is true', async () => {
    for (const id of (await vehicles()).slice(0, 20)) {
      const { results } = await ask<
        Order & { awarded_amount: number; period_of_performance_start_date: string | null }
      >('idvs/activity/', { award_id: id, limit: 100, hide_edge_cases: true });
      for (const row of results) {
        expect(row.awarded_amount).toBeGreaterThan(0);
        expect(row.obligated_amount).toBeGreaterThanOrEqual(0);
        expect(row.period_of_performance_start_date).not.toBeNull();
      }
    }
  });
});

describe('the sort order of transactions', () => {
  it.each(['asc', 'desc'])('treats missing values as the lowest: %s', async (order) => {
    const [award] = selectAwards(0);
    for (const sort of ['modification_number', 'action_date', 'action_type', 'description']) {
      const rows = await all<Action>('transactions/', { award_id: award!.uid, sort, order });
      const values = rows.map((row) => row[sort as keyof Action] as string | null);
      const presentValues = values.filter((value) => value !== null);
      const expected = [...presentValues].sort();
      if (order === 'desc') expected.reverse();
      expect(presentValues).toEqual(expected);
      const unknown = values.length - presentValues.length;
      expect(values.slice(...(order === 'asc' ? [0, unknown] : [presentValues.length]))).toEqual(
        Array(unknown).fill(null),
      );
    }
  });
});

describe('invalid requests for award histories', () => {
  const nobody = 'CONT_AWD_NOPE';
  testEachRequest(
    [
      ['actions of no award', 400, 'POST', '/api/v2/transactions/', { award_id: nobody }],
      ['actions without an award', 422, 'POST', '/api/v2/transactions/', {}],
      [
        'actions in an order that is none',
        400,
        'POST',
        '/api/v2/transactions/',
        { award_id: 1, sort: 'x' },
      ],
      [
        'more actions than a page holds',
        422,
        'POST',
        '/api/v2/transactions/',
        { award_id: 1, limit: 5001 },
      ],
      ['subawards of no award', 400, 'POST', '/api/v2/subawards/', { award_id: nobody }],
      ['accounts of no award', 400, 'POST', '/api/v2/awards/accounts/', { award_id: nobody }],
      ['reports of no award', 400, 'POST', '/api/v2/awards/funding/', { award_id: nobody }],
      ['a count of no award', 404, 'GET', `/api/v2/awards/count/transaction/${nobody}/`],
      ['amounts of no vehicle', 404, 'GET', `/api/v2/idvs/amounts/${nobody}/`],
      [
        'accounts of no vehicle counted',
        400,
        'GET',
        `/api/v2/idvs/count/federal_account/${nobody}/`,
      ],
      [
        'orders of a relation that is none',
        400,
        'POST',
        '/api/v2/idvs/awards/',
        { award_id: 1, type: 'x' },
      ],
      ['accounts without a body', 405, 'GET', '/api/v2/awards/accounts/'],
      ['reports without a body', 405, 'GET', '/api/v2/awards/funding/'],
    ],
    send,
  );
});
