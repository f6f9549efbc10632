import { choosePeriod, chooseYear, selectLatestPeriod } from '@/domain/bulkDownload/accountPeriods';
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
/** Submission periods of fiscal years 2017 to 2025: quarters through 2019, months from 2020. In 2025, periods 2 to 9 are published. */
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
const emptyForm = selectLatestPeriod(makeAccountForm(), periods, today);
const baseForm = chooseAccountAgency(emptyForm, defense);
const balances = {
  budget_function: 'all',
  agency: '1173',
  submission_types: ['account_balances'],
};
const plainFilters = { ...balances, fy: '2025', period: '9' };

describe('the request for a custom account download', () => {
  const changeForm = (changes: Parameters<AccountForm['merge']>[0]) => baseForm.merge(changes);
  const kinds = ['account_balances', 'object_class_program_activity', 'award_financial'];
  const formWithAwards = toggleSubmission(baseForm, 'awardFinancial');
  it.each<[string, AccountForm, object, string?]>([
    ['balances of an agency', baseForm, plainFilters],
    [
      'Treasury accounts',
      changeForm({ accountLevel: 'treasuryAccount' }),
      plainFilters,
      'treasury_account',
    ],
    [
      'everything of all agencies',
      chooseFunction(emptyForm, { code: 'all', title: 'All' }),
      { ...plainFilters, agency: 'all' },
    ],
    [
      'a budget function',
      chooseFunction(baseForm, health),
      { ...plainFilters, budget_function: '550' },
    ],
    [
      'a function of all agencies',
      chooseFunction(emptyForm, health),
      { ...plainFilters, budget_function: '550', agency: 'all' },
    ],
    [
      'a subfunction',
      chooseFunction(baseForm, health).set('budgetSubfunction', { code: '551', title: 'Services' }),
      { ...plainFilters, budget_function: '550', budget_subfunction: '551' },
    ],
    [
      'all subfunctions',
      chooseFunction(baseForm, health).set('budgetSubfunction', { code: 'all', title: 'All' }),
      { ...plainFilters, budget_function: '550' },
    ],
    [
      'a federal account',
      changeForm({ federalAccount: { id: '7', name: '097-0100' } }),
      { ...plainFilters, federal_account: '7' },
    ],
    [
      'all federal accounts',
      changeForm({ federalAccount: { id: 'all', name: 'All' } }),
      plainFilters,
    ],
    [
      'balances and breakdowns',
      toggleSubmission(baseForm, 'objectClassProgramActivity'),
      { ...plainFilters, submission_types: kinds.slice(0, 2) },
    ],
    [
      'balances and awards',
      formWithAwards,
      { ...plainFilters, submission_types: [kinds[0], kinds[2]] },
    ],
    [
      'only awards',
      toggleSubmission(formWithAwards, 'accountBalances'),
      { ...plainFilters, submission_types: [kinds[2]] },
    ],
    [
      'only breakdowns',
      toggleSubmission(toggleSubmission(baseForm, 'objectClassProgramActivity'), 'accountBalances'),
      { ...plainFilters, submission_types: [kinds[1]] },
    ],
    [
      'all three files',
      toggleSubmission(formWithAwards, 'objectClassProgramActivity'),
      { ...plainFilters, submission_types: kinds },
    ],
    [
      'emergency codes',
      formWithAwards.set('defCodes', ['L', 'Z']),
      { ...plainFilters, submission_types: [kinds[0], kinds[2]], def_codes: ['L', 'Z'] },
    ],
    ['another month', choosePeriod(baseForm, '2'), { ...plainFilters, period: '2' }],
    [
      'a quarter',
      chooseYear(baseForm, 2018, periods, today),
      { ...balances, fy: '2018', quarter: '3' },
    ],
    [
      'another quarter',
      choosePeriod(chooseYear(baseForm, 2017, periods, today), '2'),
      { ...balances, fy: '2017', quarter: '2' },
    ],
  ])('includes %s', (_name, form, filters, level = 'federal_account') => {
    expect(accountFormBody(form)).toEqual({ account_level: level, filters, file_format: 'csv' });
    expect(missingAccountFields(form)).toEqual([]);
  });
});
