import { parseAmount } from '@/domain/search/amountChanges';
import { amountPresets } from '@/domain/search/amountPresets';
import { sameFilters } from '@/domain/search/sameFilters';
import {
  agencyIdentifier,
  initialFilters,
  locationIdentifier,
} from '@/domain/search/searchFilters';
import { makeSearchView } from '@/domain/search/searchView';
import { agency, colorado, setup } from '../../../../tests/searchFilterStore';
import * as actions from './searchFiltersActions';
import { selectApplied, selectCanSubmit, selectStaged, selectView } from './searchFiltersSelectors';

describe('filter state, version 2020-06-01', () => {
  it('has the specification’s fields and defaults [i3.search.1-5, i3.search.7, i3.search.9-10]', () => {
    expect(Object.keys(initialFilters.toObject()).sort()).toEqual([
      'awardAmounts',
      'awardDescription',
      'awardType',
      'contractAwardType',
      'covidDefCode',
      'defCodes',
      'extentCompeted',
      'filterNaoActiveFromFyOrDateRange',
      'filterNewAwardsOnlyActive',
      'filterNewAwardsOnlySelected',
      'financialAssistanceAwardType',
      'infraDefCode',
      'keyword',
      'locationDomesticForeign',
      'naicsCodes',
      'pricingType',
      'pscCodes',
      'recipientDomesticForeign',
      'recipientType',
      'selectedAwardIDs',
      'selectedAwardingAgencies',
      'selectedCFDA',
      'selectedFundingAgencies',
      'selectedLocations',
      'selectedRecipientLocations',
      'selectedRecipients',
      'setAside',
      'tasCodes',
      'timePeriodFY',
      'timePeriodType',
      'time_period',
      'treasuryAccounts',
    ]);
    expect([
      initialFilters.timePeriodType,
      initialFilters.locationDomesticForeign,
      initialFilters.recipientDomesticForeign,
      initialFilters.filterNewAwardsOnlySelected,
      initialFilters.filterNewAwardsOnlyActive,
      initialFilters.filterNaoActiveFromFyOrDateRange,
    ]).toEqual(['dr', 'all', 'all', false, false, false]);
    expect(initialFilters.naicsCodes.toObject()).toEqual({ require: [], exclude: [], counts: [] });
  });
  it('starts with a table of awards without subawards [i2.pages.2, i3.search.24]', () =>
    expect(makeSearchView().toObject()).toEqual({
      type: 'table',
      subaward: false,
      mapHasLoaded: false,
      spendingLevel: 'awards',
    }));
  it('derives a location’s identifier from sorted matched_ids, place and place_type [i3.search.6]', () => {
    expect(locationIdentifier({ matched_ids: ['b', 'a'], place: 'X', place_type: 'CITY' })).toBe(
      locationIdentifier({ matched_ids: ['a', 'b'], place: 'X', place_type: 'CITY' }),
    );
    expect(locationIdentifier({ matched_ids: ['a'], place: 'X', place_type: 'CITY' })).not.toBe(
      locationIdentifier({ matched_ids: ['a'], place: 'X', place_type: 'STATE' }),
    );
  });
});

