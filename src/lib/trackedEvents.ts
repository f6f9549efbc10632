/** The analytics events and their details; `services/analytics/eventTable.ts` defines what is sent for each. */
export interface TrackedEvents {
  /** A page view: the path and the document title. */
  pageview: [path: string, title: string];

  headerLink: [route: string];
  mobileHeaderLink: [route: string];
  footerLink: [url: string];
  /** `page` is the title of the document with the link. */
  stayInTouch: [page: string, way: 'sign-up' | 'learn-more' | 'survey'];
  /** A link to another site that has no event of its own. */
  externalLink: [url: string];
  /** `Native` is the share sheet of the device, which does not report where the page was shared. */
  share: [
    network: 'Facebook' | 'Twitter' | 'LinkedIn' | 'Reddit' | 'Email' | 'Copy' | 'Native',
    url: string,
  ];
  siteSearch: [chosen: string];

  /** A term that was selected in the list of the glossary. */
  glossaryTerm: [term: string];
  /** A link to a glossary term within a text; `text` is the text of the link. */
  glossaryLink: [text: string, slug: string];
  aboutTheDataEntry: [name: string];
  /** The panel was opened, by any link or address; '' without a slug. */
  aboutTheDataOpened: [slug: string];

  heroSearch: [];
  heroAbout: [];
  homeSummary: [];
  homeRibbon: [part: string];
  homeQuestion: [question: string];
  homeWord: [];
  homeCarousel: [card: 'map' | 'time' | 'categories'];
  homeFeatured: [card: string];
  homeExplore: [card: string];
  homeResources: [card: string];
  homeStarted: [card: string];

  explorerRoot: [root: string];
  explorerLevel: [subdivision: string];
  explorerDrill: [level: string, name: string, id: string];
  explorerExit: [path: string];
  explorerTime: [quarter: number, fiscalYear: number];
  explorerView: [view: 'treemap' | 'table'];

  recipientPeriod: [group: 'fiscal_year' | 'quarter' | 'month'];
  agencyProfile: [name: string, codes: string];
  compare: [change: 'Add' | 'Remove', profile: string];

  /** One value of an applied filter. */
  searchFilter: [name: string, value: string];
  /** The distinct names of all filters of a search. */
  searchFilters: [names: readonly string[]];
  searchTab: [tab: string];
  searchAward: [awardId: string, hash: string];
  searchSubaward: [subawardId: string];
  searchSectionSeen: [section: 'awards' | 'categories' | 'time' | 'map'];
  searchSectionUsed: [
    section: 'table' | 'categories' | 'time' | 'map',
    control: 'Dropdown' | 'Toggle',
    choice: string,
  ];
  searchMethods: [change: 'Open' | 'Close', section: string, level: string];
  searchDateRange: [range: string];
  searchHelp: [change: 'Open' | 'Close', filter: string];
  searchDownload: [type: string, filters: readonly string[]];
  keywordSearch: [keyword: string];
  keywordDownload: [keyword: string];

  awardDownload: [generatedId: string];
  archiveDownload: [file: string];
  awardDataDownload: [dateType: string, agency: string];
  accountDataDownload: [level: string, agency: string];
  dictionaryDownload: [];
  dataDive: [action: 'spotlight' | 'profile' | 'share'];

  /** A section that was selected in the navigation of the COVID-19 profile. */
  covidSection: [section: string];
  /** A tab of Total Spending by Budget Category. */
  covidBudgetTab: [tab: string];
  covidDownload: [];
  covidTableDownload: [];
  /** A tab above a table: the table and the name of the tab. */
  covidTab: [table: CovidTable, tab: string];
  /** A name in a table that opens a profile or a dialog. */
  covidRow: [table: CovidTable, tab: string, name: string];
  covidMapLayer: [layer: string];
  covidMapChoice: [
    awards: string,
    control: 'area type' | 'spending type' | 'amount type',
    value: string,
  ];
  covidSearch: [];
  covidAccountData: [];
}
export type CovidTable = 'agency' | 'budget' | 'recipient' | 'award-agency' | 'listing' | 'cfda';

/** Sends an analytics event, given its name in `TrackedEvents` and its details. */
export type Track = <Name extends keyof TrackedEvents>(
  name: Name,
  ...details: TrackedEvents[Name]
) => void;
/** A tracked event: its name and its details, whose types `Track` has checked. */
export type TrackedEvent = readonly [name: keyof TrackedEvents, ...details: readonly unknown[]];
