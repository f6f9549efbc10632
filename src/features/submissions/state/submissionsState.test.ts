import { combineReducers, legacy_createStore as createStore } from 'redux';
import {
  DEFAULT_SORT,
  makeSubmissionsState,
  type AgencyPublications,
  type AgencySubmission,
} from '@/domain/submissions/submission';
import { keyOf, type Endpoint } from '@/lib/requests/queries';
import { requestsReducers } from '@/lib/requests/requestState';
import { addressChanged } from '@/lib/url/addressState';
import { federalTotals } from '@/services/references/endpoints';
import { agencyPublications, agencySubmissions } from '@/services/reporting/endpoints';
import {
  ALL_TOTALS_QUERY,
  selectStatisticsChoices,
  selectSubmissions,
  submissionsReducers,
  submissionsReset,
  type SubmissionsPageState,
} from './submissionsState';

const changeAddress = (search: string) =>
  addressChanged({ page: 'submission-statistics', feature: 'submissions', params: {}, search });
const setup = () => {
  const { dispatch, getState } = createStore(
    combineReducers({ ...submissionsReducers, ...requestsReducers }),
  );
  const state = () => getState() as unknown as SubmissionsPageState;
  return {
    dispatch,
    choices: () => selectStatisticsChoices(state()),
    shown: () => selectSubmissions(state()),
    receive: <Q, A>(endpoint: Endpoint<Q, A>, query: Q, value: A) =>
      dispatch({ type: 'requests/received', key: keyOf(endpoint, query), value, at: 1 }),
  };
};
const byBudget = { sort: DEFAULT_SORT.field, order: DEFAULT_SORT.order, page: 1, limit: 10 };
const makeList = <R>(...rows: R[]) => ({ rows, total: rows.length, hasNext: false });
const energy = { name: 'Energy' } as AgencySubmission;
const labor = { name: 'Labor' } as AgencySubmission;
const energyPublications = { name: 'Energy' } as AgencyPublications;

describe('submissions state', () => {
  it('starts empty', () => {
    const { shown } = setup();
    expect(shown().equals(makeSubmissionsState())).toBe(true);
  });
  it('takes tab, period, search and both tables from the address', () => {
    const { dispatch, choices, shown } = setup();
    dispatch(
      changeAddress(
        '?tab=publications&fy=2024&period=6&q=energy&tab_rows=25&submissions_page=3&publications_sort=agency_name&publications_order=asc&submissions_order=up',
      ),
    );
    const { tab, fy, period, searchTerm, submissions, publications, refused } = choices();
    expect([tab, fy, period, searchTerm, refused]).toEqual([
      'publications',
      '2024',
      '6',
      'energy',
      ['submissions_order'],
    ]);
    expect(submissions).toEqual({ ...byBudget, page: 3, limit: 25 });
    const byName = { sort: 'agency_name', order: 'asc' };
    expect(publications).toEqual({ ...byName, page: 1, limit: 25 });
    expect([shown().searchTerm, shown().submissionsSort, shown().publicationsSort]).toEqual([
      'energy',
      DEFAULT_SORT,
      { field: 'agency_name', order: 'asc' },
    ]);
  });
  it('keeps its choices when the address changes to another page', () => {
    const { dispatch, shown } = setup();
    dispatch(changeAddress('?fy=2024&period=6&q=energy'));
    for (const [page, feature] of [
      ['home', 'home'],
      ['submission-statistics-agency', 'submissions'],
    ] as const)
      dispatch(addressChanged({ page, feature, params: {}, search: '?q=labor' }));
    expect(shown().searchTerm).toBe('energy');
  });
  it('has default values until the rows of its period have loaded', () => {
    const { dispatch, shown, receive } = setup();
    dispatch(changeAddress('?fy=2024&period=6'));
    expect([shown().allSubmissions, shown().allPublications, shown().federalTotals]).toEqual([
      [],
      [],
      [],
    ]);
    const query = { fy: 2024, period: 6, term: '', ...byBudget };
    receive(agencySubmissions, query, makeList(energy, labor));
    receive(agencyPublications, query, makeList(energyPublications));
    const totals = [{ fiscalYear: 2024, period: 6, resources: 5 }];
    receive(federalTotals, ALL_TOTALS_QUERY, totals);
    expect([shown().allSubmissions, shown().allPublications]).toEqual([
      [energy, labor],
      [energyPublications],
    ]);
    expect(shown().federalTotals).toBe(totals);
    dispatch(changeAddress('?fy=2024&period=9'));
    expect([shown().allSubmissions, shown().allPublications]).toEqual([[], [energyPublications]]);
  });
  it('has search results only while there is a search term, and keeps the rows of all agencies', () => {
    const { dispatch, shown, receive } = setup();
    const query = { fy: 2024, period: 6, ...byBudget };
    dispatch(changeAddress('?fy=2024&period=6'));
    receive(agencySubmissions, { ...query, term: '' }, makeList(energy, labor));
    receive(agencySubmissions, { ...query, term: 'energy' }, makeList(energy));
    receive(agencyPublications, { ...query, term: 'energy' }, makeList(energyPublications));
    expect([shown().submissionSearchResults, shown().publicationSearchResults]).toEqual([[], []]);
    dispatch(changeAddress('?fy=2024&period=6&q=energy'));
    expect([shown().submissionSearchResults, shown().publicationSearchResults]).toEqual([
      [energy],
      [energyPublications],
    ]);
    expect(shown().allSubmissions).toEqual([energy, labor]);
  });
  it('is empty after a reset, even if results have loaded', () => {
    const { dispatch, shown, receive } = setup();
    dispatch(changeAddress('?fy=2024&period=6&q=energy'));
    receive(federalTotals, ALL_TOTALS_QUERY, [{ fiscalYear: 2024, period: 6, resources: 5 }]);
    dispatch(submissionsReset());
    expect(shown().equals(makeSubmissionsState())).toBe(true);
  });
});
