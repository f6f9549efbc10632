import fc from 'fast-check';
import { restoreFilters } from './filters/registry';
import {
  parseReadableQuery,
  MAX_QUERY_LENGTH,
  names,
  getReadableQuery,
  toReadableQuery,
  findUnreadParameters,
} from './readableQuery';
import type { SearchFilters } from './searchFilters';

const toSaved = (filters: SearchFilters) =>
  JSON.parse(JSON.stringify(filters)) as Record<string, unknown>;
const place = (fields: Record<string, unknown>) => ({
  matched_ids: ['CO'],
  place: 'CO',
  place_type: 'STATE',
  display: { title: 'Colorado', entity: 'State', standalone: 'Colorado' },
  filter: { country: 'USA', state: 'CO' },
  ...fields,
});
const treasury = {
  id: 1173,
  agencyType: 'toptier',
  name: 'Department of the Treasury',
  abbreviation: 'TREAS',
  code: '020',
  toptierName: '',
  toptierAbbreviation: '',
  toptierCode: '',
};
const mint = {
  id: 7,
  agencyType: 'subtier',
  name: 'United States Mint',
  abbreviation: 'USM',
  code: '2044',
  toptierName: 'Department of the Treasury',
  toptierAbbreviation: 'TREAS',
  toptierCode: '020',
};

/** Readable queries with the part of the saved form that each represents. */
const parts: [query: string, form: Record<string, unknown>][] = [
  ['fy=2024,2025', { timePeriodType: 'fy', timePeriodFY: ['2024', '2025'] }],
  [
    'dates=2024-01-01..2024-02-29',
    { time_period: [{ start_date: '2024-01-01', end_date: '2024-02-29' }] },
  ],
  [
    'dates=2024-01-01..,..2023-05-31',
    {
      time_period: [
        { start_date: '2024-01-01', end_date: '' },
        { start_date: '', end_date: '2023-05-31' },
      ],
    },
  ],
  ['new_awards=yes', { filterNewAwardsOnlySelected: true }],
  ['keyword=bridge,forest+roads', { keyword: ['bridge', 'forest roads'] }],
  ['description=roads,+bridges!', { awardDescription: 'roads, bridges!' }],
  ['award_id=W912,X/1', { selectedAwardIDs: ['W912', 'X/1'] }],
  [
    'awarding=toptier~1173~020~TREAS~Department+of+the+Treasury',
    { selectedAwardingAgencies: [treasury] },
  ],
  [
    'funding=subtier~7~2044~USM~United+States+Mint~020~TREAS~Department+of+the+Treasury',
    { selectedFundingAgencies: [mint] },
  ],
  ["place=STATE~CO~Colorado~~State~'CO~USA;CO", { selectedLocations: [place({})] }],
  [
    "recipient_place=COUNTY~08031~Denver+County!,+CO~~County~5;'08031~USA;CO;031",
    {
      selectedRecipientLocations: [
        {
          matched_ids: [5, '08031'],
          place: '08031',
          place_type: 'COUNTY',
          display: {
            title: 'Denver County, CO',
            entity: 'County',
            standalone: 'Denver County, CO',
          },
          filter: { country: 'USA', state: 'CO', county: '031' },
        },
      ],
    },
  ],
  ['place_scope=domestic', { locationDomesticForeign: 'domestic' }],
  ['recipient_scope=foreign', { recipientDomesticForeign: 'foreign' }],
  ['recipient=ACME+%26+SONS', { selectedRecipients: ['ACME & SONS'] }],
  ['recipient_type=nonprofit,foundation', { recipientType: ['nonprofit', 'foundation'] }],
  ['award_type=A,02', { awardType: ['A', '02'] }],
  ['contract_type=B', { contractAwardType: ['B'] }],
  ['assistance_type=03', { financialAssistanceAwardType: ['03'] }],
  ['amount=specific:0..500', { awardAmounts: { specific: [0, 500] } }],
  ['amount=range-0:..1000000', { awardAmounts: { 'range-0': [null, 1000000] } }],
  ['amount=specific:-2.5..', { awardAmounts: { specific: [-2.5, null] } }],
  [
    'listing=93.778~Medical+Assistance+Program',
    { selectedCFDA: [{ program_number: '93.778', program_title: 'Medical Assistance Program' }] },
  ],
  ['naics=54,11', { naicsCodes: { require: ['54', '11'] } }],
  ['psc=Product~10,Service', { pscCodes: { require: [['Product', '10'], ['Service']] } }],
  ['tas=097~097-0100', { tasCodes: { require: [['097', '097-0100']] } }],
  [
    'account=~097~2020~2021~~0100',
    {
      treasuryAccounts: [
        { ata: '', aid: '097', bpoa: '2020', epoa: '2021', a: '', main: '0100', sub: '' },
      ],
    },
  ],
  [
    'account=(None)~097~~~X~0100~000',
    {
      treasuryAccounts: [
        { ata: '(None)', aid: '097', bpoa: '', epoa: '', a: 'X', main: '0100', sub: '000' },
      ],
    },
  ],
  ['defc=L,Z', { defCodes: { require: ['L', 'Z'] } }],
  ['covid=M', { covidDefCode: ['M'] }],
  ['infrastructure=1', { infraDefCode: ['1'] }],
  ['pricing=J', { pricingType: ['J'] }],
  ['set_aside=8A', { setAside: ['8A'] }],
  ['competed=E+Civ', { extentCompeted: ['E Civ'] }],
];

