import { Set as ImmutableSet } from 'immutable';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import { covidDefCodes } from '@/domain/codes/defCodes';
import { amountPresets } from '@/domain/search/amountPresets';
import { parseAmount } from '@/domain/search/changes';
import { changeDefCodes } from '@/domain/search/filters/defCodeFilter';
import { toCriteria, countFilters, filterDefinitions, restoreFilters } from '@/domain/search/filters/registry';
import { agencyIdentifier, initialFilters, isEmptySearch, locationIdentifier, makeAgencyItem, makeCodeTree, makeLocationItem, makeSearchView, sameFilters, type SearchFilters } from '@/domain/search/searchFilters';
import { chipDefinitions, chipGroups } from '../chips';
import { searchFiltersReducers } from '..';
import * as actions from './searchFiltersActions';
import { selectApplied, selectCanSubmit, selectOrder, selectStaged, selectView, type WithSearchFilters } from './searchFiltersSelectors';

const setup = () => {
  const store = createStore(combineReducers(searchFiltersReducers));
  const state = () => store.getState() as unknown as WithSearchFilters;
  return { dispatch: (...list: actions.SearchAction[]) => { list.forEach((action) => store.dispatch(action)); return selectStaged(state()); }, state, staged: () => selectStaged(state()) };
};
const agency = makeAgencyItem({ id: 7, agencyType: 'toptier', name: 'Department of the Treasury', abbreviation: 'TREAS' });
const colorado = makeLocationItem({ matched_ids: ['CO', 1], place: 'CO', place_type: 'STATE', display: { title: 'Colorado', entity: 'State', standalone: 'Colorado' }, filter: { country: 'USA', state: 'CO' } });
const foreign = makeLocationItem({ matched_ids: ['F'], place: 'FOREIGN', place_type: 'COUNTRY', filter: { country: 'FOREIGN' } });
const context = { today: '2025-11-15', level: 'awards' as const };

describe('filter state, version 2020-06-01', () => {
  it('has the specification’s fields and defaults', () => {
    expect(Object.keys(initialFilters.toObject()).sort()).toEqual(['awardAmounts', 'awardDescription', 'awardType', 'contractAwardType', 'covidDefCode', 'defCodes', 'extentCompeted', 'filterNaoActiveFromFyOrDateRange', 'filterNewAwardsOnlyActive', 'filterNewAwardsOnlySelected', 'financialAssistanceAwardType', 'infraDefCode', 'keyword', 'locationDomesticForeign', 'naicsCodes', 'pricingType', 'pscCodes', 'recipientDomesticForeign', 'recipientType', 'selectedAwardIDs', 'selectedAwardingAgencies', 'selectedCFDA', 'selectedFundingAgencies', 'selectedLocations', 'selectedRecipientLocations', 'selectedRecipients', 'setAside', 'tasCodes', 'timePeriodFY', 'timePeriodType', 'time_period', 'treasuryAccounts']);
    expect([initialFilters.timePeriodType, initialFilters.locationDomesticForeign, initialFilters.recipientDomesticForeign, initialFilters.filterNewAwardsOnlySelected, initialFilters.filterNewAwardsOnlyActive, initialFilters.filterNaoActiveFromFyOrDateRange]).toEqual(['dr', 'all', 'all', false, false, false]);
    expect(initialFilters.naicsCodes.toObject()).toEqual({ require: [], exclude: [], counts: [] });
  });
  it('starts with a table of awards and no subawards in the view record', () => expect(makeSearchView().toObject()).toEqual({ type: 'table', subaward: false, mapHasLoaded: false, spendingLevel: 'awards' }));
  it('derives a location’s identifier from sorted matched_ids, place and place_type', () => {
    expect(locationIdentifier({ matched_ids: ['b', 'a'], place: 'X', place_type: 'CITY' })).toBe(locationIdentifier({ matched_ids: ['a', 'b'], place: 'X', place_type: 'CITY' }));
    expect(locationIdentifier({ matched_ids: ['a'], place: 'X', place_type: 'CITY' })).not.toBe(locationIdentifier({ matched_ids: ['a'], place: 'X', place_type: 'STATE' }));
  });
});

