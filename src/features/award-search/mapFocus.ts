import type { PlacesFocus } from '@/blocks/places-map';
import {
  chosenScope,
  isForeignScope,
  scopeFields,
  type LocationItem,
  type SearchFilters,
} from '@/domain/search/searchFilters';
import type { GeographyLayer, GeographyScope } from '@/services/search/results';

/** The initial view of the map: the places it counts, the layer of areas, and where it zooms. */
export interface MapFocus extends PlacesFocus {
  scope: GeographyScope;
  layer: GeographyLayer;
}

type Kind = 'district' | 'county' | 'state' | 'country' | 'other';
const kindOf = ({ filter }: LocationItem): Kind =>
  filter.district_current || filter.district_original
    ? 'district'
    : filter.county
      ? 'county'
      : filter.state && !filter.city && !filter.zip
        ? 'state'
        : filter.country !== 'USA'
          ? 'country'
          : 'other';
/**
 * Returns the layer and center of the map for the applied location filters (pages document §11.3). Places of performance take precedence
 * over recipient locations. A foreign scope shows countries.
 */
export const mapFocus = (filters: SearchFilters): MapFocus => {
  const sideOf = (field: keyof typeof scopeFields) => ({
    items: filters[field].filterNot(isForeignScope).valueSeq().toArray(),
    foreign: chosenScope(filters[field], filters[scopeFields[field]]) === 'foreign',
  });
  const performance = sideOf('selectedLocations');
  const recipient = sideOf('selectedRecipientLocations');
  const says = ({ items, foreign }: typeof performance) => items.length > 0 || foreign;
  const ofRecipient = !says(performance) && says(recipient);
  const { items, foreign } = ofRecipient ? recipient : performance;
  const kinds = new Set(items.map(kindOf));
  const abroad = foreign || items.some(({ filter }) => filter.country !== 'USA');
  const only = kinds.size === 1 ? [...kinds][0] : undefined;
  const layer: GeographyLayer = abroad
    ? 'country'
    : only === 'district' || only === 'county'
      ? only
      : 'state';
  const one = items.length === 1 ? items[0]!.filter : undefined;
  return {
    scope: ofRecipient ? 'recipient_location' : 'place_of_performance',
    layer,
    at: (abroad ? one?.country : one?.state) ?? '',
    within: !abroad && (only === 'county' || only === 'district') && one !== undefined,
  };
};