describe('a readable query', () => {
  it.each(parts)('encodes a search as %s', (query, form) =>
    expect(toReadableQuery(form)).toBe(query),
  );
  it.each(parts)('decodes %s to its saved form', (query, form) =>
    expect(parseReadableQuery(query)).toEqual(form),
  );
  it('has its parameters in a fixed order', () => {
    expect(names).toEqual([
      ...'fy dates new_awards keyword description award_id awarding funding'.split(' '),
      ...'place place_scope recipient_place recipient_scope recipient recipient_type'.split(' '),
      ...'award_type contract_type assistance_type amount listing naics naics_not'.split(' '),
      ...'naics_count psc psc_not psc_count tas tas_not tas_count account'.split(' '),
      ...'defc covid infrastructure pricing set_aside competed'.split(' '),
    ]);
    expect(
      toReadableQuery({
        keyword: ['bridge'],
        awardType: ['A'],
        timePeriodType: 'fy',
        timePeriodFY: ['2025'],
      }),
    ).toBe('fy=2025&keyword=bridge&award_type=A');
  });
  it('is empty for an empty search', () => {
    expect([toReadableQuery({}), parseReadableQuery(''), parseReadableQuery('page=2&fy=')]).toEqual(
      ['', {}, {}],
    );
    expect(toReadableQuery(toSaved(restoreFilters({}).filters))).toBe('');
  });
  it('omits values without effect', () => {
    expect(
      toReadableQuery({
        keyword: [],
        filterNewAwardsOnlySelected: false,
        awardDescription: '',
        locationDomesticForeign: 'all',
        recipientDomesticForeign: 'all',
        awardAmounts: {},
        naicsCodes: { require: [], exclude: [], counts: [] },
      }),
    ).toBe('');
    expect(
      toReadableQuery({
        filterNewAwardsOnlySelected: 'true',
        awardAmounts: null,
        naicsCodes: null,
        pscCodes: ['x'],
        keyword: null,
      }),
    ).toBe('');
  });
  it('encodes a saved map like a list', () =>
    expect(
      toReadableQuery({
        keyword: { one: 'one', two: 'two' },
        selectedAwardingAgencies: { '1173_toptier': treasury },
      }),
    ).toBe('keyword=one,two&awarding=toptier~1173~020~TREAS~Department+of+the+Treasury'));
});

describe('the period of a readable query', () => {
  const bothPeriods = {
    timePeriodFY: ['2024'],
    time_period: [{ start_date: '2024-01-01', end_date: '' }],
  };
  it('has only the active time type: fiscal years or date ranges', () => {
    expect([
      toReadableQuery({ ...bothPeriods, timePeriodType: 'fy' }),
      toReadableQuery({ ...bothPeriods, timePeriodType: 'dr' }),
    ]).toEqual(['fy=2024', 'dates=2024-01-01..']);
  });
  it('has its years in order', () =>
    expect(toReadableQuery({ timePeriodType: 'fy', timePeriodFY: ['2025', '2010', '2024'] })).toBe(
      'fy=2010,2024,2025',
    ));
  it('is “none” in fiscal year mode without years', () => {
    expect(toReadableQuery({ timePeriodType: 'fy', timePeriodFY: [] })).toBe('fy=none');
    expect(parseReadableQuery('fy=none')).toEqual({ timePeriodType: 'fy', timePeriodFY: [] });
  });
  it('treats a single date as the start of a range', () =>
    expect(parseReadableQuery('dates=2024-01-01')).toEqual({
      time_period: [{ start_date: '2024-01-01', end_date: '' }],
    }));
  it('turns “new awards only” off for any value except “yes”', () =>
    expect(parseReadableQuery('new_awards=no')).toEqual({ filterNewAwardsOnlySelected: false }));
});

