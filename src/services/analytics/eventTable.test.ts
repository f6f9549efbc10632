import { eventTable, type AnalyticsEvent } from './eventTable';

type Name = keyof typeof eventTable;
type Row = [
  sent: AnalyticsEvent,
  event: string,
  category: string,
  action: string,
  label?: string | undefined,
];
const t = eventTable;
/** The rows of the pages document §21, in its order and with its texts. */
const pageRows: readonly Row[] = [
  [t.mobileHeaderLink('/search'), 'Header Link - Mobile', 'Header - Link', '/search'],
  [t.footerLink('https://x.com/a'), 'footer-external-links', 'Footer - Link', 'https://x.com/a'],
  [t.stayInTouch('About', 'sign-up'), 'stay-in-touch', 'About', 'Link', 'sign-up'],
  [t.stayInTouch('About', 'learn-more'), 'stay-in-touch', 'About', 'Link', 'learn-more'],
  [t.stayInTouch('About', 'survey'), 'stay-in-touch', 'About', 'Survey', 'survey'],
  ...(['Facebook', 'Twitter', 'LinkedIn', 'Reddit', 'Email'] as const).map((network): Row => [
    t.share(network, '/agency'),
    `Social Share ${network}`,
    '/agency',
    'share link click',
    network,
  ]),
  [t.share('Copy', '/agency'), 'Social Share Copy', '/agency', 'copy link', 'Copy'],
  [t.glossaryTerm('Outlay'), 'glossary-link', 'Glossary', 'Clicked Glossary Term', 'Outlay'],
  [t.glossaryLink('paid out', 'outlay'), 'glossary-link', 'Glossary', 'Clicked paid out', 'outlay'],
  [t.aboutTheDataEntry('File A'), 'atd_entry_name', 'About the Data', 'Clicked File A'],
  [t.heroSearch(), 'homepage_start_searching_awards', 'Homepage', 'Link', 'search'],
  [t.heroAbout(), 'homepage_link', 'Homepage', 'Link', 'about'],
  [t.homeSummary(), 'homepage-summary-stats', 'Homepage', 'Link', 'explorer'],
  [t.homeFeatured('A card'), 'homepage_featured_content_links', 'Homepage', 'Link', 'A card'],
  [t.homeWord(), 'homepage-word-of-the-day', 'Homepage', 'Link', 'word of the day'],
  ...(['map', 'time', 'categories'] as const).map((card): Row => [
    t.homeCarousel(card),
    'homepage_search_award_data_section',
    'Homepage',
    'Link',
    `carousel ${card}`,
  ]),
  [t.homeExplore('A card'), 'homepage_explore-the-data', 'Homepage', 'Link', 'A card'],
  [t.homeResources('A card'), 'homepage_find-resources', 'Homepage', 'Link', 'A card'],
  [t.homeStarted('A card'), 'homepage_ready-to-get-started', 'Homepage', 'Link', 'A card'],
  [
    t.explorerExit('/award/A'),
    'Spending Explorer - Award Click Exit',
    'Spending Explorer - Exit',
    '/award/A',
  ],
  [
    t.explorerTime(2, 2024),
    'spending-explorer-time-period',
    'Spending Explorer - Time Period',
    'Q2 FY2024',
  ],
  [
    t.recipientPeriod('quarter'),
    'recipient_profile_viz_time_period',
    'Recipient - Time - Period',
    'quarter',
  ],
  [t.covidSection('overview'), 'covid_profile', 'COVID-19 - Profile', 'overview - click'],
  [t.covidBudgetTab('agency'), 'covid_profile', 'COVID-19 - Profile', 'Total Spending - agency'],
  [t.covidDownload(), 'covid_19_download', 'COVID-19 - Profile', 'download'],
  [
    t.covidTableDownload(),
    'covid_19_table_download',
    'COVID-19 - Spending by Recipient',
    'download',
  ],
  [t.covidMapLayer('county'), 'covid_map_layer', 'COVID-19 - Map', 'county'],
  [
    t.covidMapChoice('all', 'area type', 'state'),
    'covid_spending_recipient_locations',
    'COVID-19 - Map',
    'all - area type - state',
  ],
  [
    t.covidSearch(),
    'covid-advanced-search-click',
    'COVID-19 - More Information',
    'advanced search click',
  ],
  [
    t.covidAccountData(),
    'covid-custom-account-click',
    'COVID-19 - More Information',
    'custom account data click',
  ],
  [
    t.dictionaryDownload(),
    'download_data_dictionary',
    'Download Center - Data Dictionary',
    'Download',
  ],
  ...(['spotlight', 'profile', 'share'] as const).map((action): Row => [
    t.dataDive(action),
    'Data Dives',
    'Data Dives: Equity Covid Spending Page',
    action,
  ]),
];
/** The six tables of the COVID-19 profile in the pages document: table, event name, section. */
const covidTables = [
  ['agency', 'covid_spending_agency', 'Total Spending by Budget Category'],
  ['budget', 'covid_spending_budget', 'Total Spending by Budget Category'],
  ['recipient', 'covid_spending_recipient', 'Award Spending by Recipient'],
  ['award-agency', 'covid_award_spending_agency', 'Award Spending by Sub-Agency'],
  ['cfda', 'covid_award_spending_cfda', 'Award Spending by Assistance Listing'],
  ['listing', 'covid_spending_assistance_listing', 'Award Spending by Assistance Listing'],
] as const;
/** An event, its category (also the name of the event), its action and its label. */
type NamedAfterCategory = readonly [AnalyticsEvent, string, string, string?][];
/** The rows of the pages document §21 whose event has the name of its category. */
const pagesByCategory: NamedAfterCategory = [
  [t.headerLink('/search'), 'Header - Link', '/search'],
  [t.explorerRoot('agency'), 'Spending Explorer - Starting Point', 'agency'],
  [t.explorerLevel('recipient'), 'Spending Explorer - Data Type', 'recipient'],
  [
    t.explorerDrill('agency', 'Department of Energy', '019'),
    'Spending Explorer - Drilldown',
    'agency',
    'Department of Energy - 019',
  ],
  [t.explorerView('treemap'), 'Spending Explorer - Visualization Type', 'treemap'],
];
/** The rows of the search document §13.6. */
const searchRows: NamedAfterCategory = [
  [t.searchFilter('Keyword', 'road'), 'Advanced Search - Search Filter', 'Keyword', 'road'],
  [
    t.searchFilters(['Keyword', 'Award Type', 'Keyword']),
    'Advanced Search - Search Filter',
    'Keyword|Award Type',
  ],
  [t.searchTab('grants'), 'Advanced Search - Table Tab', 'grants'],
  [
    t.searchAward('ABC1', 'hash'),
    'Advanced Search - Spending by Prime Award',
    'Clicked ABC1',
    'hash',
  ],
  [t.searchSubaward('S1'), 'Advanced Search - Link', 'Clicked S1'],
  [t.searchSectionSeen('map'), 'Advanced Search - Visualization Type', 'map'],
  [t.searchSectionUsed('time', 'Dropdown', 'By Year'), 'Section time', 'Dropdown', 'By Year'],
  [t.searchSectionUsed('table', 'Toggle', 'Rows'), 'Section table', 'Toggle', 'Rows'],
  [t.searchDateRange('Last 7 days'), 'Date Range Dropdown', 'View Last 7 days'],
  [
    t.searchMethods('Open', 'map', 'awards'),
    'Advanced Search - Results View DSM',
    'Open',
    'map awards',
  ],
  [
    t.searchDownload('transactions', ['Keyword', 'Keyword', 'DEFC Filter']),
    'Advanced Search - Download',
    'transactions',
    'Keyword|DEFC Filter',
  ],
];

