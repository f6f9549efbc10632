import { site } from '@/domain/site/site';
import { ContentPage } from './ContentPage';

/** Pages that are a text each; the route table opens one of these. */
export const AboutPage = () => <ContentPage slug="about" title="About" sectioned />;
export const AccessibilityPage = () => <ContentPage slug="accessibility" title="Accessibility" />;
export const PrivacyPage = () => <ContentPage slug="privacy" title="Privacy Policy" sectioned />;
export const FoiaPage = () => <ContentPage slug="foia" title="Freedom of Information Act" />;
export const DbInfoPage = () => <ContentPage slug="db-info" title="Dun & Bradstreet, Inc. Data" />;
export const CovidAboutPage = () => (
  <ContentPage slug="covid-19-about" overline="COVID-19 Spending" title="About the COVID-19 Data" />
);
export const EquityPage = () => (
  <ContentPage
    slug="equity-covid-19-spending"
    overline="Data Dives"
    title="Equity in COVID-19 Spending"
    shareSubject={`Equity in COVID-19 spending | ${site.name}`}
    sectioned
  />
);
