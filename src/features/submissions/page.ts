import { AgencyStatisticsPage } from './agency/AgencyStatisticsPage';
import { StatisticsPage } from './landing/StatisticsPage';
import { submissionsReducers as reducers } from './state/submissionsState';
import './submissions.scss';

/** Pages by the ids of the route table. */
export const pages = {
  'submission-statistics': { default: StatisticsPage, reducers },
  'submission-statistics-agency': { default: AgencyStatisticsPage },
};
