import { postCall, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { searchCategory, searchOutlays, searchPlaces, searchTotals } from './endpoints';
import { searchGrouped } from './rowEndpoints';
import {
  categoryLabels,
  type CategoryQuery,
  type GroupedQuery,
  type PlacesQuery,
  type SpendingCategory,
} from './results';

const edge = serviceEdge();
const criteria = { keywords: ['bridge'] };
const filters = { keywords: ['bridge'] };
const levels = [
  ['awards', 'transactions'],
  ['transactions', 'transactions'],
  ['subawards', 'subawards'],
] as const;
const placesQuery: PlacesQuery = {
  criteria,
  level: 'awards',
  scope: 'place_of_performance',
  layer: 'state',
};
const categoryQuery: CategoryQuery = {
  criteria,
  level: 'awards',
  category: 'psc',
  limit: 10,
  page: 1,
};
const metadata: [object, boolean][] = [
  [{ page_metadata: { hasNext: true } }, true],
  [{ page_metadata: { hasNext: false } }, false],
  [{}, false],
  [{ page_metadata: { hasNext: 1 } }, false],
];

describe('searchPlaces', () => {
  it.each(levels)('of %s sums %s', (level, summed) => {
    expect(
      searchPlaces.requestOf({ criteria, level, scope: 'recipient_location', layer: 'county' })!
        .body,
    ).toEqual({
      filters,
      scope: 'recipient_location',
      geo_layer: 'county',
      spending_level: summed,
      auditTrail: 'Map Visualization',
    });
  });
  it('keeps the order of the service and has null or empty values for unknown places', async () => {
    edge.answers({
      results: [
        {
          shape_code: 'TX',
          display_name: 'Texas',
          aggregated_amount: 10.5,
          population: 100,
          per_capita: 0.11,
        },
        {
          shape_code: '',
          display_name: null,
          aggregated_amount: null,
          population: null,
          per_capita: null,
        },
        { aggregated_amount: -1 },
        {
          shape_code: 'GU',
          display_name: 'Guam',
          aggregated_amount: 0,
          population: 0,
          per_capita: 0,
        },
      ],
    });
    expect(await searchPlaces.call(placesQuery)).toEqual([
      { code: 'TX', name: 'Texas', obligations: 10.5, population: 100, perCapita: 0.11 },
      { code: '', name: '', obligations: null, population: null, perCapita: null },
      { code: '', name: '', obligations: -1, population: null, perCapita: null },
      { code: 'GU', name: 'Guam', obligations: 0, population: 0, perCapita: 0 },
    ]);
    expect(edge.asked).toEqual([
      postCall('v2/search/spending_by_geography/', {
        filters,
        scope: 'place_of_performance',
        geo_layer: 'state',
        spending_level: 'transactions',
        auditTrail: 'Map Visualization',
      }),
    ]);
  });
  it('rejects a response without results', async () => {
    edge.answers({ results: null });
    await expect(searchPlaces.call(placesQuery)).rejects.toThrow(UNREADABLE);
  });
});

describe('searchCategory', () => {
  it.each(levels)('of %s sums %s and sends the limit and the page', (level, summed) => {
    const getBody = (query: Partial<CategoryQuery>) =>
      searchCategory.requestOf({ ...categoryQuery, level, ...query })!.body;
    expect(getBody({})).toMatchObject({ filters, spending_level: summed, limit: 10, page: 1 });
    expect(getBody({ limit: 5, page: 3 })).toMatchObject({
      filters,
      spending_level: summed,
      limit: 5,
      page: 3,
    });
  });
  it.each<[SpendingCategory, string]>([
    ['awarding_agency', 'Awarding Agency Rank Visualization'],
    ['awarding_subagency', 'Awarding Subagency Rank Visualization'],
    ['recipient', 'Recipient Rank Visualization'],
    ['naics', 'North American Industry Classification System (NAICS) Rank Visualization'],
    ['psc', 'Product and Service Code (PSC) Rank Visualization'],
    ['cfda', 'Assistance Listing Rank Visualization'],
  ])('has an endpoint for %s', async (category, auditTrail) => {
    edge.answers({ results: [], page_metadata: { page: 1, hasNext: false } });
    expect(await searchCategory.call({ ...categoryQuery, category })).toEqual({
      rows: [],
      hasNext: false,
    });
    expect(edge.asked).toEqual([
      postCall(`v2/search/spending_by_category/${category}/`, {
        category,
        filters,
        spending_level: 'transactions',
        limit: 10,
        page: 1,
        auditTrail,
      }),
    ]);
    expect(`${categoryLabels[category]} Rank Visualization`).toBe(auditTrail);
  });
  it('reads all fields of a row, with defaults for missing ones', async () => {
    const emptyFields = {
      id: '',
      code: '',
      name: '',
      agencySlug: '',
      recipientId: '',
      uei: '',
      agency: { name: '', abbreviation: '' },
    };
    edge.answers({
      results: [
        {
          id: 12,
          code: 'USN',
          name: 'Navy',
          amount: 5.5,
          agency_slug: 'defense',
          agency_name: 'Department of Defense',
          agency_abbreviation: 'DOD',
        },
        {
          id: null,
          code: '123456789',
          name: 'ACME',
          amount: -3,
          recipient_id: 'x-R',
          uei: 'ABCDEFGHIJK1',
        },
        { id: 0, code: null, name: null, amount: null },
        {},
      ],
    });
    expect(
      (await searchCategory.call({ ...categoryQuery, category: 'awarding_subagency' })).rows,
    ).toEqual([
      {
        ...emptyFields,
        id: '12',
        code: 'USN',
        name: 'Navy',
        obligations: 5.5,
        agencySlug: 'defense',
        agency: { name: 'Department of Defense', abbreviation: 'DOD' },
      },
      {
        ...emptyFields,
        code: '123456789',
        name: 'ACME',
        obligations: -3,
        recipientId: 'x-R',
        uei: 'ABCDEFGHIJK1',
      },
      { ...emptyFields, id: '0', obligations: null },
      { ...emptyFields, obligations: null },
    ]);
  });
  it.each(metadata)('with %j has `hasNext` set to %s', async (metadataFields, hasNext) => {
    edge.answers({ results: [], ...metadataFields });
    expect((await searchCategory.call(categoryQuery)).hasNext).toBe(hasNext);
  });
  it('rejects a response without results', async () => {
    edge.answers({ page_metadata: { hasNext: false } });
    await expect(searchCategory.call(categoryQuery)).rejects.toThrow(UNREADABLE);
  });
});

describe('searchTotals', () => {
  const makeYear = (sums: object) => ({
    time_period: { fiscal_year: '2024' },
    aggregated_amount: 999,
    ...sums,
  });
  it('sums prime award categories over the years', async () => {
    edge.answers({
      results: [
        makeYear({
          Contract_Obligations: 1,
          Idv_Obligations: 2,
          Grant_Obligations: 3,
          Direct_Obligations: 4,
          Loan_Obligations: 5,
          Other_Obligations: 6,
        }),
        makeYear({
          Contract_Obligations: 10,
          Idv_Obligations: 20,
          Grant_Obligations: 30,
          Direct_Obligations: 40,
          Loan_Obligations: 50,
          Other_Obligations: 60,
        }),
      ],
    });
    expect(await searchTotals.call({ criteria, level: 'awards' })).toEqual({
      contracts: 11,
      idvs: 22,
      grants: 33,
      direct_payments: 44,
      loans: 55,
      other: 66,
    });
    expect(edge.asked).toEqual([
      postCall('v2/search/spending_over_time/', {
        group: 'fiscal_year',
        filters,
        spending_level: 'awards',
      }),
    ]);
  });
  it('sums contracts and grants for subawards', async () => {
    edge.answers({ results: [makeYear({ Contract_Obligations: 7, Grant_Obligations: 8 })] });
    expect(await searchTotals.call({ criteria, level: 'subawards' })).toEqual({
      subcontracts: 7,
      subgrants: 8,
    });
    expect(edge.asked[0]!.body).toMatchObject({ spending_level: 'subawards' });
  });
  it('sums transactions by category, with 0 for missing and NaN for null amounts', async () => {
    edge.answers({
      results: [
        makeYear({ Contract_Obligations: 1, Other_Obligations: null }),
        makeYear({ Contract_Obligations: '2.5' }),
      ],
    });
    expect(await searchTotals.call({ criteria, level: 'transactions' })).toEqual({
      transaction_contracts: 3.5,
      transaction_idvs: 0,
      transaction_grants: 0,
      transaction_direct_payments: 0,
      transaction_loans: 0,
      transaction_other: NaN,
    });
  });
  it('is exact to the cent', async () => {
    edge.answers({
      results: [
        makeYear({ Contract_Obligations: 0.1 }),
        makeYear({ Contract_Obligations: 0.2 }),
        makeYear({ Contract_Obligations: 4_000_000_000_000.07 }),
      ],
    });
    expect((await searchTotals.call({ criteria, level: 'awards' })).contracts).toBe(
      4_000_000_000_000.37,
    );
  });
  it('rejects a response without results', async () => {
    edge.answers({});
    await expect(searchTotals.call({ criteria, level: 'awards' })).rejects.toThrow(UNREADABLE);
  });
});

describe('searchGrouped', () => {
  const request: GroupedQuery = {
    criteria,
    level: 'subawards',
    tab: 'subcontracts',
    page: 2,
    limit: 25,
    sort: 'award_id',
    order: 'desc',
  };
  const codes = 'A B C D IDV_A IDV_B IDV_B_A IDV_B_B IDV_B_C IDV_C IDV_D IDV_E'.split(' ');
  it('returns awards with the count and sum of their subawards', async () => {
    edge.answers({
      results: [
        {
          award_id: 'X-1',
          award_generated_internal_id: 'CONT_AWD_X-1',
          subaward_count: 3,
          subaward_obligation: 4.5,
          transaction_count: 9,
          transaction_obligation: 9,
        },
        { award_id: 'X-2', award_generated_internal_id: 'CONT_AWD_X-2', subaward_obligation: null },
      ],
      page_metadata: { hasNext: true },
    });
    expect(await searchGrouped.call(request)).toEqual({
      hasNext: true,
      rows: [
        { awardId: 'X-1', generatedId: 'CONT_AWD_X-1', count: 3, obligations: 4.5 },
        { awardId: 'X-2', generatedId: 'CONT_AWD_X-2', count: null, obligations: null },
      ],
    });
    expect(edge.asked).toEqual([
      postCall('v2/search/spending_by_subaward_grouped/', {
        filters: { ...filters, award_type_codes: codes },
        page: 2,
        limit: 25,
        sort: 'award_id',
        order: 'desc',
      }),
    ]);
  });
  it('returns awards with the count and sum of their transactions', async () => {
    edge.answers({
      results: [
        {
          award_id: 'X-1',
          award_generated_internal_id: 'Y',
          transaction_count: 2,
          transaction_obligation: -1,
          subaward_count: 9,
        },
      ],
    });
    const { rows, hasNext } = await searchGrouped.call({
      ...request,
      level: 'transactions',
      tab: 'transaction_loans',
      order: 'asc',
    });
    expect([rows, hasNext]).toEqual([
      [{ awardId: 'X-1', generatedId: 'Y', count: 2, obligations: -1 }],
      false,
    ]);
    expect(edge.asked[0]).toMatchObject({
      path: 'v2/search/spending_by_transaction_grouped/',
      body: { filters: { award_type_codes: ['07', '08'] }, order: 'asc' },
    });
  });
  it.each([
    ['subawards', 'subgrants', 'count', 'subaward_count'],
    ['subawards', 'subgrants', 'obligation', 'subaward_obligation'],
    ['transactions', 'transaction_other', 'count', 'transaction_count'],
    ['transactions', 'transaction_other', 'obligation', 'transaction_obligation'],
    ['transactions', 'transaction_other', 'award_id', 'award_id'],
  ] as const)('for %s (%s) sends the sort key %s as %s', async (level, tab, sort, sent) => {
    edge.answers({ results: [] });
    await searchGrouped.call({ ...request, level, tab, sort });
    expect(edge.asked[0]!.body).toMatchObject({ sort: sent });
  });
  it.each(metadata)('with %j has `hasNext` set to %s', async (metadataFields, hasNext) => {
    edge.answers({ results: [], ...metadataFields });
    expect((await searchGrouped.call(request)).hasNext).toBe(hasNext);
  });
  it('is empty without a request if the tab does not match the types or the level', async () => {
    expect(
      await searchGrouped.call({ ...request, criteria: { ...criteria, awardTypes: ['02'] } }),
    ).toEqual({ rows: [], hasNext: false });
    expect(await searchGrouped.call({ ...request, tab: 'contracts' })).toEqual({
      rows: [],
      hasNext: false,
    });
    expect(edge.asked).toEqual([]);
  });
  it('rejects a response without results', async () => {
    edge.answers({});
    await expect(searchGrouped.call(request)).rejects.toThrow(UNREADABLE);
  });
});

describe('searchOutlays', () => {
  it('requests the awards of each fiscal year', () =>
    expect(searchOutlays.requestOf({ criteria })!.body).toEqual({
      filters,
      group: 'fiscal_year',
      spending_level: 'awards',
    }));
  it.each([
    [
      'adds the outlays of all years in cents',
      [{ total_outlays: 0.1 }, { total_outlays: 0.2 }],
      0.3,
    ],
    [
      'is null if the outlays of a year are not reported',
      [{ total_outlays: 5 }, { total_outlays: null }],
      null,
    ],
    ['is null if the service returns no outlays', [{ aggregated_amount: 5 }], null],
    ['is zero without awards', [], 0],
  ])('%s', async (_what, results, outlays) => {
    edge.answers({ results });
    expect(await searchOutlays.call({ criteria })).toBe(outlays);
  });
});
