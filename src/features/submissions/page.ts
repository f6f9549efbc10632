import { settleText } from '@/blocks/site-text';
import { AgencyStatisticsPage } from './agency/AgencyStatisticsPage';
import { StatisticsPage } from './landing/StatisticsPage';
import { StatisticsSourcesPage, TEXT } from './sources/StatisticsSourcesPage';
import { submissionsReducers as reducers } from './state/submissionsState';
import './submissions.scss';

/** Pages by the ids of the route table. */
export const pages = {
  'submission-statistics': { default: StatisticsPage, reducers },
  'submission-statistics-agency': { default: AgencyStatisticsPage },
  'submission-statistics-sources': { default: StatisticsSourcesPage, settle: settleText(TEXT) },
};
