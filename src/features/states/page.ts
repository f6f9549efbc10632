import { StatesPage } from './landing/StatesPage';
import { stateProfileReducers as reducers } from './state/stateProfileState';
import { StatePage } from './StatePage';
import './states.scss';

const profile = { default: StatePage, reducers };
/** Page components by route ID. */
export const pages = { states: { default: StatesPage }, state: profile, 'state-year': profile };
