import fc from 'fast-check';
import { makeListing } from '@/domain/search/filters/contractFilters';
import { withChoice } from '@/domain/search/filters/treeFilters';
import { restoreFilters, toCriteria } from '@/domain/search/filters/registry';
import {
  initialFilters,
  makeAgencyItem,
  makeDateRange,
  makeLocationItem,
  type SearchFilters,
} from '@/domain/search/searchFilters';
import { sameFilters } from '@/domain/search/sameFilters';
import { setCustomAmount } from '@/domain/search/amountChanges';
import * as change from '@/domain/search/changes';
import { addDateRange, setNewAwardsOnly } from '@/domain/search/timeChanges';
import { filtersFromCriteria, tabTypes } from './requestBody';
import { isHash, toSavedSearchBody, savedHash } from './savedFilters';

const context = { today: '2025-11-15', level: 'awards' as const };
const agency = makeAgencyItem({
  id: 1005,
  agencyType: 'subtier',
  name: 'Forest Service',
  abbreviation: 'FS',
  toptierName: 'Department of Agriculture',
  toptierAbbreviation: 'USDA',
});
const texas = makeLocationItem({
  matched_ids: ['TX'],
  place: 'TX',
  place_type: 'STATE',
  display: { title: 'Texas', entity: 'State', standalone: 'Texas' },
  filter: { country: 'USA', state: 'TX' },
});
const steps: readonly ((filters: SearchFilters) => SearchFilters)[] = [
  (filters) => change.toggleText(filters, 'keyword', 'bridge'),
  (filters) => addDateRange(filters, '2024-01-01', ''),
  (filters) => setNewAwardsOnly(filters, true),
  (filters) => change.changeAwardGroup(filters, 'grants', 'add'),
  (filters) => change.toggleAgency(filters, 'selectedFundingAgencies', agency),
  (filters) => change.toggleLocation(filters, 'selectedRecipientLocations', texas),
  (filters) => change.toggleInSet(filters, 'selectedRecipients', 'ACME'),
  (filters) => change.toggleInSet(filters, 'recipientType', 'public'),
  (filters) => setCustomAmount(filters, [0, 5]),
  (filters) => change.toggleText(filters, 'selectedAwardIDs', 'X-1'),
  (filters) => filters.set('awardDescription', 'culvert'),
  (filters) => change.toggleListing(filters, makeListing('93.778', 'Medical Assistance Program')),
  (filters) => change.toggleInSet(filters, 'pricingType', 'J'),
  (filters) => change.toggleInSet(filters, 'setAside', '8AN'),
  (filters) => change.toggleInSet(filters, 'extentCompeted', 'E Civ'),
  (filters) =>
    withChoice(filters, 'naicsCodes', {
      require: [['54']],
      exclude: [['54', '5415']],
      counts: [{ label: '54 - Services', value: '54', count: 40 }],
    }),
  (filters) =>
    withChoice(filters, 'pscCodes', {
      require: [['Product', '10', '1005']],
      exclude: [],
      counts: [{ label: 'Products', value: 'Product', count: 1 }],
    }),
  (filters) =>
    withChoice(filters, 'tasCodes', {
      require: [['097', '097-0100']],
      exclude: [],
      counts: [{ label: '097', value: '097', count: 4 }],
    }),
];
const fullFilters = steps.reduce((filters, step) => step(filters), initialFilters);

const makePlace = (name: string, filter: { country: string; state: string }) =>
  makeLocationItem({ matched_ids: [name], place: name, place_type: 'STATE', filter });
/** Filters that `full` does not have: DEFC and account components. */
const rest = {
  defCodes: { require: ['L', 'Z'], exclude: [], counts: [] },
  treasuryAccounts: {
    one: { ata: '', aid: '097', bpoa: '2020', epoa: '', a: '', main: '0100', sub: '' },
  },
};

