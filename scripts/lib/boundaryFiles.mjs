/** Writes boundaries as small TopoJSON files with one object `areas`, in which each area has a code and a name. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { quantize } from 'topojson-client';
import { presimplify, quantile, simplify } from 'topojson-simplify';
import { referenceFolder } from './dataSet.mjs';

/**
 * @typedef {import('topojson-specification').Topology} Topology
 * @typedef {import('topojson-specification').Polygon<{ code: string, name: string }>} Polygon
 * @typedef {import('topojson-specification').MultiPolygon<{ code: string, name: string }>} MultiPolygon
 */

/** Returns the postal code of each state and territory by its FIPS code. */
export const readStateCodes = () =>
  new Map(
    readFileSync(join(referenceFolder, 'states.csv'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .slice(1)
      .map((line) => line.split(','))
      .map(([fips = '', code = '']) => [fips, code]),
  );
/** Returns the number of points of a topology. @param {Topology} topology */
export const countPoints = ({ arcs }) => arcs.reduce((sum, arc) => sum + arc.length, 0);
/**
 * Returns a topology without `share` of its points, the least significant ones (`quantile` ranks from the most significant). The result
 * is quantized to a grid of `grid` positions per side, which keeps the file small.
 * @template {import('topojson-specification').Objects} T
 * @param {import('topojson-specification').Topology<T>} topology
 * @param {number} share
 * @param {number} [grid]
 */
export const thin = (topology, share, grid = 1e5) => {
  const weightedTopology = presimplify(topology);
  return quantize(simplify(weightedTopology, quantile(weightedTopology, 1 - share)), grid);
};
/**
 * Returns a topology of `areas` with only the arcs that they use, renumbered.
 * @type {(topology: Topology, areas: readonly (Polygon | MultiPolygon)[]) => Topology}
 */
export const prune = (topology, areas) => {
  /** @type {Map<number, number>} */
  const newNumbers = new Map();
  // A reversed arc has the bitwise complement of its number.
  const renumber = (/** @type {number} */ arc) => {
    const arcIndex = arc < 0 ? ~arc : arc;
    const number = newNumbers.get(arcIndex) ?? newNumbers.size;
    newNumbers.set(arcIndex, number);
    return arc < 0 ? ~number : number;
  };
  const renumberRings = (/** @type {number[][]} */ arcs) => arcs.map((ring) => ring.map(renumber));
  const geometries = areas.map((area) =>
    area.type === 'Polygon'
      ? { type: area.type, arcs: renumberRings(area.arcs), properties: area.properties }
      : { type: area.type, arcs: area.arcs.map(renumberRings), properties: area.properties },
  );
  return {
    type: 'Topology',
    ...(topology.transform ? { transform: topology.transform } : {}),
    objects: { areas: { type: 'GeometryCollection', geometries } },
    arcs: [...newNumbers.keys()].flatMap((arc) => {
      const positions = topology.arcs[arc];
      return positions ? [positions] : [];
    }),
  };
};
/**
 * Writes a TopoJSON file and creates its folder.
 * @type {(path: string, topology: Topology) => void}
 */
export const writeBoundaries = (path, topology) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(topology));
};
/**
 * Writes `index.json`, which lists the states that have a file of each kind, so that the site never requests a missing file.
 * @param {string} folder
 */
export const writeIndex = (folder) => {
  const kinds = ['counties', 'districts-current', 'districts-original'];
  const statesByKind = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      existsSync(join(folder, kind))
        ? readdirSync(join(folder, kind))
            .filter((name) => name.endsWith('.json'))
            .map((name) => name.slice(0, -5))
            .sort()
        : [],
    ]),
  );
  writeFileSync(join(folder, 'index.json'), JSON.stringify(statesByKind));
};
