/**
 * What visitors do that analytics may be told of, and what is known of it then. Types alone, so that every tier can name an event
 * and none carries the table: what each one is called when it is sent stands in `services/analytics/eventTable.ts`.
 */
export interface TrackedEvents {
  /** A page came into view: its path, the title of its document. */
  pageview: [path: string, title: string];

  headerLink: [route: string];
  mobileHeaderLink: [route: string];
  footerLink: [url: string];
  /** `page` is the title of the document that it was pressed on. */
  stayInTouch: [page: string, way: 'sign-up' | 'learn-more' | 'survey'];
  /** A link to another site that is counted under no other name. */
  externalLink: [url: string];
  share: [network: 'Facebook' | 'Twitter' | 'LinkedIn' | 'Reddit' | 'Email' | 'Copy', url: string];
  siteSearch: [chosen: string];

  /** A term in the list of the glossary. */
  glossaryTerm: [term: string];
  /** A link to a term from a text; `text` are its words. */
  glossaryLink: [text: string, slug: string];
  aboutTheDataEntry: [name: string];
  /** The panel was opened, by whatever led to its address; bare without a slug. */
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
  /** All filters of a search together: their distinct names. */
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

  /** A section of the COVID-19 profile, in its navigation. */
  covidSection: [section: string];
  /** A tab of Total Spending by Budget Category. */
  covidBudgetTab: [tab: string];
  covidDownload: [];
  covidTableDownload: [];
  /** A tab over a table: of which section, and its name. */
  covidTab: [table: CovidTable, tab: string];
  /** A name in a table, which leads to a profile or a dialog. */
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
/** Tables of the COVID-19 profile. */
export type CovidTable = 'agency' | 'budget' | 'recipient' | 'award-agency' | 'listing' | 'cfda';

/** Tells analytics of something, by its name in the table and what is known of it. */
export type Track = <Name extends keyof TrackedEvents>(
  name: Name,
  ...details: TrackedEvents[Name]
) => void;
