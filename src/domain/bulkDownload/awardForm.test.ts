import { Set as ImmutableSet } from 'immutable';
import {
  awardChoices,
  chooseAgency,
  chooseCountry,
  dateProblem,
  EARLIEST_DOWNLOAD_DAY,
  foreignCountries,
  getCountState,
  levelLabels,
  makeAwardForm,
  missingFields,
  quickRanges,
  toggleLevel,
  toggleType,
  type AwardForm,
} from './awardForm';

const types = (form: AwardForm) => [
  form.awardTypes.primeAwards.toArray(),
  form.awardTypes.subAwards.toArray(),
];
const defense = { id: '1173', name: 'Department of Defense' };

describe('the custom award form', () => {
  it('has the defaults of the specification [i3.downloads.2-4]', () => {
    const { awardTypes, ...rest } = makeAwardForm().toObject();
    expect([awardTypes.primeAwards.size, awardTypes.subAwards.size]).toEqual([0, 0]);
    expect(rest).toEqual({
      agency: { id: '', name: 'Select an Agency' },
      agencyType: 'awarding_agency',
      subAgency: { id: '', name: 'Select a Sub-Agency' },
      locationType: 'recipient_location',
      location: { country: { code: 'all', name: 'All' }, state: { code: '', name: '' } },
      dateType: 'action_date',
      dateRange: { startDate: '', endDate: '' },
      defCodes: [],
      columns: [],
      fileFormat: 'csv',
    });
  });
  it('offers prime award and subaward types, with each code in one type only', () => {
    expect(levelLabels).toEqual({ primeAwards: 'Prime Awards', subAwards: 'Sub-Awards' });
    expect(awardChoices.primeAwards.map(({ label }) => label)).toEqual([
      'Contracts',
      'Contract IDVs',
      'Grants',
      'Direct Payments',
      'Loans',
      'Insurance',
      'Other Financial Assistance',
    ]);
    expect(awardChoices.subAwards.map(({ label, codes }) => [label, codes])).toEqual([
      ['Sub-Contracts', ['procurement']],
      ['Sub-Grants', ['grant']],
    ]);
    const codes = awardChoices.primeAwards.flatMap((choice) => choice.codes);
    expect([new Set(codes).size, codes.length]).toEqual([22, 22]);
  });
});

describe('the choices of the custom award form', () => {
  it('add and remove a type at its own level', () => {
    const two = toggleType(
      toggleType(makeAwardForm(), 'primeAwards', 'grants'),
      'subAwards',
      'sub_grants',
    );
    expect(types(two)).toEqual([['grants'], ['sub_grants']]);
    expect(types(toggleType(two, 'primeAwards', 'grants'))).toEqual([[], ['sub_grants']]);
  });
  it('select a whole level, or clear it if all its types are selected [i4.downloads.14]', () => {
    const all = toggleLevel(toggleType(makeAwardForm(), 'primeAwards', 'grants'), 'primeAwards');
    expect(types(all)).toEqual([
      [
        'contracts',
        'idvs',
        'grants',
        'direct_payments',
        'loans',
        'insurance',
        'other_financial_assistance',
      ],
      [],
    ]);
    expect(types(toggleLevel(all, 'primeAwards'))).toEqual([[], []]);
    expect(types(toggleLevel(all, 'subAwards'))[1]).toEqual(['sub_contracts', 'sub_grants']);
  });
  it('clear the subagency when the agency changes', () => {
    const form = chooseAgency(makeAwardForm({ subAgency: { id: '5', name: 'Navy' } }), defense);
    expect([form.agency, form.subAgency]).toEqual([
      defense,
      { id: '', name: 'Select a Sub-Agency' },
    ]);
  });
  it('clear the state when the country changes', () => {
    const form = chooseCountry(
      makeAwardForm({
        location: {
          country: { code: 'USA', name: 'United States' },
          state: { code: 'CO', name: 'Colorado' },
        },
      }),
      foreignCountries,
    );
    expect(form.location).toEqual({
      country: { code: 'FOREIGN', name: 'All Foreign Countries' },
      state: { code: '', name: '' },
    });
  });
});

describe('quickRanges', () => {
  const rangesOn = (day: string) =>
    Object.fromEntries(quickRanges(day).map(({ label, start, end }) => [label, `${start} ${end}`]));
  it('have a fixed order and end on the current date or earlier', () =>
    expect(Object.entries(rangesOn('2025-11-15'))).toEqual(
      Object.entries({
        yesterday: '2025-11-14 2025-11-14',
        'last 7 days': '2025-11-09 2025-11-15',
        'last 15 days': '2025-11-01 2025-11-15',
        'last 30 days': '2025-10-17 2025-11-15',
        'last 60 days': '2025-09-17 2025-11-15',
        'this month': '2025-11-01 2025-11-15',
        'last 3 months': '2025-08-15 2025-11-15',
        'last 6 months': '2025-05-15 2025-11-15',
        'this year': '2025-01-01 2025-11-15',
        'last year': '2024-01-01 2024-12-31',
      }),
    ));
  it('cross month and year boundaries', () =>
    expect(rangesOn('2024-01-01')).toMatchObject({
      yesterday: '2023-12-31 2023-12-31',
      'this month': '2024-01-01 2024-01-01',
      'last 3 months': '2023-10-01 2024-01-01',
      'this year': '2024-01-01 2024-01-01',
      'last year': '2023-01-01 2023-12-31',
    }));
  it('are all valid date ranges', () => {
    for (const { start, end } of quickRanges('2025-11-15'))
      expect(dateProblem({ startDate: start, endDate: end })).toBeUndefined();
  });
});

