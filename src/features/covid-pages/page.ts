import { preloadText } from '@/blocks/site-text';
import { CovidSourcesPage } from './CovidSourcesPage';
import { EquityPage, SLUG } from './EquityPage';
import { OpportunityPage } from './OpportunityPage';
import './covid-pages.scss';

/** Pages that accompany the COVID-19 profile, by route ID. */
export const pages = {
  'covid-19-sources': { default: CovidSourcesPage, preload: preloadText('covid-19-sources') },
  'covid-19-opportunity': {
    default: OpportunityPage,
    preload: preloadText('covid-19-opportunity'),
  },
  equity: { default: EquityPage, preload: preloadText(SLUG) },
};
