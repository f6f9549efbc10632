import { StatesPage } from './landing/StatesPage';
import { stateProfileReducers as reducers } from './state/stateProfileState';
import { StatePage } from './StatePage';
import './states.scss';

const profile = { default: StatePage, reducers };
/** Pages by the ids of the route table. */
export const pages = { states: { default: StatesPage }, state: profile, 'state-year': profile };
