import { Database } from './db/database';
import { readWorld, type Transaction, type World } from '../tests/oracle/world';
import { testEachRequest, searchPath, sender } from '../tests/requests';
import { sharedServer, smallSet, TEST_TODAY } from '../tests/server';
import { fiscalYearOf } from '../src/domain/fiscal';
import { recipientCategoryCodes } from '../src/domain/codes/recipientTypes';
import { typeCodes } from './db/schema';
import type { ApiServer } from './server';

let server: ApiServer;
let world: World;
let db: Database;
beforeAll(async () => {
  server = await sharedServer();
  db = await Database.open(smallSet, { connections: 1 });
  world = await readWorld(smallSet, typeCodes, recipientCategoryCodes);
}, 120_000);
afterAll(() => db.close());
const send = sender(() => server);
const get = async <T>(url: string): Promise<T> => (await send('GET', `/api/v2/${url}`)).json();
const post = async <T>(url: string, body: object): Promise<T> =>
  (await send('POST', url, body)).json();

interface StateRow {
  name: string;
  code: string;
  fips: string;
  type: string;
  amount: number;
  count: number;
}
interface StateAnswer extends StateRow {
  population: number | null;
  total_prime_amount: number;
  total_prime_awards: number;
  award_amount_per_capita: number | null;
  total_face_value_loan_prime_awards: number;
  total_outlays: number | null;
}
interface Breakdown {
  type: string;
  amount: number;
  count: number;
  total_outlays: number | null;
}
interface Profile {
  name: string;
  uei: string | null;
  recipient_id: string;
  recipient_level: string;
  parent_id: string | null;
  parents: object[];
  total_transaction_amount: number;
  total_transactions: number;
  total_face_value_loan_transactions: number;
}
const cents = (value: number) => Math.round(value * 100) / 100;
const sum = (rows: readonly { txAmount: number }[]) =>
  cents(rows.reduce((total, { txAmount }) => total + txAmount, 0));
const countAwards = (rows: readonly Transaction[]) => new Set(rows.map(({ uid }) => uid)).size;
const CURRENT = fiscalYearOf(TEST_TODAY);
const years = ['latest', 'all', '2024', '2019', '1999'];
const inYear = (year: string, date: string) => {
  if (year === 'all') return date >= '2007-10-01';
  if (year === 'latest') return date >= '2024-11-15' && date <= TEST_TODAY;
  return fiscalYearOf(date) === Number(year);
};
const sumOverTime = async (filters: object) => {
  const { results } = await post<{ results: { aggregated_amount: number }[] }>(
    searchPath('spending_over_time/'),
    { group: 'fiscal_year', spending_level: 'transactions', filters },
  );
  return cents(results.reduce((total, row) => total + row.aggregated_amount, 0));
};