describe('the request body', () => {
  it('has DEFCs and account components under their API names', () => {
    const { filters, dropped } = restoreFilters(rest);
    expect(dropped).toEqual([]);
    expect(filtersFromCriteria(toCriteria(filters, context), 'awards')).toMatchObject({
      def_codes: ['L', 'Z'],
      treasury_account_components: [{ aid: '097', bpoa: '2020', main: '0100' }],
    });
  });
  it('uses all keys of the specification [i3.search.18]', () => {
    const keys = [
      'keywords',
      'time_period',
      'award_type_codes',
      'agencies',
      'treasury_account_components',
      'tas_codes',
      'recipient_search_text',
      'recipient_scope',
      'recipient_locations',
      'recipient_type_names',
      'place_of_performance_scope',
      'place_of_performance_locations',
      'award_amounts',
      'award_ids',
      'program_numbers',
      'naics_codes',
      'psc_codes',
      'def_codes',
      'contract_pricing_type_codes',
      'set_aside_type_codes',
      'extent_competed_type_codes',
      'description',
    ];
    const setForeignScope = (field: 'locationDomesticForeign' | 'recipientDomesticForeign') =>
      change.setLocationScope(initialFilters, field, 'foreign');
    const searches = [
      fullFilters,
      restoreFilters(rest).filters,
      change.toggleLocation(initialFilters, 'selectedLocations', texas),
      setForeignScope('locationDomesticForeign'),
      setForeignScope('recipientDomesticForeign'),
    ];
    const sentKeys = searches.flatMap((filters) =>
      Object.keys(filtersFromCriteria(toCriteria(filters, context), 'awards')),
    );
    expect([...new Set(sentKeys)].sort()).toEqual(keys.sort());
  });
  it('has locations and scopes of performance and of recipients under their API names', () => {
    const colorado = makePlace('CO', { country: 'USA', state: 'CO' });
    const foreign = makeLocationItem({
      matched_ids: ['F'],
      place: 'FOREIGN',
      place_type: 'COUNTRY',
      filter: { country: 'FOREIGN' },
    });
    const toggleBoth = (item: typeof colorado) =>
      change.toggleLocation(
        change.toggleLocation(initialFilters, 'selectedLocations', item),
        'selectedRecipientLocations',
        item,
      );
    const toSentFilters = (filters: SearchFilters) => {
      const body: Partial<ReturnType<typeof filtersFromCriteria>> = {
        ...filtersFromCriteria(toCriteria(filters, context), 'awards'),
      };
      delete body.time_period;
      return body;
    };
    expect(toSentFilters(toggleBoth(colorado))).toEqual({
      place_of_performance_locations: [{ country: 'USA', state: 'CO' }],
      recipient_locations: [{ country: 'USA', state: 'CO' }],
    });
    expect(toSentFilters(toggleBoth(foreign))).toEqual({
      place_of_performance_scope: 'foreign',
      recipient_scope: 'foreign',
    });
    expect(
      toSentFilters(change.setLocationScope(initialFilters, 'locationDomesticForeign', 'domestic')),
    ).toEqual({ place_of_performance_scope: 'domestic' });
    expect(
      toSentFilters(change.setLocationScope(initialFilters, 'recipientDomesticForeign', 'foreign')),
    ).toEqual({ recipient_scope: 'foreign' });
  });
  it('includes filters by their API names and omits empty ones', () => {
    expect(filtersFromCriteria(toCriteria(fullFilters, context), 'awards')).toEqual({
      keywords: ['bridge'],
      time_period: [
        { start_date: '2024-01-01', end_date: '2026-09-30', date_type: 'new_awards_only' },
      ],
      award_type_codes: ['02', '03', '04', '05'],
      agencies: [
        {
          type: 'funding',
          tier: 'subtier',
          name: 'Forest Service',
          toptier_name: 'Department of Agriculture',
        },
      ],
      recipient_locations: [{ country: 'USA', state: 'TX' }],
      recipient_search_text: ['ACME'],
      recipient_type_names: ['public_institution_of_higher_education'],
      award_amounts: [{ lower_bound: 0, upper_bound: 5 }],
      award_ids: ['X-1'],
      description: 'culvert',
      program_numbers: ['93.778'],
      contract_pricing_type_codes: ['J'],
      set_aside_type_codes: ['8AN'],
      extent_competed_type_codes: ['E Civ'],
      naics_codes: { require: ['54'], exclude: ['5415'] },
      psc_codes: { require: [['Product', '10', '1005']] },
      tas_codes: { require: [['097', '097-0100']] },
    });
    expect(filtersFromCriteria(toCriteria(initialFilters, context), 'awards')).toEqual({
      time_period: [{ start_date: '2007-10-01', end_date: '2026-09-30' }],
    });
  });
  it('marks each time period with new_awards_only, never at the subaward level [i5.7]', () => {
    const periodFilters = [
      ['2020-01-01', '2020-06-30'],
      ['2024-01-01', ''],
    ].reduce((filters, [start, end]) => addDateRange(filters, start!, end!), initialFilters);
    const newAwardsFilters = setNewAwardsOnly(periodFilters, true);
    const periods = [
      { start_date: '2020-01-01', end_date: '2020-06-30' },
      { start_date: '2024-01-01', end_date: '2026-09-30' },
    ];
    const toSentPeriods = (level: 'awards' | 'subawards') =>
      filtersFromCriteria(toCriteria(newAwardsFilters, { ...context, level }), level).time_period;
    expect(toSentPeriods('awards')).toEqual(
      periods.map((period) => ({ ...period, date_type: 'new_awards_only' })),
    );
    expect(toSentPeriods('subawards')).toEqual(periods);
  });
  it('is the same whichever field contains the award types', () =>
    expect(
      filtersFromCriteria(
        toCriteria(
          change.changeValues(initialFilters, 'financialAssistanceAwardType', ['02', '03'], 'add'),
          context,
        ),
        'awards',
      ),
    ).toEqual(
      filtersFromCriteria(
        toCriteria(change.changeValues(initialFilters, 'awardType', ['02', '03'], 'add'), context),
        'awards',
      ),
    ));
  it('limits a tab to the selected types and sends “no intersection” without overlap', () =>
    expect([
      tabTypes(['A', 'B'], ['B', '04']),
      tabTypes(['A'], ['04']),
      tabTypes(['A', 'B'], undefined),
    ]).toEqual([['B'], ['no intersection'], ['A', 'B']]));
});

