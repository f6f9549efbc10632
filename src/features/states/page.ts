import { pause } from '@/lib/pause';
import './states.scss';

/** The pages' code runs in two pieces (docs/decisions/0054): the list of states and what profiles keep, then the profile. */
const pieces = async () => {
  const { StatesPage } = await import(/* webpackMode: "eager" */ './landing/StatesPage');
  const { stateProfileReducers: reducers } = await import(
    /* webpackMode: "eager" */ './state/stateProfileState'
  );
  await pause();
  const { StatePage } = await import(/* webpackMode: "eager" */ './StatePage');
  return { list: { default: StatesPage }, profile: { default: StatePage, reducers } };
};
const made = pieces();
const profile = made.then((parts) => parts.profile);
/** Pages by the ids of the route table. */
export const pages = {
  states: made.then((parts) => parts.list),
  state: profile,
  'state-year': profile,
};
