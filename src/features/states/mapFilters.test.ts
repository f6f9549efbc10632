import { toCriteria } from '@/domain/search/filters/registry';
import { stateFilters } from '@/domain/search/readyMade';
import { makeAgencyItem, type SearchFilters } from '@/domain/search/searchFilters';
import { parseAgency, withMapFilters, formatAgency } from './mapFilters';

const filters = stateFilters({ code: 'GU', fips: '66', name: 'Guam' });
const today = '2025-11-15';
const criteria = (withFilters: SearchFilters) =>
  toCriteria(withFilters, { today, level: 'transactions' });
const noFilters = { defc: '', agency: '', listing: '' };

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
    expect(criteria(withMapFilters(filters, all))).toMatchObject({
      agencies: [{ type: 'awarding', tier: 'toptier', name: 'Department of Energy' }],
      defCodes: ['N'],
      programNumbers: ['93.778'],
    });
    expect(withMapFilters(filters, noFilters)).toBe(filters);
  });
  it('omit an unknown DEFC', () =>
    expect(criteria(withMapFilters(filters, { ...noFilters, defc: 'QQQ' }))).not.toHaveProperty(
      'defCodes',
    ));
});
