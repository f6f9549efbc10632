import { inPieces } from '@/lib/inPieces';
import './submissions.scss';

const made = inPieces(
  [
    async () => {
      const { TablePanel } = await import(/* webpackMode: "eager" */ '@/blocks/panel');
      return TablePanel;
    },
  ],
  async () => {
    const { AgencyStatisticsPage } = await import(
      /* webpackMode: "eager" */ './agency/AgencyStatisticsPage'
    );
    const { StatisticsPage } = await import(/* webpackMode: "eager" */ './landing/StatisticsPage');
    const { submissionsReducers: reducers } = await import(
      /* webpackMode: "eager" */ './state/submissionsState'
    );
    return {
      landing: { default: StatisticsPage, reducers },
      agency: { default: AgencyStatisticsPage },
    };
  },
);
/** Pages by the ids of the route table. */
export const pages = {
  'submission-statistics': made.then(({ landing }) => landing),
  'submission-statistics-agency': made.then(({ agency }) => agency),
};
