import { combineReducers, legacy_createStore as createStore } from 'redux';
import {
  makeAgencyOverview,
  makeAgencyState,
  makeAnalyticsAgency,
  makeRecipientDistribution,
  makeSubAgencyRow,
  makeSubAgencyTotals,
  type AgencyState,
} from '@/domain/agencies/agencyProfile';
import type { ListedAgency } from '@/domain/agencies/listedAgency';
import type { Funds } from '@/domain/agencies/statusOfFunds';
import { keyOf, type Endpoint } from '@/lib/requests/queries';
import { requestsReducers } from '@/lib/requests/requestState';
import { addressChanged } from '@/lib/url/addressState';
import {
  accountFunds,
  agencyAwards,
  agencyAwardTypes,
  agencyComponents,
  agencyNewAwards,
  agencyOverview,
  agencyRecipients,
  agencyResources,
  allAgencies,
  componentAccounts,
  subAgencyTotals,
  tasLines,
} from '@/services/agencies/endpoints';
import {
  agencyReducers,
  agencyReset,
  selectAgency,
  selectAgencyInView,
  type AgencyPageState,
} from './agencyState';

const initialState = makeAgencyState();

// Expected values are copied by hand from the specification (`interactive.md` §3, "Agency").
describe('agency state', () => {
  it('has the fields of the specification, initially empty [i3.profiles.12]', () => {
    expect(Object.keys(initialState.toObject()).sort()).toEqual([
      'agencyIds',
      'agencyOutlays',
      'agencySlugs',
      'awardObligations',
      'budgetaryResources',
      'isStatusOfFundsChartLoaded',
      'overview',
      'recipientDistribution',
      'selectedFederalAccount',
      'selectedProgramActivityOrObjectClass',
      'selectedSubcomponent',
      'selectedTas',
      'subagencyCount',
      'toptierCodes',
    ]);
    expect(initialState.isStatusOfFundsChartLoaded).toBe(false);
    expect(initialState.selectedTas.toObject()).toEqual({ id: '', name: '' });
    expect(makeAgencyOverview().toObject()).toMatchObject({ name: '', covidDefCodes: [] });
  });
  it('has the fields of the recipient distribution, initially null', () =>
    expect(makeRecipientDistribution().toObject()).toEqual({
      count: null,
      totalFederalCount: null,
      max: null,
      min: null,
      percentile25: null,
      percentile50: null,
      percentile75: null,
    }));
  it('has the fields of the subagency count [i3.profiles.14]', () =>
    expect(makeSubAgencyTotals().toObject()).toEqual({
      subAgencyCount: null,
      officeCount: null,
      newAwardCount: null,
      transactionCount: null,
      obligations: null,
    }));
  it('has the fields of a subagency row, with obligations of 0 by default', () =>
    expect(makeSubAgencyRow().toObject()).toEqual({
      name: '',
      newAwardCount: null,
      transactionCount: null,
      totalObligations: 0,
    }));
  it('has the analytics fields that the specification lists for both tiers of an agency [i3.profiles.16, r3.34]', () => {
    const energy = { name: 'Department of Energy', abbreviation: 'DOE' };
    const {
      agencyType,
      toptier_agency: toptier,
      subtier_agency: subtier,
      ...others
    } = makeAnalyticsAgency({ ...energy, toptierCode: '089' }).toObject();
    expect([agencyType, others]).toEqual(['toptier', {}]);
    expect(toptier.toObject()).toEqual({ ...energy, toptier_code: '089', subtier_code: '' });
    expect(subtier.toObject()).toEqual({
      name: '',
      abbreviation: '',
      toptier_code: '',
      subtier_code: '',
    });
  });
});

const energy = {
  id: '862',
  slug: 'energy',
  toptierCode: '089',
  name: 'Department of Energy',
  abbreviation: 'DOE',
  outlays: 5,
  fiscalYear: '2025',
} as ListedAgency;
const row = (id: string, name: string): Funds => ({
  id,
  name,
  resources: 3,
  obligations: 2,
  outlays: 1,
});
const rows = (...all: Funds[]) => ({ rows: all, total: all.length });
const offices = row('offices', 'Offices');
const science = row('089-0222', 'Science');
const symbol = row('089-X-0222-000', '089-X-0222-000');
const research = { ...row('Research', 'Research'), parts: [] };
const scienceFunds = {
  ...rows(symbol),
  account: science,
  component: 'offices',
  toptierCode: '089',
};

