import { answerEach, counted, sender, type OddRequest } from '../tests/requests';
import { sharedServer } from '../tests/server';
import type { ApiServer } from './server';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
}, 120_000);
const send = sender(() => server);

describe('the status of unusual requests', () => {
  const agency = (query: string) => `/api/v2/agency/097/awards/${query}`;
  const table: readonly OddRequest[] = [
    ['double slashes', 200, 'POST', '/api//v2/search//spending_by_award_count/', counted({})],
    ['null as body of a custom download', 400, 'POST', '/api/v2/bulk_download/awards/', 'null'],
    ['malformed hash', 400, 'POST', '/api/v2/references/hash/', { hash: 'nope' }],
    ['unknown hash', 400, 'POST', '/api/v2/references/hash/', { hash: '0'.repeat(32) }],
    ['bad sort of agencies', 400, 'GET', '/api/v2/references/toptier_agencies/?sort=color'],
    ['unknown endpoint', 404, 'GET', '/api/v2/references/def_code/'],
    ['unknown award', 404, 'GET', '/api/v2/awards/CONT_AWD_NOPE/'],
    [
      'a number no database holds as an award id',
      422,
      'POST',
      '/api/v2/download/contract/',
      '{"award_id":1e30}',
    ],
    ['an infinite award id', 422, 'POST', '/api/v2/download/contract/', '{"award_id":1e400}'],
    [
      'an infinite page of a query',
      422,
      'GET',
      `/api/v2/references/glossary/?page=${'9'.repeat(400)}`,
    ],
    [
      'objects 50,000 deep where a search is saved',
      400,
      'POST',
      '/api/v2/references/filter/',
      `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
    ],
    ['the day of the awards', 200, 'GET', '/api/v2/awards/last_updated/'],
    [
      'account money of an award that is not there',
      400,
      'POST',
      '/api/v2/awards/funding_rollup/',
      { award_id: 'CONT_AWD_NOPE' },
    ],
    ['account money asked without an award', 422, 'POST', '/api/v2/awards/funding_rollup/', {}],
    ['account money asked with GET', 405, 'GET', '/api/v2/awards/funding_rollup/'],
    [
      'archive files of an agency by its number',
      200,
      'POST',
      '/api/v2/bulk_download/list_monthly_files/',
      { agency: 1, fiscal_year: 2024, type: 'contracts' },
    ],
    [
      'archive files of an agency by digits',
      200,
      'POST',
      '/api/v2/bulk_download/list_monthly_files/',
      { agency: '1', fiscal_year: 2024, type: 'contracts' },
    ],
    [
      'archive files of an agency in words',
      422,
      'POST',
      '/api/v2/bulk_download/list_monthly_files/',
      { agency: 'defense', fiscal_year: 2024, type: 'contracts' },
    ],
    ['all terms of the glossary', 200, 'GET', '/api/v2/references/glossary/?limit=500'],
    ['more terms than a page holds', 422, 'GET', '/api/v2/references/glossary/?limit=501'],
    [
      'a glossary search without a slash',
      200,
      'POST',
      '/api/v2/autocomplete/glossary',
      { search_text: 'oblig', limit: 500 },
    ],
    [
      'a glossary search for a number',
      400,
      'POST',
      '/api/v2/autocomplete/glossary/',
      { search_text: 7 },
    ],
    ['a list in brackets', 200, 'GET', agency('?award_type_codes=[A,B,C]')],
    ['a list in encoded brackets', 200, 'GET', agency('?award_type_codes=%5BA%2CB%2CC%5D')],
    ['a list without brackets', 200, 'GET', agency('?award_type_codes=A,B,C')],
    ['a list of quoted items with blanks', 200, 'GET', agency('?award_type_codes=["A", "B"]')],
    ['a list as repeated parameters', 200, 'GET', agency('?award_type_codes=A&award_type_codes=B')],
    ['no intersection in a list', 200, 'GET', agency('?award_type_codes=[no intersection]')],
    ['unknown query parameters', 200, 'GET', agency('?fiscal_year=2025&colour=red')],
    ['an empty list', 422, 'GET', agency('?award_type_codes=[]')],
    ['an unknown code in a list', 400, 'GET', agency('?award_type_codes=[A,ZZ]')],
    ['a year in letters', 400, 'GET', agency('?fiscal_year=latest')],
    ['a year before the first', 422, 'GET', agency('?fiscal_year=1999')],
    ['a year not begun', 422, 'GET', agency('?fiscal_year=2099')],
    ['an unknown agency', 404, 'GET', '/api/v2/agency/999/awards/'],
    [
      'dates of submissions without a slash',
      200,
      'GET',
      '/api/v2/reporting/agencies/publish_dates?fiscal_year=2024&filter=',
    ],
    [
      'submissions of a name with a quote',
      200,
      'GET',
      '/api/v2/reporting/agencies/overview/?fiscal_year=2024&fiscal_period=8&filter=%27%25_\\',
    ],
    [
      'submissions of a period in words',
      400,
      'GET',
      '/api/v2/reporting/agencies/overview/?fiscal_year=2024&fiscal_period=Q1',
    ],
    [
      'a page of periods past the last',
      200,
      'GET',
      '/api/v2/reporting/agencies/097/overview/?page=1000000000',
    ],
    [
      'a submission of a year with a fraction',
      400,
      'GET',
      '/api/v2/reporting/agencies/097/2024.5/3/submission_history/',
    ],
    [
      'a submission of an agency that is no number',
      404,
      'GET',
      '/api/v2/reporting/agencies/%00/2024/3/unlinked_awards/assistance/',
    ],
    ['an industry code in letters', 400, 'GET', '/api/v2/references/naics/forestry/'],
    ['an industry code of seven digits', 422, 'GET', '/api/v2/references/naics/1234567/'],
    ['no search text', 422, 'POST', '/api/v2/autocomplete/recipient/', {}],
  ];
  answerEach(table, send);
});
