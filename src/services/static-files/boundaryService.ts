import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { AreaProperties, Boundaries } from '@/lib/boundaries';
import { compareNaturally } from '@/lib/compareNaturally';
import { ServiceError } from '../http/serviceError';

/** Kinds of boundary files: one for all states, one for all countries, one per state for counties and districts. */
export type BoundaryKind =
  'states' | 'countries' | 'counties' | 'districts-current' | 'districts-original';
type BoundaryFile = Topology<{ areas: GeometryCollection<AreaProperties> }>;

/** Requested files by name, cached because they do not change while the site is open. */
const fileCache = new Map<string, Promise<unknown>>();
const load = async (name: string): Promise<unknown> => {
  const response = await fetch(`/data/boundaries/${name}.json`);
  if (!response.ok)
    throw new ServiceError('We couldn’t load the map boundaries. Try again.', {
      status: response.status,
      retryable: true,
    });
  return response.json();
};
/** Loads a file once. A failed load is not cached. */
const fetchFile = (name: string): Promise<unknown> => {
  const cachedFile = fileCache.get(name);
  if (cachedFile) return cachedFile;
  const pendingFile = load(name).catch((error: unknown) => {
    fileCache.delete(name);
    throw error instanceof ServiceError
      ? error
      : new ServiceError('We couldn’t read the map boundaries. Try again.', { retryable: true });
  });
  fileCache.set(name, pendingFile);
  return pendingFile;
};
const fetchAreas = async (name: string): Promise<Boundaries> => {
  const topology = (await fetchFile(name)) as BoundaryFile;
  return feature(topology, topology.objects.areas) as Boundaries;
};
/** Returns codes and names of a state’s counties, sorted by name; [] for a state without a file. Throws a ServiceError. */
export const fetchCounties = async (state: string): Promise<readonly AreaProperties[]> => {
  const index = (await fetchFile('index')) as Readonly<Record<string, readonly string[]>>;
  if (!index.counties?.includes(state)) return [];
  const { objects } = (await fetchFile(`counties/${state}`)) as BoundaryFile;
  return objects.areas.geometries
    .map(({ properties }) => properties as AreaProperties)
    .sort((a, b) => compareNaturally(a.name, b.name));
};
/**
 * Returns the areas of a kind. For counties and districts these are the areas in `states`, or undefined if no state has a file. Throws
 * a ServiceError.
 */
export const fetchBoundaries = async (
  kind: BoundaryKind,
  states: readonly string[] = [],
): Promise<Boundaries | undefined> => {
  if (kind === 'states' || kind === 'countries') return fetchAreas(kind);
  const index = (await fetchFile('index')) as Readonly<Record<string, readonly string[]>>;
  const files = await Promise.all(
    states
      .filter((state) => index[kind]?.includes(state))
      .map((state) => fetchAreas(`${kind}/${state}`)),
  );
  return files.length
    ? { type: 'FeatureCollection', features: files.flatMap((file) => file.features) }
    : undefined;
};
