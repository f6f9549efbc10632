import { OrderedMap } from 'immutable';
import { districtPlace } from '@/domain/search/places';
import { parseReadableQuery } from '@/domain/search/readableQuery';
import { restoreFilters } from '@/domain/search/filters/registry';
import { mapFocus } from './mapFocus';

const getFocus = (query: string) => mapFocus(restoreFilters(parseReadableQuery(query)).filters);

describe('the initial view of the results map', () => {
  it.each([
    [
      'one county',
      'place=COUNTY~031~Cook!,+IL~~County~17031~USA;IL;031',
      { scope: 'place_of_performance', layer: 'county', at: 'IL', within: true },
    ],
    [
      'recipients of two states',
      'recipient_place=STATE~TX~Texas~~State~TX~USA;TX,STATE~CA~California~~State~CA~USA;CA',
      { scope: 'recipient_location', layer: 'state', at: '', within: false },
    ],
    [
      'a foreign country',
      'place=COUNTRY~DEU~Germany~~Country~DEU~DEU',
      { scope: 'place_of_performance', layer: 'country', at: 'DEU', within: false },
    ],
    [
      'a state and a county',
      'place=STATE~TX~Texas~~State~TX~USA;TX,COUNTY~031~Cook!,+IL~~County~17031~USA;IL;031',
      { scope: 'place_of_performance', layer: 'state', at: '', within: false },
    ],
    [
      'everything abroad',
      'place_scope=foreign',
      { scope: 'place_of_performance', layer: 'country', at: '', within: false },
    ],
    [
      'recipients abroad',
      'recipient_scope=foreign',
      { scope: 'recipient_location', layer: 'country', at: '', within: false },
    ],
    [
      'no place',
      'keyword=road',
      { scope: 'place_of_performance', layer: 'state', at: '', within: false },
    ],
  ])('follows the locations of a search: %s', (_what, query, expected) =>
    expect(getFocus(`fy=2025&${query}`)).toEqual(expected),
  );
  it.each(['original', 'current'] as const)('outlines original districts only: %s', (kind) => {
    const place = districtPlace(kind, 'TX-07');
    const { filters } = restoreFilters(parseReadableQuery('fy=2025'));
    const located = filters.set('selectedLocations', OrderedMap([['TX-07', place]]));
    const { layer, at, hasOriginalDistricts = false } = mapFocus(located);
    expect([layer, at, hasOriginalDistricts]).toEqual(['district', 'TX', kind === 'original']);
  });
});
