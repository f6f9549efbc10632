import { downloadReducers } from '@/blocks/downloads';
import { awardReducers } from './state/awardState';
import './award.scss';

export { default } from './AwardPage';
/** Slices that the route injects before the page renders. */
export const reducers = { ...awardReducers, ...downloadReducers };
