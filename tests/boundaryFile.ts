import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { AreaProperties, Boundaries } from '@/lib/boundaries';

/** Returns the areas of a boundary file. */
export const readBoundaries = (path: string): Boundaries => {
  const topology = JSON.parse(readFileSync(path, 'utf8')) as Topology<{
    areas: GeometryCollection<AreaProperties>;
  }>;
  return feature(topology, topology.objects.areas) as Boundaries;
};
