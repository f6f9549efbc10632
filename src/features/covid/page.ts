import { pause } from '@/lib/pause';
import './covid.scss';

/** The page's code runs in two pieces (docs/decisions/0054): what it shares with the search, then the page. */
const pieces = async () => {
  const { searchFiltersReducers } = await import(
    /* webpackMode: "eager" */ '@/blocks/search-filters'
  );
  await pause();
  const { downloadReducers } = await import(/* webpackMode: "eager" */ '@/blocks/downloads');
  const { covid19Reducers } = await import(/* webpackMode: "eager" */ './state/covid19State');
  const { CovidPage } = await import(/* webpackMode: "eager" */ './CovidPage');
  return {
    default: CovidPage,
    reducers: { ...covid19Reducers, ...downloadReducers, ...searchFiltersReducers },
  };
};
/** Pages by the ids of the route table. */
export const pages = { 'covid-19': pieces() };
