import { Set as ImmutableSet, OrderedMap } from 'immutable';
import { cityPlace, foreignPlace, statePlace } from './places';
import { isEmptySearch, sameFilters } from './sameFilters';
import {
  initialFilters,
  locationIdentifier,
  makeAgencyItem,
  makeCodeTree,
  makeDateRange,
  makeLocationItem,
  makeTreasuryAccount,
  type LocationItem,
  type SearchFilters,
} from './searchFilters';

const colorado = statePlace({ code: 'CO', name: 'Colorado' });
const utah = statePlace({ code: 'UT', name: 'Utah' });
const paris = cityPlace({ name: 'PARIS', country: 'FOREIGN', countryName: '' });
const toLocationMap = (...items: LocationItem[]) =>
  OrderedMap(items.map((item): [string, LocationItem] => [locationIdentifier(item), item]));
const range = (start: string, end: string) => makeDateRange({ start_date: start, end_date: end });
const from = (fields: Partial<ReturnType<SearchFilters['toObject']>>) =>
  initialFilters.merge(fields);
const texts = (...list: string[]) => OrderedMap(list.map((text): [string, string] => [text, text]));

describe('two searches are equal', () => {
  const pairs: [why: string, one: SearchFilters, other: SearchFilters][] = [
    ['without choices', initialFilters, initialFilters],
    ['under either time type without a period', initialFilters, from({ timePeriodType: 'fy' })],
    [
      'with other years if date ranges are active',
      initialFilters,
      from({ timePeriodFY: ImmutableSet(['2024']) }),
    ],
    [
      'with other ranges if fiscal years are active',
      from({ timePeriodType: 'fy' }),
      from({ timePeriodType: 'fy', time_period: ImmutableSet([range('2024-01-01', '')]) }),
    ],
    [
      'with years in another order',
      from({ timePeriodType: 'fy', timePeriodFY: ImmutableSet(['2024', '2025']) }),
      from({ timePeriodType: 'fy', timePeriodFY: ImmutableSet(['2025', '2024']) }),
    ],
    [
      'with equal ranges',
      from({ time_period: ImmutableSet([range('2024-01-01', '')]) }),
      from({ time_period: ImmutableSet([range('2024-01-01', '')]) }),
    ],
    [
      'with other derived flags of new awards only',
      initialFilters,
      from({ filterNewAwardsOnlyActive: true, filterNaoActiveFromFyOrDateRange: true }),
    ],
    [
      'with keywords in another order',
      from({ keyword: texts('one', 'two') }),
      from({ keyword: texts('two', 'one') }),
    ],
    [
      'with codes of a tree in another order and other counts',
      from({ naicsCodes: makeCodeTree({ require: ['11', '22'], counts: [1] }) }),
      from({ naicsCodes: makeCodeTree({ require: ['22', '11'] }) }),
    ],
    [
      'with paths and exclusions in another order',
      from({
        pscCodes: makeCodeTree({
          require: [['Service'], ['Product', '10']],
          exclude: [['a'], ['b']],
        }),
      }),
      from({
        pscCodes: makeCodeTree({
          require: [['Product', '10'], ['Service']],
          exclude: [['b'], ['a']],
        }),
      }),
    ],
    [
      'with contract types kept in either field',
      from({ awardType: ImmutableSet(['A']) }),
      from({ contractAwardType: ImmutableSet(['A']) }),
    ],
    [
      'with assistance types kept in either field',
      from({ awardType: ImmutableSet(['02']) }),
      from({ financialAssistanceAwardType: ImmutableSet(['02']) }),
    ],
    [
      'with COVID-19 codes kept in either field',
      from({ defCodes: makeCodeTree({ require: ['L', 'M'] }) }),
      from({ covidDefCode: ImmutableSet(['M', 'L']) }),
    ],
    [
      'with infrastructure codes kept in either field',
      from({ defCodes: makeCodeTree({ require: ['Z'], counts: [1] }) }),
      from({ infraDefCode: ImmutableSet(['Z']) }),
    ],
    [
      'with equal amounts',
      from({ awardAmounts: OrderedMap([['specific', [1, null] as const]]) }),
      from({ awardAmounts: OrderedMap([['specific', [1, null] as const]]) }),
    ],
    [
      'with places in another order',
      from({ selectedLocations: toLocationMap(colorado, utah) }),
      from({ selectedLocations: toLocationMap(utah, makeLocationItem(colorado.toObject())) }),
    ],
    [
      'with the foreign scope or “All foreign countries” for performance',
      from({ selectedLocations: toLocationMap(foreignPlace) }),
      from({ locationDomesticForeign: 'foreign' }),
    ],
    [
      'with the foreign scope or “All foreign countries” for recipients',
      from({ selectedRecipientLocations: toLocationMap(foreignPlace, utah) }),
      from({
        recipientDomesticForeign: 'foreign',
        selectedRecipientLocations: toLocationMap(utah),
      }),
    ],
  ];
  it.each(pairs)('%s', (_why, one, other) =>
    expect([sameFilters(one, other), sameFilters(other, one)]).toEqual([true, true]),
  );
});

