import type { TSchema } from '@sinclair/typebox';
import { requestFacts } from '../tests/requestFields/facts';
import { createCaseFinder } from '../tests/requestFields/cases';
import {
  buildRequest,
  withField,
  type Case,
  type Facts,
  type Request,
} from '../tests/requestFields/values';
import { sender } from '../tests/requests';
import { sampled } from '../tests/sampled';
import { sharedServer, smallSet } from '../tests/server';
import type { Downloads, Job, Plan } from './core/jobs';
import type { Route } from './core/route';
import { routes } from './routes';
import type { ApiServer } from './server';

/** Returns the leaves of a schema by dotted name, with `[]` for list members. Alternatives are merged. */
const getLeaves = (schema: TSchema, name: string): [name: string, schema: TSchema][] => {
  const alternatives = (schema.anyOf ?? [schema]) as TSchema[];
  return alternatives.flatMap((one): [string, TSchema][] => {
    if (one.properties)
      return Object.entries(one.properties as Record<string, TSchema>).flatMap(([key, value]) =>
        getLeaves(value, name ? `${name}.${key}` : key),
      );
    const items = one.items as TSchema | undefined;
    return items?.properties ? getLeaves(items, `${name}[]`) : [[name, schema]];
  });
};
/** Returns the request fields of a route by name: `path:x` in the path, `?x` in the query, and `x.y` in the body. */
const getFields = ({ path, query, body }: Route): ReadonlyMap<string, TSchema> =>
  new Map([
    ...[...path.matchAll(/\{(\w+)\}/g)].map(
      ([, name]) => [`path:${name}`, { type: 'string' } as unknown as TSchema] as const,
    ),
    ...(query ? getLeaves(query, '').map(([name, schema]) => [`?${name}`, schema] as const) : []),
    ...(body ? getLeaves(body, '') : []),
  ]);

let server: ApiServer;
let facts: Facts;
let lastPlan: Plan | undefined;
beforeAll(async () => {
  server = await sharedServer();
  facts = await requestFacts(server, smallSet);
  // No archives are written, because the plan of a download contains its queries. `downloads/roundTrip.test.ts` reads whole archives.
  jest.spyOn(server.downloads as Downloads, 'submit').mockImplementation((plan) => {
    lastPlan = plan;
    return { fileName: 'x.zip', request: plan.request } as Job;
  });
  jest
    .spyOn(server.downloads as Downloads, 'find')
    .mockImplementation((fileName) => ({ fileName, status: 'ready', created: 0 }) as Job);
}, 120_000);
afterAll(() => {
  jest.restoreAllMocks();
  facts.close();
});
const send = sender(() => server);

