import { List, Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer } from 'redux';
import { initialFilters, type SearchFilters } from '@/domain/search/searchFilters';
import { sameFilters } from '@/domain/search/sameFilters';
import type { Thunk } from '@/lib/redux';
import { filtersStepped } from './searchFiltersActions';
import { stagedFiltersReducer, type SearchAction } from './searchFiltersReducer';

/** Number of edits that can be undone. */
const MAX_UNDO_STEPS = 100;
export interface HistoryShape {
  past: List<SearchFilters>;
  present: SearchFilters;
  future: List<SearchFilters>;
}
export type FilterHistory = RecordOf<HistoryShape>;
const makeHistory = ImmutableRecord<HistoryShape>(
  { past: List(), present: initialFilters, future: List() },
  'FilterHistory',
);

/** Records a step for each edit that changes the staged search. A restored search restarts the history. */
export const filterHistoryReducer: Reducer<FilterHistory, SearchAction> = (
  state = makeHistory(),
  action,
) => {
  if (action.type === 'searchFilters/stepped') {
    return action.direction === 'undo'
      ? state.merge({
          past: state.past.pop(),
          present: action.filters,
          future: state.future.push(state.present),
        })
      : state.merge({
          past: state.past.push(state.present),
          present: action.filters,
          future: state.future.pop(),
        });
  }
  if (action.type === 'searchFilters/restored') return makeHistory({ present: action.filters });
  const present = stagedFiltersReducer(state.present, action);
  if (present === state.present) return state;
  return sameFilters(present, state.present)
    ? state.set('present', present)
    : state.merge({
        past: state.past.push(state.present).takeLast(MAX_UNDO_STEPS),
        present,
        future: List(),
      });
};

export interface WithFilterHistory {
  filterHistory: FilterHistory;
}
export const selectHistory = (state: WithFilterHistory): FilterHistory => state.filterHistory;
/** Returns a thunk that undoes the last edit, or redoes the last undone edit, and returns whether there was such an edit. */
export const stepFilters =
  (direction: 'undo' | 'redo'): Thunk<WithFilterHistory, boolean> =>
  (dispatch, getState) => {
    const { past, future } = selectHistory(getState());
    const filters = (direction === 'undo' ? past : future).last();
    if (!filters) return false;
    dispatch(filtersStepped(filters, direction));
    return true;
  };
