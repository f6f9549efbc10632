import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { AreaProperties, Boundaries } from '@/lib/boundaries';
import { ServiceError } from '../http/serviceError';

/** Kinds of files: one for all states, one for all countries, one for each state's counties and districts. */
export type BoundaryKind = 'states' | 'countries' | 'counties' | 'districts-current' | 'districts-original';
type File = Topology<{ areas: GeometryCollection<AreaProperties> }>;

const held = new Map<string, Promise<Boundaries | undefined>>();
const load = async (path: string): Promise<Boundaries | undefined> => {
  const answer = await fetch(`/data/boundaries/${path}.json`);
  // A single-page server answers an unknown file with a page.
  if (answer.status === 404 || (answer.ok && !answer.headers.get('content-type')?.includes('json'))) return undefined;
  if (!answer.ok) throw new ServiceError('The map’s boundaries could not be fetched.', answer.status, true, false);
  const topology = (await answer.json()) as File;
  return feature(topology, topology.objects.areas) as Boundaries;
};
/** One file, fetched once; undefined where there is none: districts that were not imported. */
const fetchFile = (path: string): Promise<Boundaries | undefined> => {
  const known = held.get(path);
  if (known) return known;
  const asked = load(path).catch((error: unknown) => { held.delete(path); throw error instanceof ServiceError ? error : new ServiceError('The map’s boundaries could not be read.', 0, true, false); });
  held.set(path, asked);
  return asked;
};
/** Areas of a kind; of counties and districts those of the named states. Undefined where no file has them. Throws a ServiceError. */
export const fetchBoundaries = async (kind: BoundaryKind, states: readonly string[] = []): Promise<Boundaries | undefined> => {
  if (kind === 'states' || kind === 'countries') return fetchFile(kind);
  const files = (await Promise.all(states.map((state) => fetchFile(`${kind}/${state}`)))).filter((file) => file !== undefined);
  return files.length ? { type: 'FeatureCollection', features: files.flatMap((file) => file.features) } : undefined;
};
