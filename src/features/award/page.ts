import { downloadReducers } from '@/blocks/downloads';
import { inPieces } from '@/lib/inPieces';
import './award.scss';

/** Pages by the ids of the route table, with the slices that the route injects before they render. */
export const pages = {
  award: inPieces(
    [
      async () => {
        const { awardSections } = await import(/* webpackMode: "eager" */ './categories/sections');
        return awardSections;
      },
    ],
    async () => {
      const { awardReducers } = await import(/* webpackMode: "eager" */ './state/awardState');
      const { default: AwardPage } = await import(/* webpackMode: "eager" */ './AwardPage');
      return { default: AwardPage, reducers: { ...awardReducers, ...downloadReducers } };
    },
  ),
};
