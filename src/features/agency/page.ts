import { inPieces } from '@/lib/inPieces';
import './agency.scss';

/** Pages by the ids of the route table. */
export const pages = {
  agency: inPieces(
    [
      async () => {
        const { ProfileFrame } = await import(/* webpackMode: "eager" */ '@/blocks/profile');
        return ProfileFrame;
      },
      async () => {
        const { Overview } = await import(/* webpackMode: "eager" */ './sections/Overview');
        return Overview;
      },
      async () => {
        const { AwardSpending } = await import(/* webpackMode: "eager" */ './awards/AwardSpending');
        return AwardSpending;
      },
    ],
    async () => {
      const { agencyReducers: reducers } = await import(
        /* webpackMode: "eager" */ './state/agencyState'
      );
      const { AgencyPage } = await import(/* webpackMode: "eager" */ './AgencyPage');
      return { default: AgencyPage, reducers };
    },
  ),
};
