import { OrderedMap } from 'immutable';
import { cityPlace, foreignPlace, statePlace } from '../places';
import {
  initialFilters,
  locationIdentifier,
  makeAgencyItem,
  type LocationItem,
} from '../searchFilters';
import { agencyFilter, locationFilter } from './placeFilters';

const context = { today: '2025-11-15', level: 'awards' as const };
const colorado = statePlace({ code: 'CO', name: 'Colorado' });
const paris = cityPlace({ name: 'PARIS', country: 'FOREIGN', countryName: '' });
const toLocationMap = (...items: LocationItem[]) =>
  OrderedMap(items.map((item): [string, LocationItem] => [locationIdentifier(item), item]));
const asSaved = (item: LocationItem): unknown => JSON.parse(JSON.stringify(item));

describe.each([
  [
    'selectedLocations',
    'locationDomesticForeign',
    'placesOfPerformance',
    'placeOfPerformanceScope',
    'Place of Performance',
  ],
  [
    'selectedRecipientLocations',
    'recipientDomesticForeign',
    'recipientPlaces',
    'recipientScope',
    'Recipient Location',
  ],
] as const)('places in %s', (field, scope, placesCriterion, scopeCriterion, name) => {
  const makeFilters = (...items: LocationItem[]) =>
    initialFilters.set(field, toLocationMap(...items));
  const criteria = (filters: typeof initialFilters) => locationFilter.toCriteria(filters, context);
  const read = (saved: Record<string, unknown>) => {
    const { filters, dropped } = locationFilter.fromSaved(saved, initialFilters);
    return { items: filters[field].valueSeq().toArray(), scope: filters[scope], dropped };
  };
  it('are counted one by one, and a scope as one', () => {
    expect(
      [
        makeFilters(),
        makeFilters(colorado),
        makeFilters(colorado, foreignPlace),
        makeFilters(colorado).set(scope, 'domestic'),
        makeFilters().set(scope, 'foreign'),
      ].map((filters) => locationFilter.count(filters, context)),
    ).toEqual([0, 1, 2, 2, 1]);
  });
  it('are requested by their fields', () => {
    expect(criteria(makeFilters(colorado, paris))).toEqual({
      [placesCriterion]: [
        { country: 'USA', state: 'CO' },
        { country: 'FOREIGN', city: 'PARIS' },
      ],
    });
    expect(criteria(makeFilters())).toEqual({});
  });
  it('are requested with a scope, and “All foreign countries” becomes the foreign scope', () => {
    expect(criteria(makeFilters(colorado).set(scope, 'domestic'))).toEqual({
      [placesCriterion]: [{ country: 'USA', state: 'CO' }],
      [scopeCriterion]: 'domestic',
    });
    expect(criteria(makeFilters(colorado, foreignPlace))).toEqual({
      [placesCriterion]: [{ country: 'USA', state: 'CO' }],
      [scopeCriterion]: 'foreign',
    });
    expect(criteria(makeFilters(foreignPlace))).toEqual({ [scopeCriterion]: 'foreign' });
  });
  it('are restored as saved', () => {
    const { filters, dropped } = locationFilter.fromSaved(
      { [field]: { a: asSaved(colorado), b: asSaved(paris) }, [scope]: 'foreign' },
      initialFilters,
    );
    expect([filters, dropped]).toEqual([makeFilters(colorado, paris).set(scope, 'foreign'), []]);
  });
  it('are empty without saved places', () =>
    expect([read({}), read({ [scope]: 'x' }), read({ [field]: null, [scope]: 'all' })]).toEqual(
      [0, 1, 2].map(() => ({ items: [], scope: 'all', dropped: [] })),
    ));
  it('can have a saved scope without saved places', () =>
    expect([read({ [scope]: 'domestic' }).scope, read({ [scope]: 'foreign' }).scope]).toEqual([
      'domestic',
      'foreign',
    ]));
  it.each([
    ['a value that is not an object', 'CO'],
    ['no filter', { place: 'CO' }],
    ['a filter that is not an object', { filter: 'USA' }],
    ['no country', { filter: { state: 'CO' } }],
    ['a country that is not text', { filter: { country: 840 } }],
  ])('are dropped and reported if invalid: %s', (_what, item) => {
    expect(read({ [field]: [item, asSaved(colorado)] })).toEqual({
      items: [colorado],
      scope: 'all',
      dropped: [name],
    });
  });
  it('drop and report “All foreign countries” if the scope is domestic', () => {
    const saved = { [field]: { a: asSaved(foreignPlace), b: asSaved(colorado) } };
    expect(read({ ...saved, [scope]: 'domestic' })).toEqual({
      items: [colorado],
      scope: 'domestic',
      dropped: [name],
    });
    expect(read({ ...saved, [scope]: 'foreign' })).toEqual({
      items: [foreignPlace, colorado],
      scope: 'foreign',
      dropped: [],
    });
  });
  it('keep valid fields and IDs', () => {
    const validFields = {
      country: 'USA',
      city: 'DENVER',
      zip: '80202',
      district_current: '01',
      district_original: '02',
    };
    const [item] = read({
      [field]: [
        {
          matched_ids: ['a', 1, null, {}],
          place: 'X',
          place_type: 'CITY',
          filter: { ...validFields, state: '', county: 31, planet: 'Earth' },
        },
      ],
    }).items;
    expect(item!.toObject()).toEqual({
      matched_ids: ['a', 1],
      place: 'X',
      place_type: 'CITY',
      display: { title: 'X', entity: 'Location', standalone: 'X' },
      filter: validFields,
    });
  });
  it.each([
    ['city', { country: 'USA', state: 'CO', county: '031', city: 'DENVER' }, 'DENVER'],
    ['county', { country: 'USA', state: 'CO', county: '031' }, '031'],
    ['state', { country: 'USA', state: 'CO' }, 'CO'],
    ['country', { country: 'USA' }, 'USA'],
  ])('without a name are named by the %s', (_part, filter, place) => {
    const [item] = read({ [field]: [{ filter, display: { title: 5, entity: 'County' } }] }).items;
    expect(item!.toObject()).toEqual({
      matched_ids: [],
      place,
      place_type: 'COUNTRY',
      display: { title: place, entity: 'County', standalone: place },
      filter,
    });
  });
});

