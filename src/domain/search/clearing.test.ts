import { Set as ImmutableSet } from 'immutable';
import { clearAll, clearFields } from './clearing';
import { initialFilters } from './searchFilters';

describe('clearing', () => {
  it('restores the defaults of the given fields only', () => {
    const full = initialFilters.merge({
      awardDescription: 'roads',
      locationDomesticForeign: 'foreign',
      awardType: ImmutableSet(['A']),
    });
    const next = clearFields(full, ['awardDescription', 'locationDomesticForeign']);
    expect([next.awardDescription, next.locationDomesticForeign, next.awardType.toArray()]).toEqual(
      ['', 'all', ['A']],
    );
  });
  it('restores all defaults at once', () => expect(clearAll()).toBe(initialFilters));
});