describe('saved searches', () => {
  it('are restored as saved', () => {
    const restored = restoreFilters(
      (JSON.parse(toSavedSearchBody(fullFilters)) as { filters: unknown }).filters,
    );
    expect(restored.dropped).toEqual([]);
    expect(sameFilters(restored.filters, fullFilters)).toBe(true);
  });
  it('have the filter version and an MD5 hash [i7.5, r9.30]', () => {
    expect(JSON.parse(toSavedSearchBody(fullFilters))).toMatchObject({
      version: '2020-06-01',
      filters: {
        timePeriodType: 'dr',
        selectedAwardIDs: { 'X-1': 'X-1' },
        recipientType: ['public'],
      },
    });
    expect(isHash(savedHash(toSavedSearchBody(fullFilters)))).toBe(true);
    expect(savedHash('abc')).toBe('900150983cd24fb0d6963f7d28e17f72');
  });
  it('are restored with API codes, old date fields, newer type codes and separate award type fields', () => {
    const { filters, dropped } = restoreFilters({
      recipientType: ['american_indian_owned_business'],
      startDate: '2024-01-01',
      endDate: null,
      contractAwardType: ['A'],
      financialAssistanceAwardType: ['F003'],
      timePeriodFY: [],
      keyword: { one: 'bridge' },
    });
    expect([
      filters.recipientType.toArray(),
      filters.time_period.toArray(),
      filters.contractAwardType.toArray(),
      filters.financialAssistanceAwardType.toArray(),
      filters.keyword.toArray().length,
      dropped,
    ]).toEqual([
      ['american_indian'],
      [makeDateRange({ start_date: '2024-01-01', end_date: '' })],
      ['A'],
      ['07'],
      1,
      [],
    ]);
  });
  it.each<[string, unknown, string[]]>([
    ['unknown award types', { awardType: ['A', 'ZZ'] }, ['Award Type']],
    [
      'unknown agencies',
      { selectedAwardingAgencies: { x: { id: 'abc', agencyType: 'toptier' } } },
      ['Awarding Agency'],
    ],
    [
      'impossible dates',
      { time_period: [{ start_date: '2024-02-31', end_date: '' }] },
      ['Time Period'],
    ],
    [
      'reversed dates',
      { time_period: [{ start_date: '2024-02-01', end_date: '2023-01-01' }] },
      ['Time Period'],
    ],
    ['short keywords', { keyword: ['ab'] }, ['Keyword']],
    ['amounts that are not numbers', { awardAmounts: { specific: ['x', 5] } }, ['Award Amount']],
    [
      'wrong types',
      { keyword: 5, selectedLocations: 'abc', recipientType: { a: {} } },
      ['Keyword', 'Place of Performance', 'Recipient Type'],
    ],
    [
      'unknown codes',
      { pricingType: ['J', '??'], setAside: 4, extentCompeted: ['Z'] },
      ['Type of Contract Pricing', 'Type of Set Aside', 'Extent Competed'],
    ],
    [
      'listings without a number',
      {
        selectedCFDA: { a: { program_number: 'x' }, b: { identifier: '10.001' } },
        awardDescription: ['x'],
      },
      ['Award Description', 'Assistance Listing'],
    ],
    [
      'accounts without their main code',
      { treasuryAccounts: { a: { aid: '097' } } },
      ['Treasury Account Components'],
    ],
    [
      'invalid codes and paths',
      {
        naicsCodes: { require: ['11', '123'], exclude: [], counts: [] },
        pscCodes: { require: 'x' },
        tasCodes: { require: [['097'], []] },
      },
      ['NAICS', 'Product or Service Code (PSC)', 'Treasury Account Symbol (TAS)'],
    ],
    ['unknown keys', { mystery: [1] }, ['"mystery"']],
    ['a value that is not a search', 'abc', ['the whole search']],
    [
      'fiscal years before 2008',
      { timePeriodType: 'fy', timePeriodFY: ['1999', '2024'] },
      ['Time Period'],
    ],
  ])('report %s and keep the other filters', (_name, saved, dropped) => {
    const rest =
      typeof saved === 'object' ? { ...(saved as object), selectedRecipients: ['ACME'] } : saved;
    const restored = restoreFilters(rest);
    expect(restored.dropped).toEqual(dropped);
    if (typeof saved === 'object')
      expect(restored.filters.selectedRecipients.has('ACME')).toBe(true);
  });
  it('can be restored from any value without an error', () =>
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...Object.keys(initialFilters.toObject()), 'other'),
          fc.anything(),
        ),
        (saved) => {
          const { filters } = restoreFilters(saved);
          expect(() => filtersFromCriteria(toCriteria(filters, context), 'awards')).not.toThrow();
        },
      ),
    ));
});
