import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { getDistricts } from '@/domain/districts';
import { findNewCounty, findRetiredCounty, isCountyCode } from '@/domain/places/counties';
import { getCorners, getShapeCenter, type Boundaries } from '@/lib/boundaries';
import { insets } from '@/map/plane';
import { readBoundaries as read } from './boundaryFile';

const root = join(__dirname, '..');
/** Degrees of the plane by which a district may reach beyond the outline of its state, whose source is at another scale. */
const MARGIN = 0.1;
/** Returns the rows of a reference table by column name. */
const readReference = (file: string): readonly Readonly<Record<string, string>>[] => {
  const [header = '', ...lines] = readFileSync(join(root, 'mock-api/data/reference', file), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const columns = header.split(',');
  return lines.map((line) => {
    const values = line.split(',');
    return Object.fromEntries(columns.map((column, at) => [column, values[at] ?? '']));
  });
};
const getRingArea = (ring: readonly (readonly number[])[]) =>
  Math.abs(
    ring
      .slice(1)
      .reduce((sum, [x = 0, y = 0], at) => sum + ring[at]![0]! * y - x * ring[at]![1]!, 0),
  ) / 2;
const siteFolder = join(root, 'public/data/boundaries');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const run = (...files: string[]) =>
  spawnSync(
    process.execPath,
    [join(root, 'scripts/import-boundaries.mjs'), ...files, '--out', folder],
    { encoding: 'utf8' },
  );
const writeFixture = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const createSquare = (x: number, y: number) => [
  [
    [x, y],
    [x, y + 1],
    [x + 1, y + 1],
    [x + 1, y],
    [x, y],
  ],
];
const createCollection = (field: string, rows: [string, string][]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: rows.map(([state, number], at) => ({
      type: 'Feature',
      properties: { STATEFP: state, [field]: number },
      geometry: { type: 'Polygon', coordinates: createSquare(-100 + at, 40) },
    })),
  });

const getPolygons = ({ geometry }: Boundaries['features'][number]) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
/** Returns the area of all shapes without their holes, in square degrees of the plane. */
const sumAreas = (shapes: Boundaries['features']) =>
  shapes
    .flatMap(getPolygons)
    .map((rings) => rings.map(getRingArea))
    .reduce((sum, [outer = 0, ...holes]) => sum + outer - holes.reduce((a, b) => a + b, 0), 0);

describe('boundaries of the site', () => {
  it('contain every state, the countries, and the counties of each state by code [i7.24-25]', () => {
    const states = read(join(siteFolder, 'states.json'));
    expect(states.features).toHaveLength(56);
    const texas = getShapeCenter(
      states.features.find(({ properties }) => properties.code === 'TX'),
    )!;
    // Texas is slightly left of and below the center of the map plane (tests/mapPlane.test.ts).
    expect(texas[0]).toBeGreaterThan(-8);
    expect(texas[0]).toBeLessThan(0);
    expect(texas[1]).toBeLessThan(-2);
    expect(texas[1]).toBeGreaterThan(-12);
    expect(
      read(join(siteFolder, 'countries.json')).features.find(
        ({ properties }) => properties.code === 'DEU',
      )?.properties.name,
    ).toBe('Germany');
    const counties = readdirSync(join(siteFolder, 'counties')).flatMap(
      (name) => read(join(siteFolder, 'counties', name)).features,
    );
    expect(counties.length).toBeGreaterThan(3000);
    expect(new Set(counties.map(({ properties }) => properties.code)).size).toBe(counties.length);
    expect(
      read(join(siteFolder, 'counties/IL.json')).features.find(
        ({ properties }) => properties.code === '17031',
      )?.properties.name,
    ).toBe('Cook');
  });
  it('contain the counties whose pages exist', () => {
    const codes = new Set(
      readdirSync(join(siteFolder, 'counties')).flatMap((name) =>
        read(join(siteFolder, 'counties', name)).features.map(({ properties }) => properties.code),
      ),
    );
    const isOnMapOrChanged = (code: string) =>
      codes.has(code) || Boolean(findRetiredCounty(code) ?? findNewCounty(code));
    const allCodes = Array.from({ length: 100_000 }, (_, at) => String(at).padStart(5, '0'));
    expect(codes.size).toBeGreaterThan(3000);
    expect(allCodes.filter((code) => isCountyCode(code) !== isOnMapOrChanged(code))).toEqual([]);
  });
  it('have the same bounding box for a state and for its counties', () => {
    const states = read(join(siteFolder, 'states.json'));
    const texas = states.features.find(({ properties }) => properties.code === 'TX')!;
    const [[west, south], [east, north]] = getCorners({ ...states, features: [texas] });
    const counties = getCorners(read(join(siteFolder, 'counties/TX.json')));
    expect(east - west).toBeGreaterThan(5);
    [west, south, east, north].forEach((side, at) =>
      expect(Math.abs(counties.flat()[at]! - side)).toBeLessThan(0.1),
    );
  });
});

