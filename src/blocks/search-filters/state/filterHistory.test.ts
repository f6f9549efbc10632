import { combineReducers, legacy_createStore as createStore } from 'redux';
import { initialFilters } from '@/domain/search/searchFilters';
import {
  searchFiltersReducers,
  selectHistory,
  selectStaged,
  stepFilters,
  type WithFilterHistory,
  type WithSearchFilters,
} from '..';
import { createThunkMiddleware } from '@/lib/redux';
import * as actions from './searchFiltersActions';

const setup = () => {
  const { dispatch, getState } = createStore(
    combineReducers(searchFiltersReducers),
    createThunkMiddleware(),
  );
  const state = () => getState() as unknown as WithSearchFilters & WithFilterHistory;
  return {
    dispatch,
    history: () => selectHistory(state()),
    staged: () => selectStaged(state()).awardDescription,
    write: (...texts: string[]) =>
      texts.forEach((text) => dispatch(actions.awardDescriptionSet(text))),
    step: (direction: 'undo' | 'redo') =>
      (dispatch as unknown as (step: ReturnType<typeof stepFilters>) => boolean)(
        stepFilters(direction),
      ),
    steps: () => [selectHistory(state()).past.size, selectHistory(state()).future.size],
  };
};

describe('filter history', () => {
  it('starts with nothing to undo or redo', () => {
    const { history, step, staged } = setup();
    expect([history().past.size, history().present, history().future.size]).toEqual([
      0,
      initialFilters,
      0,
    ]);
    expect([step('undo'), step('redo'), staged(), history().past.size]).toEqual([
      false,
      false,
      '',
      0,
    ]);
  });
  it('undoes edits one at a time and redoes them', () => {
    const { write, step, staged, steps } = setup();
    write('a', 'b');
    expect(steps()).toEqual([2, 0]);
    expect([step('undo'), staged(), steps()]).toEqual([true, 'a', [1, 1]]);
    expect([step('undo'), staged(), steps()]).toEqual([true, '', [0, 2]]);
    expect([step('undo'), staged()]).toEqual([false, '']);
    expect([step('redo'), staged(), steps()]).toEqual([true, 'a', [1, 1]]);
    expect([step('redo'), staged(), steps()]).toEqual([true, 'b', [2, 0]]);
    expect([step('redo'), staged()]).toEqual([false, 'b']);
  });
  it('drops redo steps after a new edit', () => {
    const { write, step, staged, steps } = setup();
    write('a', 'b');
    step('undo');
    write('c');
    expect([step('redo'), staged(), steps()]).toEqual([false, 'c', [2, 0]]);
    step('undo');
    expect(staged()).toBe('a');
  });
  it('stores a changed time mode without adding an undo step', () => {
    const { dispatch, history, step, write, steps } = setup();
    dispatch(actions.timeTypeSet('fy'));
    expect([steps(), history().present.timePeriodType]).toEqual([[0, 0], 'fy']);
    write('a');
    step('undo');
    expect(history().present.timePeriodType).toBe('fy');
  });
  it('keeps redo steps when only the time mode changes', () => {
    const { dispatch, write, step, steps } = setup();
    write('a');
    step('undo');
    dispatch(actions.timeTypeSet('fy'));
    expect(steps()).toEqual([0, 1]);
  });
  it('ignores actions that edit nothing', () => {
    const { dispatch, history, write } = setup();
    write('a');
    const before = history();
    dispatch(actions.applyCompleted());
    dispatch(actions.textToggled('keyword', ''));
    expect(history()).toBe(before);
  });
  it('counts clearing everything as one edit', () => {
    const { dispatch, write, step, staged } = setup();
    write('a');
    dispatch(actions.allCleared());
    expect([staged(), step('undo'), staged()]).toEqual(['', true, 'a']);
  });
  it('restarts when a search is restored', () => {
    const { dispatch, history, write, step, steps, staged } = setup();
    write('a', 'b');
    step('undo');
    dispatch(actions.searchRestored(initialFilters.set('awardDescription', 'restored')));
    expect([
      steps(),
      history().present.awardDescription,
      step('undo'),
      step('redo'),
      staged(),
    ]).toEqual([[0, 0], 'restored', false, false, 'restored']);
  });
  it('is limited to a hundred edits', () => {
    const { write, step, staged } = setup();
    write(...Array.from({ length: 101 }, (_, edit) => `edit ${edit + 1}`));
    const undoCount = Array.from({ length: 105 }, () => step('undo')).filter(Boolean).length;
    expect([undoCount, staged()]).toEqual([100, 'edit 1']);
  });
});