describe('state profiles', () => {
  it('list 56 states and territories with their obligations and awards of the last twelve months', async () => {
    const states = await get<StateRow[]>('recipient/state/');
    expect(states.map(({ type }) => type).filter((type) => type === 'territory')).toHaveLength(5);
    expect(states).toHaveLength(56);
    for (const { code, amount, count } of states) {
      const stateActions = world.transactions.filter(
        ({ pop, date }) => pop.state === code && inYear('latest', date),
      );
      expect([code, amount, count]).toEqual([code, sum(stateActions), countAwards(stateActions)]);
    }
  });
  it.each(years)(
    'match their transactions and their breakdown by award type with year=%s',
    async (year) => {
      for (const { fips, code } of (await get<StateRow[]>('recipient/state/')).slice(0, 8)) {
        const state = await get<StateAnswer>(`recipient/state/${fips}/?year=${year}`);
        const yearActions = world.transactions.filter(
          ({ pop, date }) => pop.state === code && inYear(year, date),
        );
        const loans = yearActions.filter(({ type }) => ['07', '08', 'F003', 'F004'].includes(type));
        expect(state).toMatchObject({
          code,
          total_prime_amount: sum(yearActions),
          total_prime_awards: countAwards(yearActions),
          total_face_value_loan_prime_awards: countAwards(loans),
          award_amount_per_capita: cents(sum(yearActions) / state.population!),
        });
        const parts = await get<Breakdown[]>(`recipient/state/awards/${fips}/?year=${year}`);
        expect(parts.map(({ type }) => type)).toEqual([
          'contracts',
          'direct_payments',
          'grants',
          'loans',
          'other_financial_assistance',
        ]);
        expect(cents(parts.reduce((total, part) => total + part.amount, 0))).toBe(
          state.total_prime_amount,
        );
        expect(cents(parts.reduce((total, part) => total + (part.total_outlays ?? 0), 0))).toBe(
          state.total_outlays ?? 0,
        );
        expect(parts.reduce((total, part) => total + part.count, 0)).toBe(state.total_prime_awards);
      }
    },
  );
  it('have the amount that a search by place of performance and fiscal year returns', async () => {
    const [{ fips, code }] = (await get<StateRow[]>('recipient/state/')) as [StateRow];
    const { total_prime_amount: amount } = await get<StateAnswer>(
      `recipient/state/${fips}/?year=2024`,
    );
    expect(amount).not.toBe(0);
    expect(
      await sumOverTime({
        place_of_performance_locations: [{ country: 'USA', state: code }],
        time_period: [{ start_date: '2023-10-01', end_date: '2024-09-30' }],
      }),
    ).toBe(amount);
  });
  it('have the same amount for `latest` as a search of the last twelve months', async () => {
    const { total_prime_amount: amount } = await get<StateAnswer>('recipient/state/06/');
    const listedState = (await get<StateRow[]>('recipient/state/')).find(
      ({ code }) => code === 'CA',
    )!;
    const searchTotal = await sumOverTime({
      place_of_performance_locations: [{ country: 'USA', state: 'CA' }],
      time_period: [{ start_date: '2024-11-15', end_date: TEST_TODAY }],
    });
    expect([amount, listedState.amount]).toEqual([searchTotal, searchTotal]);
  });
  it('have the outlays of the last twelve reporting periods for `latest`', async () => {
    const [{ outlay }] = (await db.query(
      `select sum(c.outlay)::DOUBLE AS outlay from file_c c join award a on a.id = c.award_id
      where a.pop_state = ${server.lookups.states.find(({ code }) => code === 'CA')!.id}
      and ((fy = 2025 and period >= 2) or (fy = 2026 and period <= 1))`,
    )) as [{ outlay: number }];
    const { total_outlays: paid } = await get<StateAnswer>('recipient/state/06/?year=latest');
    expect(paid).toBeGreaterThan(0);
    expect(paid).toBe(cents(outlay));
  });
  it('have null outlays, not 0, in a year without agency reports', async () => {
    const { total_outlays: paid } = await get<StateAnswer>(`recipient/state/39/?year=${CURRENT}`);
    const types = await get<{ total_outlays: number | null }[]>(
      `recipient/state/awards/39/?year=${CURRENT}`,
    );
    expect([paid, ...types.map((type) => type.total_outlays)]).toEqual(
      Array.from({ length: types.length + 1 }, () => null),
    );
  });
  it('have outlays for all years that equal the sum of the single years', async () => {
    const outlays = async (year: string | number) =>
      (await get<StateAnswer>(`recipient/state/48/?year=${year}`)).total_outlays;
    const all = await outlays('all');
    let total = 0;
    for (let year = 2008; year <= CURRENT; year += 1) total += (await outlays(year)) ?? 0;
    expect(all).toBeGreaterThan(0);
    expect(cents(total)).toBe(all);
  });
});

