import { getExistingPath } from '@/blocks/entity-links';
import type { ProfileYear } from '@/domain/profileYears';
import { findStatePath } from '@/domain/stateProfile/findStatePath';
import type { GeographyLayer } from '@/services/search/results';
import type { NamedPlace } from './placeTexts';

/** Returns the path of a state’s profile in fiscal year `fy`; undefined for other places, which have no profile. */
export const placePath = (
  layer: GeographyLayer,
  { code }: NamedPlace,
  fy?: ProfileYear,
): string | undefined => (layer === 'state' ? getExistingPath(findStatePath(code, fy)) : undefined);
