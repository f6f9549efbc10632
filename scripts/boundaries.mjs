/**
 * Writes `public/data/boundaries/`: states and territories, countries, and the counties of each state or territory. Source:
 * us-atlas (Census Bureau, 1:10,000,000) and world-atlas (Natural Earth, 1:110,000,000). Run it after an update of either.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { prune, thin, writeBoundaries, writeIndex } from './lib/boundaryFiles.mjs';

/** @typedef {import('topojson-specification').GeometryCollection<{ name: string }>} Areas */
/** @typedef {import('topojson-specification').Topology<Record<string, Areas>>} Atlas */

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../public/data/boundaries/', import.meta.url));
/** @type {Record<string, string>} */
const numbers = JSON.parse(
  readFileSync(new URL('lib/countryNumbers.json', import.meta.url), 'utf8'),
);
const csv = (/** @type {string} */ name) =>
  readFileSync(new URL(`../mock-api/data/reference/${name}.csv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
const [header = [], ...lines] = csv('states').map((line) => line.split(','));
/** @type {Map<string, string>} */
const codeOf = new Map(
  lines.map((cells) => [cells[header.indexOf('fips')] ?? '', cells[header.indexOf('code')] ?? '']),
);

/** Points that go, the least telling first: the files stay within their budgets. */
const GONE = 0.1;
const atlas = (/** @type {string} */ file) => thin(/** @type {Atlas} */ (require(file)), GONE);
/**
 * Writes the areas that have a code.
 * @param {string} file
 * @param {Atlas} topology
 * @param {string} object
 * @param {(id: string) => string | undefined} codeFor
 */
const write = (file, topology, object, codeFor) => {
  const areas = (topology.objects[object]?.geometries ?? []).flatMap((area) => {
    const code = codeFor(String(area.id));
    if (!code || (area.type !== 'Polygon' && area.type !== 'MultiPolygon')) return [];
    return [{ ...area, properties: { code, name: area.properties?.name ?? '' } }];
  });
  if (areas.length) writeBoundaries(`${root}${file}`, prune(topology, areas));
};
write('states.json', atlas('us-atlas/states-10m.json'), 'states', (id) => codeOf.get(id));
write('countries.json', atlas('world-atlas/countries-110m.json'), 'countries', (id) => numbers[id]);
const counties = atlas('us-atlas/counties-10m.json');
for (const [fips, code] of codeOf)
  write(`counties/${code}.json`, counties, 'counties', (id) =>
    id.startsWith(fips) ? id : undefined,
  );
writeIndex(root);
