/**
 * Writes `public/data/boundaries/`: states and territories, countries, and the counties of each state or territory. Source:
 * us-atlas (Census Bureau, 1:10,000,000) and world-atlas (Natural Earth, 1:110,000,000). Run it after an update of either.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { prune, thin, writeBoundaries, writeIndex } from './lib/boundaryFiles.mjs';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../public/data/boundaries/', import.meta.url));
const numbers = JSON.parse(
  readFileSync(new URL('lib/countryNumbers.json', import.meta.url), 'utf8'),
);
const csv = (name) =>
  readFileSync(new URL(`../mock-api/data/reference/${name}.csv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
const [header, ...lines] = csv('states').map((line) => line.split(','));
const codeOf = new Map(
  lines.map((cells) => [cells[header.indexOf('fips')], cells[header.indexOf('code')]]),
);

/** Points that go, the least telling first: the files stay within their budgets. */
const GONE = 0.1;
const [counties, states, world] = [
  'us-atlas/counties-10m.json',
  'us-atlas/states-10m.json',
  'world-atlas/countries-110m.json',
].map((file) => thin(require(file), GONE));
writeBoundaries(
  `${root}states.json`,
  prune(
    states,
    states.objects.states.geometries
      .filter(({ id }) => codeOf.has(id))
      .map((area) => ({
        ...area,
        properties: { code: codeOf.get(area.id), name: area.properties.name },
      })),
  ),
);
writeBoundaries(
  `${root}countries.json`,
  prune(
    world,
    world.objects.countries.geometries
      .filter(({ id }) => numbers[id])
      .map((area) => ({
        ...area,
        properties: { code: numbers[area.id], name: area.properties.name },
      })),
  ),
);
for (const [fips, code] of codeOf) {
  const own = counties.objects.counties.geometries.filter(({ id }) => id.startsWith(fips));
  if (own.length)
    writeBoundaries(
      `${root}counties/${code}.json`,
      prune(
        counties,
        own.map((area) => ({ ...area, properties: { code: area.id, name: area.properties.name } })),
      ),
    );
}
writeIndex(root);
