import { downloadReducers } from '@/blocks/downloads';
import { searchFiltersReducers } from '@/blocks/search-filters';
import { CovidPage } from './CovidPage';
import { covid19Reducers } from './state/covid19State';
import './covid.scss';

/** Page components by route ID. */
export const pages = {
  'covid-19': {
    default: CovidPage,
    reducers: { ...covid19Reducers, ...downloadReducers, ...searchFiltersReducers },
  },
};
