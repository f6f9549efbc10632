import { Set as ImmutableSet } from 'immutable';
import { covidDefCodes } from '@/domain/codes/defCodes';
import { changeDefCodes } from '@/domain/search/filters/defCodeFilter';
import { countFilters, restoreFilters, toCriteria } from '@/domain/search/filters/registry';
import { isEmptySearch, sameFilters } from '@/domain/search/sameFilters';
import { initialFilters, makeCodeTree } from '@/domain/search/searchFilters';
import { context, foreign, setup } from '../../../../tests/searchFilterStore';
import * as actions from './searchFiltersActions';

describe('the DEFC filter', () => {
  it('merges COVID-19 and infrastructure codes into the required codes [i5.9]', () => {
    const filters = initialFilters.merge({
      defCodes: makeCodeTree({ require: ['L'] }),
      covidDefCode: ImmutableSet(['L', 'M']),
      infraDefCode: ImmutableSet(['Z']),
    });
    expect(toCriteria(filters, context).defCodes).toEqual(['L', 'M', 'Z']);
  });
  it('adds and removes codes, and counts all codes of a disaster as one filter', () => {
    const all = changeDefCodes(initialFilters, covidDefCodes, 'add');
    expect([all.defCodes.require, all.defCodes.counts]).toEqual([
      covidDefCodes,
      [{ label: 'COVID-19 Spending', value: 'COVID-19', count: 7 }],
    ]);
    expect(countFilters(all, context)).toBe(1);
    expect(countFilters(changeDefCodes(all, ['L'], 'remove'), context)).toBe(6);
    expect(changeDefCodes(all, covidDefCodes, 'remove').defCodes).toEqual(initialFilters.defCodes);
  });
  it('restores saved paths and reports unknown codes', () => {
    const { filters, dropped } = restoreFilters({
      defCodes: {
        require: [['COVID-19', 'L'], 'Z', ['COVID-19', 'NOPE']],
        exclude: [],
        counts: [],
      },
    });
    expect([filters.defCodes.require, dropped]).toEqual([
      ['L', 'Z'],
      ['Disaster Emergency Fund Code (DEFC)'],
    ]);
  });
});

describe('comparison of filters', () => {
  const years = initialFilters
    .merge({ timePeriodType: 'fy' })
    .set('timePeriodFY', initialFilters.timePeriodFY.add('2024'));
  it('ignores date ranges in fiscal year mode', () =>
    expect(
      sameFilters(
        years,
        years.set(
          'time_period',
          setup().dispatch(actions.dateRangeAdded('2024-01-01', '')).time_period,
        ),
      ),
    ).toBe(true));
  it('ignores fiscal years in date range mode', () =>
    expect(sameFilters(initialFilters, years.set('timePeriodType', 'dr'))).toBe(true));
  it('ignores the time tab unless fiscal years are selected', () => {
    expect([
      sameFilters(initialFilters, initialFilters.set('timePeriodType', 'fy')),
      sameFilters(years, years.set('timePeriodType', 'dr')),
    ]).toEqual([true, false]);
  });
  it('ignores the “active” flags of “new awards only”', () =>
    expect(
      sameFilters(
        initialFilters,
        initialFilters.merge({
          filterNewAwardsOnlyActive: true,
          filterNaoActiveFromFyOrDateRange: true,
        }),
      ),
    ).toBe(true));
  it('compares code trees by sorted codes, without counts', () =>
    expect(
      sameFilters(
        initialFilters.set(
          'naicsCodes',
          initialFilters.naicsCodes.merge({ require: ['11', '22'], counts: [1] }),
        ),
        initialFilters.set(
          'naicsCodes',
          initialFilters.naicsCodes.merge({ require: ['22', '11'] }),
        ),
      ),
    ).toBe(true));
  it('compares sets and maps by members in any order', () => {
    const a = setup();
    const b = setup();
    expect(
      sameFilters(
        a.dispatch(actions.textToggled('keyword', 'one'), actions.textToggled('keyword', 'two')),
        b.dispatch(actions.textToggled('keyword', 'two'), actions.textToggled('keyword', 'one')),
      ),
    ).toBe(true);
  });
  it('treats the initial state in either time mode as empty', () =>
    expect([
      isEmptySearch(initialFilters),
      isEmptySearch(initialFilters.set('timePeriodType', 'fy')),
      isEmptySearch(years),
    ]).toEqual([true, true, false]));
});

describe('criteria', () => {
  it('include all fiscal years from the first to the current one by default [i5.14]', () =>
    expect(toCriteria(initialFilters, context).periods).toEqual([
      { start: '2007-10-01', end: '2026-09-30' },
    ]));
  it('map fiscal years to their start and end dates [i5.15]', () =>
    expect(
      toCriteria(
        setup().dispatch(actions.timeTypeSet('fy'), actions.setToggled('timePeriodFY', '2024')),
        context,
      ).periods,
    ).toEqual([{ start: '2023-10-01', end: '2024-09-30' }]));
  it('extend a date range without an end to the end of the current fiscal year', () =>
    expect(
      toCriteria(setup().dispatch(actions.dateRangeAdded('2024-01-01', '')), context).periods,
    ).toEqual([{ start: '2024-01-01', end: '2026-09-30' }]));
  it('include an amount range only if it has a bound, which may be zero [i5.3]', () =>
    expect([
      toCriteria(setup().dispatch(actions.customAmountSet([0, null])), context).amounts,
      toCriteria(
        initialFilters.set(
          'awardAmounts',
          initialFilters.awardAmounts.set('specific', [null, null]),
        ),
        context,
      ).amounts,
    ]).toEqual([[[0, null]], undefined]));
  it('convert the location FOREIGN without a city to a foreign scope [i5.5]', () =>
    expect(
      toCriteria(
        setup().dispatch(
          actions.locationToggled('selectedLocations', foreign),
          actions.locationToggled('selectedRecipientLocations', foreign),
        ),
        context,
      ),
    ).toEqual({
      periods: expect.anything() as unknown,
      placeOfPerformanceScope: 'foreign',
      recipientScope: 'foreign',
    }));
  it('request new awards only, except for subawards [i5.19]', () => {
    const staged = setup().dispatch(
      actions.dateRangeAdded('2024-01-01', ''),
      actions.newAwardsOnlySet(true),
    );
    expect([
      toCriteria(staged, context).newAwardsOnly,
      toCriteria(staged, { ...context, level: 'subawards' }).newAwardsOnly,
    ]).toEqual([true, undefined]);
  });
});
