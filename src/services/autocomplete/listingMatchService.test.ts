import { postCall, serviceEdge } from '../../../tests/serviceEdge';
import { searchListings } from './listingMatchService';

const edge = serviceEdge();

describe('searchListings', () => {
  it('returns numbers and titles and drops listings without a number', async () => {
    edge.answers({
      results: [
        { program_number: '93.778', program_title: 'Medical Assistance Program' },
        { program_number: null, program_title: 'Nothing' },
        { program_number: '10.001', program_title: null },
      ],
    });
    expect(await searchListings('med', 500)).toEqual([
      { number: '93.778', title: 'Medical Assistance Program' },
      { number: '10.001', title: '' },
    ]);
    expect(edge.asked).toEqual([
      postCall('v2/autocomplete/cfda/', { search_text: 'med', limit: 500 }),
    ]);
  });
});
