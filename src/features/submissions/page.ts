import { AgencyStatisticsPage } from './agency/AgencyStatisticsPage';
import { StatisticsPage } from './landing/StatisticsPage';
import { submissionsReducers as reducers } from './state/submissionsState';
import './submissions.scss';

/** Page components and their reducers, by route ID. */
export const pages = {
  'submission-statistics': { default: StatisticsPage, reducers },
  'submission-statistics-agency': { default: AgencyStatisticsPage },
};
