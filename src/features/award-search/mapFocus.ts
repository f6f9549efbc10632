import type { PlacesFocus } from '@/blocks/places-map';
import {
  chosenScope,
  isForeignScope,
  scopeFields,
  type LocationItem,
  type SearchFilters,
} from '@/domain/search/searchFilters';
import type { GeographyLayer, GeographyScope } from '@/services/search/results';

/** The initial view of the map: place of performance or recipient location, the layer of areas, and the place it zooms to. */
export interface MapFocus extends PlacesFocus {
  scope: GeographyScope;
  layer: GeographyLayer;
}

type Kind = 'district' | 'county' | 'state' | 'country' | 'other';
const getPlaceKind = ({ filter }: LocationItem): Kind =>
  filter.district_current || filter.district_original
    ? 'district'
    : filter.county
      ? 'county'
      : filter.state && !filter.city && !filter.zip
        ? 'state'
        : filter.country !== 'USA'
          ? 'country'
          : 'other';
/** Returns `country` for places abroad, `district` or `county` if all places are of that kind, else `state`. */
const getLayer = (items: readonly LocationItem[], isAbroad: boolean): GeographyLayer => {
  if (isAbroad) return 'country';
  const kinds = new Set(items.map(getPlaceKind));
  if (kinds.size !== 1) return 'state';
  return kinds.has('district') ? 'district' : kinds.has('county') ? 'county' : 'state';
};
/**
 * Returns the initial view of the map for the applied location filters (pages document §11.3). Places of performance take precedence
 * over recipient locations. A foreign scope or place shows countries.
 */
export const mapFocus = (filters: SearchFilters): MapFocus => {
  const getSide = (field: keyof typeof scopeFields) => ({
    items: filters[field].filterNot(isForeignScope).valueSeq().toArray(),
    foreign: chosenScope(filters[field], filters[scopeFields[field]]) === 'foreign',
  });
  const performanceSide = getSide('selectedLocations');
  const recipientSide = getSide('selectedRecipientLocations');
  const hasPlaces = ({ items, foreign }: typeof performanceSide) => items.length > 0 || foreign;
  const isRecipientSide = !hasPlaces(performanceSide) && hasPlaces(recipientSide);
  const { items, foreign } = isRecipientSide ? recipientSide : performanceSide;
  const isAbroad = foreign || items.some(({ filter }) => filter.country !== 'USA');
  const layer = getLayer(items, isAbroad);
  const onlyPlace = items.length === 1 ? items[0]!.filter : undefined;
  return {
    scope: isRecipientSide ? 'recipient_location' : 'place_of_performance',
    layer,
    at: (isAbroad ? onlyPlace?.country : onlyPlace?.state) ?? '',
    ...(layer === 'district' && items.some(({ filter }) => filter.district_original)
      ? { hasOriginalDistricts: true }
      : {}),
    within: (layer === 'county' || layer === 'district') && onlyPlace !== undefined,
  };
};
