import { Map as ImmutableMap } from 'immutable';
import { covidDefCodes } from '@/domain/codes/defCodes';
import { initialFilters, makeTreasuryAccount } from '@/domain/search/searchFilters';
import { setup } from '../../../../tests/searchFilterStore';
import * as actions from './searchFiltersActions';
import {
  selectApplied,
  selectCanSubmit,
  selectIsStagedDifferent,
  selectOrder,
  selectStaged,
  selectView,
} from './searchFiltersSelectors';

const bridges = initialFilters.set('awardDescription', 'bridges');

describe('award types', () => {
  it('are added to the given field unless they are in another', () => {
    const { dispatch } = setup();
    const staged = dispatch(
      actions.awardTypesChanged(['A', 'B'], 'add', 'contractAwardType'),
      actions.awardTypesChanged(['A', '02'], 'add'),
    );
    expect([
      staged.contractAwardType.toArray(),
      staged.awardType.toArray(),
      staged.financialAssistanceAwardType.toArray(),
    ]).toEqual([['A', 'B'], ['02'], []]);
  });
  it('are removed from every field', () => {
    const { dispatch } = setup();
    dispatch(
      actions.awardTypesChanged(['A', 'B'], 'add', 'contractAwardType'),
      actions.awardTypesChanged(['02'], 'add', 'financialAssistanceAwardType'),
      actions.awardTypesChanged(['C'], 'add'),
    );
    const staged = dispatch(actions.awardTypesChanged(['A', '02', 'C'], 'remove'));
    expect([
      staged.contractAwardType.toArray(),
      staged.financialAssistanceAwardType.size,
      staged.awardType.size,
    ]).toEqual([['B'], 0, 0]);
  });
  it('of a group are added to the given field', () => {
    const staged = setup().dispatch(
      actions.awardGroupChanged('contracts', 'add', 'contractAwardType'),
    );
    expect([staged.contractAwardType.toArray().sort(), staged.awardType.size]).toEqual([
      ['A', 'B', 'C', 'D'],
      0,
    ]);
  });
});

describe('staged filters', () => {
  it('switch from fiscal years to the date ranges that a chart selects', () => {
    const { dispatch } = setup();
    const staged = dispatch(
      actions.timeTypeSet('fy'),
      actions.setToggled('timePeriodFY', '2024'),
      actions.dateRangesSet([{ start: '2024-01-01', end: '2024-03-31' }]),
    );
    expect([
      staged.timePeriodType,
      staged.timePeriodFY.size,
      staged.time_period.toArray().map((range) => range.toObject()),
    ]).toEqual(['dr', 0, [{ start_date: '2024-01-01', end_date: '2024-03-31' }]]);
  });
  it('add and remove DEFCs in bulk', () => {
    const { dispatch } = setup();
    expect(dispatch(actions.defCodesChanged(covidDefCodes, 'add')).defCodes.require).toEqual(
      covidDefCodes,
    );
    expect(
      dispatch(actions.defCodesChanged(covidDefCodes.slice(1), 'remove')).defCodes.require,
    ).toEqual(covidDefCodes.slice(0, 1));
  });
  it('add DEFCs to the given field', () =>
    expect(
      setup()
        .dispatch(actions.defCodesChanged(['L'], 'add', 'covidDefCode'))
        .covidDefCode.toArray(),
    ).toEqual(['L']));
  it.each([
    ['naicsCodes', [['11'], ['54', '5415']], ['11', '5415']],
    ['pscCodes', [['Product', '10']], [['Product', '10']]],
    ['tasCodes', [['012', '012-0001']], [['012', '012-0001']]],
  ] as const)(
    'store the selection of %s and remove one of its entries',
    (field, require, expectedRequire) => {
      const { dispatch } = setup();
      const counts = require.map(([top]) => ({ label: top, value: top, count: 1 }));
      expect(
        dispatch(actions.treeChoiceSet(field, { require, exclude: [], counts }))[field].toObject(),
      ).toEqual({ require: expectedRequire, exclude: [], counts });
      expect(dispatch(actions.treeEntryRemoved(field, require[0]))[field].toObject()).toEqual({
        require: expectedRequire.slice(1),
        exclude: [],
        counts: counts.slice(1),
      });
    },
  );
  it('trim a description and clear it for empty text', () => {
    const { dispatch } = setup();
    expect(dispatch(actions.awardDescriptionSet('  two words ')).awardDescription).toBe(
      'two words',
    );
    expect(dispatch(actions.awardDescriptionSet('   ')).awardDescription).toBe('');
  });
  it('toggle an assistance listing by program number', () => {
    const { dispatch } = setup();
    const listing = (title: string) =>
      ImmutableMap({ program_number: '10.500', program_title: title });
    expect(
      dispatch(actions.listingToggled(listing('Extension')))
        .selectedCFDA.keySeq()
        .toArray(),
    ).toEqual(['10.500']);
    expect(dispatch(actions.listingToggled(listing('The same'))).selectedCFDA.size).toBe(0);
  });
  it('toggle a Treasury account', () => {
    const { dispatch } = setup();
    const account = makeTreasuryAccount({ aid: '012', main: '0001' });
    expect(dispatch(actions.accountToggled(account)).treasuryAccounts.toList().toArray()).toEqual([
      account,
    ]);
    expect(dispatch(actions.accountToggled(account)).treasuryAccounts.size).toBe(0);
  });
  it('are replaced on undo without changing the applied ones', () => {
    const { dispatch, state } = setup();
    expect(dispatch(actions.filtersStepped(bridges, 'undo')).awardDescription).toBe('bridges');
    expect(selectApplied(state()).filters.awardDescription).toBe('');
  });
});

