import { createHash } from 'node:crypto';
import { answerErrors } from './core/validate';
import type { openApiDocument } from './openapi';
import { routes } from './routes';
import { disasterBody } from '../tests/disasterCalls';
import { generator, randomFilters } from '../tests/oracle/randomFilters';
import { isFullRun } from '../tests/sampled';
import { smallSet, sharedServer } from '../tests/server';
import { readWorld, type World } from '../tests/oracle/world';
import { typeCodes } from './db/schema';
import { recipientCategoryCodes } from '../src/domain/codes/recipientTypes';
import { sender } from '../tests/requests';
import type { ApiServer } from './server';

let server: ApiServer;
let world: World;
beforeAll(async () => {
  server = await sharedServer();
  world = await readWorld(smallSet, typeCodes, recipientCategoryCodes);
}, 120_000);
const send = sender(() => server);

/** IDs of recipients with a profile, UEIs of parent recipients, and labels of Treasury account symbols. */
const profiles: string[] = [];
const heads: string[] = [];
const symbols: string[] = [];
const oneOf = (list: readonly string[], random: () => number) =>
  list[Math.floor(random() * list.length)]!;
beforeAll(async () => {
  const listed = (await send('POST', '/api/v2/recipient/', { limit: 200 })).json() as {
    results: { id: string; uei: string | null }[];
  };
  listed.results.forEach(({ id, uei }) => {
    profiles.push(id);
    if (uei && id.endsWith('-P')) heads.push(uei);
  });
  symbols.push(...server.lookups.tas.map(({ label }) => label));
});

