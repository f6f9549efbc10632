import { isSameAgency, mergeSameAgencies, scoreMatch, sortByAgencyMatch } from './agencyMatch';

const agency = (name: string, abbreviation = '') => ({ name, abbreviation });

describe('agency matching', () => {
  it('ranks a whole name or abbreviation as exact, ignoring case', () => {
    expect([
      scoreMatch('Department of Defense', 'DOD', 'department of defense'),
      scoreMatch('Department of Defense', 'DOD', ' dod '),
      scoreMatch('Department of the Treasury', 'TREAS', 'Treasury'),
    ]).toEqual([3, 3, 3]);
  });
  it('ignores common first words of agency names, such as “Department of”', () => {
    expect([
      scoreMatch('Department of Defense', 'DOD', 'defen'),
      scoreMatch('Department of the Interior', 'DOI', 'inter'),
      scoreMatch('U.S. Agency for International Development', 'USAID', 'internat'),
      scoreMatch('Office of Personnel Management', 'OPM', 'pers'),
    ]).toEqual([2, 2, 2, 2]);
  });
  it('ranks a later word lower and does not match inside a word', () => {
    expect([
      scoreMatch('Department of Health and Human Services', 'HHS', 'human s'),
      scoreMatch('Department of Health and Human Services', 'HHS', 'uman'),
      scoreMatch('Department of Health and Human Services', 'HHS', '  '),
    ]).toEqual([1, 0, 0]);
  });
  it('sorts exact matches first, then prefixes, and keeps the order of ties', () => {
    const matches = [
      agency('National Defense University'),
      agency('Department of Defense', 'DOD'),
      agency('Defense Nuclear Facilities Safety Board', 'DNFSB'),
      agency('Defen'),
    ];
    expect(sortByAgencyMatch(matches, 'defen').map(({ name }) => name)).toEqual([
      'Defen',
      'Department of Defense',
      'Defense Nuclear Facilities Safety Board',
      'National Defense University',
    ]);
  });
});

describe('agencies of the same name', () => {
  const subagency = (id: number, name: string, abbreviation = '', toptierName = 'Defense') => ({
    id,
    agencyType: 'subtier',
    name,
    abbreviation,
    toptierName,
  });
  const navy = subagency(1, 'Navy', 'USN');
  const navyWithoutAbbreviation = subagency(2, 'Navy');
  const idsOf = (agencies: (typeof navy)[]) => mergeSameAgencies(agencies).map(({ id }) => id);
  it('become one agency, which keeps the first place and the abbreviation', () => {
    const army = subagency(3, 'Army');
    expect([
      idsOf([navy, army, navyWithoutAbbreviation]),
      idsOf([navyWithoutAbbreviation, army, navy]),
      idsOf([navyWithoutAbbreviation, subagency(4, 'Navy')]),
    ]).toEqual([[1, 3], [1, 3], [2]]);
  });
  it('stay separate under different parents and in different tiers', () => {
    const others = [
      subagency(5, 'Navy', 'USN', 'Interior'),
      { ...navy, id: 6, agencyType: 'toptier' },
    ];
    expect(idsOf([navy, ...others])).toEqual([1, 5, 6]);
    expect(others.map((other) => isSameAgency(navy, other))).toEqual([false, false]);
  });
  it('are the same toptier agency even if only one names its parent', () => {
    const defense = { ...subagency(7, 'Defense'), agencyType: 'toptier' };
    expect(isSameAgency(defense, { ...defense, toptierName: '' })).toBe(true);
  });
});