/** Response fields that repeat the request, so their change proves nothing. */
const echoes = new Set([
  'page_metadata',
  'limit',
  'messages',
  'spending_level',
  'category',
  'seconds_elapsed',
  'group',
  'scope',
  'geo_layer',
  'fiscal_year',
  'toptier_code',
  'award_type_codes',
  'spending_type',
  'agency_type',
  'federal_account',
  'treasury_account',
  'bureau_slug',
]);
const getContent = async ({ format, files }: Plan) => [
  format,
  ...(await Promise.all(
    files.map(async ({ name, columns, stages, sql }) => {
      const rows = (stages[0]?.sql ?? sql).replace('{{from}}', '0').replace('{{to}}', '1000000000');
      const [row] = await facts.rows(`select count(*) AS n from (${rows})`);
      return [name, columns, Number(row!.n)];
    }),
  )),
];
/** Returns the content of a response or download as JSON, without the fields that repeat the request. Rejects unexpected errors. */
const contentFor = async (route: Route, request: Request, isRefused = false): Promise<string> => {
  lastPlan = undefined;
  const response = await send(route.method, request.url, request.body);
  if (isRefused && response.statusCode >= 400 && response.statusCode <= 501) return response.body;
  if (isRefused || response.statusCode !== 200)
    return Promise.reject(
      new Error(
        `${response.statusCode} ${response.body.slice(0, 300)} for ${request.url} ${JSON.stringify(request.body)}`,
      ),
    );
  if (lastPlan) return JSON.stringify(await getContent(lastPlan));
  const body = response.json<unknown>();
  return JSON.stringify(
    Array.isArray(body) || typeof body !== 'object'
      ? body
      : Object.fromEntries(Object.entries(body as object).filter(([key]) => !echoes.has(key))),
  );
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
/** Returns the names of the leaves that differ between two requests, in the form of `getLeaves`. */
const findDifferences = (one: unknown, other: unknown, name = ''): string[] => {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  const isList = [one, other].some(Array.isArray);
  const container = [one, other].find(isObject);
  if (!container || [one, other].some((value) => value !== undefined && !isObject(value)))
    return [name];
  if (isList && !(Object.values(container)[0] && isObject(Object.values(container)[0])))
    return [name];
  return [one, other]
    .flatMap((value) => Object.keys((value ?? {}) as object))
    .filter((key, at, keys) => keys.indexOf(key) === at)
    .flatMap((key) =>
      findDifferences(
        (one as Record<string, unknown> | undefined)?.[key],
        (other as Record<string, unknown> | undefined)?.[key],
        isList ? `${name}[]` : name ? `${name}.${key}` : key,
      ),
    );
};

/** Only routes that accept the filter object of a search have more filters than this. */
const MANY = 40;
const isFilter = (field: string) => field.startsWith('filters.');

const NOT_READ = /^Accepted but ignored: \w/;
const isUnread = ({ description }: TSchema) => NOT_READ.test(String(description ?? ''));

describe.each(
  routes
    .filter((route) => getFields(route).size)
    .map((route, at) => [route.method, route.path, route, at] as const),
)('%s %s', (_method, path, route, at) => {
  it('reads each of its request fields, or documents that it ignores the field', async () => {
    const problems: string[] = [];
    const fields = getFields(route);
    const filters = [...fields.keys()].filter(isFilter);
    const triedFilters = new Set(filters.length > MANY ? sampled(filters, 8, at) : filters);
    const contents = new Map<string, Promise<string>>();
    const content = (request: Request, isRefused?: boolean) => {
      const key = JSON.stringify(request);
      if (!contents.has(key)) contents.set(key, contentFor(route, request, isRefused));
      return contents.get(key)!;
    };
    for (const [field, schema] of fields) {
      const fieldCase: Case | undefined = createCaseFinder(path, facts)(field, schema);
      if (!fieldCase) {
        problems.push(`${field}: has no case in tests/requestFields/cases.ts`);
        continue;
      }
      // Searches share their filters. A full run tries all filters on each search. Other runs try a rotating sample of them.
      if (isFilter(field) && !triedFilters.has(field)) continue;
      const [one, other] = [buildRequest(path, fieldCase.one), buildRequest(path, fieldCase.other)];
      const changedNames = [...new Set(findDifferences(fieldCase.one, fieldCase.other))].filter(
        (name) => name !== field && !name.startsWith(`${field}[]`),
      );
      if (changedNames.length)
        problems.push(`${field}: its two requests differ in ${changedNames.join(', ')}`);
      try {
        const isSame = (await content(one)) === (await content(other, fieldCase.refused));
        if (isSame !== (isUnread(schema) || Boolean(fieldCase.same)))
          problems.push(
            isSame
              ? `${field}: changes nothing between ${JSON.stringify(fieldCase.one)} and ${JSON.stringify(fieldCase.other)}`
              : `${field}: is said not to be read, and changes the response`,
          );
      } catch (error) {
        problems.push(`${field}: ${(error as Error).message}`);
      }
    }
    expect(problems).toEqual([]);
  });
});

const sorts = routes.flatMap((route) =>
  [...getFields(route)]
    .filter(([field]) => /(^|[?.])sort(\.field)?$/.test(field))
    .map(([field, schema]) => [`${route.method} ${route.path}`, field, route, schema] as const),
);
it.each(sorts)(
  '%s names %s and its allowed values when the sort is invalid',
  async (_name, field, route, schema) => {
    const valid = createCaseFinder(route.path, facts)(field, schema)!.one;
    const { url, body } = buildRequest(route.path, withField(valid, field, 'no such column'));
    const response = await send(route.method, url, body);
    const { detail } = response.json<{ detail: string }>();
    expect([response.statusCode, detail]).toEqual([
      400,
      expect.stringMatching(new RegExp(field.replace('?', '').replace('.', '\\|'), 'i')),
    ]);
    // Columns of subawards are not columns of awards.
    const allowed = ((schema.enum ?? valid.fields) as readonly string[]).filter(
      (value) => !value.startsWith('Sub-Award'),
    );
    expect(allowed.filter((value) => !detail.includes(value))).toEqual([]);
    expect(allowed.length).toBeGreaterThan(1);
  },
);
