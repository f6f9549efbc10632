import { agencyMatch, byAgencyMatch } from './agencyMatch';

const agency = (name: string, abbreviation = '') => ({ name, abbreviation });

describe('agencies by typed words', () => {
  it('takes name and abbreviation as a whole for exact, whatever the case', () => {
    expect([
      agencyMatch('Department of Defense', 'DOD', 'department of defense'),
      agencyMatch('Department of Defense', 'DOD', ' dod '),
      agencyMatch('Department of the Treasury', 'TREAS', 'Treasury'),
    ]).toEqual([3, 3, 3]);
  });
  it('looks behind the words that begin the names of many agencies', () => {
    expect([
      agencyMatch('Department of Defense', 'DOD', 'defen'),
      agencyMatch('Department of the Interior', 'DOI', 'inter'),
      agencyMatch('U.S. Agency for International Development', 'USAID', 'internat'),
      agencyMatch('Office of Personnel Management', 'OPM', 'pers'),
    ]).toEqual([2, 2, 2, 2]);
  });
  it('takes a word inside for less, a part of a word for nothing', () => {
    expect([
      agencyMatch('Department of Health and Human Services', 'HHS', 'human s'),
      agencyMatch('Department of Health and Human Services', 'HHS', 'uman'),
      agencyMatch('Department of Health and Human Services', 'HHS', '  '),
    ]).toEqual([1, 0, 0]);
  });
  it('puts exact ones first, then beginnings, and keeps the order of equals', () => {
    const found = [
      agency('National Defense University'),
      agency('Department of Defense', 'DOD'),
      agency('Defense Nuclear Facilities Safety Board', 'DNFSB'),
      agency('Defen'),
    ];
    expect(byAgencyMatch(found, 'defen').map(({ name }) => name)).toEqual([
      'Defen',
      'Department of Defense',
      'Defense Nuclear Facilities Safety Board',
      'National Defense University',
    ]);
  });
});
