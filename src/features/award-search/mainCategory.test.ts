import { agencyIdentifier, initialFilters, makeAgencyItem } from '@/domain/search/searchFilters';
import { mainCategory } from './mainCategory';

const treasury = { agencyType: 'toptier', name: 'Treasury', toptierName: 'Treasury', id: 1 };
const mint = { agencyType: 'subtier', name: 'Mint', toptierName: 'Treasury', id: 2 };
const revenue = { agencyType: 'subtier', name: 'Revenue', toptierName: 'Treasury', id: 3 };
const energy = { agencyType: 'toptier', name: 'Energy', toptierName: 'Energy', id: 4 };

describe('the default category of results', () => {
  it.each([
    ['no agency', [], 'awarding_agency'],
    ['an agency', [treasury], 'awarding_subagency'],
    ['subagencies of one agency', [mint, revenue], 'awarding_subagency'],
    ['an agency and its subagency', [treasury, mint], 'awarding_subagency'],
    ['a single subagency', [mint], 'recipient'],
    ['several agencies', [treasury, energy], 'awarding_agency'],
    ['subagencies of several agencies', [mint, energy], 'awarding_agency'],
  ])('depends on the agencies in the filters: %s', (_what, agencies, category) => {
    const items = agencies.map((agency) =>
      makeAgencyItem(agency as Parameters<typeof makeAgencyItem>[0]),
    );
    const filters = initialFilters.update('selectedAwardingAgencies', (chosen) =>
      items.reduce((map, item) => map.set(agencyIdentifier(item), item), chosen),
    );
    expect(mainCategory(filters)).toBe(category);
  });
});
