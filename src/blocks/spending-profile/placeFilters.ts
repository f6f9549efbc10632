import { OrderedMap } from 'immutable';
import { countyPlace, countryPlace, districtPlace, statePlace } from '@/domain/search/places';
import {
  locationIdentifier,
  type LocationItem,
  type SearchFilters,
} from '@/domain/search/searchFilters';
import { usStates } from '@/domain/states';
import type { GeographyLayer, PlaceTotal } from '@/services/search/results';

type Place = Pick<PlaceTotal, 'code' | 'name'>;
/** Returns the location of a place in a response by layer; undefined for a place that a search cannot find. */
const toLocation = (layer: GeographyLayer, { code, name }: Place): LocationItem | undefined => {
  switch (layer) {
    case 'county': {
      const state = usStates.find(({ fips }) => fips === code.slice(0, 2));
      return state && /^\d{5}$/.test(code) ? countyPlace(code, name, state.code) : undefined;
    }
    case 'district':
      return /^[A-Z]{2}-\d{2}$/.test(name) ? districtPlace('current', name) : undefined;
    case 'state': {
      const state = usStates.find((each) => each.code === code);
      return state && statePlace(state);
    }
    case 'country':
      return /^[A-Z]{3}$/.test(code) ? countryPlace(code, name) : undefined;
  }
};
/** Returns the filters with a place as the only place of performance; undefined for a place that a search cannot find. */
export const addPlace = (
  filters: SearchFilters,
  layer: GeographyLayer,
  place: Place,
): SearchFilters | undefined => {
  const location = toLocation(layer, place);
  return (
    location &&
    filters.set('selectedLocations', OrderedMap([[locationIdentifier(location), location]]))
  );
};
