import { combineReducers, legacy_createStore as createStore } from 'redux';
import {
  searchFiltersReducers,
  selectStaged,
  type SearchAction,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import { makeAgencyItem, makeLocationItem } from '@/domain/search/searchFilters';

/** Creates a store with only the search filters. Returns functions that dispatch actions and read its state. */
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

/** Filter values that a visitor may select. */
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
/** The date and level with which filters are counted and sent. */
export const context = { today: '2025-11-15', level: 'awards' as const };
