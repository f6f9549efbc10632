import { placeFilters } from '@/domain/search/readyMade';
import { statePlace } from '@/domain/search/places';
import { toggleInSet } from '@/domain/search/changes';
import { transactionCriteria } from '@/domain/spendingSubject';
import { addPlace } from './placeFilters';

const filters = toggleInSet(
  placeFilters(statePlace({ code: 'OH', name: 'Ohio' })),
  'awardType',
  'A',
);
type Parameters = [layer: 'county' | 'district' | 'state' | 'country', code: string, name: string];

describe('the search of a place on a map', () => {
  it.each<[...Parameters, object]>([
    ['county', '39049', 'Franklin', { state: 'OH', county: '049' }],
    ['district', '3903', 'OH-03', { state: 'OH', district_current: '03' }],
    ['district', '3990', 'OH-90', { state: 'OH', district_current: '90' }],
    ['state', 'TX', 'Texas', { state: 'TX' }],
    ['country', 'CAN', 'Canada', { country: 'CAN' }],
  ])('replaces the place of the filters: %s %s', (layer, code, name, expected) =>
    expect(transactionCriteria(addPlace(filters, layer, { code, name })!, '2025-11-15')).toEqual(
      expect.objectContaining({
        awardTypes: ['A'],
        placesOfPerformance: [{ country: 'USA', ...expected }],
      }),
    ),
  );
  it.each<Parameters>([
    ['county', '', ''],
    ['county', '39', 'Ohio'],
    ['county', '99001', 'Nowhere'],
    ['district', '', ''],
    ['district', '3990', 'OH-MULTIPLE DISTRICTS'],
    ['state', 'ZZ', 'Nowhere'],
    ['country', '', ''],
  ])('is missing for a place that no search finds: %s “%s”', (layer, code, name) =>
    expect(addPlace(filters, layer, { code, name })).toBeUndefined(),
  );
});
