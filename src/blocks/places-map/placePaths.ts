import { builtPath } from '@/blocks/entity-links';
import type { ProfileYear } from '@/domain/profileYears';
import { statePathOf } from '@/domain/stateProfile/statePathOf';
import type { GeographyLayer } from '@/services/search/results';
import type { NamedPlace } from './placeTexts';

/** Returns the address of the profile of a place in a year, that of the figure beside it: states alone have one. */
export const placePath = (
  layer: GeographyLayer,
  { code }: NamedPlace,
  fy?: ProfileYear,
): string | undefined => (layer === 'state' ? builtPath(statePathOf(code, fy)) : undefined);
