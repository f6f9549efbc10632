import { comparisonReducers } from '@/blocks/compare';
import { StatesPage } from './landing/StatesPage';
import { stateProfileReducers } from './state/stateProfileState';
import { StatePage } from './StatePage';
import './states.scss';

const profile = {
  default: StatePage,
  reducers: { ...stateProfileReducers, ...comparisonReducers },
};
/** Page components and their reducers, by route ID. */
export const pages = { states: { default: StatesPage }, state: profile, 'state-year': profile };
