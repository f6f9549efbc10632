import { combineReducers, legacy_createStore as createStore } from 'redux';
import {
  searchFiltersReducers,
  selectStaged,
  type SearchAction,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import { makeAgencyItem, makeLocationItem } from '@/domain/search/searchFilters';

/** A store with the filters of a search alone, and short ways to act on it and to read it. */
export const setup = () => {
  const store = createStore(combineReducers(searchFiltersReducers));
  const state = () => store.getState() as unknown as WithSearchFilters;
  return {
    dispatch: (...list: SearchAction[]) => {
      list.forEach((action) => store.dispatch(action));
      return selectStaged(state());
    },
    state,
    staged: () => selectStaged(state()),
  };
};

/** Choices of a visitor. */
export const agency = makeAgencyItem({
  id: 7,
  agencyType: 'toptier',
  name: 'Department of the Treasury',
  abbreviation: 'TREAS',
});
export const colorado = makeLocationItem({
  matched_ids: ['CO', 1],
  place: 'CO',
  place_type: 'STATE',
  display: { title: 'Colorado', entity: 'State', standalone: 'Colorado' },
  filter: { country: 'USA', state: 'CO' },
});
export const foreign = makeLocationItem({
  matched_ids: ['F'],
  place: 'FOREIGN',
  place_type: 'COUNTRY',
  filter: { country: 'FOREIGN' },
});
/** The day and level under which filters are counted and sent. */
export const context = { today: '2025-11-15', level: 'awards' as const };
