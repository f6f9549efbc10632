import { comparisonReducers } from '@/blocks/compare';
import { downloadReducers } from '@/blocks/downloads';
import TempPage from './TempPage';

/** Page components and their reducers, by route ID. */
export const pages = {
  'temp-page': { default: TempPage, reducers: { ...comparisonReducers, ...downloadReducers } },
};