describe('every endpoint', () => {
  const sample = (path: string, random: () => number): { body?: object; url: string } => {
    const filters = randomFilters(world, random);
    const award = world.awards[Math.floor(random() * world.awards.length)]!;
    const name = path.split('/').filter(Boolean).at(-1)!;
    if (path.includes('reporting/')) {
      const year = 2018 + Math.floor(random() * 7);
      const period = 3 * (1 + Math.floor(random() * 4));
      return {
        url: `/api/${path
          .replace('{toptier_code}', ['020', '036', '290', '242'][Math.floor(random() * 4)]!)
          .replace('{fiscal_year}', String(year))
          .replace('{fiscal_period}', String(period))
          .replace(
            '{type}',
            random() < 0.5 ? 'assistance' : 'procurement',
          )}?fiscal_year=${year}&fiscal_period=${period}&limit=${1 + Math.floor(random() * 100)}`,
      };
    }
    const url = `/api/${path
      .replace('assistance_listing/{code}', 'assistance_listing/93')
      .replace('{group}', 'Service')
      .replace('{psc}', 'R')
      .replace('{psc2}', 'R4')
      .replace('{agency}', '097')
      .replace('{federal_account}', '021-2020')
      .replace(
        /\{(account_number|federal_account_code)\}/,
        ['021-2020', '097-0100', '069-8083', '036-0160'][Math.floor(random() * 4)]!,
      )
      .replace('{bureau_slug}', 'defense-wide')
      .replace('{tas}', encodeURIComponent(oneOf(symbols, random)))
      .replace('agency/{id}/', `agency/${1 + Math.floor(random() * 70)}/`)
      .replace('{federal_account_id}', String(1 + Math.floor(random() * 830)))
      .replace('{fiscal_year}', String(2016 + Math.floor(random() * 11)))
      .replace('{code}', String([11, 5415, 541512, 7][Math.floor(random() * 4)]))
      .replace('{award_id}', encodeURIComponent(award.uid))
      .replace('{cfda_code}', '93.778')
      .replace('{fips}', ['06', '11', '72', '56'][Math.floor(random() * 4)]!)
      .replace('{recipient_id}', oneOf(profiles, random))
      .replace('{duns_or_uei}', oneOf(heads, random))
      .replace(
        '{toptier_code}',
        path.includes('{bureau_slug}')
          ? '097'
          : server.lookups.toptiers[Math.floor(random() * server.lookups.toptiers.length)]!.code,
      )}`;
    if (/^v2\/(financial_|federal_obligations|award_spending)/.test(path)) {
      const year = 2017 + Math.floor(random() * 9);
      const agency = 1 + Math.floor(random() * 70);
      return {
        url: `${url}?fiscal_year=${year}&funding_agency_id=${agency}&awarding_agency_id=${agency}&major_object_class_code=${10 * (1 + Math.floor(random() * 4))}`,
      };
    }
    if (path.startsWith('v2/disaster/')) return { url, body: disasterBody(path, random) };
    if (path.includes('spending_by_category'))
      return { url, body: { filters, category: 'psc', limit: 5 } };
    if (/^v2\/(awards|idvs|transactions|subawards)\//.test(path))
      return { url, body: { award_id: award.uid, limit: 3 } };
    const codes = [award.type];
    switch (name) {
      case 'spending_by_award':
        return {
          url,
          body: {
            filters: { ...filters, award_type_codes: codes },
            fields: ['Award ID', 'Recipient Location', 'def_codes', 'NAICS', 'Awarding Agency'],
            limit: 20,
          },
        };
      case 'spending_by_transaction':
        return {
          url,
          body: {
            filters: { ...filters, award_type_codes: codes },
            fields: ['Award ID', 'Mod', 'Assistance Listing'],
            sort: 'Mod',
          },
        };
      case 'spending_over_time':
        return {
          url,
          body: {
            filters,
            group: ['month', 'quarter', 'fiscal_year', 'calendar_year'][Math.floor(random() * 4)],
            spending_level: ['awards', 'transactions'][Math.floor(random() * 2)],
          },
        };
      case 'spending_by_geography':
        return {
          url,
          body: {
            filters,
            scope: 'recipient_location',
            geo_layer: ['state', 'county', 'district', 'country'][Math.floor(random() * 4)],
          },
        };
      case 'transaction_spending_summary':
        return {
          url,
          body: { filters: { keywords: [award.words.trim().split(' ')[0]!.padEnd(3, 'x')] } },
        };
      case 'spending':
        return {
          url,
          body: {
            type: ['agency', 'object_class', 'federal_account', 'recipient', 'award'][
              Math.floor(random() * 5)
            ],
            filters: {
              fy: String(2018 + Math.floor(random() * 8)),
              period: String(2 + Math.floor(random() * 11)),
            },
          },
        };
      case 'federal_accounts':
        return {
          url,
          body: {
            filters: { fy: String(2017 + Math.floor(random() * 9)) },
            page: 1 + Math.floor(random() * 9),
            limit: 1 + Math.floor(random() * 100),
            keyword: ['trust', '097', 'salaries', ''][Math.floor(random() * 4)],
          },
        };
      case 'total':
        if (path.startsWith('v1/')) {
          const ofBalances = path.includes('balances');
          const account = ofBalances ? 'treasury_account_identifier' : 'treasury_account';
          return {
            url,
            body: {
              filters: [
                {
                  field: `${account}__federal_account_id`,
                  operation: 'equals',
                  value: 1 + Math.floor(random() * 830),
                },
                {
                  field: 'submission__reporting_fiscal_year',
                  operation: 'in',
                  value: [2017 + Math.floor(random() * 9), 2024],
                },
              ],
              group: [
                ['submission__reporting_fiscal_year', 'submission__reporting_fiscal_quarter'],
                [`${account}__tas_rendering_label`],
              ][Math.floor(random() * 2)],
              field: ofBalances
                ? 'unobligated_balance_cpe'
                : 'gross_outlay_amount_by_program_object_class_cpe',
              aggregate: ['sum', 'count', ''][Math.floor(random() * 3)],
              order: ['-aggregate'],
              page: 1 + Math.floor(random() * 3),
              limit: 1 + Math.floor(random() * 100),
            },
          };
        }
        return {
          url,
          body: {
            filters: {
              time_period: [
                { start_date: `${2017 + Math.floor(random() * 9)}-10-01`, end_date: '2025-09-30' },
              ],
              object_class: [['10', '252'], ['410'], []][Math.floor(random() * 3)],
            },
            page: 1 + Math.floor(random() * 3),
            limit: 1 + Math.floor(random() * 100),
          },
        };
      case 'cfda':
        return {
          url,
          body: {
            search_text: ['93.7', 'health', 'road', 'a'][Math.floor(random() * 4)],
            limit: 1 + Math.floor(random() * 500),
          },
        };
      case 'spending_by_transaction_grouped':
      case 'spending_by_subaward_grouped': {
        const word = name.split('_')[2]!;
        return {
          url,
          body: {
            filters: { ...filters, award_type_codes: codes },
            limit: 20,
            page: 1 + Math.floor(random() * 2),
            sort: [`${word}_count`, `${word}_obligation`, 'award_id'][Math.floor(random() * 3)],
            order: random() < 0.5 ? 'asc' : 'desc',
          },
        };
      }
      case 'new_awards_over_time':
        return {
          url,
          body: {
            group: ['month', 'q', 'fiscal_year'][Math.floor(random() * 3)],
            filters: {
              recipient_id: `${award.recipientUuid}-${'CPR'[Math.floor(random() * 3)]!}`,
              time_period: [{ start_date: '2015-03-01', end_date: '2024-02-01' }],
            },
          },
        };
      case 'ata':
      case 'aid':
      case 'bpoa':
      case 'epoa':
      case 'a':
      case 'main':
      case 'sub':
        return {
          url,
          body: {
            filters: random() < 0.5 ? { [name]: '0' } : { aid: '097', [name]: '' },
            limit: 1 + Math.floor(random() * 500),
          },
        };
      case 'naics':
        return {
          url,
          body: { search_text: ['54', 'engineering', '3'][Math.floor(random() * 3)], limit: 5 },
        };
      case 'psc':
        return {
          url,
          body: { search_text: ['R4', 'support', '1'][Math.floor(random() * 3)], limit: 5 },
        };
      case 'program_activity':
        return {
          url,
          body: {
            search_text: ['00', 'operations', 'research'][Math.floor(random() * 3)],
            limit: 5,
          },
        };
      case 'awarding_agency_office':
      case 'funding_agency_office':
        return {
          url,
          body: {
            search_text: ['defense', 'office', 'DOD', 'field'][Math.floor(random() * 4)],
            limit: 5,
          },
        };
      case 'filter':
        return { url, body: { filters: { n: random() }, version: '2020-06-01' } };
      case 'hash':
        return {
          url,
          body: { hash: createHash('md5').update('{"filters":{},"version":"x"}').digest('hex') },
        };
      case 'glossary':
        return {
          url,
          body: {
            search_text: award.words.trim().slice(0, 1 + Math.floor(random() * 4)),
            limit: 1 + Math.floor(random() * 500),
          },
        };
      case 'recipient':
        return {
          url,
          body: path.includes('autocomplete')
            ? { search_text: award.recipient.slice(0, 5) }
            : { limit: 5, page: 1 + Math.floor(random() * 3) },
        };
      case 'location':
      case 'city':
        return { url, body: { search_text: (award.pop.city ?? 'spring').slice(0, 4), limit: 5 } };
      case 'awarding_agency':
      case 'funding_agency':
        return { url, body: { search_text: award.top.split(' ').at(-1), limit: 5 } };
      default:
        return { url, body: { filters } };
    }
  };
  it.each(
    routes
      .filter(
        (route) =>
          !/download\/|category\/(object_class|program_activity|tas)\/|parent_duns/.test(
            route.path,
          ),
      )
      .map((route) => [route.method, route.path, route] as const),
  )('%s %s returns responses that match its schema', async (method, path, route) => {
    await send('POST', '/api/v2/references/filter/', '{"filters":{},"version":"x"}');
    const random = generator(7);
    for (let index = 0; index < (isFullRun ? 20 : 5); index += 1) {
      const { url, body } = sample(path, random);
      const answer = await send(method, url, method === 'POST' ? body : undefined);
      expect([
        JSON.stringify(body),
        answer.statusCode,
        answer.statusCode === 200 ? '' : answer.body,
      ]).toEqual([JSON.stringify(body), 200, '']);
      expect(answerErrors(route.answer, answer.json())).toEqual([]);
    }
  });
  const bad: Readonly<
    Record<number, (route: (typeof routes)[number]) => { url: string; body?: unknown }>
  > = {
    400: (route) => ({
      url: `/api/${route.path.replace('{toptier_code}', '097')}${route.method === 'GET' ? '?sort=%00&year=x&fiscal_year=x&use_cache=perhaps&agency_type=none&page=x&depth=x&filter=a&def_codes=none' : ''}`,
      body: '{"budget_function": 1, "filters": 1, "search_text": 1, "limit": {}, "hash": 1, "award_type": 1',
    }),
    403: (route) => ({
      url: `/api/${route.path}`,
      body: {
        filter: { def_codes: ['N'] },
        spending_type: 'award',
        pagination: { page: 101, limit: 100 },
      },
    }),
    404: (route) => ({
      url: `/api/${route.path
        .replace(/\{(account_number|federal_account_code)\}/, '999-9999')
        .replace('{id}', '999999')
        .replace(/\{\w+\}/, 'NOPE')}`,
      body: {},
    }),
    422: (route) => ({
      url: `/api/${route.path.replace('{toptier_code}', '097').replace(/\{(account_number|federal_account_code)\}/, '097-0100')}${route.method === 'GET' ? '?fiscal_year=1&limit=0&depth=-5&def_codes=' : ''}`,
      body: route.path.includes('{federal_account_code}') ? { limit: 0 } : {},
    }),
    501: (route) => ({
      url: `/api/${route.path}`,
      body: { filters: {}, spending_level: 'award_financial', category: 'recipient_parent_duns' },
    }),
  };
  /** Returns the address for routes that need more parameters to fail in exactly one way. */
  const wrongAddress = (path: string, status: number): string | undefined => {
    if (path.includes('award_spending') && status === 404)
      return `/api/${path}?fiscal_year=2024&awarding_agency_id=9999`;
    if (path.includes('naics/{code}') && status === 422) return '/api/v2/references/naics/1234567/';
    if (!path.includes('reporting/')) return undefined;
    return `/api/${path
      .replace('{toptier_code}', status === 404 ? '999' : '097')
      .replace('{fiscal_year}', { 400: 'x', 404: '2024', 422: '2016' }[status]!)
      .replace('{fiscal_period}', '3')
      .replace(
        '{type}',
        'assistance',
      )}?fiscal_year=2024&fiscal_period=3&${{ 400: 'sort=size', 404: '', 422: 'limit=0' }[status]}`;
  };
  // Downloads and a full disk (507) have test files of their own.
  const cases = routes
    .filter(({ path }) => !/download\//.test(path))
    .flatMap((route) =>
      route.errors
        .filter(
          (status) =>
            status !== 507 &&
            !(status === 422 && /autocomplete\/glossary/.test(route.path)) &&
            !(
              status === 422 &&
              [
                'v2/recipient/',
                'v2/recipient/count/',
                'v2/recipient/duns/',
                'v2/federal_accounts/',
                'v2/subawards/',
              ].includes(route.path)
            ),
        )
        .map((status) => [route.method, route.path, status, route] as const),
    )
    .filter(
      ([, path, status]) =>
        !(status === 501 && /defc/.test(path)) &&
        !(status === 501 && /object_class|program_activity|\/tas\//.test(path)) &&
        !(status === 422 && path === 'v2/search/spending_by_category/'),
    );
  it.each(cases)('%s %s can return %i', async (method, _path, status, route) => {
    const { url, body } = bad[status]!(route);
    expect(
      (
        await send(
          method,
          wrongAddress(route.path, status) ?? url,
          method === 'POST' ? body : undefined,
        )
      ).statusCode,
    ).toBe(status);
  });
  it('is in /api/openapi.json with the schema that validates its requests', async () => {
    const document = (await send('GET', '/api/openapi.json')).json() as ReturnType<
      typeof openApiDocument
    >;
    expect(Object.keys(document.paths).sort()).toEqual(
      [...new Set(routes.map((route) => `/api/${route.path}`))].sort(),
    );
    for (const route of routes)
      if (route.body)
        expect(
          JSON.stringify(
            (
              document.paths as Record<
                string,
                Record<string, { requestBody: { content: Record<string, { schema: unknown }> } }>
              >
            )[`/api/${route.path}`]![route.method.toLowerCase()]!.requestBody.content[
              'application/json'
            ]!.schema,
          ),
        ).toBe(JSON.stringify(route.body));
  });
  it('describes `latest` as the last twelve months, and nowhere as the current fiscal year', async () => {
    const document = (await send('GET', '/api/openapi.json')).json<
      Pick<ReturnType<typeof openApiDocument>, 'paths'>
    >();
    /** Returns all summaries and descriptions of the document. */
    const textsOf = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, part]) =>
            ['summary', 'description'].includes(key) && typeof part === 'string'
              ? [part]
              : textsOf(part),
          )
        : [];
    const texts = textsOf(document);
    expect(texts.length).toBeGreaterThan(routes.length);
    expect(texts.filter((text) => /(current|this) fiscal year/i.test(text))).toEqual([]);
    const byPath = document.paths as Record<string, unknown>;
    expect(textsOf(byPath['/api/v2/recipient/state/']).join()).toContain('last twelve months');
    // Every route that accepts `latest` as a year explains it.
    for (const [path, operations] of Object.entries(byPath))
      if (/"latest"|\|latest\)/.test(JSON.stringify(operations)))
        expect([path, textsOf(operations).join()]).toEqual([
          path,
          expect.stringContaining('`latest`: the last twelve months'),
        ]);
  });
});
