import { countFilters, restoreFilters, toCriteria } from '@/domain/search/filters/registry';
import { parseReadableQuery, toReadableQuery } from '@/domain/search/readableQuery';
import {
  initialFilters,
  makeLocationItem,
  type SearchFilters,
} from '@/domain/search/searchFilters';
import { sameFilters } from '@/domain/search/sameFilters';
import { filtersFromCriteria } from '@/services/search/requestBody';
import { toSavedFilters } from '@/services/search/savedFilters';
import { colorado, context, setup } from '../../../../tests/searchFilterStore';
import { chipGroups, stepFilters, type SearchAction } from '..';
import * as actions from './searchFiltersActions';

const foreign = makeLocationItem({
  matched_ids: ['FOREIGN'],
  place: 'FOREIGN',
  place_type: 'COUNTRY',
  display: {
    title: 'All foreign countries',
    entity: 'Country',
    standalone: 'All foreign countries',
  },
  filter: { country: 'FOREIGN' },
});
const paris = makeLocationItem({
  matched_ids: ['PARIS'],
  place: 'PARIS',
  place_type: 'CITY',
  filter: { country: 'FOREIGN', city: 'PARIS' },
});
const toSavedItem = (item: typeof colorado): unknown => JSON.parse(JSON.stringify(item));
const toRequestFilters = (filters: SearchFilters) =>
  filtersFromCriteria(toCriteria(filters, context), 'awards');

describe.each([
  ['selectedLocations', 'locationDomesticForeign', 'Place of Performance', 'place_of_performance'],
  ['selectedRecipientLocations', 'recipientDomesticForeign', 'Recipient Location', 'recipient'],
] as const)('the scope of %s', (field, scope, caption, key) => {
  const chips = (filters: SearchFilters) =>
    chipGroups(filters, context.today)
      .filter((group) => group.caption === caption)
      .flatMap((group) => group.chips);
  const texts = (filters: SearchFilters) => chips(filters).map((chip) => chip.text);
  const savedFilters = { [field]: { a: toSavedItem(colorado) }, [scope]: 'domestic' };

  it('is sent with the locations, whether set directly or selected as a location [i5.6]', () => {
    const colorados = [{ country: 'USA', state: 'CO' }];
    expect(
      toRequestFilters(
        setup().dispatch(
          actions.locationToggled(field, colorado),
          actions.locationScopeSet(scope, 'domestic'),
        ),
      ),
    ).toMatchObject({ [`${key}_locations`]: colorados, [`${key}_scope`]: 'domestic' });
    expect(
      toRequestFilters(
        setup().dispatch(
          actions.locationToggled(field, colorado),
          actions.locationToggled(field, foreign),
        ),
      ),
    ).toMatchObject({ [`${key}_locations`]: colorados, [`${key}_scope`]: 'foreign' });
  });
  it('is not sent for a foreign city', () => {
    const body = toRequestFilters(setup().dispatch(actions.locationToggled(field, paris)));
    expect([body[`${key}_locations`], body[`${key}_scope`]]).toEqual([
      [{ country: 'FOREIGN', city: 'PARIS' }],
      undefined,
    ]);
  });
  it('is restored with its locations, and each has a chip and counts as one filter', () => {
    const { filters, dropped } = restoreFilters(savedFilters);
    expect([texts(filters), countFilters(filters, context), dropped]).toEqual([
      ['ALL DOMESTIC LOCATIONS', 'STATE | Colorado'],
      2,
      [],
    ]);
  });
  it('is removed independently of its locations, each by its own chip', () => {
    const removeChip = (at: number) => {
      const { dispatch } = setup();
      const staged = dispatch(actions.searchRestored(restoreFilters(savedFilters).filters));
      return texts(dispatch(...(chips(staged)[at]!.remove as SearchAction[])));
    };
    expect([removeChip(0), removeChip(1)]).toEqual([
      ['STATE | Colorado'],
      ['ALL DOMESTIC LOCATIONS'],
    ]);
  });
  it('is restored from a readable link with its locations', () => {
    const { filters } = restoreFilters(savedFilters);
    const restored = restoreFilters(
      parseReadableQuery(toReadableQuery(toSavedFilters(filters))!),
    ).filters;
    expect([texts(restored), sameFilters(restored, filters)]).toEqual([texts(filters), true]);
  });
  it('distinguishes searches but equals the same scope selected as a location', () => {
    const { filters } = restoreFilters(savedFilters);
    expect([
      sameFilters(filters, filters.set(scope, 'all')),
      sameFilters(filters, filters.set(scope, 'foreign')),
    ]).toEqual([false, false]);
    expect(
      sameFilters(
        initialFilters.set(scope, 'foreign'),
        setup().dispatch(actions.locationToggled(field, foreign)),
      ),
    ).toBe(true);
  });
  it('is never both domestic and foreign, and restoring both reports the dropped filter', () => {
    const both = setup().dispatch(
      actions.locationScopeSet(scope, 'domestic'),
      actions.locationToggled(field, colorado),
      actions.locationToggled(field, foreign),
    );
    expect([both[scope], texts(both)]).toEqual([
      'all',
      ['STATE | Colorado', 'COUNTRY | All foreign countries'],
    ]);
    expect(
      texts(
        setup().dispatch(
          actions.locationToggled(field, foreign),
          actions.locationScopeSet(scope, 'domestic'),
        ),
      ),
    ).toEqual(['ALL DOMESTIC LOCATIONS']);
    const { filters, dropped } = restoreFilters({
      [field]: { a: toSavedItem(foreign), b: toSavedItem(colorado) },
      [scope]: 'domestic',
    });
    expect([texts(filters), dropped]).toEqual([
      ['ALL DOMESTIC LOCATIONS', 'STATE | Colorado'],
      [caption],
    ]);
  });
  it('is cleared with its locations, and Undo restores both', () => {
    const { dispatch, state, staged } = setup();
    const undo = () => {
      stepFilters('undo')(dispatch as never, state as never, undefined as never);
      return staged();
    };
    const cleared = dispatch(
      actions.locationToggled(field, colorado),
      actions.locationScopeSet(scope, 'domestic'),
      actions.filterCleared('location'),
    );
    expect([cleared[scope], cleared[field].size]).toEqual(['all', 0]);
    expect(texts(undo())).toEqual(['ALL DOMESTIC LOCATIONS', 'STATE | Colorado']);
    expect(texts(undo())).toEqual(['STATE | Colorado']);
  });
});
