import { getExistingPath } from '@/blocks/entity-links';
import { countyPath, districtPath, inYear } from '@/domain/places/placePaths';
import type { ProfileYear } from '@/domain/profileYears';
import { findStatePath } from '@/domain/stateProfile/findStatePath';
import type { GeographyLayer } from '@/services/search/results';
import { getStateCode, type NamedPlace } from './placeTexts';

const findPath = (
  layer: GeographyLayer,
  { code, name }: NamedPlace,
  fy?: ProfileYear,
): string | undefined => {
  switch (layer) {
    case 'state':
      return findStatePath(code, fy);
    case 'county':
      return /^\d{5}$/.test(code) && getStateCode(layer, { code, name })
        ? inYear(countyPath(code), fy)
        : undefined;
    case 'district':
      return getStateCode(layer, { code, name }) && /^[A-Z]{2}-\d{2}$/.test(name)
        ? inYear(districtPath(name), fy)
        : undefined;
    case 'country':
      return undefined;
  }
};
/** Returns the path of a place’s profile in fiscal year `fy`; undefined for countries and unknown places, which have none. */
export const placePath = (
  layer: GeographyLayer,
  place: NamedPlace,
  fy?: ProfileYear,
): string | undefined => getExistingPath(findPath(layer, place, fy));