describe('staged filters', () => {
  it('add a missing value to a set and remove a present one [i4.filters.1]', () => {
    const { dispatch } = setup();
    expect(dispatch(actions.setToggled('awardType', 'A')).awardType.toArray()).toEqual(['A']);
    expect(dispatch(actions.setToggled('awardType', 'A')).awardType.isEmpty()).toBe(true);
  });
  it('toggle a keyword by its exact text and ignore empty text', () => {
    const { dispatch } = setup();
    expect(dispatch(actions.textToggled('keyword', ' Text as typed ')).keyword.first()).toBe(
      ' Text as typed ',
    );
    expect(dispatch(actions.textToggled('keyword', ' Text as typed ')).keyword.size).toBe(0);
    expect(dispatch(actions.textToggled('keyword', '')).keyword.size).toBe(0);
  });
  it('toggle an agency by ID and type [i3.search.8, i4.filters.2]', () => {
    const { dispatch } = setup();
    dispatch(
      actions.agencyToggled('selectedAwardingAgencies', agency),
      actions.agencyToggled('selectedAwardingAgencies', agency.set('agencyType', 'subtier')),
    );
    expect(dispatch().selectedAwardingAgencies.size).toBe(2);
    expect(
      dispatch(actions.agencyToggled('selectedAwardingAgencies', agency))
        .selectedAwardingAgencies.keySeq()
        .toArray(),
    ).toEqual([agencyIdentifier(agency.set('agencyType', 'subtier'))]);
  });
  it('remove a location that is selected again [i4.filters.3]', () => {
    const { dispatch } = setup();
    expect(
      dispatch(actions.locationToggled('selectedLocations', colorado)).selectedLocations.size,
    ).toBe(1);
    expect(
      dispatch(actions.locationToggled('selectedLocations', colorado.set('matched_ids', [1, 'CO'])))
        .selectedLocations.size,
    ).toBe(0);
  });
  it('add and remove award types in bulk [i4.filters.4]', () => {
    const { dispatch } = setup();
    expect(dispatch(actions.awardGroupChanged('idvs', 'add')).awardType.size).toBe(8);
    expect(dispatch(actions.awardGroupChanged('idvs', 'remove')).awardType.size).toBe(0);
  });
  it('add and remove recipient types and DEFCs in bulk [i4.filters.5]', () => {
    const { dispatch } = setup();
    dispatch(
      actions.bulkChanged('recipientType', ['foundation', 'nonprofit'], 'add'),
      actions.bulkChanged('covidDefCode', ['L', 'M'], 'add'),
    );
    dispatch(
      actions.bulkChanged('recipientType', ['nonprofit'], 'remove'),
      actions.bulkChanged('covidDefCode', ['L'], 'remove'),
    );
    expect([dispatch().recipientType.toArray(), dispatch().covidDefCode.toArray()]).toEqual([
      ['foundation'],
      ['M'],
    ]);
  });
  it('add a new date range if it has a start or an end [i4.filters.7]', () => {
    const { dispatch } = setup();
    expect(dispatch(actions.dateRangeAdded('', '')).time_period.size).toBe(0);
    expect(
      dispatch(actions.dateRangeAdded('2024-01-01', ''), actions.dateRangeAdded('', '2024-02-01'))
        .time_period.size,
    ).toBe(2);
    expect(dispatch(actions.dateRangeAdded('2024-01-01', '')).time_period.size).toBe(2);
  });
  it('remove a date range by index [i4.filters.6]', () => {
    const { dispatch } = setup();
    dispatch(
      actions.dateRangeAdded('2024-01-01', ''),
      actions.dateRangeAdded('2023-01-01', '2023-02-01'),
    );
    expect(
      dispatch(actions.dateRangeRemoved(0))
        .time_period.toArray()
        .map((range) => range.start_date),
    ).toEqual(['2023-01-01']);
    expect(dispatch(actions.dateRangeRemoved(5)).time_period.size).toBe(1);
  });
  it('reject a fiscal year before 2008', () => {
    const { dispatch } = setup();
    expect(
      dispatch(
        actions.setToggled('timePeriodFY', '2007'),
        actions.setToggled('timePeriodFY', '2008'),
      ).timePeriodFY.toArray(),
    ).toEqual(['2008']);
  });
  it('allow “new awards only” only while there is a period', () => {
    const { dispatch } = setup();
    expect(dispatch(actions.newAwardsOnlySet(true)).filterNewAwardsOnlySelected).toBe(false);
    expect(
      dispatch(actions.dateRangeAdded('2024-01-01', ''), actions.newAwardsOnlySet(true))
        .filterNewAwardsOnlySelected,
    ).toBe(true);
    expect(dispatch(actions.dateRangeRemoved(0)).filterNewAwardsOnlySelected).toBe(false);
  });
  it('keep one award amount preset at a time and clear it when it is selected again [i4.filters.15-16]', () => {
    const { dispatch } = setup();
    const [first, second] = amountPresets;
    expect(
      dispatch(
        actions.amountPresetToggled(first!.key, first!.range),
        actions.amountPresetToggled(second!.key, second!.range),
      )
        .awardAmounts.keySeq()
        .toArray(),
    ).toEqual(['range-1']);
    expect(
      dispatch(actions.amountPresetToggled(second!.key, second!.range)).awardAmounts.size,
    ).toBe(0);
  });
  it('replace presets with a custom range [i4.filters.17]', () => {
    const { dispatch } = setup();
    const [first] = amountPresets;
    expect(
      dispatch(
        actions.amountPresetToggled(first!.key, first!.range),
        actions.customAmountSet([0, null]),
      ).awardAmounts.toObject(),
    ).toEqual({ specific: [0, null] });
  });
  it('parse typed amounts: empty text as null, zero as 0, invalid text as NaN [i5.4]', () =>
    expect([
      parseAmount('1,000'),
      parseAmount(''),
      parseAmount('0'),
      parseAmount('$ 5'),
      parseAmount('x'),
    ]).toEqual([1000, null, 0, 5, NaN]));
  it('reset one filter and keep the others [i4.filters.8]', () => {
    const { dispatch } = setup();
    expect(
      dispatch(
        actions.setToggled('awardType', 'A'),
        actions.textToggled('keyword', 'bridge'),
        actions.filterCleared('awardType'),
      ).keyword.size,
    ).toBe(1);
    expect(dispatch().awardType.size).toBe(0);
  });
  it('reset to all defaults [i4.filters.9]', () => {
    const { dispatch } = setup();
    expect(
      sameFilters(
        dispatch(actions.setToggled('awardType', 'A'), actions.allCleared()),
        initialFilters,
      ),
    ).toBe(true);
  });
  it('reset the time filter to its default mode and empty sets [i4.filters.10]', () => {
    const { dispatch } = setup();
    const time = dispatch(
      actions.timeTypeSet('fy'),
      actions.setToggled('timePeriodFY', '2024'),
      actions.dateRangeAdded('2024-01-01', ''),
      actions.timeReset(),
    );
    expect([time.timePeriodType, time.timePeriodFY.size, time.time_period.size]).toEqual([
      'dr',
      0,
      0,
    ]);
  });
});

