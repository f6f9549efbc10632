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
      ['no kind of spending', url('agency/spending'), { filter }],
      ['page nought', ...spending({ pagination: { page: 0 } })],
      ['too long a page', ...spending({ pagination: { limit: 101 } })],
      ['no layer', url('spending_by_geography'), { filter, spending_type: 'outlay' }],
    ]),
    ...posts(400, [
      ['codes that are no list', url('award/count'), { filter: { def_codes: 'L' } }],
      ['codes that are no texts', url('award/count'), { filter: { def_codes: [1] } }],
      ['a code in lower case', url('award/count'), { filter: { def_codes: ['l'] } }],
      ['an unknown code', url('def_code/count'), { filter: { def_codes: ['L', '?'] } }],
      ['a name of every object', url('def_code/count'), { filter: { def_codes: ['constructor'] } }],
      ['null as filter', url('cfda/count'), { filter: null }],
      [
        'an unknown award type',
        url('recipient/count'),
        { filter: { ...filter, award_type_codes: ['Q'] } },
      ],
      [
        'contracts among listings',
        url('cfda/count'),
        { filter: { ...filter, award_type_codes: ['A'] } },
      ],
      [
        'grants among loans',
        ...spending({ filter: { ...filter, award_type_codes: ['02'] } }, 'agency/loans'),
      ],
      [
        'both kinds of types',
        url('award/amount'),
        { filter: { ...filter, award_type_codes: ['02'], award_type: 'assistance' } },
      ],
      ['an unknown side', url('award/amount'), { filter: { ...filter, award_type: 'grants' } }],
      ['an unknown kind of spending', ...spending({ spending_type: 'all' }, 'cfda/spending')],
      ['half a row', ...spending({ pagination: { limit: 5.5 } })],
      ['an unknown order', ...spending({ pagination: { order: 'up' } })],
      ['an unknown sort', ...spending({ pagination: { sort: 'name' } })],
      ['a sort of loans alone', ...spending({ pagination: { sort: 'face_value_of_loan' } })],
      ['a number as text to look for', ...spending({ filter: { ...filter, query: 5 } })],
      [
        'countries',
        url('spending_by_geography'),
        { filter, geo_layer: 'country', spending_type: 'outlay' },
      ],
      [
        'a scope of the wrong kind',
        url('spending_by_geography'),
        { filter, geo_layer: 'state', scope: 'x', spending_type: 'outlay' },
      ],
    ]),
    ...posts(200, [
      ['recipients without a kind of spending', url('recipient/spending'), { filter }],
      ['the last rows that are listed', ...spending({ pagination: { page: 100, limit: 100 } })],
      [
        'quotes as text to look for',
        ...spending({ filter: { ...filter, query: "'; %_\\ \u0000" } }),
      ],
      ['a list without its slash', '/api/v2/disaster/agency/count', { filter }],
    ]),
    ...posts(403, [
      ['rows beyond them', ...spending({ pagination: { page: 101, limit: 100 } })],
      [
        'listings beyond them',
        ...spending({ pagination: { page: 10001, limit: 1 } }, 'cfda/loans'),
      ],
    ]),
    ['an overview of nothing', 422, 'GET', `${url('overview')}?def_codes=`],
    ['an overview of an unknown code', 400, 'GET', `${url('overview')}?def_codes=L,LL`],
    ['an overview asked with POST', 405, 'POST', url('overview'), {}],
    ['a count asked with GET', 405, 'GET', url('award/count')],
  ];
  testEachRequest(table, send);
});