describe('the event table', () => {
  it.each([
    ...pageRows,
    ...pagesByCategory.map(([sent, category, ...rest]): Row => [sent, category, category, ...rest]),
  ])('matches the specification for %j', (...[sent, event, category, action, label]) =>
    expect(sent).toEqual({ event, category, action, ...(label ? { label } : {}) }),
  );
  it.each(searchRows)(
    'matches the search specification for %j',
    (...[sent, category, action, label]) =>
      expect(sent).toEqual({ event: category, category, action, ...(label ? { label } : {}) }),
  );
  it.each(covidTables)(
    'has tab and row events for the COVID-19 table %s, named %s',
    (table, event, section) => {
      const category = `COVID-19 - ${section} - grants`;
      expect(t.covidTab(table, 'grants')).toEqual({ event, category, action: 'tab click' });
      expect(t.covidRow(table, 'grants', 'A name')).toEqual({
        event,
        category,
        action: 'profile click',
        label: 'A name',
      });
    },
  );
  it('names the share sheet of a device like a network', () =>
    expect(t.share('Native', '/agency')).toEqual({
      event: 'Social Share Native',
      category: '/agency',
      action: 'share link click',
      label: 'Native',
    }));
  it('gives every event a name, category and action', () => {
    const details = ['a', 'b', 'c'] as const;
    for (const name of Object.keys(t) as Name[]) {
      if (name === 'covidTab' || name === 'covidRow') continue;
      const makeEvent = t[name] as (...all: readonly unknown[]) => AnalyticsEvent;
      const analyticsEvent = /Filters|searchDownload/.test(name)
        ? makeEvent(details, details)
        : makeEvent(...details);
      expect(
        [name, analyticsEvent.event, analyticsEvent.category, analyticsEvent.action].every(Boolean),
      ).toBe(true);
    }
  });
});
