import { testEachRequest, countBody, sender, type OddRequest } from '../tests/requests';
import { sharedServer } from '../tests/server';
import type { ApiServer } from './server';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
}, 120_000);
const send = sender(() => server);

describe('the status of unusual requests', () => {
  const agency = (query: string) => `agency/097/awards/${query}`;
  const requests = (
    status: number,
    method: 'GET' | 'POST',
    rows: readonly (readonly [name: string, url: string, body?: unknown])[],
  ): OddRequest[] =>
    rows.map(([name, url, body]) => [name, status, method, `/api/v2/${url}`, body]);
  const table: readonly OddRequest[] = [
    ['double slashes', 200, 'POST', '/api//v2/search//spending_by_award_count/', countBody({})],
    ...requests(400, 'POST', [
      ['null as body of a custom download', 'bulk_download/awards/', 'null'],
      ['malformed hash', 'references/hash/', { hash: 'nope' }],
      ['unknown hash', 'references/hash/', { hash: '0'.repeat(32) }],
      [
        'a saved search with objects 50,000 deep',
        'references/filter/',
        `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
      ],
      [
        'account funding of an unknown award',
        'awards/funding_rollup/',
        { award_id: 'CONT_AWD_NOPE' },
      ],
      ['a glossary search for a number', 'autocomplete/glossary/', { search_text: 7 }],
    ]),
    ...requests(400, 'GET', [
      ['bad sort of agencies', 'references/toptier_agencies/?sort=color'],
      ['an unknown code in a list', agency('?award_type_codes=[A,ZZ]')],
      ['a year in letters', agency('?fiscal_year=latest')],
      [
        'submissions of a period in words',
        'reporting/agencies/overview/?fiscal_year=2024&fiscal_period=Q1',
      ],
      [
        'a submission of a year with a fraction',
        'reporting/agencies/097/2024.5/3/submission_history/',
      ],
      ['an industry code in letters', 'references/naics/forestry/'],
    ]),
    ...requests(404, 'GET', [
      ['unknown endpoint', 'references/def_code/'],
      ['unknown award', 'awards/CONT_AWD_NOPE/'],
      ['an unknown agency', 'agency/999/awards/'],
      [
        'a submission of an agency code that is not a number',
        'reporting/agencies/%00/2024/3/unlinked_awards/assistance/',
      ],
    ]),
    ...requests(422, 'POST', [
      ['an award ID beyond the range of integers', 'download/contract/', '{"award_id":1e30}'],
      ['an infinite award ID', 'download/contract/', '{"award_id":1e400}'],
      ['account funding without an award', 'awards/funding_rollup/', {}],
      [
        'archive files of an agency name',
        'bulk_download/list_monthly_files/',
        { agency: 'defense', fiscal_year: 2024, type: 'contracts' },
      ],
      ['no search text', 'autocomplete/recipient/', {}],
    ]),
    ...requests(422, 'GET', [
      ['an infinite page of a query', `references/glossary/?page=${'9'.repeat(400)}`],
      ['more terms than the page limit', 'references/glossary/?limit=501'],
      ['an empty list', agency('?award_type_codes=[]')],
      ['a year before the first', agency('?fiscal_year=1999')],
      ['a future year', agency('?fiscal_year=2099')],
      ['an industry code of seven digits', 'references/naics/1234567/'],
    ]),
    ...requests(200, 'GET', [
      ['the date of the award data', 'awards/last_updated/'],
      ['all terms of the glossary', 'references/glossary/?limit=500'],
      ['a list in brackets', agency('?award_type_codes=[A,B,C]')],
      ['a list in encoded brackets', agency('?award_type_codes=%5BA%2CB%2CC%5D')],
      ['a list without brackets', agency('?award_type_codes=A,B,C')],
      ['a list of quoted items with blanks', agency('?award_type_codes=["A", "B"]')],
      ['a list as repeated parameters', agency('?award_type_codes=A&award_type_codes=B')],
      ['no intersection in a list', agency('?award_type_codes=[no intersection]')],
      ['unknown query parameters', agency('?fiscal_year=2025&colour=red')],
      [
        'dates of submissions without a slash',
        'reporting/agencies/publish_dates?fiscal_year=2024&filter=',
      ],
      [
        'submissions of a name with a quote',
        'reporting/agencies/overview/?fiscal_year=2024&fiscal_period=8&filter=%27%25_\\',
      ],
      ['a page after the last page of periods', 'reporting/agencies/097/overview/?page=1000000000'],
    ]),
    ['account funding requested with GET', 405, 'GET', '/api/v2/awards/funding_rollup/'],
    ...requests(200, 'POST', [
      [
        'archive files of an agency by its number',
        'bulk_download/list_monthly_files/',
        { agency: 1, fiscal_year: 2024, type: 'contracts' },
      ],
      [
        'archive files of an agency by digits',
        'bulk_download/list_monthly_files/',
        { agency: '1', fiscal_year: 2024, type: 'contracts' },
      ],
      [
        'a glossary search without a slash',
        'autocomplete/glossary',
        { search_text: 'oblig', limit: 500 },
      ],
    ]),
  ];
  testEachRequest(table, send);
});