describe('changing staged filters', () => {
  it('toggles set-like filters', () => { const { dispatch } = setup(); expect(dispatch(actions.setToggled('awardType', 'A')).awardType.toArray()).toEqual(['A']); expect(dispatch(actions.setToggled('awardType', 'A')).awardType.isEmpty()).toBe(true); });
  it('toggles keywords and award ids by their text', () => { const { dispatch } = setup(); expect(dispatch(actions.textToggled('keyword', ' Text as typed ')).keyword.first()).toBe(' Text as typed '); expect(dispatch(actions.textToggled('keyword', ' Text as typed ')).keyword.size).toBe(0); expect(dispatch(actions.textToggled('keyword', '')).keyword.size).toBe(0); });
  it('toggles an agency by id and type', () => { const { dispatch } = setup(); dispatch(actions.agencyToggled('selectedAwardingAgencies', agency), actions.agencyToggled('selectedAwardingAgencies', agency.set('agencyType', 'subtier'))); expect(dispatch().selectedAwardingAgencies.size).toBe(2); expect(dispatch(actions.agencyToggled('selectedAwardingAgencies', agency)).selectedAwardingAgencies.keySeq().toArray()).toEqual([agencyIdentifier(agency.set('agencyType', 'subtier'))]); });
  it('removes a location that is selected again', () => { const { dispatch } = setup(); expect(dispatch(actions.locationToggled('selectedLocations', colorado)).selectedLocations.size).toBe(1); expect(dispatch(actions.locationToggled('selectedLocations', colorado.set('matched_ids', [1, 'CO']))).selectedLocations.size).toBe(0); });
  it('adds and removes award types in bulk', () => { const { dispatch } = setup(); expect(dispatch(actions.awardGroupChanged('idvs', 'add')).awardType.size).toBe(8); expect(dispatch(actions.awardGroupChanged('idvs', 'remove')).awardType.size).toBe(0); });
  it('adds and removes recipient types and DEF codes in bulk', () => { const { dispatch } = setup(); dispatch(actions.bulkChanged('recipientType', ['foundation', 'nonprofit'], 'add'), actions.bulkChanged('covidDefCode', ['L', 'M'], 'add')); dispatch(actions.bulkChanged('recipientType', ['nonprofit'], 'remove'), actions.bulkChanged('covidDefCode', ['L'], 'remove')); expect([dispatch().recipientType.toArray(), dispatch().covidDefCode.toArray()]).toEqual([['foundation'], ['M']]); });
  it('adds a date range if a start or an end exists', () => { const { dispatch } = setup(); expect(dispatch(actions.dateRangeAdded('', '')).time_period.size).toBe(0); expect(dispatch(actions.dateRangeAdded('2024-01-01', ''), actions.dateRangeAdded('', '2024-02-01')).time_period.size).toBe(2); expect(dispatch(actions.dateRangeAdded('2024-01-01', '')).time_period.size).toBe(2); });
  it('removes a date range by its position', () => { const { dispatch } = setup(); dispatch(actions.dateRangeAdded('2024-01-01', ''), actions.dateRangeAdded('2023-01-01', '2023-02-01')); expect(dispatch(actions.dateRangeRemoved(0)).time_period.toArray().map((range) => range.start_date)).toEqual(['2023-01-01']); expect(dispatch(actions.dateRangeRemoved(5)).time_period.size).toBe(1); });
  it('refuses a fiscal year before 2008', () => { const { dispatch } = setup(); expect(dispatch(actions.setToggled('timePeriodFY', '2007'), actions.setToggled('timePeriodFY', '2008')).timePeriodFY.toArray()).toEqual(['2008']); });
  it('keeps new awards only until the last period is gone', () => { const { dispatch } = setup(); expect(dispatch(actions.newAwardsOnlySet(true)).filterNewAwardsOnlySelected).toBe(false); expect(dispatch(actions.dateRangeAdded('2024-01-01', ''), actions.newAwardsOnlySet(true)).filterNewAwardsOnlySelected).toBe(true); expect(dispatch(actions.dateRangeRemoved(0)).filterNewAwardsOnlySelected).toBe(false); });
  it('toggles an award amount preset and clears it when chosen again', () => { const { dispatch } = setup(); const [first, second] = amountPresets; expect(dispatch(actions.amountPresetToggled(first!.key, first!.range), actions.amountPresetToggled(second!.key, second!.range)).awardAmounts.keySeq().toArray()).toEqual(['range-1']); expect(dispatch(actions.amountPresetToggled(second!.key, second!.range)).awardAmounts.size).toBe(0); });
  it('replaces presets by a custom range', () => { const { dispatch } = setup(); const [first] = amountPresets; expect(dispatch(actions.amountPresetToggled(first!.key, first!.range), actions.customAmountSet([0, null])).awardAmounts.toObject()).toEqual({ specific: [0, null] }); });
  it('turns typed amounts into numbers, empty into null, zero into zero', () => expect([parseAmount('1,000'), parseAmount(''), parseAmount('0'), parseAmount('$ 5'), parseAmount('x')]).toEqual([1000, null, 0, 5, NaN]));
  it('restores one filter’s default and leaves the others', () => { const { dispatch } = setup(); expect(dispatch(actions.setToggled('awardType', 'A'), actions.textToggled('keyword', 'bridge'), actions.filterCleared('awardType')).keyword.size).toBe(1); expect(dispatch().awardType.size).toBe(0); });
  it('restores all defaults', () => { const { dispatch } = setup(); expect(sameFilters(dispatch(actions.setToggled('awardType', 'A'), actions.allCleared()), initialFilters)).toBe(true); });
  it('resets the time filter to its default type and empty sets', () => { const { dispatch } = setup(); const time = dispatch(actions.timeTypeSet('fy'), actions.setToggled('timePeriodFY', '2024'), actions.dateRangeAdded('2024-01-01', ''), actions.timeReset()); expect([time.timePeriodType, time.timePeriodFY.size, time.time_period.size]).toEqual(['dr', 0, 0]); });
});

