import { readWorld, type Award, type World } from '../tests/oracle/world';
import { testEachRequest, sender } from '../tests/requests';
import { sharedServer, smallSet } from '../tests/server';
import { recipientCategoryCodes } from '../src/domain/codes/recipientTypes';
import { groupKeys, typeCodes } from './db/schema';
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
const callApi = async <R>(url: string, body: object): Promise<Page<R>> =>
  (await send('POST', `/api/v2/${url}`, body)).json();
const all = async <R>(url: string, body: object): Promise<R[]> => {
  const rows: R[] = [];
  for (let page = 1; page < 200; page += 1) {
    const response = await callApi<R>(url, { ...body, page });
    rows.push(...response.results);
    if (!response.page_metadata.hasNext) return rows;
  }
  throw new Error('too many pages');
};
const cents = (value: number) => Math.round(value * 100) / 100;
const total = <R>(rows: readonly R[], of: (row: R) => number | null) =>
  cents(rows.reduce((sum, row) => sum + (of(row) ?? 0), 0));
const encodeId = (award: Award) => encodeURIComponent(award.uid);

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
interface AwardTotals {
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
/** Returns the three awards with the most transactions in a group, so that their lists have several pages. */
const selectAwards = (group: number): Award[] => {
  const counts = actionCounts();
  const countActions = ({ uid }: Award) => counts.get(uid) ?? 0;
  return world.awards
    .filter((award) => award.group === group)
    .sort((a, b) => countActions(b) - countActions(a))
    .slice(0, 3);
};

describe.each(groupKeys.map((name, group) => [name, group] as const))(
  'the history of %s',
  (name, group) => {
    it('lists every transaction once, with amounts that add up to the award amount', async () => {
      for (const award of selectAwards(group)) {
        const actions = await all<Action>('transactions/', { award_id: award.uid, limit: 20 });
        const awardActions = world.transactions.filter(({ uid }) => uid === award.uid);
        expect(new Set(actions.map(({ id }) => id)).size).toBe(awardActions.length);
        expect(await get(`awards/count/transaction/${encodeId(award)}/`)).toEqual({
          transactions: awardActions.length,
        });
        const { total_obligation: obligated } = await get<AwardTotals>(
          `awards/${encodeId(award)}/`,
        );
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
        const profile = await get<AwardTotals>(`awards/${encodeId(award)}/`);
        const submissions = await all<Submission>('awards/funding/', body);
        const accounts = await all<{ total_transaction_obligated_amount: number }>(
          'awards/accounts/',
          body,
        );
        const rollup = (await send('POST', '/api/v2/awards/funding_rollup/', {
          award_id: award.uid,
        }).then((answer) => answer.json())) as Amounts;
        expect(total(submissions, (row) => row.transaction_obligated_amount)).toBe(
          cents(profile.total_account_obligation),
        );
        expect(total(accounts, (row) => row.total_transaction_obligated_amount)).toBe(
          rollup.total_transaction_obligated_amount,
        );
        expect(rollup.total_transaction_obligated_amount).toBe(
          cents(profile.total_account_obligation),
        );
        expect(await get(`awards/count/federal_account/${encodeId(award)}/`)).toEqual({
          federal_accounts: rollup.federal_account_count,
        });
        expect(accounts).toHaveLength(rollup.federal_account_count!);
      }
    });
  },
);

const categoryTests: Readonly<Record<string, (award: Award) => boolean>> = {
  contract: ({ group }) => group === 0,
  idv: ({ group }) => group === 1,
  grant: ({ group }) => group === 2,
  'direct payment': ({ group }) => group === 3,
  loans: ({ group }) => group === 4,
  insurance: ({ type }) => type === '09',
  other: ({ group, type }) => group === 5 && type !== '09',
};
describe.each(Object.keys(categoryTests))('the amount of an award (%s)', (category) => {
  it('equals the sum of its transactions, and of its account and unlinked obligations', async () => {
    const awards = world.awards.filter(categoryTests[category]!);
    const step = Math.ceil(awards.length / 60);
    // Of up to 60 awards, check up to three that are linked to accounts and one that is not.
    const linked = new Map<string, number>();
    for (const award of awards.filter((_, nth) => nth % step === 0)) {
      const { federal_accounts: count } = await get<Amounts>(
        `awards/count/federal_account/${encodeId(award)}/`,
      );
      linked.set(award.uid, count!);
    }
    const linkedIds = [...linked].filter(([, count]) => count > 0).map(([uid]) => uid);
    const unlinkedIds = [...linked].filter(([, count]) => !count).map(([uid]) => uid);
    const sampleIds = [...linkedIds.slice(0, 3), ...unlinkedIds.slice(0, 1)];
    expect(sampleIds.length).toBeGreaterThanOrEqual(3);
    for (const uid of sampleIds) {
      const linkedAward = await get<
        AwardTotals & { total_loan_value?: number | null; total_subsidy_cost?: number | null }
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
    const { results } = await callApi<{ generated_internal_id: string }>(
      'search/spending_by_award/',
      {
        filters: { award_type_codes: ['A', 'B', 'C', 'D'] },
        fields: ['Total Outlays'],
        sort: 'Total Outlays',
        limit: 20,
      },
    );
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
      const yearEndOutlays = new Map<string, number>();
      rows.forEach((row) =>
        yearEndOutlays.set(
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
      const { total_account_outlay: outlay } = await get<AwardTotals>(
        `awards/${encodeURIComponent(id)}/`,
      );
      expect(outlay).toBeGreaterThan(0);
      expect(total([...yearEndOutlays.values()], (value) => value)).toBe(cents(outlay));
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
  it('match the count and total amount in the award', async () => {
    const withSubs = [...new Set(world.subawards.map(({ award }) => award))].slice(0, 8);
    for (const award of withSubs) {
      const rows = await all<{ amount: number }>('subawards/', { award_id: award.uid, limit: 2 });
      const primeAward = await get<AwardTotals>(`awards/${encodeId(award)}/`);
      expect(rows).toHaveLength(primeAward.subaward_count);
      expect(total(rows, ({ amount }) => amount)).toBe(cents(primeAward.total_subaward_amount!));
      expect(await get(`awards/count/subaward/${encodeId(award)}/`)).toEqual({
        subawards: primeAward.subaward_count,
      });
    }
  });
  it('are listed for all awards when the request has no award ID', async () => {
    const { results } = await callApi<{ id: number }>('subawards/', { sort: 'id', order: 'asc' });
    expect(results).toHaveLength(10);
  });
});

describe('orders under an IDV', () => {
  const listVehicles = async (): Promise<string[]> => {
    const rows = await all<{ generated_internal_id: string }>('search/spending_by_award/', {
      filters: { award_type_codes: typeCodes.filter((code) => code.startsWith('IDV')) },
      fields: ['Award ID'],
      limit: 100,
    });
    return rows.map((row) => row.generated_internal_id);
  };
  it('add up to the amounts of the IDV, directly and through its child IDVs', async () => {
    let [orders, grandchildCount] = [0, 0];
    for (const id of await listVehicles()) {
      const amounts = await get<Amounts>(`idvs/amounts/${encodeURIComponent(id)}/`);
      if (!amounts.child_award_count && !amounts.child_idv_count) continue;
      const body = { award_id: id, limit: 50 };
      const childOrders = await all<Order>('idvs/awards/', { ...body, type: 'child_awards' });
      const idvs = await all<Order>('idvs/awards/', { ...body, type: 'child_idvs' });
      const grandchildren = await all<Order>('idvs/awards/', {
        ...body,
        type: 'grandchild_awards',
      });
      expect([childOrders.length, idvs.length, grandchildren.length]).toEqual([
        amounts.child_award_count,
        amounts.child_idv_count,
        amounts.grandchild_award_count,
      ]);
      expect(total(childOrders, (row) => row.obligated_amount)).toBe(
        amounts.child_award_total_obligation,
      );
      expect(total(grandchildren, (row) => row.obligated_amount)).toBe(
        amounts.grandchild_award_total_obligation,
      );
      const vehicleAmounts = await Promise.all(
        idvs.map((row) =>
          get<Amounts>(`idvs/amounts/${encodeURIComponent(row.generated_unique_award_id)}/`),
        ),
      );
      expect(total(vehicleAmounts, (row) => row.child_award_total_obligation!)).toBe(
        amounts.grandchild_award_total_obligation,
      );
      const activity = await callApi<Order & { grandchild: boolean }>('idvs/activity/', body);
      expect(activity.page_metadata.total).toBe(childOrders.length + grandchildren.length);
      const sorted = activity.results.map((row) => row.obligated_amount);
      expect(sorted).toEqual([...sorted].sort((a, b) => b - a));
      orders += childOrders.length;
      grandchildCount += grandchildren.length;
      if (orders > 20 && grandchildCount > 0) break;
    }
    expect(orders).toBeGreaterThan(0);
    expect(grandchildCount).toBeGreaterThan(0);
  });
  it('have account obligations that match their rollup and can be filtered by PIID', async () => {
    for (const id of (await listVehicles()).slice(0, 12)) {
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
  it('have an amount and a start date when hide_edge_cases is true', async () => {
    for (const id of (await listVehicles()).slice(0, 20)) {
      const { results } = await callApi<
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
  it.each(['asc', 'desc'])('treats missing values as the lowest in %s order', async (order) => {
    const [award] = selectAwards(0);
    for (const sort of ['modification_number', 'action_date', 'action_type', 'description']) {
      const rows = await all<Action>('transactions/', { award_id: award!.uid, sort, order });
      const values = rows.map((row) => row[sort as keyof Action] as string | null);
      const presentValues = values.filter((value) => value !== null);
      const expected = [...presentValues].sort();
      if (order === 'desc') expected.reverse();
      expect(presentValues).toEqual(expected);
      const missingCount = values.length - presentValues.length;
      expect(
        values.slice(...(order === 'asc' ? [0, missingCount] : [presentValues.length])),
      ).toEqual(Array(missingCount).fill(null));
    }
  });
});

describe('invalid requests for award histories', () => {
  const unknownAward = 'CONT_AWD_NOPE';
  testEachRequest(
    [
      ['actions of no award', 400, 'POST', '/api/v2/transactions/', { award_id: unknownAward }],
      ['transactions without an award ID', 422, 'POST', '/api/v2/transactions/', {}],
      [
        'transactions with an unknown sort field',
        400,
        'POST',
        '/api/v2/transactions/',
        { award_id: 1, sort: 'x' },
      ],
      [
        'a limit of transactions above the maximum',
        422,
        'POST',
        '/api/v2/transactions/',
        { award_id: 1, limit: 5001 },
      ],
      ['subawards of no award', 400, 'POST', '/api/v2/subawards/', { award_id: unknownAward }],
      ['accounts of no award', 400, 'POST', '/api/v2/awards/accounts/', { award_id: unknownAward }],
      ['reports of no award', 400, 'POST', '/api/v2/awards/funding/', { award_id: unknownAward }],
      ['a count of no award', 404, 'GET', `/api/v2/awards/count/transaction/${unknownAward}/`],
      ['amounts of an unknown IDV', 404, 'GET', `/api/v2/idvs/amounts/${unknownAward}/`],
      [
        'an account count of an unknown IDV',
        400,
        'GET',
        `/api/v2/idvs/count/federal_account/${unknownAward}/`,
      ],
      [
        'orders of an unknown type',
        400,
        'POST',
        '/api/v2/idvs/awards/',
        { award_id: 1, type: 'x' },
      ],
      ['accounts requested with GET', 405, 'GET', '/api/v2/awards/accounts/'],
      ['funding requested with GET', 405, 'GET', '/api/v2/awards/funding/'],
    ],
    send,
  );
});
