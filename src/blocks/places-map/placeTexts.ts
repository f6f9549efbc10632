import { money, moneyShort } from '@/domain/format';
import { districtLabel } from '@/domain/search/places';
import { usStates } from '@/domain/states';
import type { GeographyLayer, PlaceTotal } from '@/services/search/results';

const byCode = new Map(usStates.map(({ code, fips, name }) => [code, { name, fips }]));
const byFips = new Map(usStates.map(({ fips, code }) => [fips, code]));

/** A place as an answer of the service names it: postal code, FIPS, district or country code ('' where it is unknown), and name. */
export type NamedPlace = Pick<PlaceTotal, 'code' | 'name'>;

/** What a place is called on its own: counties with their state, unknown places as such. */
export const placeLabel = (layer: GeographyLayer, { code, name }: NamedPlace): string => {
  const state = byFips.get(code.slice(0, 2));
  if (layer === 'county' && name) return state ? `${name}, ${state}` : name;
  if (layer === 'district') return districtLabel(name) || 'Place not stated';
  if (layer === 'country' && code === 'USA') return 'United States and Territories';
  return (layer === 'state' ? (byCode.get(code)?.name ?? name) : name) || 'Place not stated';
};
/** A place in the two parts of a table: its own name, and the state of a county or district. */
export const placeParts = (
  layer: GeographyLayer,
  place: NamedPlace,
): { name: string; state: string } => {
  return {
    name: layer === 'county' && place.name ? place.name : placeLabel(layer, place),
    state: byCode.get(stateOf(layer, place) ?? '')?.name ?? '',
  };
};
/** Code of a place as the boundary files have it; '' where the place is unknown. */
export const shapeCode = (layer: GeographyLayer, { code, name }: NamedPlace): string => {
  const district = /^([A-Z]{2})-(\d{2})$/.exec(name);
  return layer === 'district' && district
    ? `${byCode.get(district[1]!)?.fips ?? ''}${district[2]!}`
    : code;
};
/** Postal code of the state that a county or district lies in; undefined for what lies in none. */
export const stateOf = (layer: GeographyLayer, place: NamedPlace): string | undefined =>
  byFips.get(shapeCode(layer, place).slice(0, 2));
/** Dollars of a place; null where they are not known, in total or for each resident. */
export const amountOf = (place: PlaceTotal, capita: boolean): number | null =>
  capita ? place.perCapita : place.obligations;
export const amountText = (place: PlaceTotal, capita: boolean): string =>
  capita ? money(place.perCapita) : moneyShort(place.obligations, 2);
/** Largest first; those without an amount last; for each resident without the places whose residents are not known. */
export const rankPlaces = (places: readonly PlaceTotal[], capita: boolean): readonly PlaceTotal[] =>
  places
    .filter((place) => !capita || place.perCapita !== null)
    .sort((a, b) => (amountOf(b, capita) ?? -Infinity) - (amountOf(a, capita) ?? -Infinity));
