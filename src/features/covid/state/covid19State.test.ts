import { combineReducers, legacy_createStore as createStore } from 'redux';
import { getAgencyTabCodes } from '@/domain/disaster/awardTabs';
import { makeCovid19State } from '@/domain/disaster/covidState';
import type { DisasterOverview } from '@/domain/disaster/overview';
import type { DisasterCode } from '@/domain/disaster/publicLaws';
import type { DisasterAmounts } from '@/domain/disaster/spendingTable';
import { keyOf, type Endpoint } from '@/lib/requests/queries';
import { requestsReducers } from '@/lib/requests/requestState';
import { addressChanged, addressReducers } from '@/lib/url/addressState';
import {
  disasterAmounts,
  disasterOverview,
  disasterPlaces,
  disasterSpending,
} from '@/services/disaster/endpoints';
import { emergencyCodes } from '@/services/references/endpoints';
import {
  covid19Reducers,
  covid19Reset,
  ALL_CODES_QUERY,
  selectCovid19,
  selectLawCodes,
  selectPublicLaw,
  selectUnknownCodes,
  type Covid19PageState,
} from './covid19State';

const ALL = ['L', 'M', 'N', 'O', 'P', 'U', 'V'];
const amounts = (obligation: number): DisasterAmounts => ({
  obligation,
  outlay: null,
  awardCount: null,
  faceValue: null,
  resources: null,
});
const makeCode = (code: string, disaster: string): DisasterCode => ({
  code,
  disaster,
  publicLaw: '',
  title: '',
  urls: [],
});
const changeAddress = (search = '') =>
  addressChanged({ page: 'covid-19', feature: 'covid', params: {}, search });
const changePage = (page: string, feature: string) =>
  addressChanged({ page, feature, params: {}, search: '?defc=M' });

const setup = () => {
  const { dispatch, getState } = createStore(
    combineReducers({ ...covid19Reducers, ...addressReducers, ...requestsReducers }),
  );
  const state = () => getState() as unknown as Covid19PageState;
  return {
    dispatch,
    state,
    shown: () => selectCovid19(state()),
    receive: <Q, A>(endpoint: Endpoint<Q, A>, query: Q, value: A) =>
      dispatch({ type: 'requests/received', key: keyOf(endpoint, query), value, at: 1 }),
  };
};

