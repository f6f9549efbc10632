import { builtPath } from '@/blocks/entity-links';
import { statePathOf } from '@/domain/stateProfile/statePathOf';
import type { GeographyLayer, PlaceTotal } from '@/services/search/results';

/** Address of the profile of a place: states alone have one. */
export const placePath = (layer: GeographyLayer, { code }: PlaceTotal): string | undefined =>
  layer === 'state' ? builtPath(statePathOf(code)) : undefined;
