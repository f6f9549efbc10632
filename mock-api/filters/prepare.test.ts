import { Type, type TSchema } from '@sinclair/typebox';
import { ApiError } from '../core/errors';
import { checkSizes, LIST_LIMITS, type ListKey } from './limits';
import { prepareSearch } from './prepare';
import { buildFiltersSchema, dateTypes, type AdvancedFilters, type FilterOptions } from './schema';

const createSchema = (options: FilterOptions = {}): TSchema =>
  Type.Object({
    filters: buildFiltersSchema(options),
    page: Type.Optional(Type.Integer({ minimum: 1 })),
  });
const everything = { recipientId: true, programActivities: true };
const fullSchema = createSchema(everything);
const prepareFilters = (filters: object, schema = fullSchema, strict = false) =>
  prepareSearch<{ page?: number }>(schema, { filters }, { strict });
/** Returns the status and detail of the error for a filter object, or 200 and undefined if the object is accepted. */
const getRefusal = (
  filters: unknown,
  options: { schema?: TSchema; strict?: boolean } = {},
): [status: number, detail: unknown] => {
  try {
    prepareSearch(options.schema ?? fullSchema, { filters }, { strict: options.strict });
    return [200, undefined];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [error.status, error.detail];
  }
};
const getStatus = (filters: unknown, options?: Parameters<typeof getRefusal>[1]) =>
  getRefusal(filters, options)[0];
const place = (location: object) => ({ place_of_performance_locations: [location] });

describe('prepareSearch', () => {
  it.each([[null], ['text'], [[]], [7], [undefined]])(
    'rejects %p, which is not a JSON object',
    (sent) => {
      expect(() => prepareSearch(fullSchema, sent)).toThrow(
        'The request body must be a JSON object',
      );
    },
  );
  it('requires filters to be an object', () => {
    expect(() => prepareSearch(fullSchema, {})).toThrow(
      "Missing value: 'filters' is a required field",
    );
    expect([getStatus([]), getStatus(null), getStatus('x')]).toEqual([400, 400, 400]);
  });
  it('keeps the other fields of the body', () => {
    expect(prepareSearch<{ page: number }>(fullSchema, { filters: {}, page: 2 })).toEqual({
      request: { filters: {}, page: 2 },
      messages: [],
    });
  });
  it('drops filters unknown to the endpoint and names them in a message', () => {
    const { request, messages } = prepareFilters({
      award_ids: ['A1'],
      colour: 'red',
      object_class: [1],
    });
    expect(request.filters).toEqual({ award_ids: ['A1'] });
    expect(messages).toEqual([
      'The following filters from the request were not used: ["colour","object_class"]. See /api/openapi.json for the filters that this endpoint accepts.',
    ]);
    expect(
      prepareFilters({ recipient_id: 'x-R', program_activities: [{ code: 1 }] }, createSchema())
        .messages[0],
    ).toContain('["recipient_id","program_activities"]');
  });
  it('turns the older "keyword" into a "keywords" list unless the request has one', () => {
    expect(prepareFilters({ keyword: 'lunar' })).toEqual({
      request: { filters: { keywords: ['lunar'] } },
      messages: [],
    });
    expect(prepareFilters({ keyword: 'lunar', keywords: ['solar'] })).toEqual({
      request: { filters: { keywords: ['solar'] } },
      messages: [],
    });
  });
});

