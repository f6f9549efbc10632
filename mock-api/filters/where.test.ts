import { openTinyWorld, type TinyWorld } from '../../tests/tinyWorld';
import { recipientCategoryCodes } from '../../src/domain/codes/recipientTypes';
import type { AdvancedFilters } from './schema';
import { getAwardTypes } from './where';

let world: TinyWorld;
beforeAll(async () => {
  world = await openTinyWorld();
});
afterAll(() => world.close());
const everything = {
  awards: [1, 2, 3, 4, 5],
  transactions: [11, 12, 21, 22, 31, 32, 41, 42, 51],
  subawards: [101, 102, 301],
} as const;
const levels = ['awards', 'transactions', 'subawards'] as const;

describe('a filter object', () => {
  it.each(levels)('without keys matches all %s', async (level) => {
    expect(await world.find({}, level)).toEqual(everything[level]);
  });
  it('combines its keys with AND', async () => {
    expect(
      await world.find({ award_type_codes: ['A', 'D'], set_aside_type_codes: ['SBA'] }),
    ).toEqual([1]);
    expect(await world.find({ award_type_codes: ['A'], set_aside_type_codes: ['SBA'] })).toEqual(
      [],
    );
  });
  it('ignores an empty list of texts, places, periods or amounts', async () => {
    for (const key of [
      'keywords',
      'time_period',
      'recipient_search_text',
      'place_of_performance_locations',
      'recipient_locations',
      'award_amounts',
    ] as const)
      expect([key, await world.find({ [key]: [] })]).toEqual([key, everything.awards]);
  });
});

describe('time periods', () => {
  const range = (start_date?: string, end_date?: string, date_type?: string): AdvancedFilters => ({
    time_period: [{ start_date, end_date, date_type }],
  });
  it.each([
    ['overlap', range('2021-06-30', '2021-12-31'), [1, 4]],
    ['overlap: the first day of the award is inside', range('2017-01-01', '2018-03-01'), [2, 4]],
    ['not before the award began', range('2017-01-01', '2018-02-28'), [4]],
    ['not after its last action', range('2021-07-01', '2021-12-31'), [4]],
    ['open at the start: from 2007-10-01 on', range(undefined, '2015-10-01'), [4, 5]],
    ['open at the end', range('2022-12-31'), [3, 4]],
    ['signed', range('2018-03-01', '2020-01-10', 'date_signed'), [1, 2]],
    ['new awards only: signed too', range('2018-03-01', '2020-01-10', 'new_awards_only'), [1, 2]],
    ['last modified', range('2021-07-15', '2023-01-15', 'last_modified_date'), [1, 3]],
    ['any action inside', range('2024-01-01', '2024-01-01', 'action_date'), [4]],
    ['no action inside, though it overlaps', range('2020-02-01', '2021-06-29', 'action_date'), []],
    ['an end before the start', range('2022-01-01', '2021-01-01', 'action_date'), []],
  ])('match the expected awards: %s', async (_name, filters, expectedIds) => {
    expect(await world.find(filters)).toEqual(expectedIds);
  });
  it.each([
    ['the action date', range('2020-01-10', '2021-06-30'), [11, 12]],
    ['the action date, explicitly', range('2021-06-30', '2021-06-30', 'action_date'), [12]],
    ['the day the award was signed', range('2020-01-10', '2020-01-10', 'date_signed'), [11, 12]],
    [
      'new awards only: both dates inside',
      range('2020-01-01', '2020-12-31', 'new_awards_only'),
      [11],
    ],
    [
      'new awards only: no transactions of older awards',
      range('2021-01-01', '2021-12-31', 'new_awards_only'),
      [],
    ],
    ['last modified', range('2018-05-01', '2018-05-01', 'last_modified_date'), [22]],
    ['no end date', range('2024-01-01'), [42]],
  ])('match the expected transactions: %s', async (_name, filters, expectedIds) => {
    expect(await world.find(filters, 'transactions')).toEqual(expectedIds);
  });
  it.each([
    ['their own date', range('2020-02-01', '2020-02-01'), [101]],
    ['their own date, explicitly', range('2020-08-01', '2020-08-01', 'sub_action_date'), [102]],
    ['the day the prime award was signed', range('2022-01-01', '2022-01-01', 'date_signed'), [301]],
    [
      'when the prime award was modified',
      range('2021-07-15', '2021-07-15', 'last_modified_date'),
      [101, 102],
    ],
  ])('match the expected subawards: %s', async (_name, filters, expectedIds) => {
    expect(await world.find(filters, 'subawards')).toEqual(expectedIds);
  });
  it('are combined with OR, also with different date types', async () => {
    expect(
      await world.find({
        time_period: [
          { start_date: '2018-05-01', end_date: '2018-05-01', date_type: 'action_date' },
          { start_date: '2015-10-01', end_date: '2015-10-01', date_type: 'action_date' },
          { start_date: '2022-01-01', end_date: '2022-01-01', date_type: 'date_signed' },
        ],
      }),
    ).toEqual([2, 3, 5]);
  });
});

