import { StatesPage } from './landing/StatesPage';
import { StatePage } from './StatePage';
import { stateProfileReducers } from './state/stateProfileState';
import './states.scss';

const profile = { default: StatePage, reducers: stateProfileReducers };
/** Pages by the ids of the route table. */
export const pages = { states: { default: StatesPage }, state: profile, 'state-year': profile };