/** The cases, each with a name, the filters of the request and the status in the API contract. */
const cases: [name: string, filters: Record<string, unknown>, expected: number][] = [
  ['a keyword of two characters', { keywords: ['ab'] }, 422],
  ['a keyword that is a number', { keywords: [123] }, 400],
  ['a keyword of 300 characters', { keywords: ['x'.repeat(300)] }, 200],
  ['a keyword of 301 characters', { keywords: ['x'.repeat(301)] }, 422],
  ['an empty recipient text', { recipient_search_text: [''] }, 422],
  ['a blank recipient text beside another', { recipient_search_text: [' ', 'acme'] }, 200],
  ['award ids of blanks and empty quotes', { award_ids: ['', '  ', '" "'] }, 422],
  ['a recipient text of 301 characters', { recipient_search_text: ['x'.repeat(301)] }, 422],
  ['an award ID of 301 characters', { award_ids: ['x'.repeat(301)] }, 422],
  ['award IDs that are a text', { award_ids: 'a' }, 400],
  ['an empty period', { time_period: [{}] }, 400],
  [
    'a period with another key',
    { time_period: [{ start_date: '2020-01-01', colour: 'red' }] },
    400,
  ],
  ['an unknown date type', { time_period: [{ start_date: '2020-01-01', date_type: 'q' }] }, 400],
  ['an impossible date', { time_period: [{ start_date: '2020-02-30' }] }, 400],
  ['the first day that can be searched', { time_period: [{ start_date: '2007-10-01' }] }, 200],
  ['the day before the earliest date', { time_period: [{ start_date: '2007-09-30' }] }, 422],
  ['an end before the earliest date', { time_period: [{ end_date: '2007-09-30' }] }, 422],
  [
    'the second of two periods before the earliest date',
    { time_period: [{ start_date: '2020-01-01' }, { start_date: '2000-01-01' }] },
    422,
  ],
  ['an unknown scope', { place_of_performance_scope: 'x' }, 400],
  ['an unknown recipient scope', { recipient_scope: 'x' }, 400],
  ['an unknown award type', { award_type_codes: ['Q'] }, 400],
  ['a retired type', { award_type_codes: ['E'] }, 400],
  ['an agency without a name', { agencies: [{ type: 'awarding', tier: 'toptier' }] }, 422],
  [
    'an agency with another key',
    { agencies: [{ type: 'awarding', tier: 'toptier', name: 'A', code: 1 }] },
    400,
  ],
  ['an unknown agency type', { agencies: [{ type: 'x', tier: 'toptier', name: 'A' }] }, 400],
  ['an unknown agency tier', { agencies: [{ type: 'awarding', tier: 'x', name: 'A' }] }, 400],
  ['an amount without bounds', { award_amounts: [{}] }, 400],
  ['an amount with another key', { award_amounts: [{ lower_bound: 1, unit: '$' }] }, 400],
  ['a bound that is a text', { award_amounts: [{ lower_bound: 'x' }] }, 400],
  ['an empty program activity', { program_activities: [{}] }, 400],
  ['an unknown activity type', { program_activities: [{ type: 'x' }] }, 400],
  ['an activity with another key', { program_activities: [{ code: 1, x: 1 }] }, 400],
  ['an empty tree', { naics_codes: {} }, 422],
  ['a tree with an empty part', { naics_codes: { require: ['54'], exclude: [] } }, 422],
  ['a tree with another key', { naics_codes: { require: ['54'], also: ['33'] } }, 422],
  ['an empty exclusion of PSC', { psc_codes: { exclude: [] } }, 422],
  ['an empty path', { psc_codes: { require: [[]] } }, 422],
  ['a component without its agency', { treasury_account_components: [{ main: '0100' }] }, 422],
  ['a component without its account', { treasury_account_components: [{ aid: '097' }] }, 422],
  [
    'a component with a null agency',
    { treasury_account_components: [{ aid: null, main: '0100' }] },
    400,
  ],
  [
    'a component with another key',
    { treasury_account_components: [{ aid: '097', main: '0100', x: '1' }] },
    400,
  ],
  ['only required NAICS codes', { naics_codes: { require: ['54'] } }, 200],
  ['only excluded NAICS codes', { naics_codes: { exclude: ['54'] } }, 200],
  ['only required PSC codes', { psc_codes: { require: [['Product']] } }, 200],
  ['only excluded PSC codes', { psc_codes: { exclude: [['Product']] } }, 200],
  ['a plain list of PSC codes', { psc_codes: ['R425'] }, 200],
  ['a plain list with an invalid PSC code', { psc_codes: ['R425', 'r-1'] }, 422],
  ['an activity whose code is a list', { program_activities: [{ code: ['0001'] }] }, 400],
  ['a recipient id that is a number', { recipient_id: 7 }, 400],
  ['a plain list of components', { tas_codes: [{ aid: '097', main: '0100', anything: 1 }] }, 200],
  ['a plain list of numbers', { naics_codes: [54, 5415] }, 200],
];