describe('agencies', () => {
  type Agency = NonNullable<AdvancedFilters['agencies']>[number];
  const agency = (
    type: Agency['type'],
    tier: Agency['tier'],
    name: string,
    toptier_name?: string,
  ): Agency => ({ type, tier, name, toptier_name });
  it.each([
    ['awarding toptier', [agency('awarding', 'toptier', 'Department of Defense')], [1, 2, 5]],
    ['funding toptier', [agency('funding', 'toptier', 'Department of Energy')], [1, 4]],
    [
      'awarding and funding together',
      [
        agency('awarding', 'toptier', 'Department of Defense'),
        agency('funding', 'toptier', 'Department of Energy'),
      ],
      [1],
    ],
    [
      'several awarding agencies',
      [
        agency('awarding', 'toptier', 'Department of Energy'),
        agency('awarding', 'subtier', 'Department of the Army'),
      ],
      [1, 2, 4, 5],
    ],
    [
      'a subtier name of two agencies',
      [agency('awarding', 'subtier', 'Office of the Secretary')],
      [3, 4],
    ],
    [
      'a subtier narrowed to its agency',
      [agency('awarding', 'subtier', 'Office of the Secretary', 'Department of Education')],
      [3],
    ],
    [
      'a subtier with an empty agency is not narrowed',
      [agency('awarding', 'subtier', 'Office of the Secretary', '')],
      [3, 4],
    ],
    [
      'a funding subtier',
      [agency('funding', 'subtier', 'Office of the Secretary', 'Department of Energy')],
      [1, 4],
    ],
    [
      'a subtier of the wrong agency',
      [agency('awarding', 'subtier', 'Department of the Army', 'Department of Energy')],
      [],
    ],
    [
      'the tier decides which names count',
      [agency('awarding', 'toptier', 'Department of the Army')],
      [],
    ],
    ['an unknown name', [agency('awarding', 'toptier', 'Department of Silly Walks')], []],
    [
      'an unknown name beside a known one',
      [
        agency('awarding', 'toptier', 'Nobody'),
        agency('awarding', 'toptier', 'Department of Education'),
      ],
      [3],
    ],
  ])('match the expected awards: %s', async (_name, agencies, expectedIds) => {
    expect(await world.find({ agencies })).toEqual(expectedIds);
  });
});

