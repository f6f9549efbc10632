import { createThunkMiddleware } from '@/lib/redux';
import { apiInProcess } from '../apiInProcess';
import { isFullRun } from '../sampled';
import { smallSet, TEST_TODAY } from '../server';
import { toChoosable, filtersAsState } from '../filtersAsState';
import { makeGenerator, randomFilters } from '../oracle/randomFilters';
import {
  matchingAwards,
  matchingSubawards,
  matchingTransactions,
  sum,
  type Filters,
} from '../oracle/oracle';
import { readWorld, type World } from '../oracle/world';
import { recipientCategoryCodes } from '../../src/domain/codes/recipientTypes';
import { typeCodes } from '../../mock-api/db/schema';
import { restoreFilters, toCriteria } from '@/domain/search/filters/registry';
import {
  parseReadableQuery,
  MAX_QUERY_LENGTH,
  getReadableQuery,
  toReadableQuery,
} from '@/domain/search/readableQuery';
import { selectApplied, searchRestored, type WithSearchFilters } from '@/blocks/search-filters';
import { pages } from '@/features/award-search/page';
import { submitSearch } from '@/features/award-search/state/searchThunks';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import {
  initialFilters,
  makeTreasuryAccount,
  type SearchFilters,
} from '@/domain/search/searchFilters';
import { isEmptySearch, sameFilters } from '@/domain/search/sameFilters';
import { defaultPeriod } from '@/domain/fiscal';
import { filtersFromCriteria } from '@/services/search/requestBody';
import { toSavedFilters } from '@/services/search/savedFilters';
import { searchCounts, searchOverTime } from '@/services/search/endpoints';

const api = apiInProcess();
const SEED = 20260115;
const STATES = isFullRun ? 300 : 60;
let world: World;
let states: { chosen: Filters; filters: SearchFilters }[];
beforeAll(async () => {
  await api.start();
  world = await readWorld(smallSet, typeCodes, recipientCategoryCodes);
  const random = makeGenerator(SEED);
  const offeredCodes = new Set(['L', 'M', 'N', 'O', 'P', 'U', 'V', '1', 'Z']);
  states = [];
  while (states.length < STATES) {
    const randomSet = toChoosable(randomFilters(world, random));
    // The filter offers only COVID-19 and infrastructure codes, and groups of recipient types are selected by their members.
    const { def_codes: codes, recipient_type_names: names, ...rest } = randomSet;
    const trackedCodes = codes?.filter((code) => offeredCodes.has(code));
    const types = names?.filter((name) => !name.startsWith('category_'));
    const chosen: Filters = {
      ...rest,
      ...(trackedCodes?.length ? { def_codes: trackedCodes } : {}),
      ...(types?.length ? { recipient_type_names: types } : {}),
    };
    const filters = filtersAsState(chosen, states.length % 2 ? 'drilldown' : 'legacy');
    if (!isEmptySearch(filters)) states.push({ chosen, filters });
  }
}, 60000);
afterAll(() => api.stop());

const getCriteria = (filters: SearchFilters, level: 'awards' | 'transactions' | 'subawards') =>
  toCriteria(filters, { today: TEST_TODAY, level });
/** Returns a canonical form of filters that does not depend on the order of lists. */
const canonical = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((item) => JSON.stringify(canonical(item))).sort()
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, item]) => [key, canonical(item)]),
        )
      : value;

