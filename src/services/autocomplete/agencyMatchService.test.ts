import { postCall, serviceEdge } from '../../../tests/serviceEdge';
import { searchAgencies } from './agencyMatchService';

const edge = serviceEdge();

describe('searchAgencies', () => {
  const defense = { toptier_code: '097', abbreviation: 'DOD', name: 'Department of Defense' };
  const navy = { abbreviation: 'USN', name: 'Department of the Navy', subtier_code: '1700' };
  it.each(['awarding', 'funding'] as const)('requests up to 20 %s agencies', async (type) => {
    edge.answers({ results: [] });
    expect(await searchAgencies(type, 'defen')).toEqual([]);
    expect(edge.asked).toEqual([
      postCall(`v2/autocomplete/${type}_agency/`, { search_text: 'defen', limit: 20 }),
    ]);
  });
  it('returns toptier agencies and subagencies with their toptier agency', async () => {
    edge.answers({
      results: [
        {
          id: 1173,
          toptier_flag: true,
          toptier_agency: defense,
          subtier_agency: {
            abbreviation: 'XX',
            name: 'Department of Defense (own)',
            subtier_code: '9700',
          },
        },
        { id: 1174, toptier_flag: false, toptier_agency: defense, subtier_agency: navy },
      ],
    });
    const matches = await searchAgencies('awarding', 'zzz');
    expect(matches.map((item) => item.toObject())).toEqual([
      {
        id: 1173,
        agencyType: 'toptier',
        name: 'Department of Defense',
        abbreviation: 'DOD',
        code: '097',
        toptierName: 'Department of Defense',
        toptierAbbreviation: 'DOD',
        toptierCode: '097',
      },
      {
        id: 1174,
        agencyType: 'subtier',
        name: 'Department of the Navy',
        abbreviation: 'USN',
        code: '1700',
        toptierName: 'Department of Defense',
        toptierAbbreviation: 'DOD',
        toptierCode: '097',
      },
    ]);
  });
  it('returns a subagency with two codes once, with its abbreviation', async () => {
    const row = (id: number, subtier: object) => ({
      id,
      toptier_flag: false,
      toptier_agency: defense,
      subtier_agency: subtier,
    });
    edge.answers({
      results: [row(2, { ...navy, subtier_code: '1795', abbreviation: null }), row(1, navy)],
    });
    const matches = await searchAgencies('awarding', 'navy');
    expect(matches.map(({ id, code, abbreviation }) => [id, code, abbreviation])).toEqual([
      [1, '1700', 'USN'],
    ]);
  });
  it('returns empty texts for a missing abbreviation or code', async () => {
    const agencyWithoutAbbreviation = { ...defense, abbreviation: null };
    edge.answers({
      results: [
        {
          id: 2,
          toptier_flag: false,
          toptier_agency: agencyWithoutAbbreviation,
          subtier_agency: { abbreviation: null, name: 'Some Office' },
        },
      ],
    });
    const [firstMatch] = await searchAgencies('funding', 'office');
    expect([
      firstMatch!.abbreviation,
      firstMatch!.code,
      firstMatch!.toptierAbbreviation,
      firstMatch!.toptierName,
    ]).toEqual(['', '', '', 'Department of Defense']);
  });
  it('sorts the best matches first', async () => {
    const makeToptier = (id: number, name: string, abbreviation: string | null) => ({
      id,
      toptier_flag: true,
      toptier_agency: { toptier_code: '0', name, abbreviation },
      subtier_agency: { abbreviation: null, name },
    });
    edge.answers({
      results: [
        makeToptier(1, 'Board of the Navy', null),
        makeToptier(2, 'Navy Yard', null),
        makeToptier(3, 'Department of the Navy', 'USN'),
      ],
    });
    expect((await searchAgencies('awarding', 'navy')).map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});
