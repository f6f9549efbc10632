import { downloadReducers } from '@/blocks/downloads';
import { searchFiltersReducers } from '@/blocks/search-filters';
import { CovidPage } from './CovidPage';
import { covid19Reducers } from './state/covid19State';
import './covid.scss';

/** Pages by the ids of the route table. */
export const pages = {
  'covid-19': {
    default: CovidPage,
    reducers: { ...covid19Reducers, ...downloadReducers, ...searchFiltersReducers },
  },
};
