import { List, Set as ImmutableSet } from 'immutable';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import { makeAccountState, makeAccountTotals } from '@/domain/federalAccount/account';
import type { SpendingPeriod } from '@/domain/federalAccount/series';
import type { SubmissionPeriod } from '@/domain/fiscal';
import { keyOf, type Endpoint } from '@/lib/requests/queries';
import { requestsReducers } from '@/lib/requests/requestState';
import { addressChanged } from '@/lib/url/addressState';
import { accountActivities, accountOverTime } from '@/services/federal-accounts/chartEndpoints';
import {
  accountClasses,
  accountProfile,
  accountSnapshot,
  type AccountProfile,
} from '@/services/federal-accounts/profileEndpoints';
import { submissionPeriods } from '@/services/references/endpoints';
import {
  federalAccountReducers,
  federalAccountReset,
  selectAccountFilters,
  selectAccountInView,
  selectFederalAccount,
  type AccountPageState,
} from './federalAccountState';

const profile = {
  id: 7,
  agencyIdentifier: '097',
  mainAccountCode: '0100',
  title: 'Operations',
  symbols: [{ symbol: '097-X-0100-000' }],
} as unknown as AccountProfile;
const lastPeriod = {
  fiscalYear: 2021,
  quarter: 4,
  month: 12,
  reveal: '2021-11-15',
  periodEnd: '2021-09-30',
} as SubmissionPeriod;
const quarter = (year: number, at: number, obligated: number) =>
  ({ year, quarter: at, obligated }) as SpendingPeriod;
const unfilteredQuery = { id: 7, years: [], classes: [], activities: [], symbols: [] };

const setup = () => {
  const { dispatch, getState } = createStore(
    combineReducers({ ...federalAccountReducers, ...requestsReducers }),
  );
  const state = () => getState() as unknown as AccountPageState;
  const receive = <Q, A>(endpoint: Endpoint<Q, A>, query: Q, value: A) =>
    dispatch({ type: 'requests/received', key: keyOf(endpoint, query), value, at: 1 });
  return {
    /** Opens an address of the account with its profile loaded. */
    at: (search: string, accountNumber = '097-0100') => {
      const params = { accountNumber };
      dispatch(addressChanged({ page: 'federal-account', feature: 'account', params, search }));
      receive(accountProfile, { number: '097-0100' }, profile);
    },
    leave: () =>
      dispatch(addressChanged({ page: 'home', feature: 'home', params: {}, search: '?fy=2020' })),
    reset: () => dispatch(federalAccountReset()),
    receive,
    inView: () => selectAccountInView(state()),
    filters: () => selectAccountFilters(state()),
    account: () => selectFederalAccount(state()),
  };
};