describe('filters of the API contract', () => {
  const validFilters: AdvancedFilters & Record<string, unknown> = {
    keywords: ['abc'],
    description: 'x',
    time_period: [
      { start_date: '2007-10-01', end_date: '2024-09-30', date_type: 'action_date' },
      { end_date: '2010-01-01' },
    ],
    place_of_performance_scope: 'domestic',
    recipient_scope: 'foreign',
    place_of_performance_locations: [
      { country: 'USA', state: 'CA', county: '037', city: 'X', zip: '90012' },
    ],
    recipient_locations: [{ country: 'USA', state: 'CA', district_current: '30' }],
    agencies: [
      { type: 'awarding', tier: 'toptier', name: 'A' },
      { type: 'funding', tier: 'subtier', name: 'B', toptier_name: 'A' },
    ],
    recipient_search_text: ['a'],
    recipient_id: 'x-R',
    recipient_type_names: ['a'],
    award_type_codes: ['A', 'no intersection'],
    contract_award_type_codes: ['B'],
    financial_assistance_award_type_codes: ['02'],
    award_ids: ['a'],
    award_unique_id: 'a',
    award_amounts: [{ lower_bound: 1 }, { upper_bound: 2 }],
    program_numbers: ['10.001'],
    naics_codes: { require: ['54', '5415', '541511'], exclude: ['33'] },
    psc_codes: {
      require: [['Product'], ['Service', 'D'], ['Research and Development', 'A', 'AC11']],
      exclude: [['Service', 'D302']],
    },
    tas_codes: { require: [['089']], exclude: [['089', '089-0200']] },
    treasury_account_components: [
      { ata: null, aid: '089', bpoa: null, epoa: '2020', a: 'X', main: '0200', sub: null },
    ],
    contract_pricing_type_codes: ['J'],
    set_aside_type_codes: ['SBA'],
    extent_competed_type_codes: ['A'],
    def_codes: ['L'],
    program_activities: [
      { name: 'A' },
      { code: 1, type: 'PAC/PAN' },
      { code: '0001', type: 'PARK' },
    ],
  };
  it('are all accepted unchanged, including in strict mode', () => {
    expect(prepareFilters(validFilters).request.filters).toEqual(validFilters);
    expect(prepareFilters(validFilters, fullSchema, true).request.filters).toEqual(validFilters);
  });
  it.each(Object.keys(LIST_LIMITS))('reject an empty list, null or text as %s', (key) => {
    expect(getStatus({ [key]: [] })).toBe(422);
    expect(getStatus({ [key]: null })).not.toBe(200);
    expect(getStatus({ [key]: 'text' })).not.toBe(200);
  });
  it.each(cases)('produce the documented status: %s', (_name, filters, expected) => {
    expect(getStatus(filters)).toBe(expected);
  });
  it('produce the same statuses with a newly built schema', () => {
    const schema = createSchema(everything);
    for (const [name, filters, expected] of cases)
      expect([name, getStatus(filters, { schema })]).toEqual([name, expected]);
    expect(getRefusal(validFilters, { schema })).toEqual([200, undefined]);
    for (const key of Object.keys(LIST_LIMITS))
      expect([key, getStatus({ [key]: [] }, { schema })]).toEqual([key, 422]);
  });
  it('declare the maximum length of each list in the schema', () => {
    interface Described {
      maxItems?: number;
      anyOf?: Described[];
      properties?: Record<string, Described>;
    }
    const maxima = ({ maxItems, anyOf = [], properties = {} }: Described): number[] => [
      ...(maxItems === undefined ? [] : [maxItems]),
      ...[...anyOf, ...Object.values(properties)].flatMap(maxima),
    ];
    for (const options of [everything, { ...everything, requireTypes: true }]) {
      const { properties } = buildFiltersSchema(options) as unknown as {
        properties: Record<string, Described>;
      };
      for (const [key, most] of Object.entries(LIST_LIMITS))
        expect([key, maxima(properties[key]!)]).toEqual([
          key,
          ['naics_codes', 'psc_codes', 'tas_codes'].includes(key) ? [most, most, most] : [most],
        ]);
    }
  });
  it('produce a message that names a date before the earliest searchable date', () => {
    expect(getRefusal({ time_period: [{ start_date: '2007-09-30' }] })).toEqual([
      422,
      'Value 2007-09-30 is before the earliest searchable date, 2007-10-01',
    ]);
  });
  it('require both dates, award types and supported date types if the endpoint requires them', () => {
    const strictSchema = createSchema({
      bothDates: true,
      requireTypes: true,
      dateTypes: dateTypes.prime,
    });
    const getPeriodStatus = (period: object, schema = strictSchema) =>
      getStatus({ award_type_codes: ['A'], time_period: [period] }, { schema });
    const both = { start_date: '2020-01-01', end_date: '2020-01-02' };
    expect(getStatus({}, { schema: strictSchema })).toBe(422);
    expect([
      getPeriodStatus(both),
      getPeriodStatus({ start_date: '2020-01-01' }),
      getPeriodStatus({ end_date: '2020-01-01' }),
    ]).toEqual([200, 422, 422]);
    const getDateTypeStatus = (date_type: string, schema: TSchema) =>
      getPeriodStatus({ ...both, date_type }, schema);
    expect(dateTypes.any.map((kind) => getDateTypeStatus(kind, strictSchema))).toEqual([
      200, 200, 200, 200, 400,
    ]);
    expect(dateTypes.any.map((kind) => getDateTypeStatus(kind, fullSchema))).toEqual([
      200, 200, 200, 200, 200,
    ]);
  });
});

