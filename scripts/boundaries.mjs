/**
 * Writes `public/data/boundaries/`: states and territories, countries, and the counties of each state or territory. Sources: us-atlas
 * (Census Bureau, 1:10,000,000) and world-atlas (Natural Earth, 1:110,000,000). Countries are in degrees. States and counties are on
 * the plane of `lib/plane.mjs`, which this script also writes to `src/map/plane.json` for the site. Run it after an atlas is updated.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { prune, readStateCodes, thin, writeBoundaries, writeIndex } from './lib/boundaryFiles.mjs';
import { projectAtlas, projectBox, buildPlaneData, squares } from './lib/plane.mjs';

/** @typedef {import('topojson-specification').GeometryCollection<{ name: string }>} Areas */
/** @typedef {import('topojson-specification').Topology<Record<string, Areas>>} Atlas */

const require = createRequire(import.meta.url);
const outputFolder = fileURLToPath(new URL('../public/data/boundaries/', import.meta.url));
/** @type {Record<string, string>} */
const codesByNumber = JSON.parse(
  readFileSync(new URL('lib/countryNumbers.json', import.meta.url), 'utf8'),
);
const codesByFips = readStateCodes();

/** Share of points to remove, the least significant first, so that the files stay within their size budgets. */
const REMOVED_SHARE = 0.1;
/** Number of grid positions per side. Points snap to this grid, which is as fine as a screen can show at the closest zoom. */
const GRID = { plane: 2e4, world: 1e5 };
const read = (/** @type {string} */ file) => /** @type {Atlas} */ (require(file));
/** @type {(topology: Atlas) => Atlas} */
const addSquares = (topology) => {
  const boxes = Object.entries(squares);
  const geometries = (topology.objects.states?.geometries ?? []).map((area) => {
    const at = boxes.findIndex(([code]) => code === codesByFips.get(String(area.id)));
    if (at < 0 || (area.type !== 'Polygon' && area.type !== 'MultiPolygon')) return area;
    const polygons = area.type === 'Polygon' ? [area.arcs] : area.arcs;
    const arcs = [...polygons, [[topology.arcs.length + at]]];
    return { ...area, type: /** @type {const} */ ('MultiPolygon'), arcs };
  });
  return {
    ...topology,
    objects: { states: { type: 'GeometryCollection', geometries } },
    arcs: [...topology.arcs, ...boxes.map(([, box]) => projectBox(box))],
  };
};
/** @type {(file: string, topology: Atlas, object: string, codeFor: (id: string) => string | undefined) => void} */
const write = (file, topology, objectName, getCode) => {
  const areas = (topology.objects[objectName]?.geometries ?? []).flatMap((area) => {
    const code = getCode(String(area.id));
    if (!code || (area.type !== 'Polygon' && area.type !== 'MultiPolygon')) return [];
    return [{ ...area, properties: { code, name: area.properties?.name ?? '' } }];
  });
  if (areas.length) writeBoundaries(`${outputFolder}${file}`, prune(topology, areas));
};
const states = addSquares(projectAtlas(read('us-atlas/states-10m.json')));
write('states.json', thin(states, REMOVED_SHARE, GRID.plane), 'states', (id) =>
  codesByFips.get(id),
);
const world = thin(read('world-atlas/countries-110m.json'), REMOVED_SHARE, GRID.world);
write('countries.json', world, 'countries', (id) => codesByNumber[id]);
const counties = thin(projectAtlas(read('us-atlas/counties-10m.json')), REMOVED_SHARE, GRID.plane);
for (const [fips, code] of codesByFips)
  write(`counties/${code}.json`, counties, 'counties', (id) =>
    id.startsWith(fips) ? id : undefined,
  );
writeIndex(outputFolder);
writeFileSync(
  new URL('../src/map/plane.json', import.meta.url),
  `${JSON.stringify(buildPlaneData(), undefined, 2)}\n`,
);
