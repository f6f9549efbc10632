import { covidDefCodes } from '../src/domain/codes/defCodes';
import { testEachRequest, sender, type OddRequest } from '../tests/requests';
import { sharedServer } from '../tests/server';
import type { ApiServer } from './server';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
}, 120_000);
const send = sender(() => server);
const filter = { def_codes: covidDefCodes };

describe('the status of unusual disaster requests', () => {
  const url = (path: string) => `/api/v2/disaster/${path}/`;
  const spending = (rest: object, path = 'recipient/spending') =>
    [url(path), { filter, spending_type: 'award', ...rest }] as const;
  const posts = (
    status: number,
    rows: readonly (readonly [name: string, url: string, body?: unknown])[],
  ): OddRequest[] => rows.map(([name, ...request]) => [name, status, 'POST', ...request]);
  const table: readonly OddRequest[] = [
    ...posts(422, [
      ['no filter', url('agency/count'), {}],
      ['no codes', url('agency/count'), { filter: {} }],
      ['an empty list of codes', url('award/count'), { filter: { def_codes: [] } }],
      ['no award types', url('recipient/count'), { filter: { ...filter, award_type_codes: [] } }],
      ['no spending type', url('agency/spending'), { filter }],
      ['page 0', ...spending({ pagination: { page: 0 } })],
      ['a limit above 100', ...spending({ pagination: { limit: 101 } })],
      ['no map layer', url('spending_by_geography'), { filter, spending_type: 'outlay' }],
    ]),
    ...posts(400, [
      ['codes that are not a list', url('award/count'), { filter: { def_codes: 'L' } }],
      ['codes that are not strings', url('award/count'), { filter: { def_codes: [1] } }],
      ['a code in lower case', url('award/count'), { filter: { def_codes: ['l'] } }],
      ['an unknown code', url('def_code/count'), { filter: { def_codes: ['L', '?'] } }],
      ['an inherited name', url('def_code/count'), { filter: { def_codes: ['constructor'] } }],
      ['null as filter', url('cfda/count'), { filter: null }],
      [
        'an unknown award type',
        url('recipient/count'),
        { filter: { ...filter, award_type_codes: ['Q'] } },
      ],
      [
        'contract types for assistance listings',
        url('cfda/count'),
        { filter: { ...filter, award_type_codes: ['A'] } },
      ],
      [
        'grant types for loans',
        ...spending({ filter: { ...filter, award_type_codes: ['02'] } }, 'agency/loans'),
      ],
      [
        'both award_type and award_type_codes',
        url('award/amount'),
        { filter: { ...filter, award_type_codes: ['02'], award_type: 'assistance' } },
      ],
      ['an unknown side', url('award/amount'), { filter: { ...filter, award_type: 'grants' } }],
      ['an unknown spending type', ...spending({ spending_type: 'all' }, 'cfda/spending')],
      ['a fractional limit', ...spending({ pagination: { limit: 5.5 } })],
      ['an unknown order', ...spending({ pagination: { order: 'up' } })],
      ['an unknown sort field', ...spending({ pagination: { sort: 'name' } })],
      ['a loan-only sort field', ...spending({ pagination: { sort: 'face_value_of_loan' } })],
      ['a number as query', ...spending({ filter: { ...filter, query: 5 } })],
      [
        'a map of countries',
        url('spending_by_geography'),
        { filter, geo_layer: 'country', spending_type: 'outlay' },
      ],
      [
        'an unknown map scope',
        url('spending_by_geography'),
        { filter, geo_layer: 'state', scope: 'x', spending_type: 'outlay' },
      ],
    ]),
    ...posts(200, [
      ['recipients without a spending type', url('recipient/spending'), { filter }],
      ['the last available page', ...spending({ pagination: { page: 100, limit: 100 } })],
      [
        'special characters as query',
        ...spending({ filter: { ...filter, query: "'; %_\\ \u0000" } }),
      ],
      ['a path without its trailing slash', '/api/v2/disaster/agency/count', { filter }],
    ]),
    ...posts(403, [
      ['a page after the last one', ...spending({ pagination: { page: 101, limit: 100 } })],
      [
        'listings after the last page',
        ...spending({ pagination: { page: 10001, limit: 1 } }, 'cfda/loans'),
      ],
    ]),
    ['an overview without codes', 422, 'GET', `${url('overview')}?def_codes=`],
    ['an overview of an unknown code', 400, 'GET', `${url('overview')}?def_codes=L,LL`],
    ['an overview requested with POST', 405, 'POST', url('overview'), {}],
    ['a count requested with GET', 405, 'GET', url('award/count')],
  ];
  testEachRequest(table, send);
});
