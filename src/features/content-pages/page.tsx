import { preloadText } from '@/blocks/site-text';
import { ContentPage, type ContentPageProps } from './ContentPage';
import { StatisticsSourcesPage, SLUG } from './StatisticsSourcesPage';

const createTextPage = (props: ContentPageProps) => ({
  default: () => <ContentPage {...props} />,
  preload: preloadText(props.slug),
});
/** Pages that consist of one text, by route ID. */
export const pages = {
  about: createTextPage({ slug: 'about', title: 'About', sectioned: true }),
  'about-accessibility': createTextPage({ slug: 'accessibility', title: 'Accessibility' }),
  'about-privacy': createTextPage({ slug: 'privacy', title: 'Privacy Policy', sectioned: true }),
  'about-foia': createTextPage({ slug: 'foia', title: 'Freedom of Information Act' }),
  'db-info': createTextPage({ slug: 'db-info', title: 'Dun & Bradstreet, Inc. Data' }),
  'covid-19-about': createTextPage({
    slug: 'covid-19-about',
    overline: 'COVID-19 Spending',
    title: 'About the COVID-19 Data',
  }),
  'submission-statistics-sources': { default: StatisticsSourcesPage, preload: preloadText(SLUG) },
};
