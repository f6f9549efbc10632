import type { CovidTable, TrackedEvents } from '@/lib/trackedEvents';

/** An event as it is sent, except that the site’s name is added before the category. */
export interface AnalyticsEvent {
  /** The event name. */
  event: string;
  category: string;
  action: string;
  label?: string;
}
/** All events except page views, which have no category or action. */
type EventName = Exclude<keyof TrackedEvents, 'pageview'>;
type EventTable = {
  readonly [Name in EventName]: (...details: TrackedEvents[Name]) => AnalyticsEvent;
};

/** Returns an event that is named after its category. */
const named = (category: string, action: string, label?: string): AnalyticsEvent => ({
  event: category,
  category,
  action,
  ...(label === undefined ? {} : { label }),
});
const home = (event: string, label: string): AnalyticsEvent => ({
  event,
  category: 'Homepage',
  action: 'Link',
  label,
});
const covidProfile = (action: string): AnalyticsEvent => ({
  event: 'covid_profile',
  category: 'COVID-19 - Profile',
  action,
});
const covidMore = (event: string, action: string): AnalyticsEvent => ({
  event,
  category: 'COVID-19 - More Information',
  action,
});
/** Event names and categories of the tables of the COVID-19 profile. */
const covidTables: Readonly<Record<CovidTable, readonly [event: string, section: string]>> = {
  agency: ['covid_spending_agency', 'Total Spending by Budget Category'],
  budget: ['covid_spending_budget', 'Total Spending by Budget Category'],
  recipient: ['covid_spending_recipient', 'Award Spending by Recipient'],
  'award-agency': ['covid_award_spending_agency', 'Award Spending by Sub-Agency'],
  cfda: ['covid_award_spending_cfda', 'Award Spending by Assistance Listing'],
  listing: ['covid_spending_assistance_listing', 'Award Spending by Assistance Listing'],
};
const covidTable = (
  table: CovidTable,
  tab: string,
  action: string,
  label?: string,
): AnalyticsEvent => {
  const [event, section] = covidTables[table];
  const category = `COVID-19 - ${section} - ${tab}`;
  return { event, category, action, ...(label === undefined ? {} : { label }) };
};

/**
 * Maps each event to what is sent (pages document §21, search document §13.6; docs/decisions/0051 for what they leave open). Its type
 * checks it against `lib/trackedEvents.ts`, a test against the documents, and the journeys replay it on the site.
 */