describe('recipients', () => {
  it.each([
    ['a parent and its children', 'aaaa-P', [1, 3]],
    ['a recipient as a child', 'bbbb-C', [1]],
    ['a parent as a child of itself', 'aaaa-C', [3]],
    ['a recipient without a parent', 'cccc-R', [2, 5]],
    ['a child with the suffix R', 'bbbb-R', []],
    ['a parent with the suffix R', 'aaaa-R', []],
    ['a recipient without a parent, with the suffix C', 'cccc-C', []],
    ['a recipient without a parent, with the suffix P', 'cccc-P', []],
    ['an ID in upper case', 'CCCC-r', [2, 5]],
    ['a suffix in lower case', 'aaaa-p', [1, 3]],
    ['no suffix', 'cccc', []],
    ['an unknown suffix', 'cccc-X', []],
    ['a suffix only', '-R', []],
    ['text after the suffix', 'cccc-R2', []],
    ['two suffixes', 'cccc-R-R', []],
  ])('match the expected awards by ID: %s', async (_name, recipient_id, expectedIds) => {
    expect(await world.find({ recipient_id })).toEqual(expectedIds);
  });
  it.each([
    [['category_business'], [1, 3]],
    [['small_business'], [1]],
    [
      ['higher_education', 'small_business'],
      [1, 2, 5],
    ],
    [['individuals'], [4]],
    [['no_such_kind'], []],
    [['no_such_kind', 'individuals'], [4]],
    [[recipientCategoryCodes[59]!], [4]],
    [[recipientCategoryCodes[60]!], [4]],
    [[recipientCategoryCodes[61]!], []],
    [[], []],
  ])('match the expected awards by type %p', async (recipient_type_names, expectedIds) => {
    expect(await world.find({ recipient_type_names })).toEqual(expectedIds);
  });
  it('match a subaward by the type of its own recipient', async () => {
    expect(await world.find({ recipient_type_names: ['higher_education'] }, 'subawards')).toEqual([
      101,
    ]);
  });
});

describe('award types', () => {
  it('combine the codes of three keys', async () => {
    expect(await world.find({ award_type_codes: ['D'] })).toEqual([1]);
    expect(
      await world.find({
        award_type_codes: ['D'],
        contract_award_type_codes: ['A'],
        financial_assistance_award_type_codes: ['07', '04'],
      }),
    ).toEqual([1, 2, 3, 4]);
    expect(
      getAwardTypes({ contract_award_type_codes: ['A', 'B'], award_type_codes: ['A'] }),
    ).toEqual(['A', 'B']);
    expect(getAwardTypes({})).toBeUndefined();
  });
  it('match no awards for "no intersection"', async () => {
    expect(await world.find({ award_type_codes: ['no intersection'] })).toEqual([]);
    expect(await world.find({ award_type_codes: ['no intersection', 'IDV_A'] })).toEqual([5]);
  });
  it('match a subaward by the type of its prime award', async () => {
    expect(await world.find({ award_type_codes: ['04'] }, 'subawards')).toEqual([301]);
  });
});

describe('award amounts', () => {
  const amounts = (...bounds: NonNullable<AdvancedFilters['award_amounts']>): AdvancedFilters => ({
    award_amounts: bounds,
  });
  it.each([
    ['both bounds are inclusive', amounts({ lower_bound: 500, upper_bound: 1000 }), [1, 2]],
    ['no upper bound', amounts({ lower_bound: 1001 }), [5]],
    ['no lower bound', amounts({ upper_bound: 0 }), [3, 4]],
    ['bounds of 0', amounts({ lower_bound: 0, upper_bound: 0 }), [4]],
    ['cents', amounts({ lower_bound: 2000.5, upper_bound: 2000.5 }), [5]],
    ['several', amounts({ upper_bound: -50 }, { lower_bound: 1000 }), [1, 3, 5]],
  ])('match the expected awards: %s', async (_name, filters, expectedIds) => {
    expect(await world.find(filters)).toEqual(expectedIds);
  });
  it('match transactions by the amount of their award, and subawards by their own amount', async () => {
    expect(
      await world.find(amounts({ lower_bound: 1000, upper_bound: 1000 }), 'transactions'),
    ).toEqual([11, 12]);
    expect(await world.find(amounts({ lower_bound: 20, upper_bound: 30 }), 'subawards')).toEqual([
      102, 301,
    ]);
  });
});

