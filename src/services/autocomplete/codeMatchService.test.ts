import { postCall, serviceEdge } from '../../../tests/serviceEdge';
import { searchNaics, searchPsc } from './codeMatchService';

const edge = serviceEdge();

describe('the search for industries and products or services', () => {
  it('returns NAICS codes with their titles and marks retired ones', async () => {
    edge.answers({
      results: [
        { naics: '541512', naics_description: 'Computer Systems Design Services' },
        { naics: '443112', naics_description: 'Radio Stores', year_retired: 2012 },
        { naics: null, naics_description: 'Nothing' },
      ],
    });
    expect(await searchNaics('comp', 20)).toEqual([
      { code: '541512', title: 'Computer Systems Design Services', isRetired: false },
      { code: '443112', title: 'Radio Stores', isRetired: true },
    ]);
    expect(edge.asked).toEqual([
      postCall('v2/autocomplete/naics/', { search_text: 'comp', limit: 20 }),
    ]);
  });
  it('returns product and service codes and drops rows without a code', async () => {
    edge.answers({
      results: [
        { product_or_service_code: '5841', psc_description: 'RADAR EQUIPMENT, AIRBORNE' },
        { product_or_service_code: '', psc_description: 'Nothing' },
      ],
    });
    expect(await searchPsc('radar', 20)).toEqual([
      { code: '5841', title: 'RADAR EQUIPMENT, AIRBORNE', isRetired: false },
    ]);
    expect(edge.asked).toEqual([
      postCall('v2/autocomplete/psc/', { search_text: 'radar', limit: 20 }),
    ]);
  });
});
