import { inPieces } from '@/lib/inPieces';
import './covid.scss';

/** Pages by the ids of the route table. */
export const pages = {
  'covid-19': inPieces(
    [
      async () => {
        const { savedHash } = await import(
          /* webpackMode: "eager" */ '@/services/search/savedFilters'
        );
        return savedHash;
      },
      async () => {
        const { searchFiltersReducers } = await import(
          /* webpackMode: "eager" */ '@/blocks/search-filters'
        );
        return searchFiltersReducers;
      },
      async () => {
        const { downloadReducers } = await import(/* webpackMode: "eager" */ '@/blocks/downloads');
        return downloadReducers;
      },
      async () => {
        const { ProfileFrame } = await import(/* webpackMode: "eager" */ '@/blocks/profile');
        return ProfileFrame;
      },
    ],
    async () => {
      const { searchFiltersReducers } = await import(
        /* webpackMode: "eager" */ '@/blocks/search-filters'
      );
      const { downloadReducers } = await import(/* webpackMode: "eager" */ '@/blocks/downloads');
      const { covid19Reducers } = await import(/* webpackMode: "eager" */ './state/covid19State');
      const { CovidPage } = await import(/* webpackMode: "eager" */ './CovidPage');
      return {
        default: CovidPage,
        reducers: { ...covid19Reducers, ...downloadReducers, ...searchFiltersReducers },
      };
    },
  ),
};
