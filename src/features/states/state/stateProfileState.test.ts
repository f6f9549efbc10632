import { combineReducers, legacy_createStore as createStore } from 'redux';
import { findProfileState } from '@/domain/stateProfile/profileStates';
import { makeStateOverview, makeStateProfile } from '@/domain/stateProfile/stateProfile';
import { keyOf } from '@/lib/requests/queries';
import { requestsReducers } from '@/lib/requests/requestState';
import { addressChanged } from '@/lib/url/addressState';
import { stateProfile } from '@/services/states/endpoints';
import {
  selectStateProfile,
  stateProfileReducers,
  stateProfileReset,
  type StatePageState,
} from './stateProfileState';

const setup = () => {
  const { dispatch, getState } = createStore(
    combineReducers({ ...stateProfileReducers, ...requestsReducers }),
  );
  return {
    dispatch,
    open: (state: string, fy?: string) =>
      dispatch(
        addressChanged({
          page: fy ? 'state-year' : 'state',
          feature: 'states',
          params: { state, fy },
          search: '',
        }),
      ),
    profile: () => selectStateProfile(getState() as unknown as StatePageState),
  };
};
const texas = findProfileState('texas')!;
const overview = makeStateOverview({ name: 'Texas', code: 'TX', population: 29_000_000 });

describe('the state in view', () => {
  it.each(['texas', 'TX', '48'])('has its FIPS code, year and center at the address %s', (part) => {
    const { open, profile } = setup();
    open(part, '2024');
    expect([profile().id, profile().fy, profile().center]).toEqual(['48', '2024', texas.center]);
  });
  it('has the latest year by default', () => {
    const { open, profile } = setup();
    open('texas', '2024');
    open('texas');
    expect(profile().fy).toBe('latest');
  });
  it('has the default values for a state that does not exist', () => {
    const { open, profile } = setup();
    open('texas', '2024');
    open('atlantis', 'latest');
    expect(profile().equals(makeStateProfile())).toBe(true);
  });
  it('has the overview of its year, or the defaults until it has loaded', () => {
    const { dispatch, open, profile } = setup();
    open('texas', '2024');
    expect(profile().overview.equals(makeStateOverview())).toBe(true);
    dispatch({
      type: 'requests/received',
      key: keyOf(stateProfile, { state: texas, fy: '2024' }),
      value: makeStateProfile({ id: '48', fy: '2024', center: texas.center, overview }),
      at: 1,
    });
    expect(profile().overview).toBe(overview);
    open('texas', '2023');
    expect(profile().overview.equals(makeStateOverview())).toBe(true);
    open('texas', '2024');
    expect(profile().overview).toBe(overview);
  });
  it('is kept at the address of another page', () => {
    const { dispatch, open, profile } = setup();
    open('texas', '2024');
    dispatch(addressChanged({ page: 'home', feature: 'home', params: {}, search: '' }));
    expect(profile().id).toBe('48');
  });
  it('restores the defaults on reset', () => {
    const { dispatch, open, profile } = setup();
    open('texas', '2024');
    dispatch(stateProfileReset());
    expect(profile().equals(makeStateProfile())).toBe(true);
  });
});
