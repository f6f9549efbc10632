import { downloadReducers } from '@/blocks/downloads';
import AwardPage from './AwardPage';
import { awardReducers } from './state/awardState';
import './award.scss';

/** Pages by route ID, with the Redux slices that the route injects before they render. */
export const pages = {
  award: { default: AwardPage, reducers: { ...awardReducers, ...downloadReducers } },
};