describe('the federal account in view', () => {
  it('is the account in the address, with its snapshot year and filters', () => {
    const { at, inView } = setup();
    at('?fy=2020&dates=dr&from=2020-01-01&class=252&activity=0001&tas=097-X-0100-000&step=years');
    const { number, fy, step, filters } = inView();
    expect([number, fy, step]).toEqual(['097-0100', '2020', 'years']);
    expect(filters.toObject()).toEqual({
      dateType: 'dr',
      fy: ImmutableSet(),
      startDate: '2020-01-01',
      endDate: '',
      objectClass: ImmutableSet(['252']),
      programActivity: ImmutableSet(['0001']),
      tas: List(['097-X-0100-000']),
    });
    at('', '020-0101');
    expect([inView().number, inView().fy, inView().step]).toEqual(['020-0101', '', 'quarters']);
    expect(inView().filters.equals(makeAccountState().filters)).toBe(true);
  });
  it('stays unchanged at the address of another page', () => {
    const { at, leave, inView } = setup();
    at('?fy=2019');
    leave();
    expect([inView().number, inView().fy]).toEqual(['097-0100', '2019']);
  });
  it('has its defaults after a reset', () => {
    const { at, reset, account } = setup();
    at('?years=2020');
    expect(account().account.title).toBe('Operations');
    reset();
    expect(account().equals(makeAccountState())).toBe(true);
  });
  it('applies only fiscal years with data once the latest year is loaded', () => {
    const { at, receive, filters, account } = setup();
    at('?years=2015,2020,2022');
    expect(filters().fy.toArray()).toEqual(['2015', '2020', '2022']);
    receive(submissionPeriods, {}, [lastPeriod]);
    expect(filters().fy.toArray()).toEqual(['2020']);
    expect(account().filters.equals(filters())).toBe(true);
    expect(account().submissionPeriods.toArray()).toEqual([lastPeriod]);
  });
  it('has its title and codes before its totals load, then the totals of the year that the page shows', () => {
    const { at, receive, account } = setup();
    at('');
    const { totals, ...named } = account().account.toObject();
    expect(named).toEqual({
      id: '7',
      agency_identifier: '097',
      main_account_code: '0100',
      title: 'Operations',
    });
    expect(totals.equals(makeAccountTotals())).toBe(true);
    receive(submissionPeriods, {}, [lastPeriod]);
    receive(accountSnapshot, { id: 7, year: 2021 }, { totals: makeAccountTotals({ outlay: 1 }) });
    receive(accountSnapshot, { id: 7, year: 2020 }, { totals: makeAccountTotals({ outlay: 2 }) });
    expect(account().account.totals.outlay).toBe(1);
    at('?fy=2020');
    expect(account().account.totals.outlay).toBe(2);
    // The page shows the latest year instead of a year without data.
    at('?fy=2016');
    expect(account().account.totals.outlay).toBe(1);
  });
  it('has the filter options that have loaded so far', () => {
    const { at, receive, account } = setup();
    const activity = { key: '0001', code: '0001', name: 'Pay', ids: [1] };
    at('');
    receive(accountActivities, { id: 7 }, [activity]);
    expect(account().filterOptions.objectClass.isEmpty()).toBe(true);
    receive(accountClasses, { id: 7 }, [
      { code: '20', name: 'Services', minor: [{ code: '252', name: 'Other' }] },
    ]);
    const { objectClass, programActivity, tas } = account().filterOptions;
    expect([objectClass.toArray(), programActivity.toArray(), tas.toArray()]).toEqual([
      ['252'],
      [activity],
      ['097-X-0100-000'],
    ]);
  });
  it('adds up the obligations of its years within the filters', () => {
    const { at, receive, account } = setup();
    at('');
    receive(submissionPeriods, {}, [lastPeriod]);
    expect(account().totalSpending).toBe(0);
    receive(accountOverTime, { ...unfilteredQuery, step: 'quarters' }, [
      quarter(2020, 3, 4),
      quarter(2020, 4, 5.1),
      quarter(2021, 1, 1.2),
    ]);
    expect(account().totalSpending).toBe(6.3);
    at('?years=2021');
    expect(account().totalSpending).toBe(0);
    receive(accountOverTime, { ...unfilteredQuery, years: [2021], step: 'quarters' }, [
      quarter(2021, 1, 1.2),
    ]);
    expect(account().totalSpending).toBe(1.2);
    at('?dates=dr&from=2020-04-01&to=2020-06-30');
    receive(accountOverTime, { ...unfilteredQuery, years: [2020], step: 'quarters' }, [
      quarter(2020, 3, 4),
      quarter(2020, 4, 5.1),
    ]);
    expect(account().totalSpending).toBe(4);
  });
  it('adds up no obligations until the selected program activities have loaded', () => {
    const { at, receive, account } = setup();
    at('?activity=0001');
    receive(submissionPeriods, {}, [lastPeriod]);
    receive(accountOverTime, { ...unfilteredQuery, step: 'quarters' }, [quarter(2021, 4, 9)]);
    receive(accountOverTime, { ...unfilteredQuery, activities: [1], step: 'quarters' }, [
      quarter(2021, 4, 3),
    ]);
    expect(account().totalSpending).toBe(0);
    receive(accountActivities, { id: 7 }, [{ key: '0001', code: '0001', name: 'Pay', ids: [1] }]);
    expect([account().totalSpending, account().filters.programActivity]).toEqual([
      3,
      ImmutableSet(['0001']),
    ]);
  });
});
