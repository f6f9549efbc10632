import { money, moneyShort } from '@/domain/format';
import { districtLabel } from '@/domain/search/places';
import { usStates } from '@/domain/states';
import type { GeographyLayer, PlaceTotal } from '@/services/search/results';

const statesByCode = new Map(usStates.map(({ code, fips, name }) => [code, { name, fips }]));
const codesByFips = new Map(usStates.map(({ fips, code }) => [fips, code]));

/** A place in a response of the service: its code (postal code, FIPS, district or country; '' if unknown) and its name. */
export type NamedPlace = Pick<PlaceTotal, 'code' | 'name'>;
export interface PlaceAmount extends NamedPlace {
  value: number;
  /** The formatted value. */ text: string;
}

/** Returns the full name of a place: counties with their state, unknown places as "Place not stated". */
export const placeLabel = (layer: GeographyLayer, { code, name }: NamedPlace): string => {
  const state = codesByFips.get(code.slice(0, 2));
  if (layer === 'county' && name) return state ? `${name}, ${state}` : name;
  if (layer === 'district') return districtLabel(name) || 'Place not stated';
  if (layer === 'country' && code === 'USA') return 'United States and Territories';
  return (layer === 'state' ? (statesByCode.get(code)?.name ?? name) : name) || 'Place not stated';
};
/** Returns the name of a place and, for a county or district, its state, as separate table cells. */
export const placeParts = (
  layer: GeographyLayer,
  place: NamedPlace,
): { name: string; state: string } => ({
  name: layer === 'county' && place.name ? place.name : placeLabel(layer, place),
  state: statesByCode.get(getStateCode(layer, place) ?? '')?.name ?? '',
});
/** Returns the code of a place in the boundary files; '' if the place is unknown. */
export const shapeCode = (layer: GeographyLayer, { code, name }: NamedPlace): string => {
  const match = /^([A-Z]{2})-(\d{2})$/.exec(name);
  return layer === 'district' && match
    ? `${statesByCode.get(match[1]!)?.fips ?? ''}${match[2]!}`
    : code;
};
/** Returns the postal code of the state of a county or district; undefined for other or unknown places. */
export const getStateCode = (layer: GeographyLayer, place: NamedPlace): string | undefined =>
  codesByFips.get(shapeCode(layer, place).slice(0, 2));
/** Returns the dollars of a place, in total or per capita; null if unknown. */
export const amountOf = (place: PlaceTotal, isPerCapita: boolean): number | null =>
  isPerCapita ? place.perCapita : place.obligations;
export const amountText = (place: PlaceTotal, isPerCapita: boolean): string =>
  isPerCapita ? money(place.perCapita) : moneyShort(place.obligations, 2);
/** Returns the places, largest first. Places without an amount are last, but left out if `isPerCapita` is true. */
export const rankPlaces = (
  places: readonly PlaceTotal[],
  isPerCapita: boolean,
): readonly PlaceTotal[] =>
  places
    .filter((place) => !isPerCapita || place.perCapita !== null)
    .sort(
      (a, b) => (amountOf(b, isPerCapita) ?? -Infinity) - (amountOf(a, isPerCapita) ?? -Infinity),
    );
/** Returns the place that the finding of ranked places names: the first, unless its amount is unknown. */
export const findNamedPlace = (
  [first]: readonly PlaceTotal[],
  isPerCapita: boolean,
): PlaceTotal | undefined => (first && amountOf(first, isPerCapita) !== null ? first : undefined);