const setup = () => {
  const { dispatch, getState } = createStore(
    combineReducers({ ...agencyReducers, ...requestsReducers }),
  );
  const state = () => getState() as unknown as AgencyPageState;
  const receive = <Q, A>(endpoint: Endpoint<Q, A>, query: Q, value: A) =>
    dispatch({ type: 'requests/received', key: keyOf(endpoint, query), value, at: 1 });
  return {
    /** Goes to an address of the agency, with the list of agencies loaded. */
    at: (search: string, agencySlug = 'energy') => {
      dispatch(
        addressChanged({ page: 'agency', feature: 'agency', params: { agencySlug }, search }),
      );
      receive(allAgencies, {}, [energy]);
    },
    leave: () =>
      dispatch(addressChanged({ page: 'home', feature: 'home', params: {}, search: '?fy=2020' })),
    reset: () => dispatch(agencyReset()),
    receive,
    fail: <Q, A>(endpoint: Endpoint<Q, A>, query: Q, status: number) =>
      dispatch({
        type: 'requests/failed',
        key: keyOf(endpoint, query),
        failure: { message: '', details: '', status, retryable: true, retryAfter: 0 },
      }),
    inView: () => selectAgencyInView(state()).toObject(),
    agency: () => selectAgency(state()),
  };
};
/** Returns the codes and names of the selected rows, from the sub-component down. */
const getSelections = (agency: AgencyState) =>
  [
    agency.selectedSubcomponent,
    agency.selectedFederalAccount,
    agency.selectedTas,
    agency.selectedProgramActivityOrObjectClass,
  ].map(({ id, name }) => [id, name]);
const noSelection = ['', ''];
const DEEPEST =
  '?fy=2024&component=offices&account=089-0222&tas=089-X-0222-000&line=Research&lines=object_class&page=2';

describe('the current agency', () => {
  it('is read from the address, with its year and place in the status of funds', () => {
    const { at, inView } = setup();
    at(DEEPEST);
    expect(inView()).toEqual({
      slug: 'energy',
      fy: '2024',
      component: 'offices',
      account: '089-0222',
      tas: '089-X-0222-000',
      line: 'Research',
      lines: 'object_class',
      page: 2,
    });
    at('?fy=abc', 'treasury');
    expect(inView()).toEqual({
      slug: 'treasury',
      fy: '',
      component: '',
      account: '',
      tas: '',
      line: '',
      lines: 'program_activity',
      page: 1,
    });
  });
  it('stays the same at the address of another page', () => {
    const { at, leave, inView } = setup();
    at('?fy=2024');
    leave();
    expect([inView().slug, inView().fy]).toEqual(['energy', '2024']);
  });
  it('has its defaults after a reset', () => {
    const { at, receive, reset, agency } = setup();
    at('?fy=2024&component=offices');
    receive(agencyOverview, { toptierCode: '089', fy: 2024 }, makeAgencyOverview({ name: 'A' }));
    expect(agency().overview.name).toBe('A');
    reset();
    expect(agency().equals(initialState)).toBe(true);
  });
  it('has lookups of agency codes, slugs and outlays', () => {
    const { at, agency } = setup();
    at('');
    const { toptierCodes, agencyIds, agencySlugs, agencyOutlays } = agency();
    expect([
      toptierCodes.get('energy'),
      agencyIds.get('862'),
      agencySlugs.get('089'),
      agencyOutlays.get('089'),
    ]).toEqual(['089', '089', 'energy', 5]);
  });
  it('has the received data of the selected or latest year, and default values until it loads', () => {
    const { at, receive, agency } = setup();
    const query = { toptierCode: '089', fy: 2025 };
    const allTypesQuery = { ...query, codes: null };
    at('');
    expect(agency().overview.equals(makeAgencyOverview())).toBe(true);
    receive(agencyOverview, query, makeAgencyOverview({ name: 'A', covidDefCodes: ['N'] }));
    receive(agencyResources, { toptierCode: '089' }, []);
    receive(agencyAwardTypes, query, { total: 7, categories: [] });
    receive(agencyRecipients, query, makeRecipientDistribution({ count: 8 }));
    receive(subAgencyTotals, query, makeSubAgencyTotals({ subAgencyCount: 3, officeCount: 4 }));
    receive(agencyNewAwards, allTypesQuery, 5);
    receive(agencyAwards, allTypesQuery, { obligations: 6, transactions: 9, latestDate: '' });
    const { overview, awardObligations, recipientDistribution, subagencyCount } = agency();
    expect([overview.name, overview.covidDefCodes]).toEqual(['A', ['N']]);
    expect([awardObligations.total, recipientDistribution.count]).toEqual([7, 8]);
    expect(subagencyCount.toObject()).toEqual({
      subAgencyCount: 3,
      officeCount: 4,
      newAwardCount: 5,
      transactionCount: 9,
      obligations: 6,
    });
    at('?fy=2023');
    expect([agency().overview.name, agency().awardObligations.total]).toEqual(['', null]);
  });
});

