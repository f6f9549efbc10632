import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import {
  disasterListings,
  disasterPlaces,
  disasterRecipients,
  disasterSpending,
  type DisasterSpendingQuery,
} from './endpoints';

const edge = serviceEdge();
const query: DisasterSpendingQuery = {
  defCodes: ['V'],
  basis: 'total',
  sort: 'obligation',
  order: 'desc',
  page: 2,
  limit: 10,
};
const pagination = { limit: 10, page: 2, sort: 'obligation', order: 'desc' };
const amounts = { obligation: 5, outlay: null, award_count: 2 };
const pages = { total: 12, hasNext: true };

describe('disasterSpending', () => {
  it('sends its basis, except for loans, which have their own endpoint', async () => {
    edge.answers({ totals: amounts, results: [], page_metadata: pages });
    await disasterSpending.call({ ...query, category: 'agency' });
    await disasterSpending.call({ ...query, category: 'federal_account', basis: 'award' });
    await disasterSpending.call({ ...query, category: 'object_class', basis: 'loan' });
    const filter = { def_codes: ['V'] };
    expect(edge.asked.map(({ path, body }) => [path, body])).toEqual([
      ['v2/disaster/agency/spending/', { filter, spending_type: 'total', pagination }],
      ['v2/disaster/federal_account/spending/', { filter, spending_type: 'award', pagination }],
      ['v2/disaster/object_class/loans/', { filter, pagination }],
    ]);
  });
  it('returns the rows with their children, the totals, and the number of all rows', async () => {
    const child = { id: '8', code: '012-A', description: 'Sub', ...amounts };
    edge.answers({
      totals: { obligation: 20, outlay: 9, total_budgetary_resources: 30 },
      results: [
        {
          id: 7,
          code: '012',
          description: 'Agriculture',
          total_budgetary_resources: 6,
          ...amounts,
          children: [child],
        },
        { id: null, code: '10', description: null, ...amounts, award_count: null },
      ],
      page_metadata: pages,
    });
    const result = await disasterSpending.call({ ...query, category: 'agency' });
    const expectedAmounts = {
      obligation: 5,
      outlay: null,
      awardCount: 2,
      faceValue: null,
      resources: null,
    };
    expect(result).toEqual({
      rows: [
        {
          ...expectedAmounts,
          id: '7',
          code: '012',
          description: 'Agriculture',
          resources: 6,
          children: [
            { ...expectedAmounts, id: '8', code: '012-A', description: 'Sub', children: [] },
          ],
        },
        { ...expectedAmounts, id: '', code: '10', description: '', awardCount: null, children: [] },
      ],
      totals: { obligation: 20, outlay: 9, awardCount: null, faceValue: null, resources: 30 },
      total: 12,
      hasNext: true,
    });
  });
  it('rejects a response without rows', async () => {
    edge.answers({ totals: amounts, page_metadata: pages });
    await expect(disasterSpending.call({ ...query, category: 'agency' })).rejects.toThrow(
      UNREADABLE,
    );
  });
});

describe('disasterRecipients', () => {
  it('returns every ID of a recipient', async () => {
    edge.answers({
      totals: amounts,
      results: [
        { id: ['a-C', 'a-R'], code: 'U', description: 'BOTH', ...amounts },
        { id: null, code: '', description: 'MULTIPLE RECIPIENTS', ...amounts },
      ],
      page_metadata: null,
    });
    const recipientPage = await disasterRecipients.call({ ...query, basis: 'award', search: 'bo' });
    expect(recipientPage.rows.map(({ ids, description }) => [ids, description])).toEqual([
      [['a-C', 'a-R'], 'BOTH'],
      [[], 'MULTIPLE RECIPIENTS'],
    ]);
    expect([recipientPage.total, recipientPage.hasNext]).toEqual([2, false]);
    await disasterRecipients.call({ ...query, basis: 'loan', awardTypes: ['07', '08'] });
    expect(edge.asked.map(({ path, body }) => [path, body])).toEqual([
      [
        'v2/disaster/recipient/spending/',
        { filter: { def_codes: ['V'], query: 'bo' }, pagination },
      ],
      [
        'v2/disaster/recipient/loans/',
        { filter: { def_codes: ['V'], award_type_codes: ['07', '08'] }, pagination },
      ],
    ]);
  });
});

describe('disasterListings', () => {
  it('returns the details of a listing with safe addresses only', async () => {
    edge.answers({
      totals: amounts,
      results: [
        {
          code: '93.778',
          description: 'Medicaid',
          ...amounts,
          cfda_federal_agency: 'HHS',
          cfda_objectives: 'To help',
          cfda_website: 'javascript:alert(1)',
          resource_link: 'https://sam.gov/fal/1',
          applicant_eligibility: 'States',
          beneficiary_eligibility: null,
        },
      ],
      page_metadata: pages,
    });
    const { rows } = await disasterListings.call({ ...query, basis: 'award' });
    expect(rows[0]).toMatchObject({
      code: '93.778',
      description: 'Medicaid',
      agency: 'HHS',
      objectives: 'To help',
      website: '',
      samLink: 'https://sam.gov/fal/1',
      applicants: 'States',
      beneficiaries: '',
    });
    expect(edge.asked[0]).toMatchObject({
      path: 'v2/disaster/cfda/spending/',
      body: { spending_type: 'award' },
    });
  });
});

describe('disasterPlaces', () => {
  it('sends the layer and any places, and keeps amounts without a place', async () => {
    edge.answers({
      results: [
        {
          shape_code: 'TX',
          display_name: 'Texas',
          amount: 8,
          per_capita: 2,
          population: 4,
          population_source: '2020 census',
          award_count: 1,
        },
        { shape_code: null, display_name: null, amount: 1 },
      ],
    });
    const place = {
      code: 'TX',
      name: 'Texas',
      amount: 8,
      perCapita: 2,
      population: 4,
      populationSource: '2020 census',
      awardCount: 1,
    };
    const placesQuery = { defCodes: ['V'], layer: 'state', spending: 'outlay' } as const;
    expect(await disasterPlaces.call({ ...placesQuery, places: ['TX'] })).toEqual([
      place,
      {
        code: '',
        name: '',
        amount: 1,
        perCapita: null,
        population: null,
        populationSource: '',
        awardCount: null,
      },
    ]);
    await disasterPlaces.call(placesQuery);
    const body = { filter: { def_codes: ['V'] }, geo_layer: 'state', spending_type: 'outlay' };
    expect(edge.asked.map(({ body: sent }) => sent)).toEqual([
      { ...body, geo_layer_filters: ['TX'] },
      body,
    ]);
  });
});
