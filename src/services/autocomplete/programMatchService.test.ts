import { postCall, serviceEdge } from '../../../tests/serviceEdge';
import { searchPrograms } from './programMatchService';

const edge = serviceEdge();

describe('searchPrograms', () => {
  it('returns all kinds of programs, an exact code first', async () => {
    // One response for all calls; each reads its own fields.
    edge.answers({
      results: [
        {
          program_number: '84.010',
          program_title: 'Radar Grants for Schools',
          naics: '334511',
          naics_description: 'Search and Radar Systems',
          year_retired: 2012,
          product_or_service_code: '5840',
          psc_description: 'RADAR',
        },
      ],
    });
    const matches = await searchPrograms(' radar ');
    expect(matches.map(({ item, score }) => [item.kind, item.code, item.isRetired, score])).toEqual(
      [
        ['psc', '5840', false, 4],
        ['assistance', '84.010', false, 3],
        ['naics', '334511', true, 2],
      ],
    );
    const [first] = await searchPrograms('334511');
    expect(first).toMatchObject({ item: { kind: 'naics', code: '334511' }, score: 4 });
    expect(edge.asked).toHaveLength(6);
    expect(edge.asked[0]).toEqual(
      postCall('v2/autocomplete/cfda/', { search_text: 'radar', limit: 20 }),
    );
  });
  it('finds NAICS codes of two digits, for which it requests nothing else', async () => {
    edge.answers({
      results: [
        { naics: '54', naics_description: 'Professional Services', children: null },
        { naics: '23', naics_description: 'Construction 54', children: [] },
      ],
    });
    expect((await searchPrograms('54')).map(({ item }) => item)).toEqual([
      { kind: 'naics', code: '54', title: 'Professional Services', isRetired: false },
    ]);
    expect(edge.asked.map(({ path }) => path)).toEqual(['v2/references/naics/']);
    expect(await searchPrograms('99')).toEqual([]);
  });
  it('finds NAICS codes of four digits below their sector', async () => {
    edge.answers({
      results: [
        {
          program_number: '10.500',
          product_or_service_code: 'R425',
          naics: '54',
          naics_description: 'Professional Services',
          children: [{ naics: '5415', naics_description: 'Computer Systems Design' }],
        },
      ],
    });
    const [first] = await searchPrograms('5415');
    expect(first).toMatchObject({ item: { code: '5415', title: 'Computer Systems Design' } });
  });
  it('requests nothing for two letters', async () => {
    expect(await searchPrograms('ab')).toEqual([]);
    expect(edge.asked).toEqual([]);
  });
});