describe('the disaster code filter', () => {
  const from = (filters: Partial<ReturnType<typeof initialFilters.toObject>>) => initialFilters.merge(filters);
  it('merges COVID-19 and infrastructure choices into the required codes', () => {
    const filters = from({ defCodes: makeCodeTree({ require: ['L'] }), covidDefCode: ImmutableSet(['L', 'M']), infraDefCode: ImmutableSet(['Z']) });
    expect(toCriteria(filters, { today: '2025-11-15', level: 'awards' }).defCodes).toEqual(['L', 'M', 'Z']);
  });
  it('adds and removes codes, counts a complete disaster as one, and keeps the counts by disaster', () => {
    const all = changeDefCodes(initialFilters, covidDefCodes, 'add');
    expect([all.defCodes.require, all.defCodes.counts]).toEqual([covidDefCodes, [{ label: 'COVID-19 Spending', value: 'COVID-19', count: 7 }]]);
    const context = { today: '2025-11-15', level: 'awards' } as const;
    expect(countFilters(all, context)).toBe(1);
    expect(countFilters(changeDefCodes(all, ['L'], 'remove'), context)).toBe(6);
    expect(changeDefCodes(all, covidDefCodes, 'remove').defCodes).toEqual(initialFilters.defCodes);
  });
  it('is restored from a saved tree with paths, and names codes it does not know', () => {
    const { filters, dropped } = restoreFilters({ defCodes: { require: [['COVID-19', 'L'], 'Z', ['COVID-19', 'NOPE']], exclude: [], counts: [] } });
    expect([filters.defCodes.require, dropped]).toEqual([['L', 'Z'], ['Disaster Emergency Fund Code (DEFC)']]);
  });
});