export const eventTable: EventTable = {
  headerLink: (route) => ({ event: 'Header - Link', category: 'Header - Link', action: route }),
  mobileHeaderLink: (route) => ({
    event: 'Header Link - Mobile',
    category: 'Header - Link',
    action: route,
  }),
  footerLink: (url) => ({ event: 'footer-external-links', category: 'Footer - Link', action: url }),
  stayInTouch: (page, way) => ({
    event: 'stay-in-touch',
    category: page,
    action: way === 'survey' ? 'Survey' : 'Link',
    label: way,
  }),
  externalLink: (url) => named('External Link', 'Clicked Link', url),
  share: (network, url) => ({
    event: `Social Share ${network}`,
    category: url,
    action: network === 'Copy' ? 'copy link' : 'share link click',
    label: network,
  }),
  siteSearch: (chosen) => named('Site Search', 'Chose', chosen),

  glossaryTerm: (term) => ({
    event: 'glossary-link',
    category: 'Glossary',
    action: 'Clicked Glossary Term',
    label: term,
  }),
  glossaryLink: (text, slug) => ({
    event: 'glossary-link',
    category: 'Glossary',
    action: `Clicked ${text}`,
    label: slug,
  }),
  aboutTheDataEntry: (name) => ({
    event: 'atd_entry_name',
    category: 'About the Data',
    action: `Clicked ${name}`,
  }),
  aboutTheDataOpened: (slug) => named('About the Data', 'Opened', slug || undefined),

  heroSearch: () => home('homepage_start_searching_awards', 'search'),
  heroAbout: () => home('homepage_link', 'about'),
  homeSummary: () => home('homepage-summary-stats', 'explorer'),
  homeRibbon: (part) => home('homepage-summary-stats', `ribbon ${part}`),
  homeQuestion: (question) => home('homepage-question', question),
  homeWord: () => home('homepage-word-of-the-day', 'word of the day'),
  homeCarousel: (card) => home('homepage_search_award_data_section', `carousel ${card}`),
  homeFeatured: (card) => home('homepage_featured_content_links', card),
  homeExplore: (card) => home('homepage_explore-the-data', card),
  homeResources: (card) => home('homepage_find-resources', card),
  homeStarted: (card) => home('homepage_ready-to-get-started', card),

  explorerRoot: (root) => named('Spending Explorer - Starting Point', root),
  explorerLevel: (subdivision) => named('Spending Explorer - Data Type', subdivision),
  explorerDrill: (level, name, id) =>
    named('Spending Explorer - Drilldown', level, `${name} - ${id}`),
  explorerExit: (path) => ({
    event: 'Spending Explorer - Award Click Exit',
    category: 'Spending Explorer - Exit',
    action: path,
  }),
  explorerTime: (quarter, fiscalYear) => ({
    event: 'spending-explorer-time-period',
    category: 'Spending Explorer - Time Period',
    action: `Q${quarter} FY${fiscalYear}`,
  }),
  explorerView: (view) => named('Spending Explorer - Visualization Type', view),

  recipientPeriod: (group) => ({
    event: 'recipient_profile_viz_time_period',
    category: 'Recipient - Time - Period',
    action: group,
  }),
  agencyProfile: (name, codes) => named('Agency Profile', name, codes),
  compare: (change, profile) => named('Compare', change, profile),

  searchFilter: (name, value) => named('Advanced Search - Search Filter', name, value),
  searchFilters: (names) => named('Advanced Search - Search Filter', [...new Set(names)].join('|')),
  searchTab: (tab) => named('Advanced Search - Table Tab', tab),
  searchAward: (awardId, hash) =>
    named('Advanced Search - Spending by Prime Award', `Clicked ${awardId}`, hash),
  searchSubaward: (subawardId) => named('Advanced Search - Link', `Clicked ${subawardId}`),
  searchSectionSeen: (section) => named('Advanced Search - Visualization Type', section),
  searchSectionUsed: (section, control, choice) => named(`Section ${section}`, control, choice),
  searchMethods: (change, section, level) =>
    named('Advanced Search - Results View DSM', change, `${section} ${level}`),
  searchDateRange: (range) => named('Date Range Dropdown', `View ${range}`),
  searchHelp: (change, filter) => named('Advanced Search', `${change} filter help`, filter),
  searchDownload: (type, filters) =>
    named('Advanced Search - Download', type, [...new Set(filters)].join('|')),
  keywordSearch: (keyword) => named('Keyword Search', 'Applied', keyword),
  keywordDownload: (keyword) => named('Keyword Search', 'Download', keyword),

  awardDownload: (generatedId) => named('Award Profile', 'Download', generatedId),
  archiveDownload: (file) => named('Download Center - Award Data Archive', file),
  awardDataDownload: (dateType, agency) =>
    named('Download Center - Download Award Data', dateType, agency),
  accountDataDownload: (level, agency) =>
    named('Download Center - Download Account Data', level, agency),
  dictionaryDownload: () => ({
    event: 'download_data_dictionary',
    category: 'Download Center - Data Dictionary',
    action: 'Download',
  }),
  dataDive: (action) => ({
    event: 'Data Dives',
    category: 'Data Dives: Equity Covid Spending Page',
    action,
  }),

  covidSection: (section) => covidProfile(`${section} - click`),
  covidBudgetTab: (tab) => covidProfile(`Total Spending - ${tab}`),
  covidDownload: () => ({
    event: 'covid_19_download',
    category: 'COVID-19 - Profile',
    action: 'download',
  }),
  covidTableDownload: () => ({
    event: 'covid_19_table_download',
    category: 'COVID-19 - Spending by Recipient',
    action: 'download',
  }),
  covidTab: (table, tab) => covidTable(table, tab, 'tab click'),
  covidRow: (table, tab, name) => covidTable(table, tab, 'profile click', name),
  covidMapLayer: (layer) => ({
    event: 'covid_map_layer',
    category: 'COVID-19 - Map',
    action: layer,
  }),
  covidMapChoice: (awards, control, value) => ({
    event: 'covid_spending_recipient_locations',
    category: 'COVID-19 - Map',
    action: `${awards} - ${control} - ${value}`,
  }),
  covidSearch: () => covidMore('covid-advanced-search-click', 'advanced search click'),
  covidAccountData: () => covidMore('covid-custom-account-click', 'custom account data click'),
};