describe('applied filters', () => {
  it('copy the staged filters and set the empty and complete flags [i4.filters.13]', () => {
    const { dispatch, state, staged } = setup();
    expect(selectApplied(state()).toObject()).toMatchObject({ _empty: true, _complete: true });
    dispatch(actions.setToggled('awardType', 'A'));
    dispatch(actions.searchApplied(staged()));
    expect(selectApplied(state()).toObject()).toMatchObject({ _empty: false, _complete: false });
    dispatch(actions.applyCompleted());
    expect(selectApplied(state())._complete).toBe(true);
  });
  it('are cleared by a reset, not by clearing the staged filters [i4.filters.14]', () => {
    const { dispatch, state, staged } = setup();
    dispatch(actions.setToggled('awardType', 'A'));
    dispatch(actions.searchApplied(staged()));
    expect(selectApplied(state()).filters.awardType.size).toBe(1);
    dispatch(actions.allCleared());
    expect([
      selectStaged(state()).awardType.size,
      selectApplied(state()).filters.awardType.size,
    ]).toEqual([0, 1]);
    dispatch(actions.searchReset());
    const { filters, ...flags } = selectApplied(state()).toObject();
    expect(sameFilters(filters, initialFilters)).toBe(true);
    expect(flags).toEqual({ _empty: true, _complete: true });
  });
  it('enable Submit only when the staged filters differ and no search is running', () => {
    const { dispatch, state, staged } = setup();
    expect(selectCanSubmit(state())).toBe(false);
    dispatch(actions.setToggled('awardType', 'A'));
    expect(selectCanSubmit(state())).toBe(true);
    dispatch(actions.searchApplied(staged()));
    dispatch(actions.setToggled('awardType', 'B'));
    expect(selectCanSubmit(state())).toBe(false);
    dispatch(actions.applyCompleted());
    expect(selectCanSubmit(state())).toBe(true);
    dispatch(actions.setToggled('awardType', 'B'));
    expect(selectCanSubmit(state())).toBe(false);
  });
  it('do not change with the staged filters', () => {
    const { dispatch, state, staged } = setup();
    dispatch(actions.setToggled('awardType', 'A'));
    dispatch(actions.searchApplied(staged()));
    dispatch(actions.setToggled('awardType', 'B'));
    expect(selectApplied(state()).filters.awardType.toArray()).toEqual(['A']);
  });
  it('are replaced by a restored search, as are the staged filters [i4.filters.12]', () => {
    const { dispatch, state } = setup();
    dispatch(actions.setToggled('awardType', 'A'));
    dispatch(actions.searchRestored(initialFilters.set('awardDescription', 'x')));
    expect([
      selectStaged(state()).awardType.size,
      selectApplied(state()).filters.awardDescription,
    ]).toEqual([0, 'x']);
  });
  it('have a view whose subaward flag is set only for the subaward level', () => {
    const { dispatch, state } = setup();
    dispatch(actions.viewChanged({ spendingLevel: 'subawards' }));
    expect(selectView(state()).subaward).toBe(true);
    dispatch(actions.viewChanged({ spendingLevel: 'transactions' }));
    expect(selectView(state()).subaward).toBe(false);
  });
});