describe('code filters', () => {
  it.each([
    ['assistance listings', { program_numbers: ['10.001'] }, [3]],
    ['listings, one of them unknown', { program_numbers: ['10.001', '93.778', '99.999'] }, [3, 4]],
    ['only an unknown listing', { program_numbers: ['99.999'] }, []],
    ['pricing', { contract_pricing_type_codes: ['J', 'Y'] }, [1, 2]],
    ['set-aside', { set_aside_type_codes: ['NONE'] }, [2]],
    ['extent competed', { extent_competed_type_codes: ['A'] }, [1]],
    ['codes match exactly', { extent_competed_type_codes: ['a'] }, []],
    ['an award by its generated ID', { award_unique_id: 'ASST_NON_3' }, [3]],
    ['an ID of no award', { award_unique_id: 'ASST' }, []],
  ] as const)('match the expected awards: %s', async (_name, filters, expectedIds) => {
    expect(await world.find(filters as unknown as AdvancedFilters)).toEqual(expectedIds);
  });
  it('match the transactions and subawards of an award by its generated ID', async () => {
    expect(await world.find({ award_unique_id: 'CONT_AWD_1' }, 'transactions')).toEqual([11, 12]);
    expect(await world.find({ award_unique_id: 'CONT_AWD_1' }, 'subawards')).toEqual([101, 102]);
  });
});

describe('disaster emergency fund codes', () => {
  it.each([
    ['a COVID-19 code with an obligation', ['L'], [1]],
    ['an infrastructure code with an outlay', ['Z'], [3]],
    ['any other code, always', ['9'], [1]],
    ['several', ['L', 'Z', '9'], [1, 3]],
    ['an unknown code', ['NO'], []],
    ['an unknown and a known code', ['NO', 'Z'], [3]],
  ])('match the expected awards: %s', async (_name, def_codes, expectedIds) => {
    expect(await world.find({ def_codes })).toEqual(expectedIds);
  });
  it('match transactions from the date of their law on', async () => {
    expect(await world.find({ def_codes: ['L'] }, 'transactions')).toEqual([12, 42]);
    expect(await world.find({ def_codes: ['Z'] }, 'transactions')).toEqual([31, 32]);
    expect(await world.find({ def_codes: ['9'] }, 'transactions')).toEqual([11, 12]);
  });
  it('match subawards from the date of their law on', async () => {
    expect(await world.find({ def_codes: ['L'] }, 'subawards')).toEqual([102]);
    expect(await world.find({ def_codes: ['Z'] }, 'subawards')).toEqual([301]);
  });
});

describe('program activities', () => {
  it.each([
    ['by name, in any case', [{ name: 'basic research' }], [1, 3]],
    ['by code', [{ code: '0002' }], [2, 3]],
    ['by a code without leading zeros', [{ code: 2 }], [2, 3]],
    ['name and code of one entry', [{ name: 'Basic Research', code: '2' }], [3]],
    ['several entries', [{ name: 'Operations' }, { code: 1 }], [1, 2]],
    ['a reporting key (PARK), which no award has', [{ code: '0001', type: 'PARK' }], []],
    [
      'a reporting key (PARK) and a code',
      [
        { code: '0001', type: 'PARK' },
        { code: '0002', type: 'PAC/PAN' },
      ],
      [2, 3],
    ],
    ['an entry without name and code', [{ type: 'PAC/PAN' }], []],
    ['an unknown name', [{ name: 'Nothing' }], []],
  ])('match the expected awards: %s', async (_name, program_activities, expectedIds) => {
    expect(await world.find({ program_activities })).toEqual(expectedIds);
  });
  it('match the transactions and subawards of matching awards', async () => {
    expect(await world.find({ program_activities: [{ code: 1 }] }, 'transactions')).toEqual([
      11, 12,
    ]);
    expect(await world.find({ program_activities: [{ code: 1 }] }, 'subawards')).toEqual([
      101, 102,
    ]);
  });
});