describe('district boundaries of the site', () => {
  const vintages = ['current', 'original'] as const;
  const readDistricts = (vintage: (typeof vintages)[number], state: string) =>
    read(join(siteFolder, `districts-${vintage}`, `${state}.json`)).features;
  const codesOf = (vintage: (typeof vintages)[number], state: string) =>
    readDistricts(vintage, state).map(({ properties }) => properties.code.slice(2));
  it('contain the current and original districts of each of the 56 states and territories [i7.24]', () => {
    const associated = ['FM', 'MH', 'PW', 'UM'];
    const states = readReference('states.csv').filter(({ code }) => !associated.includes(code!));
    expect(states).toHaveLength(56);
    const currentRows = readReference('districts.csv');
    for (const { fips, code: state, type, congressional_districts_original: count } of states) {
      expect([state, codesOf('current', state!).sort()]).toEqual([
        state,
        currentRows
          .filter((row) => row.state_fips === fips)
          .map((row) => row.congressional_district)
          .sort(),
      ]);
      const numbers = Array.from({ length: Number(count) }, (_, at) => String(at + 1));
      const isAtLarge = numbers.length === 1;
      expect([state, codesOf('original', state!).sort()]).toEqual([
        state,
        type !== 'state'
          ? ['98']
          : isAtLarge
            ? ['00']
            : numbers.map((number) => number.padStart(2, '0')),
      ]);
      for (const vintage of vintages) {
        const offered = getDistricts(vintage, state!);
        readDistricts(vintage, state!).forEach(({ properties: { code, name } }) => {
          expect(code.slice(0, 2)).toBe(fips);
          // The lists of the place filters offer the district under the same name.
          expect(offered).toContain(name);
        });
      }
    }
  });
  it.each(vintages)('of the %s vintage are closed rings in the place of their state', (vintage) => {
    const outlines = read(join(siteFolder, 'states.json'));
    for (const outline of outlines.features) {
      const state = outline.properties.code;
      const inset = insets.find(({ code }) => code === state);
      // An inset has room for islands that the outline lacks.
      const frame = inset?.corners ?? getCorners({ ...outlines, features: [outline] });
      const districts = readDistricts(vintage, state);
      const rings = districts.flatMap((district) => getPolygons(district).flat());
      expect([state, rings.filter((ring) => getRingArea(ring) === 0)]).toEqual([state, []]);
      const isClosed = (ring: number[][]) => ring.length >= 4 && `${ring[0]}` === `${ring.at(-1)}`;
      expect([state, rings.filter((ring) => !isClosed(ring))]).toEqual([state, []]);
      const isInside = (point: readonly number[]) =>
        point.every((value, axis) => {
          const [low, high] = frame.map((corner) => corner[axis]!);
          return value > low! - MARGIN && value < high! + MARGIN;
        });
      expect([state, rings.flat().filter((point) => !isInside(point))]).toEqual([state, []]);
      // The Census Bureau simplifies coasts and small islands differently in each file.
      const counties = read(join(siteFolder, 'counties', `${state}.json`)).features;
      const share = sumAreas(districts) / sumAreas(counties);
      expect([state, share > 0.75 && share < 1.15]).toEqual([state, true]);
    }
  });
});