describe('COVID-19 state', () => {
  it('starts empty with the recipient map not loaded', () => {
    const { shown } = setup();
    expect(shown().equals(makeCovid19State())).toBe(true);
    expect(shown().isRecipientMapLoaded).toBe(false);
  });
  it('counts the codes that the address selects, in the order of the law', () => {
    const { dispatch, shown, state } = setup();
    dispatch(changeAddress());
    expect(shown().defcParams).toEqual(ALL);
    dispatch(changeAddress('?defc=V,L,ZZ'));
    expect([shown().defcParams, selectUnknownCodes(state())]).toEqual([['L', 'V'], ['ZZ']]);
    dispatch(changeAddress('?publicLaw=american-rescue-plan&defc=N'));
    expect([selectPublicLaw(state()), shown().defcParams, selectUnknownCodes(state())]).toEqual([
      'american-rescue-plan',
      ['V'],
      ['N'],
    ]);
  });
  it('keeps the same state when the address selects the same law and codes', () => {
    const { dispatch, state } = setup();
    dispatch(changeAddress('?defc=M'));
    const { covid19 } = state();
    dispatch(changeAddress('?defc=M&section=overview'));
    expect(state().covid19).toBe(covid19);
  });
  it('keeps the law and codes at the address of another page', () => {
    const { dispatch, shown } = setup();
    dispatch(changeAddress('?defc=L,V'));
    dispatch(changePage('covid-19-sources', 'covid-pages'));
    expect(shown().defcParams).toEqual(['L', 'V']);
  });
  it('lists the COVID-19 and infrastructure codes of the API, but counts only the COVID-19 codes', () => {
    const { dispatch, shown, state, receive } = setup();
    dispatch(changeAddress());
    expect(shown().defCodes).toEqual([]);
    receive(emergencyCodes, ALL_CODES_QUERY, [
      makeCode('W', 'covid_19'),
      makeCode('Z', 'infrastructure'),
      makeCode('L', 'covid_19'),
      makeCode('A', ''),
    ]);
    expect(shown().defCodes.map(({ code, disaster }) => [code, disaster])).toEqual([
      ['W', 'covid_19'],
      ['Z', 'infrastructure'],
      ['L', 'covid_19'],
    ]);
    expect([shown().defcParams, selectLawCodes(state())]).toEqual([
      ['L', 'W'],
      ['L', 'W'],
    ]);
  });
  it('has the overview and totals of the counted codes, and the defaults until they have loaded', () => {
    const { dispatch, shown, receive } = setup();
    const overview = { budgetAuthority: 9 } as DisasterOverview;
    const defCodes = ['L', 'V'];
    dispatch(changeAddress('?defc=L,V'));
    receive(disasterOverview, { defCodes }, overview);
    receive(disasterAmounts, { defCodes }, amounts(5));
    receive(disasterAmounts, { defCodes, awardType: 'assistance' }, amounts(4));
    expect(shown().overview).toBe(overview);
    expect([
      shown().allAwardTypeTotals.obligation,
      shown().recipientTotals.obligation,
      shown().assistanceTotals.obligation,
      shown().spendingByAgencyTotals.obligation,
    ]).toEqual([5, 5, 4, null]);
    dispatch(changeAddress('?defc=L'));
    expect([shown().overview, shown().allAwardTypeTotals.obligation]).toEqual([null, null]);
  });
  it('has agency totals for the sort order and page in the address, but none for a search or an award type', () => {
    const { dispatch, shown, receive } = setup();
    const query = {
      category: 'agency' as const,
      basis: 'award' as const,
      defCodes: ALL,
      awardTypes: getAgencyTabCodes('all'),
      sort: 'outlay' as const,
      order: 'asc' as const,
      page: 2,
      limit: 25,
    };
    const order = 'agencies_sort=outlay&agencies_order=asc&agencies_page=2&agencies_rows=25';
    const obligation = () => shown().spendingByAgencyTotals.obligation;
    dispatch(changeAddress(`?${order}`));
    const page = { rows: [], totals: amounts(7), total: 0, hasNext: false };
    receive(disasterSpending, query, page);
    expect(obligation()).toBe(7);
    dispatch(changeAddress(`?${order}&agencies_q=energy`));
    expect(obligation()).toBeNull();
    dispatch(changeAddress(`?${order}&agencies_type=grants`));
    expect(obligation()).toBeNull();
  });
  it('marks the recipient map as loaded once the places of its layer and award type have arrived', () => {
    const { dispatch, shown, receive } = setup();
    const query = { defCodes: ALL, layer: 'county', spending: 'obligation' } as const;
    dispatch(changeAddress('?mapArea=county'));
    expect(shown().isRecipientMapLoaded).toBe(false);
    receive(disasterPlaces, query, []);
    expect(shown().isRecipientMapLoaded).toBe(true);
    dispatch(changeAddress('?mapArea=district'));
    expect(shown().isRecipientMapLoaded).toBe(false);
    // Contracts have no face value, so the map shows obligations.
    receive(disasterPlaces, { ...query, awardTypes: ['A', 'B', 'C', 'D'] }, []);
    dispatch(
      changeAddress('?mapArea=county&mapSpending=face_value_of_loan&recipients_type=contracts'),
    );
    expect(shown().isRecipientMapLoaded).toBe(true);
    dispatch(changeAddress('?mapArea=county&recipients=recipients'));
    expect(shown().isRecipientMapLoaded).toBe(false);
  });
  it('is empty after a reset, whatever has loaded', () => {
    const { dispatch, shown, receive } = setup();
    dispatch(changeAddress('?defc=M'));
    receive(emergencyCodes, ALL_CODES_QUERY, [makeCode('L', 'covid_19')]);
    dispatch(covid19Reset());
    expect(shown().equals(makeCovid19State())).toBe(true);
  });
});
