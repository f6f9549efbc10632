import { toCriteria } from '@/domain/search/filters/registry';
import { makeAgencyItem } from '@/domain/search/searchFilters';
import { parseAgency, withMapFilters, formatAgency } from './mapFilters';
import { buildFilters } from './stateSearch';

const guam = { code: 'GU', fips: '66', name: 'Guam' };
const today = '2025-11-15';
const criteria = (filters: Parameters<typeof toCriteria>[0]) =>
  toCriteria(filters, { today, level: 'transactions' });
const noFilters = { defc: '', agency: '', listing: '' };

describe('the search of a state profile', () => {
  it.each([
    ['2024', '2023-10-01', '2024-09-30'],
    ['latest', '2024-11-15', '2025-11-15'],
    ['all', '2007-10-01', '2026-09-30'],
  ])('covers work in the state in the period of the profile: %s', (year, start, end) =>
    expect(criteria(buildFilters(guam, year, today))).toEqual({
      placesOfPerformance: [{ country: 'USA', state: 'GU' }],
      periods: [{ start, end }],
    }),
  );
});

describe('the filters of a state’s map', () => {
  const item = makeAgencyItem({
    id: 7,
    agencyType: 'subtier',
    name: 'Forest Service: West',
    toptierName: 'Department of Agriculture',
  });
  it('encode an agency as a value that can be parsed again', () => {
    expect(formatAgency(item)).toBe('sub:Forest Service  West:Department of Agriculture');
    expect(parseAgency(formatAgency(item.set('name', 'Forest Service')))?.toObject()).toMatchObject(
      {
        agencyType: 'subtier',
        name: 'Forest Service',
        toptierName: 'Department of Agriculture',
      },
    );
    expect(parseAgency('top:Department of Energy')?.agencyType).toBe('toptier');
    expect(parseAgency('')).toBeUndefined();
  });
  it('are added to the search', () => {
    const all = { defc: 'N', agency: 'top:Department of Energy', listing: '93.778' };
    expect(criteria(withMapFilters(buildFilters(guam, '2024', today), all))).toMatchObject({
      agencies: [{ type: 'awarding', tier: 'toptier', name: 'Department of Energy' }],
      defCodes: ['N'],
      programNumbers: ['93.778'],
    });
    const searchFilters = buildFilters(guam, '2024', today);
    expect(withMapFilters(searchFilters, noFilters)).toBe(searchFilters);
  });
  it('omit an unknown DEFC', () =>
    expect(
      criteria(withMapFilters(buildFilters(guam, '2024', today), { ...noFilters, defc: 'QQQ' })),
    ).not.toHaveProperty('defCodes'));
});
