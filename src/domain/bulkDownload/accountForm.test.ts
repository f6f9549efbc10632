import {
  accountLevels,
  chooseAccountAgency,
  chooseFunction,
  areDefCodesDisabled,
  getRowSource,
  makeAccountForm,
  missingAccountFields,
  submissionKinds,
  toggleSubmission,
  type AccountFormShape,
} from './accountForm';

const defense = { id: '1173', name: 'Department of Defense' };
const health = { code: '550', title: 'Health' };

describe('the custom account form', () => {
  it('has the defaults of the specification [i3.downloads.5-6]', () =>
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
  it('offers two account levels and three file types', () => {
    expect(accountLevels.map(({ key }) => key)).toEqual(['federalAccount', 'treasuryAccount']);
    expect(submissionKinds.map(({ key }) => key)).toEqual([
      'accountBalances',
      'objectClassProgramActivity',
      'awardFinancial',
    ]);
  });
});

describe('budget function and agency in the custom account form', () => {
  it('set the other field to All unless it already has a choice', () => {
    const first = chooseFunction(makeAccountForm(), health);
    expect([first.budgetFunction, first.agency]).toEqual([health, { id: 'all', name: 'All' }]);
    const other = chooseAccountAgency(makeAccountForm(), defense);
    expect([other.agency, other.budgetFunction]).toEqual([defense, { code: 'all', title: 'All' }]);
    expect([
      chooseAccountAgency(first, defense).budgetFunction,
      chooseFunction(other, health).agency,
    ]).toEqual([health, defense]);
  });
  it('clear the subfunction or federal account of the previous choice', () => {
    const filledForm = makeAccountForm({
      budgetFunction: health,
      budgetSubfunction: { code: '551', title: 'Services' },
      agency: defense,
      federalAccount: { id: '7', name: '097-0100' },
    });
    const otherFunction = chooseFunction(filledForm, { code: '050', title: 'National Defense' });
    expect([otherFunction.budgetSubfunction, otherFunction.federalAccount.id]).toEqual([
      { code: '', title: 'Select a Budget Sub-Function' },
      '7',
    ]);
    const otherAgency = chooseAccountAgency(filledForm, { id: '2', name: 'Other' });
    expect([otherAgency.federalAccount, otherAgency.budgetSubfunction.code]).toEqual([
      { id: '', name: 'Select a Federal Account' },
      '551',
    ]);
  });
});

describe('the files of the custom account form', () => {
  const base = makeAccountForm();
  it('can be added and removed, and keep the order of the form', () => {
    const two = toggleSubmission(
      toggleSubmission(base, 'awardFinancial'),
      'objectClassProgramActivity',
    );
    expect(two.submissionTypes).toEqual([
      'accountBalances',
      'objectClassProgramActivity',
      'awardFinancial',
    ]);
    expect(toggleSubmission(two, 'accountBalances').submissionTypes).toEqual([
      'objectClassProgramActivity',
      'awardFinancial',
    ]);
    expect(toggleSubmission(base, 'accountBalances').submissionTypes).toEqual([]);
  });
  it('disable DEFCs if account balances are the only file', () => {
    expect(
      [['accountBalances'], ['accountBalances', 'awardFinancial'], ['awardFinancial'], []].map(
        (submissionTypes) => areDefCodesDisabled({ submissionTypes } as never),
      ),
    ).toEqual([true, false, false, false]);
  });
  it('clear the DEFCs when the last file that uses them is removed [i4.downloads.13]', () => {
    const form = makeAccountForm({
      submissionTypes: ['accountBalances', 'awardFinancial'],
      defCodes: ['L'],
    });
    expect([
      toggleSubmission(form, 'awardFinancial').defCodes,
      toggleSubmission(form, 'accountBalances').defCodes,
    ]).toEqual([[], ['L']]);
  });
});

describe('missingAccountFields', () => {
  const complete = makeAccountForm({
    budgetFunction: health,
    agency: defense,
    fy: '2024',
    period: '12',
  });
  it('returns [] for a complete form', () =>
    expect([
      missingAccountFields(complete),
      missingAccountFields(complete.merge({ fy: '2018', quarter: '4', period: '' })),
    ]).toEqual([[], []]));
  it('lists missing fields in the order of the form', () =>
    expect(missingAccountFields(makeAccountForm({ submissionTypes: [] }))).toEqual([
      'Budget Function or Agency',
      'File Type',
      'Time Period',
    ]));
  it.each([
    [{ agency: { id: '', name: '' } }, 'Budget Function or Agency'],
    [{ budgetFunction: { code: '', title: '' } }, 'Budget Function or Agency'],
    [{ submissionTypes: [] }, 'File Type'],
    [{ fy: '' }, 'Time Period'],
    [{ period: '' }, 'Time Period'],
  ])('for a form changed by %j returns %s', (change, name) =>
    expect(missingAccountFields(complete.merge(change))).toEqual([name]),
  );
});

describe('getRowSource', () => {
  const all = { id: 'all', name: 'All' };
  const complete = makeAccountForm({
    budgetFunction: { code: 'all', title: 'All' },
    agency: defense,
    fy: '2024',
    period: '12',
  });
  it.each([
    ['the accounts of the agency', {}, 'agency'],
    ['the accounts of the agency for all its accounts', { federalAccount: all }, 'agency'],
    ['all accounts', { agency: all }, 'allAgencies'],
    ['one account', { federalAccount: { id: '7', name: '097-0100' } }, 'oneAccount'],
    ['nothing for Treasury accounts', { accountLevel: 'treasuryAccount' }, 'uncountable'],
    ['nothing for File B', { submissionTypes: ['objectClassProgramActivity'] }, 'uncountable'],
    [
      'nothing for Files A and C',
      { submissionTypes: ['accountBalances', 'awardFinancial'] },
      'uncountable',
    ],
    ['nothing without a period', { period: '' }, 'incomplete'],
    ['nothing without a file', { submissionTypes: [] }, 'incomplete'],
  ] as const)('returns %s', (_what, change, source) =>
    expect(getRowSource(complete.merge(change as Partial<AccountFormShape>))).toBe(source),
  );
});