describe('the applied filters', () => {
  it('of an empty search are empty and complete when applied or restored', () => {
    for (const action of [
      actions.searchApplied(initialFilters),
      actions.searchRestored(initialFilters),
    ]) {
      const { dispatch, state } = setup();
      dispatch(actions.searchApplied(bridges), action);
      const { _empty, _complete } = selectApplied(state());
      expect([_empty, _complete]).toEqual([true, true]);
    }
  });
  it('of a restored search are complete once its requests have ended', () => {
    const { dispatch, state } = setup();
    dispatch(actions.searchRestored(bridges));
    const { _empty, _complete, filters } = selectApplied(state());
    expect([_empty, _complete, filters.awardDescription]).toEqual([false, false, 'bridges']);
    dispatch(actions.applyCompleted());
    expect([selectApplied(state())._empty, selectApplied(state())._complete]).toEqual([
      false,
      true,
    ]);
  });
  it('differ from edited staged filters until those are applied', () => {
    const { dispatch, state } = setup();
    expect(selectIsStagedDifferent(state())).toBe(false);
    dispatch(actions.awardDescriptionSet('bridges'));
    expect(selectIsStagedDifferent(state())).toBe(true);
    dispatch(actions.searchApplied(selectStaged(state())));
    expect(selectIsStagedDifferent(state())).toBe(false);
  });
  it('cannot be replaced with an empty search by Submit', () => {
    const { dispatch, state } = setup();
    dispatch(actions.searchApplied(bridges), actions.applyCompleted(), actions.allCleared());
    expect([selectIsStagedDifferent(state()), selectCanSubmit(state())]).toEqual([true, false]);
  });
});

describe('the staged filters', () => {
  it('are replaced by an applied search and cleared by a reset', () => {
    const { dispatch } = setup();
    dispatch(actions.setToggled('awardType', 'A'));
    const applied = dispatch(actions.searchApplied(bridges));
    expect([applied.awardDescription, applied.awardType.size]).toEqual(['bridges', 0]);
    expect(dispatch(actions.searchReset()).awardDescription).toBe('');
  });
});

describe('view and sort order', () => {
  it('start with a table of awards in default order', () => {
    const { state } = setup();
    expect([selectView(state()).toObject(), selectOrder(state()).toObject()]).toEqual([
      { type: 'table', subaward: false, mapHasLoaded: false, spendingLevel: 'awards' },
      { field: '', direction: 'desc' },
    ]);
  });
  it('keep the spending level when the view changes', () => {
    const { dispatch, state } = setup();
    dispatch(
      actions.viewChanged({ spendingLevel: 'subawards' }),
      actions.viewChanged({ type: 'map', mapHasLoaded: true }),
    );
    expect(selectView(state()).toObject()).toEqual({
      type: 'map',
      subaward: true,
      mapHasLoaded: true,
      spendingLevel: 'subawards',
    });
  });
  it('go back to the default order when the order or the search is reset, but not when filters are cleared', () => {
    const { dispatch, state } = setup();
    dispatch(actions.orderChanged('Award Amount', 'asc'), actions.allCleared());
    expect(selectOrder(state()).toObject()).toEqual({ field: 'Award Amount', direction: 'asc' });
    dispatch(actions.searchReset());
    expect(selectOrder(state()).toObject()).toEqual({ field: '', direction: 'desc' });
    dispatch(actions.orderChanged('Award Amount', 'asc'), actions.orderReset());
    expect(selectOrder(state()).toObject()).toEqual({ field: '', direction: 'desc' });
  });
  it('ignore unrelated actions, as do the filters', () => {
    const { dispatch, state } = setup();
    dispatch(
      actions.awardDescriptionSet('bridges'),
      actions.orderChanged('Award Amount', 'asc'),
      actions.viewChanged({ type: 'map' }),
    );
    const before = state();
    dispatch({ type: 'something/else' } as never);
    expect(state()).toBe(before);
  });
});
