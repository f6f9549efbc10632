import { titleCase, type Address } from '../format';
import { profileStates } from '../stateProfile/profileStates';
import { cityPath, zipPath } from './placePaths';

export type InnerKind = 'city' | 'zip';
/** A city or ZIP code with the number of awards that name it as their place of performance. */
export interface CountedPlace {
  kind: InnerKind;
  name: string;
  /** Path of its profile in the default period. */
  path: string;
  awards: number;
}
type Performance = Pick<Address, 'city' | 'stateCode' | 'zip5'>;

const hasProfile = (state: string): boolean => profileStates.some(({ code }) => code === state);
const makePlace = (
  kind: InnerKind,
  { city, stateCode, zip5 }: Performance,
): Omit<CountedPlace, 'awards'> | undefined => {
  if (kind === 'zip')
    return zip5 && /^\d{5}$/.test(zip5) ? { kind, name: zip5, path: zipPath(zip5) } : undefined;
  return city?.trim() && stateCode && hasProfile(stateCode)
    ? {
        kind,
        name: `${titleCase(city.trim())}, ${stateCode}`,
        path: cityPath(stateCode, city),
      }
    : undefined;
};
/** Returns the cities or ZIP codes of awards, the one with the most awards first. Equal ones keep the order of the awards. */
export const countPlaces = (
  kind: InnerKind,
  performances: readonly (Performance | null)[],
): readonly CountedPlace[] => {
  const places = new Map<string, CountedPlace>();
  for (const performance of performances) {
    const place = performance && makePlace(kind, performance);
    if (place)
      places.set(place.path, { ...place, awards: (places.get(place.path)?.awards ?? 0) + 1 });
  }
  return [...places.values()].sort((a, b) => b.awards - a.awards);
};
