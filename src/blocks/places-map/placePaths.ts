import { builtPath } from '@/blocks/entity-links';
import { statePathOf } from '@/domain/stateProfile/statePathOf';
import type { GeographyLayer } from '@/services/search/results';
import type { NamedPlace } from './placeTexts';

/** Address of the profile of a place: states alone have one. */
export const placePath = (layer: GeographyLayer, { code }: NamedPlace): string | undefined =>
  layer === 'state' ? builtPath(statePathOf(code)) : undefined;