describe('special characters in a value', () => {
  it.each([
    ['a separator is escaped with !', ['forest, roads'], 'keyword=forest!,+roads'],
    ['! is escaped with itself', ['wow!', 'a!b'], 'keyword=wow!!,a!!b'],
    ['separators of other lists stay as they are', ['a~b;c'], 'keyword=a~b;c'],
    ['reserved URL characters are encoded', ['a&b=c+d#e?f%g'], 'keyword=a%26b%3Dc%2Bd%23e%3Ff%25g'],
    ['allowed URL characters are unchanged', ['$1:2/3;4'], 'keyword=$1:2/3;4'],
  ])('follow the rule: %s', (_rule, keyword, query) => {
    expect(toReadableQuery({ keyword })).toBe(query);
    expect(parseReadableQuery(query)).toEqual({ keyword });
  });
  it('include a literal ! if it precedes neither a separator nor another !', () => {
    expect(parseReadableQuery('keyword=a!')).toEqual({ keyword: ['a!'] });
    expect(parseReadableQuery('keyword=a!b,c!~')).toEqual({ keyword: ['a!b', 'c!~'] });
  });
  const text = fc
    .string({ unit: fc.constantFrom(...'ab 1!,~;:./\'"&=+%#?$-') })
    .map((value) => `x${value}`);
  const expectRoundTrip = (form: Record<string, unknown>) =>
    expect(parseReadableQuery(toReadableQuery(form)!)).toEqual(form);
  it('are preserved in every list', () =>
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (list) => {
        expectRoundTrip({
          keyword: list,
          selectedRecipients: list,
          awardDescription: list[0],
          tasCodes: { require: [list], exclude: [list] },
        });
      }),
    ));
  it('are preserved in every field of an agency, a listing, a place and a branch', () =>
    fc.assert(
      fc.property(text, text, text, (one, two, three) =>
        expectRoundTrip({
          selectedAwardingAgencies: [{ ...mint, name: one, code: two, toptierName: three }],
          selectedLocations: [
            place({
              place: one,
              matched_ids: [one, 5, two],
              display: { title: one, entity: two, standalone: three },
              filter: { country: one, city: two, district_original: three },
            }),
          ],
          selectedCFDA: [{ program_number: one, program_title: two }],
          pscCodes: { require: [[one, two]], counts: [{ label: one, value: two, count: 3 }] },
        }),
      ),
    ));
});

describe('a readable query of agencies, places and amounts', () => {
  it('decodes the ID of an agency as a number, or as NaN if it is invalid', () =>
    expect(parseReadableQuery('awarding=toptier~x')).toEqual({
      selectedAwardingAgencies: [{ ...treasury, id: NaN, code: '', name: '', abbreviation: '' }],
    }));
  it('encodes the title of a place if it differs from its name', () => {
    const form = {
      selectedLocations: [
        place({ display: { title: 'CO', entity: 'State', standalone: 'Colorado' } }),
      ],
    };
    expect(toReadableQuery(form)).toBe("place=STATE~CO~Colorado~CO~State~'CO~USA;CO");
    expect(parseReadableQuery(toReadableQuery(form)!)).toEqual(form);
  });
  it('keeps districts and ZIP codes in their own fields', () => {
    const form = {
      selectedLocations: [
        place({ filter: { country: 'USA', zip: '80202' } }),
        place({ filter: { country: 'USA', state: 'CO', district_current: '01' } }),
        place({ filter: { country: 'USA', state: 'CO', district_original: '90' } }),
      ],
    };
    expect(toReadableQuery(form)).toBe(
      "place=STATE~CO~Colorado~~State~'CO~USA;;;;80202,STATE~CO~Colorado~~State~'CO~USA;CO;;;;01,STATE~CO~Colorado~~State~'CO~USA;CO;;;;;90",
    );
    expect(parseReadableQuery(toReadableQuery(form)!)).toEqual(form);
  });
  it('decodes a place without IDs or filter fields', () =>
    expect(parseReadableQuery('place=STATE~CO')).toEqual({
      selectedLocations: [
        {
          place_type: 'STATE',
          place: 'CO',
          display: { title: '', entity: '', standalone: '' },
          matched_ids: [],
          filter: {},
        },
      ],
    }));
  it('decodes a place without a name', () =>
    expect(parseReadableQuery('place=STATE')).toMatchObject({
      selectedLocations: [{ place_type: 'STATE', place: '' }],
    }));
  it('encodes values of the wrong type as empty', () => {
    expect(
      toReadableQuery({
        selectedLocations: [place({ display: 'Colorado', filter: null, matched_ids: null }), 7],
      }),
    ).toBe('place=STATE~CO~~~~~,');
    expect(
      toReadableQuery({
        time_period: ['2024'],
        selectedCFDA: [null],
        keyword: [{ a: 1 }, true, 12],
      }),
    ).toBe('dates=&keyword=,,12&listing=');
  });
  it('keeps an invalid bound so that it can be reported', () => {
    expect(parseReadableQuery('amount=specific:abc..5,range-1')).toEqual({
      awardAmounts: { specific: ['abc', 5], 'range-1': [null, null] },
    });
    expect(parseReadableQuery('amount=specific:5')).toEqual({
      awardAmounts: { specific: [5, null] },
    });
  });
});

