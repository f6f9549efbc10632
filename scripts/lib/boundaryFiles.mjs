/** Boundaries as small TopoJSON files: one object `areas`, each area with its code and name. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { quantize } from 'topojson-client';
import { presimplify, quantile, simplify } from 'topojson-simplify';

/** A topology without a share of its points, the least telling ones (`quantile` counts from the most telling); on a grid again, which keeps the file small. */
export const thin = (topology, share) => {
  const weighed = presimplify(topology);
  return quantize(simplify(weighed, quantile(weighed, 1 - share)), 1e5);
};
/** Only the arcs that these geometries use, numbered anew. `areas` have `{type, arcs, properties}` of `topology`. */
export const prune = (topology, areas) => {
  const used = new Map();
  const renumber = (arc) => {
    const own = arc < 0 ? ~arc : arc;
    if (!used.has(own)) used.set(own, used.size);
    return arc < 0 ? ~used.get(own) : used.get(own);
  };
  const walk = (arcs) => arcs.map((arc) => (Array.isArray(arc) ? walk(arc) : renumber(arc)));
  const geometries = areas.map(({ type, arcs, properties }) => ({
    type,
    arcs: walk(arcs),
    properties,
  }));
  return {
    type: 'Topology',
    ...(topology.transform ? { transform: topology.transform } : {}),
    objects: { areas: { type: 'GeometryCollection', geometries } },
    arcs: [...used.keys()].map((arc) => topology.arcs[arc]),
  };
};
export const writeBoundaries = (path, topology) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(topology));
};
/** Writes which states have files of each kind, so that the site asks for no file that is not there. */
export const writeIndex = (folder) => {
  const kinds = ['counties', 'districts-current', 'districts-original'];
  const listed = Object.fromEntries(
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
  writeFileSync(join(folder, 'index.json'), JSON.stringify(listed));
};
