/**
 * `npm run import-boundaries -- FILE…`: converts congressional district files of the Census Bureau (a zip of a
 * shapefile, a .shp beside its .dbf, or GeoJSON) into `public/data/boundaries/districts-current/` and `…-original/`,
 * one file per state or territory. The congress in the field name (`CD118FP`) selects the folder: `districts-current`
 * from the 118th on, `districts-original` before. Coordinates are projected onto the plane of `lib/plane.mjs`.
 *
 * `--out FOLDER` writes to another folder.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as shapefile from 'shapefile';
import { topology } from 'topojson-server';
import { filter, filterWeight } from 'topojson-simplify';
import {
  countPoints,
  prune,
  readStateCodes,
  thin,
  writeBoundaries,
  writeIndex,
} from './lib/boundaryFiles.mjs';
import { projectShape } from './lib/plane.mjs';
import { readZip } from './lib/readZip.mjs';

const CURRENT_CONGRESS = 118;
/** The most points of all districts together, so that the files stay within their size budgets. Finer boundaries lose the rest. */
const MAX_POINTS = 40_000;
/** Number of positions per side of the grid that finds shared borders, and of the coarser grid in the files. */
const GRID = { shared: 1e6, file: 4e4 };
const usage = 'Usage: npm run import-boundaries -- FILE… [--out FOLDER]';
/** @typedef {import('geojson').Feature} Feature */
/** @typedef {{ geometries: (import('./lib/boundaryFiles.mjs').Polygon | import('./lib/boundaryFiles.mjs').MultiPolygon)[] }} Areas */

/** @type {(message: string) => never} */
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

/** @type {(path: string) => Promise<Feature[]>} */
const readFeatures = async (path) => {
  if (/\.(geo)?json$/i.test(path)) {
    const data = JSON.parse(readFileSync(path, 'utf8'));
    if (data.type !== 'FeatureCollection' || !Array.isArray(data.features))
      throw new Error('it is not a GeoJSON FeatureCollection');
    return data.features;
  }
  if (/\.zip$/i.test(path)) {
    const entries = await readZip(path, (name) => /\.(shp|dbf)$/i.test(name));
    const [shp, dbf] = ['shp', 'dbf'].map(
      (suffix) => [...entries].find(([name]) => name.toLowerCase().endsWith(`.${suffix}`))?.[1],
    );
    if (!shp || !dbf) throw new Error('the archive does not contain a .shp and a .dbf file');
    return (await shapefile.read(shp, dbf)).features;
  }
  if (/\.shp$/i.test(path))
    return (await shapefile.read(readFileSync(path), readFileSync(path.replace(/\.shp$/i, '.dbf'))))
      .features;
  throw new Error('only .zip, .shp, .json and .geojson files can be read');
};
const codesByFips = readStateCodes();

/** Returns a list with a district's congress, state and feature, or [] for any other area. @param {Feature} area */
const parseDistrict = ({ properties: areaProperties, geometry }) => {
  const properties = areaProperties ?? {};
  const congressField = Object.keys(properties).find((name) => /^CD\d+FP$/i.test(name));
  /** @type {unknown} */
  const fips = properties.STATEFP ?? properties.STATEFP20 ?? properties.STATEFP10;
  if (!congressField || !fips)
    throw new Error(
      'its areas are not congressional districts, because they have no CD…FP and STATEFP fields',
    );
  const districtNumber = String(properties[congressField]);
  // ZZ marks water that belongs to no district.
  const code = codesByFips.get(String(fips));
  if (!/^\d\d$/.test(districtNumber) || !code || !geometry) return [];
  /** @type {Feature} */
  const feature = {
    type: 'Feature',
    geometry: projectShape(geometry),
    properties: { code: `${fips}${districtNumber}`, name: `${code}-${districtNumber}` },
  };
  return [{ congress: Number(/\d+/.exec(congressField)?.[0]), state: code, feature }];
};

/** Thins all districts at once, so that districts still meet at their shared borders. @param {Feature[]} features */
const thinDistricts = (features) => {
  /** @type {import('geojson').FeatureCollection} */
  const areas = { type: 'FeatureCollection', features };
  const country = topology({ areas }, GRID.shared);
  const removedShare = Math.max(0, 1 - MAX_POINTS / countPoints(country));
  /** @type {import('topojson-specification').Topology<{}>} */
  const thinned = thin(country, removedShare, GRID.file);
  // Islands and lakes smaller than the grid have no area left.
  return filter(thinned, filterWeight(thinned, Number.EPSILON));
};

const args = process.argv.slice(2);
const at = args.indexOf('--out');
const target =
  at < 0 ? fileURLToPath(new URL('../public/data/boundaries/', import.meta.url)) : args[at + 1];
const files = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
if (!files.length || !target) fail(usage);
for (const path of files) {
  const name = basename(path);
  try {
    const districts = (await readFeatures(path)).flatMap(parseDistrict);
    const [first] = districts;
    if (!first) throw new Error('it contains no district');
    const folder = first.congress >= CURRENT_CONGRESS ? 'districts-current' : 'districts-original';
    const states = [...new Set(districts.map(({ state }) => state))].sort();
    const country = thinDistricts(districts.map(({ feature }) => feature));
    const { geometries } = /** @type {{ areas: Areas }} */ (country.objects).areas;
    for (const state of states) {
      const areas = geometries.filter((_, area) => districts[area]?.state === state);
      writeBoundaries(join(target, folder, `${state}.json`), prune(country, areas));
    }
    writeIndex(target);
    console.log(
      `${name}: ${districts.length} districts of the ${first.congress}th Congress in ${states.length} states and territories → ${folder}`,
    );
  } catch (error) {
    fail(
      `${name} could not be imported: ${/** @type {Error} */ (error).message}. Its remaining areas were not written.`,
    );
  }
}
