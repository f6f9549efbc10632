import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer } from 'redux';
import { setCustomAmount, toggleAmountPreset } from '@/domain/search/amountChanges';
import {
  changeAwardGroup,
  changeValues,
  changeAwardTypes,
  setLocationScope,
  toggleAgency,
  toggleInSet,
  toggleListing,
  toggleLocation,
  toggleText,
} from '@/domain/search/changes';
import { clearAll } from '@/domain/search/clearing';
import {
  addDateRange,
  removeDateRange,
  resetTime,
  setDateRanges,
  setNewAwardsOnly,
  setTimeType,
} from '@/domain/search/timeChanges';
import { changeDefCodes } from '@/domain/search/filters/defCodeFilter';
import { toggleAccount } from '@/domain/search/filters/accountFilter';
import { removeEntry } from '@/domain/search/codeTree';
import { getTreeChoice, withChoice } from '@/domain/search/filters/treeFilters';
import { clearFilter } from '@/domain/search/filters/registry';
import { initialFilters, type SearchFilters } from '@/domain/search/searchFilters';
import { isEmptySearch } from '@/domain/search/sameFilters';
import {
  makeSearchOrder,
  makeSearchView,
  type SearchOrder,
  type SearchView,
} from '@/domain/search/searchView';
import type * as actions from './searchFiltersActions';

export type SearchAction = ReturnType<(typeof actions)[keyof typeof actions]>;

/** Reduces the staged filters, which the sidebar edits. */
export const stagedFiltersReducer: Reducer<SearchFilters, SearchAction> = (
  state = initialFilters,
  action,
) => {
  switch (action.type) {
    case 'searchFilters/textToggled':
      return toggleText(state, action.field, action.text);
    case 'searchFilters/setToggled':
      return toggleInSet(state, action.field, action.value);
    case 'searchFilters/bulkChanged':
      return changeValues(state, action.field, action.values, action.direction);
    case 'searchFilters/awardGroupChanged':
      return changeAwardGroup(state, action.group, action.direction, action.field);
    case 'searchFilters/awardTypesChanged':
      return changeAwardTypes(state, action.codes, action.direction, action.field);
    case 'searchFilters/agencyToggled':
      return toggleAgency(state, action.field, action.agency);
    case 'searchFilters/locationToggled':
      return toggleLocation(state, action.field, action.item);
    case 'searchFilters/locationScopeSet':
      return setLocationScope(state, action.field, action.scope);
    case 'searchFilters/timeTypeSet':
      return setTimeType(state, action.timeType);
    case 'searchFilters/dateRangeAdded':
      return addDateRange(state, action.start, action.end);
    case 'searchFilters/dateRangeRemoved':
      return removeDateRange(state, action.position);
    case 'searchFilters/dateRangesSet':
      return setDateRanges(state, action.ranges);
    case 'searchFilters/newAwardsOnlySet':
      return setNewAwardsOnly(state, action.selected);
    case 'searchFilters/timeReset':
      return resetTime(state);
    case 'searchFilters/defCodesChanged':
      return changeDefCodes(state, action.codes, action.direction, action.field);
    case 'searchFilters/treeChoiceSet':
      return withChoice(state, action.field, action.choice);
    case 'searchFilters/treeEntryRemoved':
      return withChoice(
        state,
        action.field,
        removeEntry(getTreeChoice(state, action.field), action.path),
      );
    case 'searchFilters/awardDescriptionSet':
      return state.set('awardDescription', action.text.trim());
    case 'searchFilters/listingToggled':
      return toggleListing(state, action.listing);
    case 'searchFilters/accountToggled':
      return toggleAccount(state, action.account);
    case 'searchFilters/amountPresetToggled':
      return toggleAmountPreset(state, action.key, action.range);
    case 'searchFilters/customAmountSet':
      return setCustomAmount(state, action.range);
    case 'searchFilters/filterCleared':
      return clearFilter(state, action.id);
    case 'searchFilters/allCleared':
    case 'searchFilters/reset':
      return clearAll();
    case 'searchFilters/restored':
    case 'searchFilters/applied':
    case 'searchFilters/stepped':
      return action.filters;
    default:
      return state;
  }
};

interface AppliedShape {
  filters: SearchFilters;
  _empty: boolean;
  _complete: boolean;
}
export type Applied = RecordOf<AppliedShape>;
const makeApplied = ImmutableRecord<AppliedShape>(
  { filters: initialFilters, _empty: true, _complete: true },
  'AppliedFilters',
);

/** Reduces the applied filters. `_complete` is false while their requests run. */
export const appliedFiltersReducer: Reducer<Applied, SearchAction> = (
  state = makeApplied(),
  action,
) => {
  switch (action.type) {
    case 'searchFilters/applied':
    case 'searchFilters/restored': {
      const isEmpty = isEmptySearch(action.filters);
      return makeApplied({ filters: action.filters, _empty: isEmpty, _complete: isEmpty });
    }
    case 'searchFilters/completed':
      return state.set('_complete', true);
    case 'searchFilters/reset':
      return makeApplied();
    default:
      return state;
  }
};

/** Reduces the visible section and the spending level. */
export const searchViewReducer: Reducer<SearchView, SearchAction> = (
  state = makeSearchView(),
  action,
) =>
  action.type === 'searchView/changed'
    ? state.merge(
        action.changes,
        action.changes.spendingLevel
          ? { subaward: action.changes.spendingLevel === 'subawards' }
          : {},
      )
    : state;

/** Reduces the order of the results. An empty `field` means the default order of the tab. */
export const searchOrderReducer: Reducer<SearchOrder, SearchAction> = (
  state = makeSearchOrder(),
  action,
) => {
  switch (action.type) {
    case 'searchOrder/changed':
      return state.merge({ field: action.field, direction: action.direction });
    case 'searchOrder/reset':
    case 'searchFilters/reset':
      return makeSearchOrder();
    default:
      return state;
  }
};