describe('applying filters', () => {
  it('copies staged to applied with flags for empty and complete', () => { const { dispatch, state, staged } = setup(); expect(selectApplied(state()).toObject()).toMatchObject({ _empty: true, _complete: true }); dispatch(actions.setToggled('awardType', 'A')); dispatch(actions.searchApplied(staged())); expect(selectApplied(state()).toObject()).toMatchObject({ _empty: false, _complete: false }); dispatch(actions.applyCompleted()); expect(selectApplied(state())._complete).toBe(true); });
  it('enables Submit only when something is staged, differs and no search runs', () => { const { dispatch, state, staged } = setup(); expect(selectCanSubmit(state())).toBe(false); dispatch(actions.setToggled('awardType', 'A')); expect(selectCanSubmit(state())).toBe(true); dispatch(actions.searchApplied(staged())); dispatch(actions.setToggled('awardType', 'B')); expect(selectCanSubmit(state())).toBe(false); dispatch(actions.applyCompleted()); expect(selectCanSubmit(state())).toBe(true); dispatch(actions.setToggled('awardType', 'B')); expect(selectCanSubmit(state())).toBe(false); });
  it('does not touch the applied filters when staged ones change', () => { const { dispatch, state, staged } = setup(); dispatch(actions.setToggled('awardType', 'A')); dispatch(actions.searchApplied(staged())); dispatch(actions.setToggled('awardType', 'B')); expect(selectApplied(state()).filters.awardType.toArray()).toEqual(['A']); });
  it('replaces both copies when a saved search is restored', () => { const { dispatch, state } = setup(); dispatch(actions.setToggled('awardType', 'A')); dispatch(actions.searchRestored(initialFilters.set('awardDescription', 'x'))); expect([selectStaged(state()).awardType.size, selectApplied(state()).filters.awardDescription]).toEqual([0, 'x']); });
  it('resets search order, filters and applied flags', () => { const { dispatch, state } = setup(); dispatch(actions.orderChanged('Award Amount', 'asc')); expect(selectOrder(state()).toObject()).toEqual({ field: 'Award Amount', direction: 'asc' }); dispatch(actions.orderReset()); expect(selectOrder(state()).toObject()).toEqual({ field: '', direction: 'desc' }); });
  it('keeps the subaward flag in step with the spending level', () => { const { dispatch, state } = setup(); dispatch(actions.viewChanged({ spendingLevel: 'subawards' })); expect(selectView(state()).subaward).toBe(true); dispatch(actions.viewChanged({ spendingLevel: 'transactions' })); expect(selectView(state()).subaward).toBe(false); });
});

describe('the equality rule', () => {
  const years = initialFilters.merge({ timePeriodType: 'fy' }).set('timePeriodFY', initialFilters.timePeriodFY.add('2024'));
  it('ignores date ranges while the type is fiscal years', () => expect(sameFilters(years, years.set('time_period', setup().dispatch(actions.dateRangeAdded('2024-01-01', '')).time_period))).toBe(true));
  it('ignores fiscal years while the type is date range', () => expect(sameFilters(initialFilters, years.set('timePeriodType', 'dr'))).toBe(true));
  it('ignores the flags of new awards', () => expect(sameFilters(initialFilters, initialFilters.merge({ filterNewAwardsOnlyActive: true, filterNaoActiveFromFyOrDateRange: true }))).toBe(true));
  it('compares trees by their sorted lists without counts', () => expect(sameFilters(initialFilters.set('naicsCodes', initialFilters.naicsCodes.merge({ require: ['11', '22'], counts: [1] })), initialFilters.set('naicsCodes', initialFilters.naicsCodes.merge({ require: ['22', '11'] })))).toBe(true));
  it('compares sets and maps by members, not by order', () => { const a = setup(); const b = setup(); expect(sameFilters(a.dispatch(actions.textToggled('keyword', 'one'), actions.textToggled('keyword', 'two')), b.dispatch(actions.textToggled('keyword', 'two'), actions.textToggled('keyword', 'one')))).toBe(true); });
  it('takes the initial state with either time type for empty', () => expect([isEmptySearch(initialFilters), isEmptySearch(initialFilters.set('timePeriodType', 'fy')), isEmptySearch(years)]).toEqual([true, true, false]));
});