it('places of performance and recipient places are requested, counted and reported together', () => {
  const filters = initialFilters.merge({
    selectedLocations: toLocationMap(colorado),
    selectedRecipientLocations: toLocationMap(paris),
    recipientDomesticForeign: 'foreign',
  });
  expect(locationFilter.count(filters, context)).toBe(3);
  expect(locationFilter.toCriteria(filters, context)).toEqual({
    placesOfPerformance: [{ country: 'USA', state: 'CO' }],
    recipientPlaces: [{ country: 'FOREIGN', city: 'PARIS' }],
    recipientScope: 'foreign',
  });
  expect(
    locationFilter.fromSaved(
      { selectedLocations: ['x'], selectedRecipientLocations: ['x'] },
      initialFilters,
    ).dropped,
  ).toEqual(['Place of Performance', 'Recipient Location']);
});

describe('agencies', () => {
  const treasury = makeAgencyItem({
    id: 1173,
    agencyType: 'toptier',
    name: 'Department of the Treasury',
    abbreviation: 'TREAS',
    code: '020',
  });
  const parent = {
    toptierName: 'Department of the Treasury',
    toptierAbbreviation: 'TREAS',
    toptierCode: '020',
  };
  const mint = makeAgencyItem({
    id: 7,
    agencyType: 'subtier',
    name: 'United States Mint',
    abbreviation: 'USM',
    code: '2044',
    ...parent,
  });
  const agencyFilters = initialFilters.merge({
    selectedAwardingAgencies: OrderedMap([
      ['1173_toptier', treasury],
      ['7_subtier', mint],
    ]),
    selectedFundingAgencies: OrderedMap([['1173_toptier', treasury]]),
  });
  it('are counted for both awarding and funding', () =>
    expect([
      agencyFilter.count(initialFilters, context),
      agencyFilter.count(agencyFilters, context),
    ]).toEqual([0, 3]));
  it('are requested by type, tier and name, and a subagency with its parent agency', () => {
    expect(agencyFilter.toCriteria(agencyFilters, context)).toEqual({
      agencies: [
        { type: 'funding', tier: 'toptier', name: 'Department of the Treasury' },
        { type: 'awarding', tier: 'toptier', name: 'Department of the Treasury' },
        {
          type: 'awarding',
          tier: 'subtier',
          name: 'United States Mint',
          toptierName: 'Department of the Treasury',
        },
      ],
    });
    expect(agencyFilter.toCriteria(initialFilters, context)).toEqual({});
  });
  const read = (value: unknown) => {
    const { filters, dropped } = agencyFilter.fromSaved(
      { selectedAwardingAgencies: value },
      initialFilters,
    );
    return [filters.selectedAwardingAgencies.toArray(), dropped];
  };
  it('are restored as saved', () => {
    const { filters, dropped } = agencyFilter.fromSaved(
      {
        selectedAwardingAgencies: { a: treasury.toObject(), b: mint.toObject() },
        selectedFundingAgencies: [treasury.toObject()],
      },
      initialFilters,
    );
    expect([filters, dropped]).toEqual([agencyFilters, []]);
  });
  it('are empty without saved agencies', () =>
    expect([read(undefined), agencyFilter.fromSaved({}, initialFilters)]).toEqual([
      [[], []],
      { filters: initialFilters, dropped: [] },
    ]));
  it('are read from the field names of older formats', () => {
    const olderFields = {
      toptier_agency: {
        name: 'Department of the Treasury',
        abbreviation: 'TREAS',
        toptier_code: '020',
      },
      subtier_agency: { name: 'United States Mint', abbreviation: 'USM', subtier_code: '2044' },
    };
    expect(read([{ id: '7', agencyType: 'subtier', ...olderFields }])).toEqual([
      [['7_subtier', mint]],
      [],
    ]);
    expect(read([{ id: 1173, agencyType: 'toptier', ...olderFields }])).toEqual([
      [['1173_toptier', treasury.merge(parent)]],
      [],
    ]);
    expect(
      read([
        {
          id: 1173,
          agencyType: 'toptier',
          name: 'Another name',
          abbreviation: '',
          code: 5,
          toptier_agency: 'x',
        },
      ]),
    ).toEqual([[['1173_toptier', makeAgencyItem({ id: 1173, name: 'Another name' })]], []]);
  });
  it.each([
    ['a value that is not an object', 'Treasury'],
    ['no ID', { agencyType: 'toptier', name: 'A' }],
    ['an incomplete ID', { id: 1.5, agencyType: 'toptier', name: 'A' }],
    ['no tier', { id: 1, name: 'A' }],
    ['an unknown tier', { id: 1, agencyType: 'office', name: 'A' }],
    ['no name', { id: 1, agencyType: 'toptier' }],
  ])('are dropped and reported if invalid: %s', (_what, item) =>
    expect(read([item, treasury.toObject()])).toEqual([
      [['1173_toptier', treasury]],
      ['Awarding Agency'],
    ]),
  );
  it('are reported as a funding or awarding agency if they are invalid', () =>
    expect(
      agencyFilter.fromSaved(
        { selectedAwardingAgencies: ['x'], selectedFundingAgencies: ['x'] },
        initialFilters,
      ).dropped,
    ).toEqual(['Funding Agency', 'Awarding Agency']));
});
