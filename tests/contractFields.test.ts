import { hasReason, findMissingFields } from '../scripts/contract/contractFields.mjs';

const buildBody = (schema: object) => ({
  requestBody: { content: { 'application/json': { schema } } },
});
const text = { type: 'string' };
const publishedApi = {
  paths: {
    '/api/v2/search/awards/': {
      post: buildBody({
        properties: { filters: { $ref: '#/components/schemas/Filters' }, limit: {} },
      }),
    },
    '/api/v2/agency/{toptier_code}': {
      get: {
        parameters: [
          { name: 'toptier_code', in: 'path' },
          { name: 'fiscal_year', in: 'query' },
        ],
      },
    },
  },
  components: {
    schemas: {
      Filters: {
        properties: {
          keyword: text,
          codes: { anyOf: [{ items: text }, { properties: { require: { items: text } } }] },
          places: {
            items: {
              properties: { state: text, within: { $ref: '#/components/schemas/Filters' } },
            },
          },
          open: { type: 'object' },
        },
      },
    },
  },
};
const buildFilters = (properties: object) => ({
  '/api/v2/search/awards/': {
    post: buildBody({ properties: { filters: { properties }, limit: {} } }),
  },
});
const allProperties = {
  keyword: text,
  codes: { anyOf: [{ items: text }, { properties: { require: { items: text } } }] },
  places: { items: { properties: { state: text } } },
  open: { properties: { part: text } },
};
const agency = {
  '/api/v2/agency/{code}/': { get: { parameters: [{ name: 'fiscal_year', in: 'query' }] } },
};
const awards = 'POST search/awards/';

describe('missingFields', () => {
  it('returns [] when every field exists, whatever the path parameters are called', () => {
    expect(
      findMissingFields(publishedApi, { paths: { ...buildFilters(allProperties), ...agency } }),
    ).toEqual([]);
  });
  it.each([
    ['keyword', { keyword: undefined }, 'filters.keyword'],
    ['a side of a tree', { codes: { items: text } }, 'filters.codes.require'],
    [
      'a field of an object in a list',
      { places: { items: { properties: {} } } },
      'filters.places[].state',
    ],
    ['an object without fields', { open: undefined }, 'filters.open'],
  ])('returns the missing field: %s', (_name, changed, field) => {
    const contract = { paths: { ...buildFilters({ ...allProperties, ...changed }), ...agency } };
    expect(
      findMissingFields(publishedApi, JSON.parse(JSON.stringify(contract)) as typeof contract),
    ).toEqual([{ operation: awards, field }]);
  });
  it('returns missing query parameters and missing operations', () => {
    const bareAgency = { '/api/v2/agency/{code}/': { get: {} } };
    expect(findMissingFields(publishedApi, { paths: { ...bareAgency } })).toEqual([
      { operation: awards, field: 'operation' },
      { operation: 'GET agency/{toptier_code}', field: '?fiscal_year' },
    ]);
  });
});

describe('hasReason', () => {
  const list = [
    { fields: ['open', 'keyword'], reason: 'read as keywords' },
    { fields: ['codes'], operations: ['search/awards/'], reason: 'not read' },
  ];
  it.each([
    ['filters.keyword', awards, true],
    ['filters.codes', awards, true],
    ['filters.codes', 'POST search/transactions/', false],
    ['filters.places', awards, false],
  ])('reports whether the list gives a reason for %s in %s: %s', (field, operation, expected) => {
    expect(hasReason(list, { operation, field })).toBe(expected);
  });
});