describe('criteria', () => {
  const of = (change: (filters: SearchFilters) => SearchFilters, level: 'awards' | 'subawards' = 'awards') => toCriteria(change(initialFilters), { ...context, level });
  it('search from the earliest year to the end of the current one when no period is chosen', () => expect(of((filters) => filters).periods).toEqual([{ start: '2007-10-01', end: '2026-09-30' }]));
  it('map fiscal years to their start and end dates', () => expect(toCriteria(setup().dispatch(actions.timeTypeSet('fy'), actions.setToggled('timePeriodFY', '2024')), context).periods).toEqual([{ start: '2023-10-01', end: '2024-09-30' }]));
  it('fill an open side of a range', () => expect(toCriteria(setup().dispatch(actions.dateRangeAdded('2024-01-01', '')), context).periods).toEqual([{ start: '2024-01-01', end: '2026-09-30' }]));
  it('send amounts only if min or max exists, zero being a value', () => expect([toCriteria(setup().dispatch(actions.customAmountSet([0, null])), context).amounts, toCriteria(initialFilters.set('awardAmounts', initialFilters.awardAmounts.set('specific', [null, null])), context).amounts]).toEqual([[[0, null]], undefined]));
  it('turn a foreign country without a city into a foreign scope', () => expect(toCriteria(setup().dispatch(actions.locationToggled('selectedLocations', foreign), actions.locationToggled('selectedRecipientLocations', foreign)), context)).toEqual({ periods: expect.anything() as unknown, placeOfPerformanceScope: 'foreign', recipientScope: 'foreign' }));
  it('mark new awards only, but not for subawards', () => { const staged = setup().dispatch(actions.dateRangeAdded('2024-01-01', ''), actions.newAwardsOnlySet(true)); expect([toCriteria(staged, context).newAwardsOnly, toCriteria(staged, { ...context, level: 'subawards' }).newAwardsOnly]).toEqual([true, undefined]); });
});

describe('the three filter tables', () => {
  it('hold the same keys: definitions, chips and controls', async () => {
    const ids = filterDefinitions.map((definition) => definition.id).sort();
    expect(chipDefinitions.map((definition) => definition.id).sort()).toEqual(ids);
    interface Table { controls: { key: string; id: string }[]; legacyLayout: string[]; drilldown: { sections: { rows: { key: string }[] }[] }[] }
    const { controls, legacyLayout, drilldown } = jest.requireActual<Table>('../../../features/award-search/controls/controlTable');
    expect([...new Set(controls.map((control) => control.id))].sort()).toEqual(ids);
    const idsOf = (keys: string[]) => keys.map((key) => controls.find((control) => control.key === key)!.id);
    expect(idsOf(legacyLayout).sort()).toEqual(ids);
    // The drilldown asks award types and disaster codes in two lists each.
    expect([...new Set(idsOf(drilldown.flatMap(({ sections }) => sections.flatMap(({ rows }) => rows.map(({ key }) => key)))))].sort()).toEqual(ids);
  });
  it('count a complete group and all years as one', () => {
    expect(countFilters(setup().dispatch(actions.awardGroupChanged('grants', 'add'), actions.setToggled('awardType', 'A')), context)).toBe(2);
    const { dispatch, staged } = setup();
    dispatch(actions.timeTypeSet('fy'));
    for (let year = 2008; year <= 2026; year += 1) dispatch(actions.setToggled('timePeriodFY', String(year)));
    expect(countFilters(staged(), context)).toBe(1);
    expect(chipGroups(staged(), context.today)[0]!.chips.map((chip) => chip.text)).toEqual(['All Fiscal Years']);
  });
  it('give every chip the actions that remove it', () => {
    const { dispatch, staged } = setup();
    dispatch(actions.textToggled('keyword', 'bridge'), actions.dateRangeAdded('2024-01-01', '2024-02-01'), actions.newAwardsOnlySet(true), actions.awardGroupChanged('loans', 'add'), actions.setToggled('awardType', 'A'), actions.agencyToggled('selectedFundingAgencies', agency), actions.locationToggled('selectedLocations', colorado), actions.setToggled('selectedRecipients', 'ACME'), actions.setToggled('recipientType', 'foundation'), actions.customAmountSet([1, 2]), actions.textToggled('selectedAwardIDs', 'X1'));
    const texts = chipGroups(staged(), context.today).flatMap((group) => group.chips.map((chip) => chip.text));
    expect(texts).toEqual(['bridge', '01/01/2024 to 02/01/2024', 'Show New Awards Only', 'BPA Calls', 'All Loans', 'STATE | Colorado', 'Department of the Treasury (TREAS)', 'RECIPIENT | ACME', 'Foundation', 'X1', '$1 - $2']);
    for (let guard = 0; guard < 20; guard += 1) { const [chip] = chipGroups(staged(), context.today).flatMap((group) => group.chips); if (!chip) break; chip.remove.forEach((action) => dispatch(action as actions.SearchAction)); }
    expect(isEmptySearch(staged())).toBe(true);
  });
});
