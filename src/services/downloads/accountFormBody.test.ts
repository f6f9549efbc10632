import { choosePeriod, chooseYear, withLatestPeriod } from '@/domain/bulkDownload/accountPeriods';
import {
  chooseAccountAgency,
  chooseFunction,
  makeAccountForm,
  missingAccountFields,
  toggleSubmission,
  type AccountForm,
} from '@/domain/bulkDownload/accountForm';
import type { SubmissionPeriod } from '@/domain/fiscal';
import { accountFormBody } from '@/services/downloads/accountFormBody';

const today = '2025-11-15';
/** Submission periods from 2017 on: quarters until 2019, months after that. Fiscal year 2025 has nine published periods. */
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
const empty = withLatestPeriod(makeAccountForm(), periods, today);
const base = chooseAccountAgency(empty, defense);
const balances = {
  budget_function: 'all',
  agency: '1173',
  submission_types: ['account_balances'],
};
const plain = { ...balances, fy: '2025', period: '9' };

describe('the request for a custom account download', () => {
  const changed = (changes: Parameters<AccountForm['merge']>[0]) => base.merge(changes);
  const kinds = ['account_balances', 'object_class_program_activity', 'award_financial'];
  const withC = toggleSubmission(base, 'awardFinancial');
  it.each<[string, AccountForm, object, string?]>([
    ['balances of an agency', base, plain],
    ['Treasury accounts', changed({ accountLevel: 'treasuryAccount' }), plain, 'treasury_account'],
    [
      'everything of all agencies',
      chooseFunction(empty, { code: 'all', title: 'All' }),
      { ...plain, agency: 'all' },
    ],
    ['a budget function', chooseFunction(base, health), { ...plain, budget_function: '550' }],
    [
      'a function of all agencies',
      chooseFunction(empty, health),
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
      'balances and breakdowns',
      toggleSubmission(base, 'objectClassProgramActivity'),
      { ...plain, submission_types: kinds.slice(0, 2) },
    ],
    ['balances and awards', withC, { ...plain, submission_types: [kinds[0], kinds[2]] }],
    [
      'only awards',
      toggleSubmission(withC, 'accountBalances'),
      { ...plain, submission_types: [kinds[2]] },
    ],
    [
      'only breakdowns',
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
      { ...balances, fy: '2018', quarter: '3' },
    ],
    [
      'another quarter',
      choosePeriod(chooseYear(base, 2017, periods, today), '2'),
      { ...balances, fy: '2017', quarter: '2' },
    ],
  ])('includes %s', (_name, form, filters, level = 'federal_account') => {
    expect(accountFormBody(form)).toEqual({ account_level: level, filters, file_format: 'csv' });
    expect(missingAccountFields(form)).toEqual([]);
  });
});
