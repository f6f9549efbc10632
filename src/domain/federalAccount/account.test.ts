import {
  toFederalAccount,
  toFilterOptions,
  makeAccountState,
  makeAccountTotals,
  type ActivityOption,
} from './account';

describe('federal account state', () => {
  it('has the initial values of the specification', () => {
    const { account, filters, filterOptions, totalSpending, submissionPeriods } =
      makeAccountState();
    const { totals, ...rest } = account.toObject();
    expect(rest).toEqual({ id: '', agency_identifier: '', main_account_code: '', title: '' });
    expect(totals.toObject()).toEqual({
      available: null,
      obligated: null,
      unobligated: null,
      budgetAuthority: null,
      outlay: null,
      balanceBroughtForward: null,
      otherBudgetaryResources: null,
      appropriations: null,
    });
    expect(filters.toJSON()).toMatchObject({ dateType: 'fy', startDate: '', endDate: '' });
    expect(
      [filters.fy, filters.objectClass, filters.programActivity, filters.tas].map(
        (collection) => collection.size,
      ),
    ).toEqual([0, 0, 0, 0]);
    expect(
      [
        filterOptions.objectClass,
        filterOptions.programActivity,
        filterOptions.tas,
        filterOptions.objectClassDefinitions,
        filterOptions.objectClassChildren,
        submissionPeriods,
      ].map((collection) => collection.size),
    ).toEqual([0, 0, 0, 0, 0, 0]);
    expect(totalSpending).toBe(0);
  });
});

describe('a federal account from API responses', () => {
  const accountData = {
    id: 7,
    agencyIdentifier: '097',
    mainAccountCode: '0100',
    title: 'Operations',
  };
  it('has its ID as a string, and its totals once they are loaded', () => {
    const totals = makeAccountTotals({ obligated: 5 });
    expect(toFederalAccount(accountData, totals).toObject()).toEqual({
      id: '7',
      agency_identifier: '097',
      main_account_code: '0100',
      title: 'Operations',
      totals,
    });
    expect(toFederalAccount(accountData, null).totals.equals(makeAccountTotals())).toBe(true);
  });
  it('has the names of all object classes and the codes of the minor classes in each major class', () => {
    const activity: ActivityOption = { key: '0001', code: '0001', name: 'Forces', ids: [3] };
    const options = toFilterOptions(
      [
        {
          code: '20',
          name: 'Services',
          minor: [
            { code: '251', name: 'Advice' },
            { code: '252', name: 'Other' },
          ],
        },
        { code: '40', name: 'Grants', minor: [] },
      ],
      [activity],
      ['097-X-0100-000'],
    );
    expect(options.objectClass.toArray()).toEqual(['251', '252']);
    expect(options.programActivity.toArray()).toEqual([activity]);
    expect(options.tas.toArray()).toEqual(['097-X-0100-000']);
    expect(options.objectClassDefinitions.toObject()).toEqual({
      20: 'Services',
      251: 'Advice',
      252: 'Other',
      40: 'Grants',
    });
    expect(options.objectClassChildren.toObject()).toEqual({ 20: ['251', '252'], 40: [] });
  });
});
