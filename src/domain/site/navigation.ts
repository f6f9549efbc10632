import { outside } from './outsideLinks';
import { site } from './site';

export type MenuTarget =
  { to: string } | { panel: 'glossary' | 'about-the-data' } | { href: string };
export interface MenuLink {
  label: string;
  description: string;
  icon?: string;
  target: MenuTarget;
}
export interface MenuSection {
  title: string;
  description?: string;
  icon?: string;
  links: readonly MenuLink[];
}
/** A top-level menu item with its panel. */
export interface MenuGroup {
  key: 'explore' | 'download' | 'resources';
  label: string;
  sections: readonly MenuSection[];
}

const link = (label: string, to: string, description: string, icon?: string): MenuLink => ({
  label,
  description,
  icon,
  target: { to },
});
const externalLink = (label: string, href: string, description: string): readonly MenuLink[] =>
  href ? [{ label, description, target: { href } }] : [];
const archiveLink = link(
  'Award Data Archive',
  '/download_center/award_data_archive',
  'Prepared files by agency and fiscal year',
);
const dictionaryLink = link(
  'Data Dictionary',
  '/data-dictionary',
  'What each data element means and which downloads contain it',
);
const metadataLink = link(
  'Dataset Metadata',
  '/download_center/dataset_metadata',
  'Machine-readable descriptions of the site’s datasets',
);

/** The panels of the main navigation; its first item, Search Award Data, is a plain link. */
export const menuGroups: readonly MenuGroup[] = [
  {
    key: 'explore',
    label: 'Explore the Data',
    sections: [
      {
        title: 'Spending Explorer',
        description: 'A year of federal spending, from three starting points',
        links: [
          link(
            'Budget Function',
            '/explorer/budget_function',
            'Begin with national needs, such as defense or health',
            'list',
          ),
          link('Agency', '/explorer/agency', 'Begin with the agencies that spend', 'landmark'),
          link(
            'Object Class',
            '/explorer/object_class',
            'Begin with the goods and services bought',
            'grid',
          ),
        ],
      },
      {
        title: 'Profiles',
        description: 'Interactive summaries of who spends and who receives',
        links: [
          link(
            'Agencies',
            '/agency',
            'Status of funds and award spending of each agency',
            'landmark',
          ),
          link(
            'Federal Accounts',
            '/federal_account',
            'What each account can spend and has spent',
            'money',
          ),
          link('States & Territories', '/state', 'Awards by place of performance', 'pin'),
          link('Recipients', '/recipient', 'Organizations that receive awards', 'building'),
          link(
            'COVID-19 Spending',
            '/disaster/covid-19',
            'Spending under the COVID-19 relief laws',
            'health',
          ),
        ],
      },
      {
        title: 'All Data',
        links: [
          link(
            'Compare',
            '/compare',
            'Two to six states, recipients, agencies or federal accounts',
          ),
          link(
            'Follow the Dollar',
            '/follow-the-dollar',
            'Federal money from a budget function to an award and a place',
          ),
          link('Places', '/place', 'Counties, cities, ZIP codes and congressional districts'),
          link('Programs', '/program', 'Assistance listings, industries, products and services'),
          archiveLink,
          dictionaryLink,
          metadataLink,
        ],
      },
    ],
  },
  {
    key: 'download',
    label: 'Download the Data',
    sections: [
      {
        title: 'Award Data',
        description: 'Contracts, grants, loans and other awards',
        icon: 'hand',
        links: [
          link(
            'Custom Award Data',
            '/download_center/custom_award_data',
            'Prime transactions and subawards that match your filters',
          ),
          archiveLink,
        ],
      },
      {
        title: 'Account Data',
        description: 'Data that agencies submit about their accounts',
        icon: 'money',
        links: [
          link(
            'Custom Account Data',
            '/download_center/custom_account_data',
            'Balances and breakdowns, including COVID-19 and infrastructure spending',
          ),
        ],
      },
      {
        title: 'All Data',
        icon: 'server',
        links: [
          ...externalLink(
            'Database Download',
            outside.databaseDownloadUrl,
            'All data since fiscal year 2001, on a site that requires sign-in',
          ),
          metadataLink,
        ],
      },
    ],
  },
  {
    key: 'resources',
    label: 'Find Resources',
    sections: [
      {
        title: 'Learn',
        icon: 'cap',
        links: [
          link(
            'Federal Spending Guide',
            '/federal-spending-guide',
            'Questions and answers about the data',
          ),
          link(
            'Data Sources',
            '/data-sources',
            'Where the data comes from and how it reaches this site',
          ),
          link('Training Videos', '/training-videos', 'Short videos about using the site'),
        ],
      },
      {
        title: 'Reference Materials',
        icon: 'book',
        links: [
          {
            label: 'Glossary',
            description: 'Spending terms in plain language, with official definitions',
            target: { panel: 'glossary' },
          },
          {
            label: 'About the Data',
            description: 'Sources, limits and rules of the data',
            target: { panel: 'about-the-data' },
          },
          dictionaryLink,
          link(
            'Agency Submission Statistics',
            '/submission-statistics?tab=submissions',
            'When agencies report, and how complete their data is',
          ),
        ],
      },
      {
        title: 'For Developers',
        icon: 'code',
        links: [
          ...externalLink(`${site.name} API`, site.apiSiteUrl, 'The public API behind this site'),
          ...externalLink('API Intro Tutorial', outside.apiTutorialUrl, 'First steps with the API'),
          ...externalLink(`${site.name} GitHub`, outside.repositoryUrl, 'The source code'),
          ...externalLink('Release Notes', outside.releaseNotesUrl, 'What changed and when'),
        ],
      },
    ],
  },
];