describe('location filters', () => {
  const usa = { country: 'USA' };
  const conflicts = [
    [
      'a county and a district',
      { ...usa, state: 'CA', county: '037', district_current: '30' },
      "use either 'county' or a congressional district, not both",
    ],
    [
      'a current and an original district',
      { ...usa, state: 'CA', district_current: '30', district_original: '30' },
      "use either 'district_current' or 'district_original', not both",
    ],
    [
      'a district abroad',
      { country: 'CAN', state: 'CA', district_current: '30' },
      "congressional districts need 'country' USA",
    ],
  ] as const;
  it.each<[string, object, [number, string | undefined]]>([
    ...conflicts.map(([name, location, problem]): [string, object, [number, string]] => [
      name,
      location,
      [400, problem],
    ]),
    [
      'a county without its state',
      { ...usa, county: '037' },
      [422, "'county' needs a 'state', for example CA"],
    ],
    [
      'a current district without its state',
      { ...usa, district_current: '30' },
      [422, "a congressional district needs a 'state', for example CA"],
    ],
    [
      'an original district without its state',
      { ...usa, district_original: '30' },
      [422, "a congressional district needs a 'state', for example CA"],
    ],
    [
      'a country in lower case',
      { country: 'usa', state: 'CA', district_original: '30' },
      [200, undefined],
    ],
    ['a county with its state', { ...usa, state: 'CA', county: '037' }, [200, undefined]],
    ['a country of another length', { country: 'FOREIGN' }, [200, undefined]],
    ['a zip of another length', { ...usa, zip: '9' }, [200, undefined]],
    ['a county of another length', { ...usa, state: 'CA', county: '37' }, [200, undefined]],
  ])('produce the expected status and message: %s', (_name, location, [expected, problem]) => {
    const toRefusal = (field: string) => [
      expected,
      problem && `Field 'filters|${field}': ${problem}`,
    ];
    expect(getRefusal(place(location))).toEqual(toRefusal('place_of_performance_locations'));
    expect(getRefusal({ recipient_locations: [{ country: 'USA' }, location] })).toEqual(
      toRefusal('recipient_locations'),
    );
  });
  it.each<readonly [string, object, string]>([
    ...conflicts,
    ['a long country', { country: 'FOREIGN' }, "'country' must have 3 characters, for example USA"],
    ['a short zip', { ...usa, zip: '9001' }, "'zip' must have 5 digits, for example 90012"],
    [
      'a short county',
      { ...usa, state: 'CA', county: '37' },
      "'county' must have 3 digits, for example 037",
    ],
  ])('are rejected with 422 in strict mode: %s', (_name, location, problem) => {
    expect(getRefusal(place(location), { strict: true })).toEqual([
      422,
      `Field 'filters|place_of_performance_locations': ${problem}`,
    ]);
  });
  it('are rejected without a country, with a district of one or three characters, or with an unknown key', () => {
    expect([
      getStatus(place({ state: 'CA' })),
      getStatus(place({ ...usa, state: 'CA', district_current: '001' })),
      getStatus(place({ ...usa, state: 'CA', district_original: '1' })),
      getStatus(place({ ...usa, planet: 'Mars' })),
    ]).toEqual([422, 422, 422, 400]);
  });
});

