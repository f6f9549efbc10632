import type { LocationItem, SearchFilters } from '@/domain/search/searchFilters';
import type { GeographyLayer, GeographyScope } from '@/services/search/totalsService';

/** What the map shows at first for a search: which places it counts, which areas it draws, and the one place it looks at. */
export interface MapFocus { scope: GeographyScope; layer: GeographyLayer; /** Postal code of a state, or alpha-3 of a country. */ at: string; /** A county or district of that state. */ within: boolean }

type Kind = 'district' | 'county' | 'state' | 'country' | 'other';
const kindOf = ({ filter }: LocationItem): Kind => (filter.district_current || filter.district_original ? 'district' : filter.county ? 'county' : filter.state && !filter.city && !filter.zip ? 'state' : filter.country !== 'USA' ? 'country' : 'other');
/** Layer and centre follow the applied location filters (pages document §11.3): places of performance first, then recipients. */
export const mapFocus = (filters: SearchFilters): MapFocus => {
  const performance = filters.selectedLocations.valueSeq().toArray();
  const items = performance.length ? performance : filters.selectedRecipientLocations.valueSeq().toArray();
  const scope = performance.length || !items.length ? 'place_of_performance' : 'recipient_location';
  const kinds = new Set(items.map(kindOf));
  const abroad = items.some(({ filter }) => filter.country !== 'USA');
  const only = kinds.size === 1 ? [...kinds][0] : undefined;
  const layer: GeographyLayer = abroad ? 'country' : only === 'district' || only === 'county' ? only : 'state';
  const [one] = items;
  return { scope, layer, at: items.length === 1 && one ? (abroad ? one.filter.country : one.filter.state ?? '') : '', within: items.length === 1 && (only === 'county' || only === 'district') };
};
