import { preloadText } from '@/blocks/site-text';
import { ContentPage, type ContentPageProps } from './ContentPage';
import { StatisticsSourcesPage, TEXT } from './StatisticsSourcesPage';

const showing = (props: ContentPageProps) => ({
  default: () => <ContentPage {...props} />,
  preload: preloadText(props.slug),
});
/** Pages that consist of one text, by route ID. */
export const pages = {
  about: showing({ slug: 'about', title: 'About', sectioned: true }),
  'about-accessibility': showing({ slug: 'accessibility', title: 'Accessibility' }),
  'about-privacy': showing({ slug: 'privacy', title: 'Privacy Policy', sectioned: true }),
  'about-foia': showing({ slug: 'foia', title: 'Freedom of Information Act' }),
  'db-info': showing({ slug: 'db-info', title: 'Dun & Bradstreet, Inc. Data' }),
  'covid-19-about': showing({
    slug: 'covid-19-about',
    overline: 'COVID-19 Spending',
    title: 'About the COVID-19 Data',
  }),
  'submission-statistics-sources': { default: StatisticsSourcesPage, preload: preloadText(TEXT) },
};