describe('strict mode', () => {
  it.each([
    [
      'a lower bound with cents',
      { award_amounts: [{ lower_bound: 1.5 }] },
      "Field 'filters|award_amounts': bounds must be whole numbers, for example 1000000",
    ],
    [
      'an upper bound with cents',
      { award_amounts: [{ lower_bound: 1, upper_bound: 1.5 }] },
      "Field 'filters|award_amounts': bounds must be whole numbers, for example 1000000",
    ],
    [
      'an upper bound below the lower bound',
      { award_amounts: [{ lower_bound: 2, upper_bound: 1 }] },
      "Field 'filters|award_amounts': 'upper_bound' must not be below 'lower_bound', for example 1 to 1000",
    ],
    [
      'an activity without name and code',
      { program_activities: [{ type: 'PARK' }] },
      "Field 'filters|program_activities': each item needs a 'name' or a 'code', for example '0001'",
    ],
  ])('refuses %s', (_name, filters, detail) => {
    expect(getRefusal(filters, { strict: true })).toEqual([422, detail]);
    expect(getStatus(filters)).toBe(200);
  });
  it('accepts equal bounds and the activity code 0', () => {
    expect([
      getStatus({ award_amounts: [{ lower_bound: 2, upper_bound: 2 }] }, { strict: true }),
      getStatus({ program_activities: [{ code: 0 }] }, { strict: true }),
    ]).toEqual([200, 200]);
  });
});

describe('tree codes', () => {
  it.each([
    ['3 digits', '123'],
    ['5 digits', '12345'],
    ['7 digits', '1234567'],
    ['letters', 'AB'],
    ['a prefix', 'x54'],
    ['a suffix', '54x'],
    ['a prefix before 6 digits', 'x541511'],
  ])('are rejected for NAICS unless they have 2, 4 or 6 digits: %s', (_name, code) => {
    const expected = [
      400,
      `Field 'filters|naics_codes': codes have 2, 4 or 6 digits, for example 5415. Invalid: ${code}`,
    ];
    for (const naics_codes of [[code], { require: [code] }, { exclude: ['54', code] }])
      expect(getRefusal({ naics_codes })).toEqual(expected);
  });
  it('are rejected for PSC when the group is unknown or a code is invalid', () => {
    expect(getRefusal({ psc_codes: { require: [['Toys', 'A']] } })).toEqual([
      422,
      "Field 'filters|psc_codes': the group must be Product, Service or Research and Development. Invalid: Toys",
    ]);
    expect(getRefusal({ psc_codes: { exclude: [['Product', 'b1']] } })).toEqual([
      422,
      "Field 'filters|psc_codes': codes have 1 to 4 capital letters or digits, for example D302. Invalid: b1",
    ]);
    expect(getRefusal({ psc_codes: { require: [['Product', '15', '15101']] } })).toEqual([
      422,
      "Field 'filters|psc_codes': codes have 1 to 4 capital letters or digits, for example D302. Invalid: 15, 15101",
    ]);
    expect([
      getStatus({ psc_codes: ['b1'] }),
      getStatus({ psc_codes: ['B1'] }),
      getStatus({ psc_codes: ['12345'] }),
      getStatus({ psc_codes: { require: [['Product', '']] } }),
    ]).toEqual([422, 200, 422, 422]);
  });
});

describe('checkSizes', () => {
  const items = (count: number) => Array.from({ length: count }, () => 'x');
  it.each(Object.entries(LIST_LIMITS))(
    'limits a %s list, and each of its require and exclude lists, to %i items',
    (key, most) => {
      expect(() => checkSizes({ [key]: items(most) })).not.toThrow();
      expect(() =>
        checkSizes({ [key]: { require: items(most), exclude: items(most) } }),
      ).not.toThrow();
      const sizeMessage = `Field 'filters|${key}' has ${(most + 1).toLocaleString('en-US')} items. The maximum is ${most.toLocaleString('en-US')}. Use fewer items or several searches.`;
      for (const value of [
        items(most + 1),
        { require: items(most + 1) },
        { exclude: items(most + 1) },
      ]) {
        expect(() => checkSizes({ [key]: value })).toThrow(sizeMessage);
        expect(getRefusal({ [key as ListKey]: value })).toEqual([422, sizeMessage]);
      }
    },
  );
  it('ignores values that are not lists', () => {
    expect(() =>
      checkSizes({ keywords: 'x', naics_codes: null, psc_codes: { require: 'x' } }),
    ).not.toThrow();
  });
});
