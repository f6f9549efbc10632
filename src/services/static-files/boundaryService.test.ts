import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { getFailure } from '../../../tests/serviceEdge';
import type * as BoundaryService from './boundaryService';

/** Returns a boundary file with one square per area. */
const makeFile = (...areas: [code: string, name: string][]) => ({
  type: 'Topology',
  arcs: areas.map((_, at) => [
    [at, 0],
    [at, 1],
    [at + 1, 1],
    [at + 1, 0],
    [at, 0],
  ]),
  objects: {
    areas: {
      type: 'GeometryCollection',
      geometries: areas.map(([code, name], at) => ({
        type: 'Polygon',
        arcs: [[at]],
        properties: { code, name },
      })),
    },
  },
});
const index = {
  counties: ['TX', 'OH'],
  'districts-current': ['TX'],
  'districts-original': ['OH'],
};
const files: Record<string, object> = {
  index,
  states: makeFile(['TX', 'Texas'], ['OH', 'Ohio']),
  countries: makeFile(['CAN', 'Canada']),
  'counties/TX': makeFile(['48453', 'Travis'], ['48001', 'Anderson'], ['48113', 'Dallas']),
  'counties/OH': makeFile(['39049', 'Franklin']),
  'districts-current/TX': makeFile(['4810', 'TX-10']),
  'districts-original/OH': makeFile(['3916', 'OH-16']),
};
let requestedFiles: string[] = [];
let failingResponse: (() => HttpResponse<string>) | undefined;
const server = setupServer(
  http.get('*/data/boundaries/*', ({ request }) => {
    const name = new URL(request.url).pathname.replace('/data/boundaries/', '');
    requestedFiles.push(name);
    const content = files[name.replace(/\.json$/, '')];
    return (
      failingResponse?.() ??
      (content && name.endsWith('.json')
        ? HttpResponse.json(content)
        : new HttpResponse(null, { status: 404 }))
    );
  }),
);
let fetchBoundaries: typeof BoundaryService.fetchBoundaries;
let fetchCounties: typeof BoundaryService.fetchCounties;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
// The module caches files, so each test loads the module again.
beforeEach(() =>
  jest.isolateModules(() => {
    ({ fetchBoundaries, fetchCounties } = jest.requireActual(
      './boundaryService',
    ) as typeof BoundaryService);
  }),
);
afterEach(() => {
  requestedFiles = [];
  failingResponse = undefined;
});
afterAll(() => server.close());
const fetchCodes = async (...args: Parameters<typeof BoundaryService.fetchBoundaries>) =>
  (await fetchBoundaries(...args))?.features.map(({ properties }) => properties.code);

describe('boundaries', () => {
  it.each([
    ['states', ['TX', 'OH']],
    ['countries', ['CAN']],
  ] as const)('of %s are in one file', async (kind, expected) => {
    expect(await fetchCodes(kind)).toEqual(expected);
    expect(requestedFiles).toEqual([`${kind}.json`]);
  });
  it('are shapes in degrees with code and name', async () => {
    expect(await fetchBoundaries('countries')).toEqual({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { code: 'CAN', name: 'Canada' },
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [0, 1],
                [1, 1],
                [1, 0],
                [0, 0],
              ],
            ],
          },
        },
      ],
    });
  });
  it('of counties and districts are in one file per state, and states without a file are left out [i7.24]', async () => {
    expect(await fetchCodes('counties', ['TX', 'GU', 'OH'])).toEqual([
      '48453',
      '48001',
      '48113',
      '39049',
    ]);
    expect(requestedFiles).toEqual(['index.json', 'counties/TX.json', 'counties/OH.json']);
    expect(await fetchCodes('districts-current', ['TX', 'OH'])).toEqual(['4810']);
    expect(await fetchCodes('districts-original', ['TX', 'OH'])).toEqual(['3916']);
    expect(requestedFiles.slice(-2)).toEqual([
      'districts-current/TX.json',
      'districts-original/OH.json',
    ]);
    expect(await fetchBoundaries('counties', ['TX'])).toMatchObject({ type: 'FeatureCollection' });
  });
  it('are undefined without a file', async () => {
    expect(await fetchBoundaries('districts-original', ['TX'])).toBeUndefined();
    expect(await fetchBoundaries('counties', ['GU'])).toBeUndefined();
    expect(await fetchBoundaries('counties')).toBeUndefined();
    expect(requestedFiles).toEqual(['index.json']);
  });
  it('are fetched once, even by parallel requests', async () => {
    await Promise.all([fetchBoundaries('states'), fetchBoundaries('states')]);
    await fetchBoundaries('states');
    expect(requestedFiles).toEqual(['states.json']);
  });
});

describe('the counties of a state', () => {
  it('are sorted by name', async () => {
    expect(await fetchCounties('TX')).toEqual([
      { code: '48001', name: 'Anderson' },
      { code: '48113', name: 'Dallas' },
      { code: '48453', name: 'Travis' },
    ]);
    expect(requestedFiles).toEqual(['index.json', 'counties/TX.json']);
  });
  it('are [] for a state without a file', async () => {
    expect(await fetchCounties('GU')).toEqual([]);
    expect(requestedFiles).toEqual(['index.json']);
  });
  it('are [] if no state has a file', async () => {
    failingResponse = () => HttpResponse.json({}) as unknown as HttpResponse<string>;
    expect(await fetchCounties('TX')).toEqual([]);
    expect(await fetchBoundaries('counties', ['TX'])).toBeUndefined();
  });
});

describe('a boundary file that fails to load', () => {
  it('causes an error with the status', async () => {
    failingResponse = () => HttpResponse.text('', { status: 503 });
    const error = await getFailure(fetchBoundaries('states'));
    expect([error.name, error.message, error.status, error.retryable, error.cancelled]).toEqual([
      'ServiceError',
      'We couldn’t load the map boundaries. Try again.',
      503,
      true,
      false,
    ]);
  });
  it.each([
    ['invalid JSON', () => HttpResponse.text('<html>')],
    ['no network', () => HttpResponse.error() as HttpResponse<string>],
  ])('causes an error if it cannot be read: %s', async (_name, response) => {
    failingResponse = response;
    const error = await getFailure(fetchBoundaries('states'));
    expect([error.name, error.message, error.status, error.retryable, error.cancelled]).toEqual([
      'ServiceError',
      'We couldn’t read the map boundaries. Try again.',
      0,
      true,
      false,
    ]);
  });
  it('is requested again the next time', async () => {
    failingResponse = () => HttpResponse.text('', { status: 503 });
    await getFailure(fetchBoundaries('states'));
    failingResponse = undefined;
    expect(await fetchCodes('states')).toEqual(['TX', 'OH']);
    expect(requestedFiles).toEqual(['states.json', 'states.json']);
  });
});
