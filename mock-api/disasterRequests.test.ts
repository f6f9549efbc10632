import { covidDefCodes } from '../src/domain/codes/defCodes';
import { answerEach, sender, type OddRequest } from '../tests/requests';
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
  const table: readonly OddRequest[] = [
    ['no filter', 422, 'POST', url('agency/count'), {}],
    ['no codes', 422, 'POST', url('agency/count'), { filter: {} }],
    ['an empty list of codes', 422, 'POST', url('award/count'), { filter: { def_codes: [] } }],
    ['codes that are no list', 400, 'POST', url('award/count'), { filter: { def_codes: 'L' } }],
    ['codes that are no texts', 400, 'POST', url('award/count'), { filter: { def_codes: [1] } }],
    ['a code in lower case', 400, 'POST', url('award/count'), { filter: { def_codes: ['l'] } }],
    ['an unknown code', 400, 'POST', url('def_code/count'), { filter: { def_codes: ['L', '?'] } }],
    [
      'a name of every object',
      400,
      'POST',
      url('def_code/count'),
      { filter: { def_codes: ['constructor'] } },
    ],
    ['null as filter', 400, 'POST', url('cfda/count'), { filter: null }],
    [
      'an unknown award type',
      400,
      'POST',
      url('recipient/count'),
      { filter: { ...filter, award_type_codes: ['Q'] } },
    ],
    [
      'no award types',
      422,
      'POST',
      url('recipient/count'),
      { filter: { ...filter, award_type_codes: [] } },
    ],
    [
      'contracts among listings',
      400,
      'POST',
      url('cfda/count'),
      { filter: { ...filter, award_type_codes: ['A'] } },
    ],
    [
      'grants among loans',
      400,
      'POST',
      ...spending({ filter: { ...filter, award_type_codes: ['02'] } }, 'agency/loans'),
    ],
    [
      'both kinds of types',
      400,
      'POST',
      url('award/amount'),
      { filter: { ...filter, award_type_codes: ['02'], award_type: 'assistance' } },
    ],
    [
      'an unknown side',
      400,
      'POST',
      url('award/amount'),
      { filter: { ...filter, award_type: 'grants' } },
    ],
    ['no kind of spending', 422, 'POST', url('agency/spending'), { filter }],
    [
      'an unknown kind of spending',
      400,
      'POST',
      ...spending({ spending_type: 'all' }, 'cfda/spending'),
    ],
    ['recipients without a kind of spending', 200, 'POST', url('recipient/spending'), { filter }],
    ['page nought', 422, 'POST', ...spending({ pagination: { page: 0 } })],
    ['too long a page', 422, 'POST', ...spending({ pagination: { limit: 101 } })],
    ['half a row', 400, 'POST', ...spending({ pagination: { limit: 5.5 } })],
    ['an unknown order', 400, 'POST', ...spending({ pagination: { order: 'up' } })],
    ['an unknown sort', 400, 'POST', ...spending({ pagination: { sort: 'name' } })],
    [
      'a sort of loans alone',
      400,
      'POST',
      ...spending({ pagination: { sort: 'face_value_of_loan' } }),
    ],
    [
      'the last rows that are listed',
      200,
      'POST',
      ...spending({ pagination: { page: 100, limit: 100 } }),
    ],
    ['rows beyond them', 403, 'POST', ...spending({ pagination: { page: 101, limit: 100 } })],
    [
      'listings beyond them',
      403,
      'POST',
      ...spending({ pagination: { page: 10001, limit: 1 } }, 'cfda/loans'),
    ],
    ['a number as text to look for', 400, 'POST', ...spending({ filter: { ...filter, query: 5 } })],
    [
      'quotes as text to look for',
      200,
      'POST',
      ...spending({ filter: { ...filter, query: "'; %_\\ \u0000" } }),
    ],
    ['no layer', 422, 'POST', url('spending_by_geography'), { filter, spending_type: 'outlay' }],
    [
      'countries',
      400,
      'POST',
      url('spending_by_geography'),
      { filter, geo_layer: 'country', spending_type: 'outlay' },
    ],
    [
      'a scope of the wrong kind',
      400,
      'POST',
      url('spending_by_geography'),
      { filter, geo_layer: 'state', scope: 'x', spending_type: 'outlay' },
    ],
    ['an overview of nothing', 422, 'GET', `${url('overview')}?def_codes=`],
    ['an overview of an unknown code', 400, 'GET', `${url('overview')}?def_codes=L,LL`],
    ['an overview asked with POST', 405, 'POST', url('overview'), {}],
    ['a count asked with GET', 405, 'GET', url('award/count')],
    ['a list without its slash', 200, 'POST', '/api/v2/disaster/agency/count', { filter }],
  ];
  answerEach(table, send);
});
