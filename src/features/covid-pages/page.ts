import { CovidSourcesPage } from './CovidSourcesPage';
import { EquityPage } from './EquityPage';
import { OpportunityPage } from './OpportunityPage';
import './covid-pages.scss';

/** Pages around the COVID-19 profile, by the ids of the route table. */
export const pages = {
  'covid-19-sources': { default: CovidSourcesPage },
  'covid-19-opportunity': { default: OpportunityPage },
  equity: { default: EquityPage },
};