describe(`${STATES} random filter states`, () => {
  it('produce the expected request filters in both layouts', () => {
    states.forEach(({ chosen, filters }, at) => {
      const { start, end } = defaultPeriod(TEST_TODAY);
      const intendedFilters = { time_period: [{ start_date: start, end_date: end }], ...chosen };
      expect([
        at,
        canonical(filtersFromCriteria(getCriteria(filters, 'awards'), 'awards')),
      ]).toEqual([at, canonical(intendedFilters)]);
    });
  });
  it('match an independent evaluation of the raw rows, and at least half have results', async () => {
    let statesWithResults = 0;
    for (const [at, { filters }] of states.entries()) {
      for (const level of ['awards', 'subawards', 'transactions'] as const) {
        const criteria = getCriteria(filters, level);
        // Transaction searches with keywords are skipped, because they match more fields than the evaluator reads.
        const sentFilters = filtersFromCriteria(criteria, level) as Filters;
        if (level === 'transactions' && sentFilters.keywords) continue;
        const expected =
          level === 'awards'
            ? matchingAwards(world, sentFilters).length
            : level === 'subawards'
              ? matchingSubawards(world, sentFilters).length
              : matchingTransactions(world, sentFilters).length;
        const counts = await searchCounts.call({ criteria, level });
        expect([
          at,
          level,
          Object.values(counts).reduce((total, count) => total + count, 0),
        ]).toEqual([at, level, expected]);
        if (level === 'awards' && expected) statesWithResults += 1;
      }
      if (at % 10 === 0) {
        const series = await searchOverTime.call({
          criteria: getCriteria(filters, 'awards'),
          level: 'transactions',
          group: 'fiscal_year',
        });
        expect(
          Math.abs(
            series.reduce((total, point) => total + point.obligations, 0) -
              sum(
                matchingTransactions(
                  world,
                  filtersFromCriteria(getCriteria(filters, 'awards'), 'awards') as Filters,
                ).map((row) => row.txAmount),
              ),
          ),
        ).toBeLessThan(1);
      }
    }
    expect(statesWithResults).toBeGreaterThanOrEqual(STATES / 2);
  }, 180000);
  it('send the same count requests before Submit, after it and from the saved search', async () => {
    const getCountFilters = (filters: SearchFilters) =>
      (['awards', 'subawards', 'transactions'] as const).map((level) =>
        JSON.stringify(filtersFromCriteria(getCriteria(filters, level), level)),
      );
    const { reducers } = pages.search;
    for (const [at, { filters }] of states.entries()) {
      const store = createStore(combineReducers(reducers), createThunkMiddleware());
      store.dispatch(searchRestored(filters));
      const before = getCountFilters(
        (store.getState() as unknown as WithSearchFilters).stagedFilters,
      );
      const submitted = (
        store.dispatch as unknown as (
          action: unknown,
        ) => ReturnType<ReturnType<typeof submitSearch>>
      )(submitSearch())!;
      expect([at, await submitted.hashPromise]).toEqual([at, submitted.hash]);
      expect([
        at,
        getCountFilters(selectApplied(store.getState() as unknown as WithSearchFilters).filters),
      ]).toEqual([at, before]);
      const savedRequest = api.bodies<{ filters: unknown }>('/references/filter/').pop()!;
      expect([at, getCountFilters(restoreFilters(savedRequest.filters).filters)]).toEqual([
        at,
        before,
      ]);
    }
  }, 60000);
  it('survive a round trip through a saved search', () => {
    states.forEach(({ filters }, at) => {
      const { filters: back, dropped } = restoreFilters(
        JSON.parse(JSON.stringify(toSavedFilters(filters))),
      );
      expect([at, dropped, sameFilters(back, filters), toSavedFilters(back)]).toEqual([
        at,
        [],
        true,
        toSavedFilters(filters),
      ]);
    });
  });
  it('survive a round trip through a readable query in an address', () => {
    states.forEach(({ filters }, at) => {
      const query = toReadableQuery(toSavedFilters(filters))!;
      expect(query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
      // Browsers encode some characters differently in the address bar.
      const address = new URLSearchParams(`page=2&${query}`).toString();
      for (const written of [query, getReadableQuery(`?${address}`)]) {
        const { filters: back, dropped } = restoreFilters(parseReadableQuery(written));
        expect([at, dropped, sameFilters(back, filters), toSavedFilters(back)]).toEqual([
          at,
          [],
          true,
          toSavedFilters(filters),
        ]);
      }
    });
  });
});

describe('a readable query', () => {
  const read = (query: string) => restoreFilters(parseReadableQuery(getReadableQuery(`?${query}`)));
  it('contains only the filters that are set', () => {
    const filters = initialFilters.merge({
      timePeriodType: 'fy',
      timePeriodFY: initialFilters.timePeriodFY.add('2025').add('2024'),
      keyword: initialFilters.keyword.set('forest, roads', 'forest, roads'),
    });
    expect(toReadableQuery(toSavedFilters(filters))).toBe('fy=2024,2025&keyword=forest!,+roads');
  });
  it('keeps Treasury accounts, code trees with exclusions, and the fiscal year mode without years', () => {
    const account = makeTreasuryAccount({ aid: '097', main: '0100', ata: '(None)' });
    const filters = restoreFilters({
      timePeriodType: 'fy',
      treasuryAccounts: { x: account.toObject() },
      tasCodes: {
        require: [['097', '097-0100']],
        exclude: [['097', '097-0100', '097-2020/2021-0100-000']],
        counts: [{ label: 'Defense', value: '097', count: 3 }],
      },
    }).filters;
    const query = toReadableQuery(toSavedFilters(filters))!;
    expect(query).toContain('fy=none');
    expect([read(query).dropped, toSavedFilters(read(query).filters)]).toEqual([
      [],
      toSavedFilters(filters),
    ]);
  });
  it('is undefined when it would be too long', () => {
    const filters = initialFilters.set(
      'selectedRecipients',
      initialFilters.selectedRecipients.union(
        Array.from({ length: 120 }, (_, at) => `RECIPIENT NUMBER ${at}`),
      ),
    );
    expect(toReadableQuery(toSavedFilters(filters))).toBeUndefined();
  });
  it.each([
    ['fy=19x5', 'Time Period'],
    ['dates=2024-99-01..', 'Time Period'],
    ['award_type=ZZ', 'Award Type'],
    ['amount=specific:abc..5', 'Award Amount'],
    ['awarding=toptier~x~1~A~', 'Awarding Agency'],
    ['place=STATE~CO', 'Place of Performance'],
    ['naics=12345', 'NAICS'],
    ['defc=NOPE', 'Disaster Emergency Fund Code (DEFC)'],
    ['account=~~~', 'Treasury Account Components'],
    ['pricing=?', 'Type of Contract Pricing'],
    ['listing=x', 'Assistance Listing'],
  ])('with unusable %s keeps the other filters and reports %s', (part, name) => {
    const { filters, dropped } = read(`${part}&keyword=bridge`);
    expect([dropped, filters.keyword.has('bridge')]).toEqual([[name], true]);
  });
});