describe('recipient profiles', () => {
  const loadRecipients = async () =>
    (
      await post<{ results: { id: string; uei: string | null; amount: number }[] }>(
        '/api/v2/recipient/',
        { limit: 1000 },
      )
    ).results;
  it('have the amount that the recipient list and a search return', async () => {
    const rows = await loadRecipients();
    for (const level of ['P', 'C', 'R']) {
      const row = rows.find(({ id }) => id.endsWith(`-${level}`))!;
      const profile = await get<Profile>(`recipient/${row.id}/?year=latest`);
      expect(profile).toMatchObject({ recipient_id: row.id, recipient_level: level });
      expect(profile.total_transaction_amount).toBe(cents(row.amount));
      expect(
        await sumOverTime({
          recipient_id: row.id,
          time_period: [{ start_date: '2024-11-15', end_date: TEST_TODAY }],
        }),
      ).toBe(cents(row.amount));
    }
  });
  it.each(years)(
    'of recipients other than parents have the sum and number of their transactions: year %s',
    async (year) => {
      const rows = (await loadRecipients()).filter(({ id }) => !id.endsWith('-P')).slice(0, 12);
      for (const { id } of rows) {
        const profile = await get<Profile>(`recipient/${id}/?year=${year}`);
        const recipientActions = world.transactions.filter(
          ({ recipientUuid, date }) => id.startsWith(recipientUuid) && inYear(year, date),
        );
        expect([id, profile.total_transaction_amount, profile.total_transactions]).toEqual([
          id,
          sum(recipientActions),
          recipientActions.length,
        ]);
      }
    },
  );
  it('of child recipients name their parent and add up to its amount', async () => {
    const head = (await loadRecipients()).find(({ id, uei }) => uei && id.endsWith('-P'))!;
    const family = await get<Profile>(`recipient/${head.id}/?year=all`);
    expect([family.parent_id, family.parents]).toEqual([null, []]);
    const members = await get<{ recipient_id: string; amount: number }[]>(
      `recipient/children/${family.uei}/?year=all`,
    );
    expect(members.length).toBeGreaterThan(1);
    expect(cents(members.reduce((total, { amount }) => total + amount, 0))).toBe(
      family.total_transaction_amount,
    );
    const others = members.filter(({ recipient_id: id }) => !id.startsWith(head.id.slice(0, 36)));
    for (const { recipient_id: id, amount } of others) {
      const member = await get<Profile>(`recipient/${id}/?year=all`);
      expect(member.total_transaction_amount).toBe(amount);
      expect(member.parent_id).toBe(head.id);
      expect(member.parents).toHaveLength(1);
    }
  });
  it('have a count that equals the total of the recipient list and is lower with filters', async () => {
    const all = await post<{ count: number }>('/api/v2/recipient/count/', {});
    const { page_metadata: page } = await post<{ page_metadata: { total: number } }>(
      '/api/v2/recipient/',
      { limit: 1 },
    );
    expect(all.count).toBe(page.total);
    const filteredCount = await post<{ count: number }>('/api/v2/recipient/count/', {
      keyword: 'university',
      award_type: 'grants',
    });
    expect(filteredCount.count).toBeLessThan(all.count);
  });
});

describe('the status of unusual profile requests', () => {
  const hash = '00000000-0000-0000-0000-000000000000';
  testEachRequest(
    [
      ['a state in a year before all data', 200, 'GET', '/api/v2/recipient/state/06/?year=0000'],
      ['state awards in year 1', 200, 'GET', '/api/v2/recipient/state/awards/06/?year=0001'],
      ['a state in a future year', 200, 'GET', '/api/v2/recipient/state/06/?year=9999'],
      ['an unknown state code', 400, 'GET', '/api/v2/recipient/state/03/'],
      ['a state by its name', 400, 'GET', '/api/v2/recipient/state/atlantis/'],
      ['a place without a population', 400, 'GET', '/api/v2/recipient/state/74/'],
      ['a year in letters', 400, 'GET', '/api/v2/recipient/state/06/?year=abcd'],
      ['awards of an unknown state code', 400, 'GET', '/api/v2/recipient/state/awards/99/'],
      ['an unknown recipient', 400, 'GET', `/api/v2/recipient/${hash}-R/`],
      ['a recipient without a level', 400, 'GET', `/api/v2/recipient/${hash}/`],
      ['a recipient with an unknown level', 400, 'GET', `/api/v2/recipient/${hash}-X/`],
      ['SQL as a recipient', 400, 'GET', "/api/v2/recipient/' or 1=1 --/"],
      ['children of an unknown UEI', 400, 'GET', '/api/v2/recipient/children/NOPE/'],
      ['a recipient in an invalid year', 400, 'GET', `/api/v2/recipient/${hash}-R/?year=1`],
      ['an unknown award type', 400, 'POST', '/api/v2/recipient/count/', { award_type: 'x' }],
    ],
    send,
  );
  it('is 400 for a level that the recipient does not have', async () => {
    const { results } = await post<{ results: { id: string }[] }>('/api/v2/recipient/', {
      limit: 1000,
    });
    const soloId = results.find(({ id }) => id.endsWith('-R'))!.id;
    for (const level of ['P', 'C'])
      expect(
        (await send('GET', `/api/v2/recipient/${soloId.replace(/R$/, level)}/`)).statusCode,
      ).toBe(400);
  });
});