describe('the selections in the status of funds', () => {
  const query = { toptierCode: '089', fy: 2024 };
  const accountQuery = { account: '089-0222', fy: 2024 };
  const linesQuery = { tas: '089-X-0222-000', kind: 'object_class' as const, fy: 2024 };
  const codes = ['offices', '089-0222', '089-X-0222-000', 'Research'];

  it('match the address, and have names once the rows have loaded', () => {
    const { at, receive, agency } = setup();
    at(DEEPEST);
    expect(getSelections(agency())).toEqual(codes.map((code) => [code, '']));
    receive(agencyComponents, query, rows(offices));
    receive(accountFunds, accountQuery, scienceFunds);
    expect(agency().isStatusOfFundsChartLoaded).toBe(false);
    receive(tasLines, linesQuery, { rows: [research], total: 1 });
    expect(getSelections(agency())).toEqual(
      [offices, science, symbol, research].map(({ id, name }) => [id, name]),
    );
    expect(agency().isStatusOfFundsChartLoaded).toBe(true);
  });
  it('end where the year has no matching row', () => {
    const { at, receive, fail, agency } = setup();
    at(DEEPEST);
    receive(agencyComponents, query, rows(offices));
    fail(accountFunds, accountQuery, 404);
    expect(getSelections(agency())).toEqual([
      ['offices', 'Offices'],
      noSelection,
      noSelection,
      noSelection,
    ]);
    receive(accountFunds, accountQuery, { ...scienceFunds, toptierCode: '097' });
    expect(getSelections(agency())).toEqual([
      ['offices', 'Offices'],
      noSelection,
      noSelection,
      noSelection,
    ]);
    receive(accountFunds, accountQuery, { ...scienceFunds, ...rows(row('other', 'Other')) });
    expect(getSelections(agency()).slice(1)).toEqual([
      ['089-0222', 'Science'],
      noSelection,
      noSelection,
    ]);
    receive(accountFunds, accountQuery, scienceFunds);
    receive(tasLines, linesQuery, { rows: [], total: 0 });
    expect(getSelections(agency()).slice(2)).toEqual([[symbol.id, symbol.name], noSelection]);
    receive(agencyComponents, query, rows());
    expect(getSelections(agency())).toEqual([noSelection, noSelection, noSelection, noSelection]);
  });
  it('keep their codes when the levels above fail to load', () => {
    const { at, fail, agency } = setup();
    at(DEEPEST);
    fail(agencyComponents, query, 500);
    fail(accountFunds, accountQuery, 500);
    expect(getSelections(agency())).toEqual(codes.map((code) => [code, '']));
  });
  it('are marked as loaded once the rows of the page have loaded', () => {
    const { at, receive, agency } = setup();
    const isLoaded = () => agency().isStatusOfFundsChartLoaded;
    at('?fy=2024');
    expect(isLoaded()).toBe(false);
    receive(agencyComponents, query, rows(offices));
    expect(isLoaded()).toBe(true);
    at('?fy=2024&component=offices&page=11');
    receive(componentAccounts, { ...query, component: 'offices', page: 1 }, rows(science));
    expect(isLoaded()).toBe(false);
    receive(componentAccounts, { ...query, component: 'offices', page: 2 }, rows(science));
    expect(isLoaded()).toBe(true);
    at('?fy=2024&component=offices&account=089-0222');
    expect(isLoaded()).toBe(false);
    receive(accountFunds, accountQuery, scienceFunds);
    expect(isLoaded()).toBe(true);
  });
});
