import { createHash } from 'node:crypto';
import { getAnswerErrors } from './core/validate';
import type { buildOpenApiDocument } from './openapi';
import { routes } from './routes';
import { createDisasterBody } from '../tests/disasterCalls';
import { makeGenerator, randomFilters } from '../tests/oracle/randomFilters';
import { isFullRun } from '../tests/sampled';
import { smallSet, sharedServer } from '../tests/server';
import { readWorld, type Award, type World } from '../tests/oracle/world';
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

/** IDs of recipients with a profile, UEIs of parent recipients, and labels of Treasury Account Symbols. */
const profileIds: string[] = [];
const parentUeis: string[] = [];
const symbols: string[] = [];
const createPicker = (random: () => number) => {
  const below = (count: number) => Math.floor(random() * count);
  return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)]! };
};
beforeAll(async () => {
  const recipientList = (await send('POST', '/api/v2/recipient/', { limit: 200 })).json() as {
    results: { id: string; uei: string | null }[];
  };
  recipientList.results.forEach(({ id, uei }) => {
    profileIds.push(id);
    if (uei && id.endsWith('-P')) parentUeis.push(uei);
  });
  symbols.push(...server.lookups.tas.map(({ label }) => label));
});

describe('every endpoint', () => {
  const buildBody = (path: string, filters: object, award: Award, random: () => number): object => {
    const { below, pick } = createPicker(random);
    const name = path.split('/').filter(Boolean).at(-1)!;
    const typedFilters = { ...filters, award_type_codes: [award.type] };
    switch (name) {
      case 'spending_by_award':
        return {
          filters: typedFilters,
          fields: ['Award ID', 'Recipient Location', 'def_codes', 'NAICS', 'Awarding Agency'],
          limit: 20,
        };
      case 'spending_by_transaction':
        return {
          filters: typedFilters,
          fields: ['Award ID', 'Mod', 'Assistance Listing'],
          sort: 'Mod',
        };
      case 'spending_over_time':
        return {
          filters,
          group: pick(['month', 'quarter', 'fiscal_year', 'calendar_year']),
          spending_level: pick(['awards', 'transactions']),
        };
      case 'spending_by_geography':
        return {
          filters,
          scope: 'recipient_location',
          geo_layer: pick(['state', 'county', 'district', 'country']),
        };
      case 'transaction_spending_summary':
        return { filters: { keywords: [award.words.trim().split(' ')[0]!.padEnd(3, 'x')] } };
      case 'spending':
        return {
          type: pick(['agency', 'object_class', 'federal_account', 'recipient', 'award']),
          filters: { fy: String(2018 + below(8)), period: String(2 + below(11)) },
        };
      case 'federal_accounts':
        return {
          filters: { fy: String(2017 + below(9)) },
          page: 1 + below(9),
          limit: 1 + below(100),
          keyword: pick(['trust', '097', 'salaries', '']),
        };
      case 'total':
        if (path.startsWith('v1/')) {
          const ofBalances = path.includes('balances');
          const account = ofBalances ? 'treasury_account_identifier' : 'treasury_account';
          return {
            filters: [
              {
                field: `${account}__federal_account_id`,
                operation: 'equals',
                value: 1 + below(830),
              },
              {
                field: 'submission__reporting_fiscal_year',
                operation: 'in',
                value: [2017 + below(9), 2024],
              },
            ],
            group: pick([
              ['submission__reporting_fiscal_year', 'submission__reporting_fiscal_quarter'],
              [`${account}__tas_rendering_label`],
            ]),
            field: ofBalances
              ? 'unobligated_balance_cpe'
              : 'gross_outlay_amount_by_program_object_class_cpe',
            aggregate: pick(['sum', 'count', '']),
            order: ['-aggregate'],
            page: 1 + below(3),
            limit: 1 + below(100),
          };
        }
        return {
          filters: {
            time_period: [{ start_date: `${2017 + below(9)}-10-01`, end_date: '2025-09-30' }],
            object_class: pick([['10', '252'], ['410'], []]),
          },
          page: 1 + below(3),
          limit: 1 + below(100),
        };
      case 'cfda':
        return { search_text: pick(['93.7', 'health', 'road', 'a']), limit: 1 + below(500) };
      case 'spending_by_transaction_grouped':
      case 'spending_by_subaward_grouped': {
        const word = name.split('_')[2]!;
        return {
          filters: typedFilters,
          limit: 20,
          page: 1 + below(2),
          sort: pick([`${word}_count`, `${word}_obligation`, 'award_id']),
          order: random() < 0.5 ? 'asc' : 'desc',
        };
      }
      case 'new_awards_over_time':
        return {
          group: pick(['month', 'q', 'fiscal_year']),
          filters: {
            recipient_id: `${award.recipientUuid}-${'CPR'[below(3)]!}`,
            time_period: [{ start_date: '2015-03-01', end_date: '2024-02-01' }],
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
          filters: random() < 0.5 ? { [name]: '0' } : { aid: '097', [name]: '' },
          limit: 1 + below(500),
        };
      case 'naics':
        return { search_text: pick(['54', 'engineering', '3']), limit: 5 };
      case 'psc':
        return { search_text: pick(['R4', 'support', '1']), limit: 5 };
      case 'program_activity':
        return { search_text: pick(['00', 'operations', 'research']), limit: 5 };
      case 'awarding_agency_office':
      case 'funding_agency_office':
        return { search_text: pick(['defense', 'office', 'DOD', 'field']), limit: 5 };
      case 'filter':
        return { filters: { n: random() }, version: '2020-06-01' };
      case 'hash':
        return { hash: createHash('md5').update('{"filters":{},"version":"x"}').digest('hex') };
      case 'glossary':
        return {
          search_text: award.words.trim().slice(0, 1 + below(4)),
          limit: 1 + below(500),
        };
      case 'recipient':
        return path.includes('autocomplete')
          ? { search_text: award.recipient.slice(0, 5) }
          : { limit: 5, page: 1 + below(3) };
      case 'location':
      case 'city':
        return { search_text: (award.pop.city ?? 'spring').slice(0, 4), limit: 5 };
      case 'awarding_agency':
      case 'funding_agency':
        return { search_text: award.top.split(' ').at(-1), limit: 5 };
      default:
        return { filters };
    }
  };
  const buildSample = (path: string, random: () => number): { body?: object; url: string } => {
    const { below, pick } = createPicker(random);
    const filters = randomFilters(world, random);
    const award = pick(world.awards);
    if (path.includes('reporting/')) {
      const year = 2018 + below(7);
      const period = 3 * (1 + below(4));
      return {
        url: `/api/${path
          .replace('{toptier_code}', pick(['020', '036', '290', '242']))
          .replace('{fiscal_year}', String(year))
          .replace('{fiscal_period}', String(period))
          .replace(
            '{type}',
            random() < 0.5 ? 'assistance' : 'procurement',
          )}?fiscal_year=${year}&fiscal_period=${period}&limit=${1 + below(100)}`,
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
        pick(['021-2020', '097-0100', '069-8083', '036-0160']),
      )
      .replace('{bureau_slug}', 'defense-wide')
      .replace('{tas}', encodeURIComponent(pick(symbols)))
      .replace('agency/{id}/', `agency/${1 + below(70)}/`)
      .replace('{federal_account_id}', String(1 + below(830)))
      .replace('{fiscal_year}', String(2016 + below(11)))
      .replace('{code}', String(pick([11, 5415, 541512, 7])))
      .replace('{award_id}', encodeURIComponent(award.uid))
      .replace('{cfda_code}', '93.778')
      .replace('{fips}', pick(['06', '11', '72', '56']))
      .replace('{recipient_id}', pick(profileIds))
      .replace('{duns_or_uei}', pick(parentUeis))
      .replace(
        '{toptier_code}',
        path.includes('{bureau_slug}') ? '097' : pick(server.lookups.toptiers).code,
      )}`;
    if (/^v2\/(financial_|federal_obligations|award_spending)/.test(path)) {
      const year = 2017 + below(9);
      const agency = 1 + below(70);
      return {
        url: `${url}?fiscal_year=${year}&funding_agency_id=${agency}&awarding_agency_id=${agency}&major_object_class_code=${10 * (1 + below(4))}`,
      };
    }
    if (path.startsWith('v2/disaster/')) return { url, body: createDisasterBody(path, random) };
    if (path.includes('spending_by_category'))
      return { url, body: { filters, category: 'psc', limit: 5 } };
    if (/^v2\/(awards|idvs|transactions|subawards)\//.test(path))
      return { url, body: { award_id: award.uid, limit: 3 } };
    return { url, body: buildBody(path, filters, award, random) };
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
  )('(%s %s) returns responses that match its schema', async (method, path, route) => {
    await send('POST', '/api/v2/references/filter/', '{"filters":{},"version":"x"}');
    const random = makeGenerator(7);
    for (let index = 0; index < (isFullRun ? 20 : 5); index += 1) {
      const { url, body } = buildSample(path, random);
      const response = await send(method, url, method === 'POST' ? body : undefined);
      expect([
        JSON.stringify(body),
        response.statusCode,
        response.statusCode === 200 ? '' : response.body,
      ]).toEqual([JSON.stringify(body), 200, '']);
      expect(getAnswerErrors(route.answer, response.json())).toEqual([]);
    }
  });
  const badRequests: Readonly<
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
  /** Returns an address that fails with `status` for routes that need special parameters, or undefined for other routes. */
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
  // Downloads, limits (413) and a full disk (507) have test files of their own.
  const cases = routes
    .filter(({ path }) => !/download\//.test(path))
    .flatMap((route) =>
      route.errors
        .filter(
          (status) =>
            ![413, 507].includes(status) &&
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
  it.each(cases)('(%s %s) can return %i', async (method, _path, status, route) => {
    const { url, body } = badRequests[status]!(route);
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
  it('is documented in /api/openapi.json with the schema that validates its requests', async () => {
    const document = (await send('GET', '/api/openapi.json')).json() as ReturnType<
      typeof buildOpenApiDocument
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
  it('that accepts `latest` describes it as the last twelve months, not the current fiscal year', async () => {
    const document = (await send('GET', '/api/openapi.json')).json<
      Pick<ReturnType<typeof buildOpenApiDocument>, 'paths'>
    >();
    const collectTexts = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, part]) =>
            ['summary', 'description'].includes(key) && typeof part === 'string'
              ? [part]
              : collectTexts(part),
          )
        : [];
    const texts = collectTexts(document);
    expect(texts.length).toBeGreaterThan(routes.length);
    expect(texts.filter((text) => /(current|this) fiscal year/i.test(text))).toEqual([]);
    const byPath = document.paths as Record<string, unknown>;
    expect(collectTexts(byPath['/api/v2/recipient/state/']).join()).toContain('last twelve months');
    // Every route that accepts `latest` as a year explains this value.
    for (const [path, operations] of Object.entries(byPath))
      if (/"latest"|\|latest\)/.test(JSON.stringify(operations)))
        expect([path, collectTexts(operations).join()]).toEqual([
          path,
          expect.stringContaining('`latest`: the last twelve months'),
        ]);
  });
});
