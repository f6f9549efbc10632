import type { CovidTable, TrackedEvents } from '@/lib/trackedEvents';

/** An event to send. `deliver` adds the site’s name before the category. */
export interface AnalyticsEvent {
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

const makeEvent = (
  event: string,
  category: string,
  action: string,
  label?: string,
): AnalyticsEvent => ({ event, category, action, ...(label === undefined ? {} : { label }) });
/** Returns an event that is named after its category. */
const categoryEvent = (category: string, action: string, label?: string): AnalyticsEvent =>
  makeEvent(category, category, action, label);
const homeEvent = (event: string, label: string): AnalyticsEvent =>
  makeEvent(event, 'Homepage', 'Link', label);
const covidProfileEvent = (action: string): AnalyticsEvent =>
  makeEvent('covid_profile', 'COVID-19 - Profile', action);
const covidMoreEvent = (event: string, action: string): AnalyticsEvent =>
  makeEvent(event, 'COVID-19 - More Information', action);
/** Event names and section names of the tables of the COVID-19 profile. */
const covidTables: Readonly<Record<CovidTable, readonly [event: string, section: string]>> = {
  agency: ['covid_spending_agency', 'Total Spending by Budget Category'],
  budget: ['covid_spending_budget', 'Total Spending by Budget Category'],
  recipient: ['covid_spending_recipient', 'Award Spending by Recipient'],
  'award-agency': ['covid_award_spending_agency', 'Award Spending by Sub-Agency'],
  cfda: ['covid_award_spending_cfda', 'Award Spending by Assistance Listing'],
  listing: ['covid_spending_assistance_listing', 'Award Spending by Assistance Listing'],
};
const covidTableEvent = (
  table: CovidTable,
  tab: string,
  action: string,
  label?: string,
): AnalyticsEvent => {
  const [event, section] = covidTables[table];
  return makeEvent(event, `COVID-19 - ${section} - ${tab}`, action, label);
};

/** Builds the analytics event of each tracked event (pages document §21, search document §13.6, docs/decisions/0051). */
export const eventTable: EventTable = {
  headerLink: (route) => categoryEvent('Header - Link', route),
  mobileHeaderLink: (route) => makeEvent('Header Link - Mobile', 'Header - Link', route),
  footerLink: (url) => makeEvent('footer-external-links', 'Footer - Link', url),
  stayInTouch: (page, channel) =>
    makeEvent('stay-in-touch', page, channel === 'survey' ? 'Survey' : 'Link', channel),
  externalLink: (url) => categoryEvent('External Link', 'Clicked Link', url),
  share: (network, url) =>
    makeEvent(
      `Social Share ${network}`,
      url,
      network === 'Copy' ? 'copy link' : 'share link click',
      network,
    ),
  siteSearch: (label) => categoryEvent('Site Search', 'Chose', label),

  glossaryTerm: (term) => makeEvent('glossary-link', 'Glossary', 'Clicked Glossary Term', term),
  glossaryLink: (text, slug) => makeEvent('glossary-link', 'Glossary', `Clicked ${text}`, slug),
  aboutTheDataEntry: (name) => makeEvent('atd_entry_name', 'About the Data', `Clicked ${name}`),
  aboutTheDataOpened: (slug) => categoryEvent('About the Data', 'Opened', slug || undefined),

  heroSearch: () => homeEvent('homepage_start_searching_awards', 'search'),
  heroAbout: () => homeEvent('homepage_link', 'about'),
  homeSummary: () => homeEvent('homepage-summary-stats', 'explorer'),
  homeRibbon: (name) => homeEvent('homepage-summary-stats', `ribbon ${name}`),
  homeQuestion: (question) => homeEvent('homepage-question', question),
  homeWord: () => homeEvent('homepage-word-of-the-day', 'word of the day'),
  homeCarousel: (card) => homeEvent('homepage_search_award_data_section', `carousel ${card}`),
  homeFeatured: (card) => homeEvent('homepage_featured_content_links', card),
  homeExplore: (card) => homeEvent('homepage_explore-the-data', card),
  homeResources: (card) => homeEvent('homepage_find-resources', card),
  homeStarted: (card) => homeEvent('homepage_ready-to-get-started', card),

  explorerRoot: (root) => categoryEvent('Spending Explorer - Starting Point', root),
  explorerLevel: (subdivision) => categoryEvent('Spending Explorer - Data Type', subdivision),
  explorerDrill: (level, name, id) =>
    categoryEvent('Spending Explorer - Drilldown', level, `${name} - ${id}`),
  explorerExit: (path) =>
    makeEvent('Spending Explorer - Award Click Exit', 'Spending Explorer - Exit', path),
  explorerTime: (quarter, fiscalYear) =>
    makeEvent(
      'spending-explorer-time-period',
      'Spending Explorer - Time Period',
      `Q${quarter} FY${fiscalYear}`,
    ),
  explorerView: (view) => categoryEvent('Spending Explorer - Visualization Type', view),

  recipientPeriod: (group) =>
    makeEvent('recipient_profile_viz_time_period', 'Recipient - Time - Period', group),
  agencyProfile: (name, codes) => categoryEvent('Agency Profile', name, codes),
  compare: (change, profile) => categoryEvent('Compare', change, profile),

  searchFilter: (name, value) => categoryEvent('Advanced Search - Search Filter', name, value),
  searchFilters: (names) =>
    categoryEvent('Advanced Search - Search Filter', [...new Set(names)].join('|')),
  searchTab: (tab) => categoryEvent('Advanced Search - Table Tab', tab),
  searchAward: (awardId, hash) =>
    categoryEvent('Advanced Search - Spending by Prime Award', `Clicked ${awardId}`, hash),
  searchSubaward: (subawardId) => categoryEvent('Advanced Search - Link', `Clicked ${subawardId}`),
  searchSectionSeen: (section) => categoryEvent('Advanced Search - Visualization Type', section),
  searchSectionUsed: (section, control, choice) =>
    categoryEvent(`Section ${section}`, control, choice),
  searchMethods: (change, section, level) =>
    categoryEvent('Advanced Search - Results View DSM', change, `${section} ${level}`),
  searchDateRange: (range) => categoryEvent('Date Range Dropdown', `View ${range}`),
  searchHelp: (change, filter) => categoryEvent('Advanced Search', `${change} filter help`, filter),
  searchDownload: (type, filters) =>
    categoryEvent('Advanced Search - Download', type, [...new Set(filters)].join('|')),
  keywordSearch: (keyword) => categoryEvent('Keyword Search', 'Applied', keyword),
  keywordDownload: (keyword) => categoryEvent('Keyword Search', 'Download', keyword),

  awardDownload: (generatedId) => categoryEvent('Award Profile', 'Download', generatedId),
  archiveDownload: (file) => categoryEvent('Download Center - Award Data Archive', file),
  awardDataDownload: (dateType, agency) =>
    categoryEvent('Download Center - Download Award Data', dateType, agency),
  accountDataDownload: (level, agency) =>
    categoryEvent('Download Center - Download Account Data', level, agency),
  dictionaryDownload: () =>
    makeEvent('download_data_dictionary', 'Download Center - Data Dictionary', 'Download'),
  dataDive: (action) => makeEvent('Data Dives', 'Data Dives: Equity Covid Spending Page', action),

  covidSection: (section) => covidProfileEvent(`${section} - click`),
  covidBudgetTab: (tab) => covidProfileEvent(`Total Spending - ${tab}`),
  covidDownload: () => makeEvent('covid_19_download', 'COVID-19 - Profile', 'download'),
  covidTableDownload: () =>
    makeEvent('covid_19_table_download', 'COVID-19 - Spending by Recipient', 'download'),
  covidTab: (table, tab) => covidTableEvent(table, tab, 'tab click'),
  covidRow: (table, tab, name) => covidTableEvent(table, tab, 'profile click', name),
  covidMapLayer: (layer) => makeEvent('covid_map_layer', 'COVID-19 - Map', layer),
  covidMapChoice: (awards, control, value) =>
    makeEvent(
      'covid_spending_recipient_locations',
      'COVID-19 - Map',
      `${awards} - ${control} - ${value}`,
    ),
  covidSearch: () => covidMoreEvent('covid-advanced-search-click', 'advanced search click'),
  covidAccountData: () => covidMoreEvent('covid-custom-account-click', 'custom account data click'),
};