describe('dateProblem', () => {
  const problem = (startDate: string, endDate: string) => dateProblem({ startDate, endDate });
  it('is undefined while the dates are incomplete', () =>
    expect([
      problem('', ''),
      problem('2024-01-01', ''),
      problem('', '2024-01-01'),
      problem('x', ''),
      problem('', 'x'),
    ]).toEqual(Array(5).fill(undefined)));
  it.each([
    ['one day', '2024-01-01', '2024-01-01'],
    ['a year', '2024-01-01', '2024-12-31'],
    ['a year from a leap day', '2024-02-29', '2025-02-27'],
    ['a fiscal year', '2023-10-01', '2024-09-30'],
    ['the first fiscal year', '2000-10-01', '2001-09-30'],
  ])('is undefined for %s', (_what, start, end) => expect(problem(start, end)).toBeUndefined());
  it('reports an impossible date', () => {
    const expected = { title: 'Invalid Dates', text: 'Enter two valid dates.' };
    expect([problem('2024-02-30', '2024-03-01'), problem('2024-03-01', '2024-02-30')]).toEqual([
      expected,
      expected,
    ]);
  });
  it('reports an end before the start', () =>
    expect(problem('2024-01-02', '2024-01-01')).toEqual({
      title: 'Invalid Dates',
      text: 'The end date cannot be earlier than the start date.',
    }));
  it('reports a range of more than a year', () => {
    const expected = {
      title: 'Invalid Date Range',
      text: 'Choose dates that span one year or less, or select a preset range.',
    };
    expect([problem('2024-01-01', '2025-01-01'), problem('2024-01-01', '2030-01-01')]).toEqual([
      expected,
      expected,
    ]);
  });
  it('reports a date before award data begins on 10/01/2000', () => {
    expect(EARLIEST_DOWNLOAD_DAY).toBe('2000-10-01');
    expect(problem('2000-09-30', '2000-12-31')).toEqual({
      title: 'Invalid Dates',
      text: 'Award data begins on 10/01/2000. Choose a later start date.',
    });
  });
});

describe('missingFields', () => {
  const complete = makeAwardForm({
    awardTypes: { primeAwards: ImmutableSet(['grants']), subAwards: ImmutableSet() },
    agency: defense,
    dateRange: { startDate: '2024-01-01', endDate: '2024-12-31' },
  });
  it('returns [] for a complete form', () => {
    expect(missingFields(complete)).toEqual([]);
    expect(missingFields(toggleType(complete, 'subAwards', 'sub_grants'))).toEqual([]);
    expect(
      missingFields(
        complete.set('awardTypes', {
          primeAwards: ImmutableSet(),
          subAwards: ImmutableSet(['sub_grants']),
        }),
      ),
    ).toEqual([]);
  });
  it('lists missing fields in the order of the form', () =>
    expect(missingFields(makeAwardForm())).toEqual(['Award Type', 'Date Range', 'Agency']));
  it.each([
    ['no start', '', '2024-12-31'],
    ['no end', '2024-01-01', ''],
    ['invalid dates', '2024-01-02', '2024-01-01'],
  ])('includes the date range for %s', (_what, startDate, endDate) => {
    expect(missingFields(complete.set('dateRange', { startDate, endDate }))).toEqual([
      'Date Range',
    ]);
  });
  it('includes a location or file format that was cleared', () => {
    expect(
      missingFields(
        complete.set('location', {
          country: { code: '', name: '' },
          state: { code: '', name: '' },
        }),
      ),
    ).toEqual(['Recipient Location']);
    expect(missingFields(complete.set('fileFormat', '' as never))).toEqual(['File Format']);
  });
});

describe('getCountState', () => {
  const form = makeAwardForm({
    awardTypes: { primeAwards: ImmutableSet(['grants']), subAwards: ImmutableSet() },
    dateRange: { startDate: '2007-10-01', endDate: '2007-12-31' },
  });
  it('is countable with award types and dates, before an agency is chosen', () =>
    expect([getCountState(form), getCountState(chooseAgency(form, defense))]).toEqual([
      'countable',
      'countable',
    ]));
  it.each([
    ['award types', makeAwardForm({ dateRange: form.dateRange })],
    ['dates', form.set('dateRange', { startDate: '', endDate: '' })],
    ['valid dates', form.set('dateRange', { startDate: '2024-02-01', endDate: '2024-01-01' })],
  ])('is incomplete without %s', (_what, incompleteForm) =>
    expect(getCountState(incompleteForm)).toBe('incomplete'),
  );
  it('is too early before the first day of a search', () =>
    expect(
      getCountState(form.set('dateRange', { startDate: '2007-09-30', endDate: '2007-12-31' })),
    ).toBe('tooEarly'));
});
