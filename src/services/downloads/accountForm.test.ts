import {
  accountYears,
  choosePeriod,
  chooseYear,
  periodChoices,
  periodWords,
  withLatestPeriod,
} from '@/domain/bulkDownload/accountPeriods';
import {
  chooseAccountAgency,
  chooseFunction,
  defCodesDisabled,
  makeAccountForm,
  missingAccountFields,
  noFederalAccount,
  noSubfunction,
  toggleSubmission,
  type AccountForm,
} from '@/domain/bulkDownload/accountForm';
import { EARLIEST_DAY } from '@/domain/bulkDownload/awardForm';
import { EARLIEST_SEARCH_DAY, type SubmissionPeriod } from '@/domain/fiscal';
import { accountFormBody } from '@/services/downloads/accountFormBody';

const today = '2025-11-15';
/** Every year from 2017: quarters up to 2019, months after that; of fiscal year 2025 nine periods are out. */
const periods: SubmissionPeriod[] = Array.from({ length: 9 }, (_, index) => 2017 + index).flatMap(
  (fiscalYear) =>
    (fiscalYear === 2017
      ? [6, 9, 12]
      : fiscalYear <= 2019
        ? [3, 6, 9, 12]
        : [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    ).map((month) => ({
      periodStart: '',
      periodEnd: '2025-06-30',
      submissionStart: '',
      submissionDue: '',
      certificationDue: '',
      reveal: fiscalYear === 2025 && month > 9 ? '2025-12-15' : '2025-01-01',
      fiscalYear,
      quarter: Math.ceil(month / 3),
      month,
      isQuarter: fiscalYear <= 2019,
    })),
);
const defense = { id: '1173', name: 'Department of Defense' };
const health = { code: '550', title: 'Health' };
const base = chooseAccountAgency(withLatestPeriod(makeAccountForm(), periods, today), defense);
const plain = {
  budget_function: 'all',
  agency: '1173',
  submission_types: ['account_balances'],
  fy: '2025',
  period: '9',
};

describe('the custom account form', () => {
  it('begins with the defaults of the specification', () =>
    expect(makeAccountForm().toObject()).toEqual({
      accountLevel: 'federalAccount',
      budgetFunction: { code: '', title: 'Select a Budget Function' },
      budgetSubfunction: { code: '', title: 'Select a Budget Sub-Function' },
      defCodes: [],
      agency: { id: '', name: 'Select an Agency' },
      federalAccount: { id: '', name: 'Select a Federal Account' },
      submissionTypes: ['accountBalances'],
      fy: '',
      quarter: '',
      period: '',
      fileFormat: 'csv',
    }));
  it('sets the other of its two filters to All with the first, and leaves what was chosen', () => {
    const first = chooseFunction(makeAccountForm(), health);
    expect([first.budgetFunction, first.agency]).toEqual([health, { id: 'all', name: 'All' }]);
    expect(chooseAccountAgency(first, defense).budgetFunction).toEqual(health);
    expect(chooseAccountAgency(makeAccountForm(), defense).budgetFunction).toEqual({
      code: 'all',
      title: 'All',
    });
    expect(chooseFunction(base, health).agency).toEqual(defense);
  });
  it('forgets the subfunction with its function, and the account with its agency', () => {
    const filled = base.merge({
      budgetFunction: health,
      budgetSubfunction: { code: '551', title: 'Services' },
      federalAccount: { id: '7', name: '097-0100' },
    });
    expect(
      chooseFunction(filled, { code: '050', title: 'National Defense' }).budgetSubfunction,
    ).toEqual(noSubfunction);
    expect(chooseAccountAgency(filled, { id: '2', name: 'Other' }).federalAccount).toEqual(
      noFederalAccount,
    );
  });
  it('toggles file types, and lets emergency codes go when only balances are left [i4.downloads.13]', () => {
    const both = toggleSubmission(base, 'awardFinancial').set('defCodes', ['L']);
    expect(both.submissionTypes).toEqual(['accountBalances', 'awardFinancial']);
    expect(toggleSubmission(base, 'objectClassProgramActivity').submissionTypes).toEqual([
      'accountBalances',
      'objectClassProgramActivity',
    ]);
    expect([
      defCodesDisabled(base),
      defCodesDisabled(both),
      defCodesDisabled(toggleSubmission(both, 'accountBalances')),
    ]).toEqual([true, false, false]);
    expect(toggleSubmission(both, 'accountBalances').defCodes).toEqual(['L']);
    expect(toggleSubmission(both, 'awardFinancial').defCodes).toEqual([]);
    expect(toggleSubmission(base, 'accountBalances').submissionTypes).toEqual([]);
  });
  it('begins at the latest published year and period, and offers years from 2017', () => {
    expect(withLatestPeriod(makeAccountForm(), periods, today).toObject()).toMatchObject({
      fy: '2025',
      quarter: '',
      period: '9',
    });
    expect(withLatestPeriod(base.set('period', '4'), periods, today).period).toBe('4');
    expect(withLatestPeriod(makeAccountForm(), [], today).fy).toBe('');
    expect(accountYears(periods, today)).toEqual([
      2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017,
    ]);
  });
  it('offers quarters up to 2019, without the first of 2017, and months by quarter after that; unpublished ones are marked', () => {
    const values = (year: number) =>
      periodChoices(periods, year, today).map(({ choices }) =>
        choices.map(({ value, published }) => `${value}${published ? '' : ' no'}`),
      );
    expect(values(2017)).toEqual([['2', '3', '4']]);
    expect(values(2019)).toEqual([['1', '2', '3', '4']]);
    expect(values(2020)).toEqual([
      ['2', '3'],
      ['4', '5', '6'],
      ['7', '8', '9'],
      ['10', '11', '12'],
    ]);
    expect(values(2025)).toEqual([
      ['2', '3'],
      ['4', '5', '6'],
      ['7', '8', '9'],
      ['10 no', '11 no', '12 no'],
    ]);
    expect(periodChoices(periods, 2024, today)[0]!.choices[0]!.label).toBe('P01/P02 Oct–Nov');
    expect(periodChoices(periods, 2024, today)[3]!.choices.map(({ label }) => label)).toEqual([
      'P10 Jul',
      'P11 Aug',
      'P12 Sep',
    ]);
  });
  it.each<[string, AccountForm, number, object]>([
    [
      'keeps a period that is out',
      choosePeriod(base, '4'),
      2023,
      { fy: '2023', quarter: '', period: '4' },
    ],
    [
      'takes the latest where it is not',
      chooseYear(choosePeriod(base.set('fy', '2024'), '12'), 2023, periods, today),
      2025,
      { fy: '2025', quarter: '', period: '9' },
    ],
    [
      'takes the quarter of a month',
      choosePeriod(base, '5'),
      2018,
      { fy: '2018', quarter: '2', period: '' },
    ],
    [
      'takes the last month of a quarter',
      chooseYear(choosePeriod(base, '5'), 2018, periods, today),
      2021,
      { fy: '2021', quarter: '', period: '6' },
    ],
    [
      'takes the latest where a year has no such quarter',
      choosePeriod(base, '2'),
      2017,
      { fy: '2017', quarter: '4', period: '' },
    ],
  ])('with another year %s', (_name, form, year, expected) =>
    expect(chooseYear(form, year, periods, today).toObject()).toMatchObject(expected),
  );
  it('says in words which time is covered', () => {
    expect([
      periodWords(base),
      periodWords(choosePeriod(base, '2')),
      periodWords({ fy: '2018', quarter: '1', period: '' }),
      periodWords({ fy: '2018', quarter: '4', period: '' }),
      periodWords(makeAccountForm()),
    ]).toEqual(['FY 2025 P01–P09', 'FY 2025 P01–P02', 'FY 2018 Q1', 'FY 2018 Q1–Q4', '']);
  });
  const changed = (changes: Parameters<AccountForm['merge']>[0]) => base.merge(changes);
  const kinds = ['account_balances', 'object_class_program_activity', 'award_financial'];
  const withC = toggleSubmission(base, 'awardFinancial');
  it.each<[string, AccountForm, object, string?]>([
    ['balances of an agency', base, plain],
    ['Treasury accounts', changed({ accountLevel: 'treasuryAccount' }), plain, 'treasury_account'],
    [
      'everything of all agencies',
      chooseFunction(withLatestPeriod(makeAccountForm(), periods, today), {
        code: 'all',
        title: 'All',
      }),
      { ...plain, agency: 'all' },
    ],
    ['a budget function', chooseFunction(base, health), { ...plain, budget_function: '550' }],
    [
      'a function of all agencies',
      chooseFunction(withLatestPeriod(makeAccountForm(), periods, today), health),
      { ...plain, budget_function: '550', agency: 'all' },
    ],
    [
      'a subfunction',
      chooseFunction(base, health).set('budgetSubfunction', { code: '551', title: 'Services' }),
      { ...plain, budget_function: '550', budget_subfunction: '551' },
    ],
    [
      'all subfunctions',
      chooseFunction(base, health).set('budgetSubfunction', { code: 'all', title: 'All' }),
      { ...plain, budget_function: '550' },
    ],
    [
      'a federal account',
      changed({ federalAccount: { id: '7', name: '097-0100' } }),
      { ...plain, federal_account: '7' },
    ],
    ['all federal accounts', changed({ federalAccount: { id: 'all', name: 'All' } }), plain],
    [
      'breakdowns beside',
      toggleSubmission(base, 'objectClassProgramActivity'),
      { ...plain, submission_types: kinds.slice(0, 2) },
    ],
    ['awards beside', withC, { ...plain, submission_types: [kinds[0], kinds[2]] }],
    [
      'awards alone',
      toggleSubmission(withC, 'accountBalances'),
      { ...plain, submission_types: [kinds[2]] },
    ],
    [
      'breakdowns alone',
      toggleSubmission(toggleSubmission(base, 'objectClassProgramActivity'), 'accountBalances'),
      { ...plain, submission_types: [kinds[1]] },
    ],
    [
      'all three files',
      toggleSubmission(withC, 'objectClassProgramActivity'),
      { ...plain, submission_types: kinds },
    ],
    [
      'emergency codes',
      withC.set('defCodes', ['L', 'Z']),
      { ...plain, submission_types: [kinds[0], kinds[2]], def_codes: ['L', 'Z'] },
    ],
    ['another month', choosePeriod(base, '2'), { ...plain, period: '2' }],
    [
      'a quarter',
      chooseYear(base, 2018, periods, today),
      {
        budget_function: 'all',
        agency: '1173',
        submission_types: ['account_balances'],
        fy: '2018',
        quarter: '3',
      },
    ],
    [
      'another quarter',
      choosePeriod(chooseYear(base, 2017, periods, today), '2'),
      {
        budget_function: 'all',
        agency: '1173',
        submission_types: ['account_balances'],
        fy: '2017',
        quarter: '2',
      },
    ],
  ])('asks for %s', (_name, form, filters, level = 'federal_account') => {
    expect(accountFormBody(form)).toEqual({ account_level: level, filters, file_format: 'csv' });
    expect(missingAccountFields(form)).toEqual([]);
  });
  it('names what is missing, and nothing else', () => {
    expect(missingAccountFields(makeAccountForm())).toEqual([
      'Budget Function or Agency',
      'Time Period',
    ]);
    expect(missingAccountFields(toggleSubmission(base, 'accountBalances'))).toEqual(['File Type']);
    expect(missingAccountFields(base.set('period', ''))).toEqual(['Time Period']);
    expect(missingAccountFields(withLatestPeriod(makeAccountForm(), periods, today))).toEqual([
      'Budget Function or Agency',
    ]);
  });
});

it('data begin with FY 2001 in custom award data, FY 2008 in searches and the second quarter of FY 2017 in accounts [i9.2]', () => {
  expect([EARLIEST_DAY, EARLIEST_SEARCH_DAY]).toEqual(['2000-10-01', '2007-10-01']);
  expect([
    accountYears(periods, today).at(-1),
    periodChoices(periods, 2017, today)[0]!.choices[0]!.value,
  ]).toEqual([2017, '2']);
});