describe('two searches differ', () => {
  const years = from({ timePeriodType: 'fy', timePeriodFY: ImmutableSet(['2024']) });
  const pairs: [by: string, one: SearchFilters, other: SearchFilters][] = [
    ['a year', years, years.set('timePeriodFY', ImmutableSet(['2025']))],
    ['the time type of a selected period', years, years.set('timePeriodType', 'dr')],
    [
      'a range',
      from({ time_period: ImmutableSet([range('2024-01-01', '')]) }),
      from({ time_period: ImmutableSet([range('', '2024-01-01')]) }),
    ],
    ['new awards only', years, years.set('filterNewAwardsOnlySelected', true)],
    [
      'an award type',
      from({ awardType: ImmutableSet(['A']) }),
      from({ awardType: ImmutableSet(['B']) }),
    ],
    ['a contract type', from({ contractAwardType: ImmutableSet(['A']) }), initialFilters],
    [
      'an assistance type',
      from({ financialAssistanceAwardType: ImmutableSet(['02']) }),
      initialFilters,
    ],
    ['a disaster code', from({ defCodes: makeCodeTree({ require: ['L'] }) }), initialFilters],
    ['a COVID-19 code', from({ covidDefCode: ImmutableSet(['L']) }), initialFilters],
    [
      'an infrastructure code',
      from({ infraDefCode: ImmutableSet(['Z']) }),
      from({ infraDefCode: ImmutableSet(['1']) }),
    ],
    [
      'a required code',
      from({ naicsCodes: makeCodeTree({ require: ['11'] }) }),
      from({ naicsCodes: makeCodeTree({ require: ['22'] }) }),
    ],
    [
      'an excluded code',
      from({ naicsCodes: makeCodeTree({ require: ['11'], exclude: ['1111'] }) }),
      from({ naicsCodes: makeCodeTree({ require: ['11'] }) }),
    ],
    [
      'a product or service',
      from({ pscCodes: makeCodeTree({ require: [['Product']] }) }),
      initialFilters,
    ],
    ['an account symbol', from({ tasCodes: makeCodeTree({ require: [['097']] }) }), initialFilters],
    ['a keyword', from({ keyword: texts('one') }), from({ keyword: texts('one', 'two') })],
    ['an award id', from({ selectedAwardIDs: texts('one') }), initialFilters],
    ['a description', from({ awardDescription: 'roads' }), initialFilters],
    [
      'an amount',
      from({ awardAmounts: OrderedMap([['specific', [1, null] as const]]) }),
      from({ awardAmounts: OrderedMap([['specific', [1, 2] as const]]) }),
    ],
    [
      'a place of performance',
      from({ selectedLocations: toLocationMap(colorado) }),
      from({ selectedLocations: toLocationMap(utah) }),
    ],
    [
      'a place of recipients',
      from({ selectedRecipientLocations: toLocationMap(colorado) }),
      initialFilters,
    ],
    [
      'the field of a place',
      from({ selectedLocations: toLocationMap(colorado) }),
      from({ selectedRecipientLocations: toLocationMap(colorado) }),
    ],
    [
      'the scope of performance',
      from({ locationDomesticForeign: 'domestic' }),
      from({ locationDomesticForeign: 'foreign' }),
    ],
    ['the scope of recipients', from({ recipientDomesticForeign: 'domestic' }), initialFilters],
    [
      'a city abroad beside the foreign scope',
      from({ selectedLocations: toLocationMap(foreignPlace, paris) }),
      from({ selectedLocations: toLocationMap(foreignPlace) }),
    ],
    [
      'the request fields of a place',
      from({ selectedLocations: toLocationMap(colorado) }),
      from({
        selectedLocations: toLocationMap(
          colorado.set('filter', { country: 'USA', state: 'CO', city: 'DENVER' }),
        ),
      }),
    ],
    ['a recipient', from({ selectedRecipients: ImmutableSet(['ACME']) }), initialFilters],
    [
      'an awarding agency',
      from({ selectedAwardingAgencies: OrderedMap([['7_toptier', makeAgencyItem({ id: 7 })]]) }),
      initialFilters,
    ],
    [
      'a treasury account',
      from({
        treasuryAccounts: OrderedMap([['x', makeTreasuryAccount({ aid: '097', main: '0100' })]]),
      }),
      initialFilters,
    ],
  ];
  it.each(pairs)('by %s', (_by, one, other) =>
    expect([sameFilters(one, other), sameFilters(other, one)]).toEqual([false, false]),
  );
});

describe('an empty search', () => {
  it('has no filters in either period mode', () =>
    expect([
      isEmptySearch(initialFilters),
      isEmptySearch(
        from({ timePeriodType: 'fy', time_period: ImmutableSet([range('2024-01-01', '')]) }),
      ),
    ]).toEqual([true, true]));
  it('stops being empty with the first filter', () =>
    expect([
      isEmptySearch(from({ keyword: texts('roads') })),
      isEmptySearch(from({ timePeriodType: 'fy', timePeriodFY: ImmutableSet(['2024']) })),
    ]).toEqual([false, false]));
});