describe('npm run import-boundaries', () => {
  it('writes one file of current districts per state, without water areas [i7.24]', () => {
    const { status, stdout } = run(
      writeFixture(
        'cd118.geojson',
        createCollection('CD118FP', [
          ['08', '01'],
          ['08', '02'],
          ['08', 'ZZ'],
          ['56', '00'],
        ]),
      ),
    );
    expect([status, stdout.trim()]).toEqual([
      0,
      'cd118.geojson: 3 districts of the 118th Congress in 2 states and territories → districts-current',
    ]);
    expect(
      read(join(folder, 'districts-current/CO.json')).features.map(({ properties }) => properties),
    ).toEqual([
      { code: '0801', name: 'CO-01' },
      { code: '0802', name: 'CO-02' },
    ]);
    expect(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))).toEqual({
      counties: [],
      'districts-current': ['CO', 'WY'],
      'districts-original': [],
    });
    expect(read(join(folder, 'districts-current/WY.json')).features[0]!.geometry.type).toBe(
      'Polygon',
    );
  });
  it('draws districts of Alaska inside its inset of the map', () => {
    const areas = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { STATEFP: '02', CD118FP: '00' },
          geometry: { type: 'Polygon', coordinates: createSquare(-150, 61) },
        },
      ],
    };
    expect(run(writeFixture('cd118.json', JSON.stringify(areas))).status).toBe(0);
    const [west, north] = getShapeCenter(
      read(join(folder, 'districts-current/AK.json')).features[0],
    )!;
    const [low, high] = insets.find(({ code }) => code === 'AK')!.corners;
    expect(west > low[0] && west < high[0] && north > low[1] && north < high[1]).toBe(true);
  });
  it('imports districts of an older congress as original districts [i7.24]', () => {
    expect(
      run(writeFixture('cd116.json', createCollection('CD116FP', [['08', '01']]))).status,
    ).toBe(0);
    expect(
      read(join(folder, 'districts-original/CO.json')).features.map(({ properties }) => properties),
    ).toEqual([{ code: '0801', name: 'CO-01' }]);
    expect(existsSync(join(folder, 'districts-current'))).toBe(false);
    expect(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))).toMatchObject({
      'districts-current': [],
      'districts-original': ['CO'],
    });
  });
  it('reads a shapefile from a ZIP archive', () => {
    // Builds a shapefile of one square with a table of two fields, byte by byte.
    const ring = createSquare(-105, 39)[0]!;
    const shp = Buffer.alloc(100 + 8 + 48 + ring.length * 16);
    shp.writeInt32BE(9994, 0);
    shp.writeInt32BE(shp.length / 2, 24);
    shp.writeInt32LE(1000, 28);
    shp.writeInt32LE(5, 32);
    shp.writeInt32BE(1, 100);
    shp.writeInt32BE((48 + ring.length * 16) / 2, 104);
    shp.writeInt32LE(5, 108);
    [-105, 39, -104, 40].forEach((value, at) => {
      shp.writeDoubleLE(value, 36 + at * 8);
      shp.writeDoubleLE(value, 112 + at * 8);
    });
    shp.writeInt32LE(1, 144);
    shp.writeInt32LE(ring.length, 148);
    shp.writeInt32LE(0, 152);
    ring.forEach(([x, y], at) => {
      shp.writeDoubleLE(x!, 156 + at * 16);
      shp.writeDoubleLE(y!, 164 + at * 16);
    });
    const fields = [
      ['STATEFP', 2],
      ['CD119FP', 2],
    ] as const;
    const dbf = Buffer.alloc(32 + fields.length * 32 + 1 + 5 + 1, 0);
    dbf[0] = 3;
    dbf.writeInt32LE(1, 4);
    dbf.writeInt16LE(32 + fields.length * 32 + 1, 8);
    dbf.writeInt16LE(5, 10);
    fields.forEach(([name, length], at) => {
      dbf.write(name, 32 + at * 32, 'latin1');
      dbf.write('C', 32 + at * 32 + 11, 'latin1');
      dbf[32 + at * 32 + 16] = length;
    });
    dbf[32 + fields.length * 32] = 13;
    dbf.write(' 0803', 33 + fields.length * 32, 'latin1');
    dbf[dbf.length - 1] = 26;
    const { status, stdout, stderr } = run(
      writeFixture(
        'cb_2024_us_cd119.zip',
        zipSync({
          'cb_2024_us_cd119.shp': new Uint8Array(shp),
          'cb_2024_us_cd119.dbf': new Uint8Array(dbf),
        }),
      ),
    );
    expect([stderr, status, stdout]).toEqual([
      '',
      0,
      'cb_2024_us_cd119.zip: 1 districts of the 119th Congress in 1 states and territories → districts-current\n',
    ]);
    expect(read(join(folder, 'districts-current/CO.json')).features[0]!.properties).toEqual({
      code: '0803',
      name: 'CO-03',
    });
  });
  it.each([
    ['no files', [], 'npm run import-boundaries'],
    ['an unknown file type', ['x.txt'], 'only .zip, .shp, .json and .geojson files can be read'],
    ['areas that are not districts', ['states.json'], 'its areas are not congressional districts'],
    ['a broken zip', ['broken.zip'], 'damaged or truncated'],
    ['a missing file', ['none.json'], 'could not be imported'],
  ])('reports an error for %s and writes nothing', (_what, names, message) => {
    writeFixture('x.txt', '');
    writeFixture(
      'states.json',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [{ type: 'Feature', properties: { NAME: 'Texas' }, geometry: null }],
      }),
    );
    writeFixture('broken.zip', 'PK');
    const { status, stderr } = run(...names.map((name) => join(folder, name)));
    expect([status, stderr.includes(message)]).toEqual([1, true]);
    expect(existsSync(join(folder, 'districts-current'))).toBe(false);
  });
});
