import { serviceEdge } from '../../../tests/serviceEdge';
import { searchProgramActivities } from './programActivityService';

const edge = serviceEdge();

it('searchProgramActivities returns codes and names and drops activities without a code', async () => {
  edge.answers({
    results: [
      { program_activity_code: '0001', program_activity_name: 'ROADS' },
      { program_activity_code: '0002', program_activity_name: null },
      { program_activity_code: null, program_activity_name: 'BRIDGES' },
    ],
  });
  expect(await searchProgramActivities('roa', 7)).toEqual([
    { code: '0001', name: 'ROADS' },
    { code: '0002', name: '' },
  ]);
  expect(edge.asked).toMatchObject([
    { path: 'v2/autocomplete/program_activity/', body: { search_text: 'roa', limit: 7 } },
  ]);
});
