import type { ReactElement } from 'react';
import { ContentPage } from './ContentPage';

const covid = (
  <ContentPage slug="covid-19-about" overline="COVID-19 Spending" title="About the COVID-19 Data" />
);
const showing = (page: ReactElement) => ({ default: () => page });
/** Pages that are a text each, by the ids of the route table. */
export const pages = {
  about: showing(<ContentPage slug="about" title="About" sectioned />),
  'about-accessibility': showing(<ContentPage slug="accessibility" title="Accessibility" />),
  'about-privacy': showing(<ContentPage slug="privacy" title="Privacy Policy" sectioned />),
  'about-foia': showing(<ContentPage slug="foia" title="Freedom of Information Act" />),
  'db-info': showing(<ContentPage slug="db-info" title="Dun & Bradstreet, Inc. Data" />),
  'covid-19-about': showing(covid),
};
