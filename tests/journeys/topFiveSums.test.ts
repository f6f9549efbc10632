import { getAwardFilters, getRowFilters } from '@/blocks/top-five/rowSearch';
import { topLists, topTabs } from '@/blocks/top-five/topCategories';
import { addDateRange } from '@/domain/search/timeChanges';
import { toCriteria } from '@/domain/search/filters/registry';
import { stateFilters } from '@/domain/search/readyMade';
import { makeSearchFilters, type SearchFilters } from '@/domain/search/searchFilters';
import { usStates } from '@/domain/states';
import { searchOverTime } from '@/services/search/endpoints';
import type { CategoryTotal, PageQuery } from '@/services/search/results';
import { searchPage } from '@/services/search/rowEndpoints';
import { topOfCategory, type TopCategory } from '@/services/search/topEndpoints';
import { sampled } from '../sampled';
import { TEST_TODAY } from '../server';
import { journeyApi } from './journeyApi';

journeyApi();

const getCriteria = (filters: SearchFilters) =>
  toCriteria(filters, { today: TEST_TODAY, level: 'transactions' });
const inYear = (filters: SearchFilters) => addDateRange(filters, '2024-10-01', '2025-09-30');
const fetchLargest = (category: TopCategory, filters: SearchFilters, limit = 1) =>
  topOfCategory.call({ criteria: getCriteria(filters), category, limit });
/** Returns the obligations of a transaction search, summed over fiscal years, in cents. */
const sumSearch = async (filters: SearchFilters): Promise<number> => {
  const points = await searchOverTime.call({
    criteria: getCriteria(filters),
    level: 'transactions',
    group: 'fiscal_year',
  });
  return points.reduce((sum, { obligations }) => sum + Math.round(obligations * 100), 0);
};
/** Returns descriptions of the rows that open no search or a search with a different total. */
const findMismatches = async (
  filters: SearchFilters,
  category: TopCategory,
  rows: readonly CategoryTotal[],
): Promise<string[]> => {
  const mismatches = await Promise.all(
    rows.map(async (row) => {
      const search = getRowFilters(filters, category, row);
      const sum = search ? await sumSearch(search) : NaN;
      return sum === Math.round(row.obligations! * 100)
        ? []
        : [`${category} ${row.code} ${row.name}: ${row.obligations}, searched ${sum / 100}`];
    }),
  );
  return mismatches.flat();
};

/** The states, the District of Columbia and the five territories, which have profiles. */
const places = usStates.filter(({ code }) => !['FM', 'MH', 'PW', 'UM'].includes(code));
const exactCategories = [
  'awarding_agency',
  'awarding_subagency',
  'naics',
  'psc',
  'cfda',
  'county',
  'district',
] as const;

describe('the search opened by a top-five row', () => {
  it('has the total of its row, for seven kinds of rows in each of the 56 places', async () => {
    expect(places).toHaveLength(56);
    const mismatches: string[] = [];
    let comparedCount = 0;
    for (const place of sampled(places, 3)) {
      const filters = stateFilters(place);
      for (const category of exactCategories) {
        const rows = await fetchLargest(category, filters);
        comparedCount += rows.length;
        mismatches.push(...(await findMismatches(filters, category, rows)));
      }
    }
    expect(mismatches).toEqual([]);
    expect(comparedCount).toBeGreaterThan(100);
  }, 240_000);
  it.each([
    ['one year', inYear],
    [
      'grants of one year',
      (all: SearchFilters) =>
        inYear(all).set('awardType', all.awardType.union(['02', '03', '04', '05'])),
    ],
  ])(
    'has the total of its row, for all five rows in %s',
    async (_name, within) => {
      const california = within(stateFilters({ code: 'CA', fips: '06', name: 'California' }));
      for (const category of exactCategories) {
        const rows = await fetchLargest(category, california, 5);
        expect(await findMismatches(california, category, rows)).toEqual([]);
      }
    },
    60_000,
  );
  it.each(['country', 'state_territory', 'psc', 'awarding_agency'] as const)(
    'has the total of its row for a %s without a place filter, in one year and in all years',
    async (category) => {
      for (const filters of [makeSearchFilters(), inYear(makeSearchFilters())]) {
        const rows = await fetchLargest(category, filters, 5);
        expect(rows.length).toBeGreaterThan(0);
        expect(await findMismatches(filters, category, rows)).toEqual([]);
      }
    },
    60_000,
  );
  it.each(['recipient', 'defc', 'federal_account'] as const)(
    'contains the row of a %s with its amount, and the list explains why totals can differ',
    async (category) => {
      expect(topLists[category].relation).toMatch(/search/);
      const filters = stateFilters({ code: 'CA', fips: '06', name: 'California' });
      const rows = await fetchLargest(category, filters, 5);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows.filter(({ recipientId }) => category !== 'recipient' || recipientId)) {
        const again = await fetchLargest(category, getRowFilters(filters, category, row)!, 100);
        expect(again).toContainEqual(row);
      }
    },
    60_000,
  );
  it('finds an award with the amount of its row', async () => {
    expect(topLists.awards.relation).toMatch(/whole award/);
    const filters = inYear(stateFilters({ code: 'CA', fips: '06', name: 'California' }));
    const buildQuery = (within: SearchFilters): PageQuery => ({
      criteria: getCriteria(within),
      level: 'awards',
      tab: 'contracts',
      fields: ['awardId', 'obligations'],
      sort: 'obligations',
      order: 'desc',
      page: 1,
      limit: 5,
    });
    const { rows } = await searchPage.call(buildQuery(filters));
    expect(rows).toHaveLength(5);
    for (const row of rows) {
      const again = await searchPage.call(buildQuery(getAwardFilters(filters, row.awardId!)));
      expect(again.rows.map(({ key, obligations }) => [key, obligations])).toContainEqual([
        row.key,
        row.obligations,
      ]);
    }
  });
});

it('the tabs of the top-five lists are the award types, in order', () =>
  expect(topTabs(() => []).map(({ label, types }) => [label, types])).toEqual([
    ['All Awards', []],
    ['Contracts', ['A', 'B', 'C', 'D']],
    ['Grants', ['02', '03', '04', '05']],
    ['Direct Payments', ['10', '06']],
    ['Loans', ['07', '08']],
    ['Other Financial Assistance', ['09', '11', '-1']],
  ]));