describe('code trees in a readable query', () => {
  const form = {
    naicsCodes: {
      require: ['54'],
      exclude: ['5415'],
      counts: [{ label: '54 - Services', value: '54', count: 42 }],
    },
  };
  it('have three parameters: required, excluded and counts', () => {
    expect(toReadableQuery(form)).toBe('naics=54&naics_not=5415&naics_count=54+-+Services~54~42');
    expect(parseReadableQuery(toReadableQuery(form)!)).toEqual(form);
  });
  it('are independent of one another', () =>
    expect(parseReadableQuery('naics=54&psc_not=Service~B&tas_count=Defense~097~3')).toEqual({
      naicsCodes: { require: ['54'] },
      pscCodes: { exclude: [['Service', 'B']] },
      tasCodes: { counts: [{ label: 'Defense', value: '097', count: 3 }] },
    }));
  it('include only required DEFCs', () =>
    expect(
      toReadableQuery({
        defCodes: {
          require: ['L'],
          exclude: ['M'],
          counts: [{ label: 'COVID-19 Spending', value: 'COVID-19', count: 1 }],
        },
      }),
    ).toBe('defc=L'));
});

describe('a long readable query', () => {
  it('is undefined if it has more than 1,500 encoded characters', () => {
    const keyword = (length: number) => [`${'x'.repeat(length - 'keyword='.length)}`];
    expect(MAX_QUERY_LENGTH).toBe(1500);
    expect(toReadableQuery({ keyword: keyword(1500) })).toHaveLength(1500);
    expect(toReadableQuery({ keyword: keyword(1501) })).toBeUndefined();
    expect(toReadableQuery({ keyword: ['&'.repeat(498)] })).toBeUndefined();
  });
});

describe('readablePart', () => {
  it('returns the filter parameters in a fixed order', () =>
    expect(getReadableQuery('?page=2&keyword=bridge&fy=2025&other=x')).toBe(
      'fy=2025&keyword=bridge',
    ));
  it('returns an empty text without filter values', () =>
    expect(['', '?page=2', '?fy=&keyword='].map(getReadableQuery)).toEqual(['', '', '']));
  it('combines the values of a repeated parameter', () => {
    expect(parseReadableQuery('fy=2024&fy=2025')).toEqual(parseReadableQuery('fy=2024,2025'));
    expect(getReadableQuery('?fy=2024&fy=2025')).toBe('fy=2024,2025');
  });
  it('returns the same text for any encoding of special characters', () => {
    expect(getReadableQuery('?keyword=forest%21%2C%20roads')).toBe('keyword=forest!,+roads');
    expect(getReadableQuery('?keyword=forest!,+roads')).toBe('keyword=forest!,+roads');
    expect(getReadableQuery('?award_id=a%26b')).toBe('award_id=a%26b');
  });
});

describe('unread parameters', () => {
  it.each<[string, string[]]>([
    ['fy=2025&keyword=bridge&tab=grants', []],
    ['state=OH&fy=2025&state=TX&def_code=L', ['state', 'def_code']],
    ['utm_source=mail&mc_cid=1&_ga=2&_gl=3&gclid=4&msclkid=5&fbclid=6&ref=7', []],
    ['clid=1&refer=2&xutm_source=3', ['clid', 'refer', 'xutm_source']],
    ['dates=2024-01-01..', []],
    ['fy=2025&dates=2024-01-01..', ['dates']],
    ['fy=&dates=2024-01-01..', []],
    ['fy=2025&dates=', []],
  ])('of %s are %j', (search, names) =>
    expect(findUnreadParameters(search, ['tab'])).toEqual(names),
  );
});
