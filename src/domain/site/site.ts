/**
 * Returns a setting that is given when the bundle is built (`scripts/build/buildSettings.json`, `docs/settings.md`); `fallback` if it
 * is not set.
 */
export const setting = (value: string | undefined, fallback: string): string =>
  value === undefined ? fallback : value;

export const site = {
  name: setting(process.env.SITE_NAME, 'USAspending'),
  domainName: setting(process.env.SITE_DOMAIN_NAME, 'USAspending.gov'),
  url: setting(process.env.SITE_URL, 'https://www.usaspending.gov'),
  /** Base URL of PDFs, flags, metadata and archive files; empty means the site itself. */
  filesRoot: setting(process.env.SITE_FILES_ROOT, ''),
  helpMailbox: setting(process.env.SITE_HELP_MAILBOX, 'usaspending.help@fiscal.treasury.gov'),
  listMailbox: setting(process.env.SITE_LIST_MAILBOX, 'join-usaspending@lists.fiscal.treasury.gov'),
  apiSiteUrl: setting(process.env.SITE_API_URL, 'https://api.usaspending.gov'),
  /** Without an id no analytics run and nothing is requested from a third party. */
  analyticsId: setting(process.env.SITE_ANALYTICS_ID, ''),
  /** With a token, a raster base map is added; without one, the map uses only local boundaries. */
  mapToken: setting(process.env.MAPBOX_TOKEN, ''),
} as const;

/** Fixed value of the header that marks every request of this front end. */
export const REQUESTED_WITH_VALUE = 'USASpendingFrontend';
/** Version of the saved-search form and of the filter store. */
export const FILTER_VERSION = '2020-06-01';

/** Returns the title of a document: `{thing} | {site}`. */
export const documentTitle = (pageTitle: string): string => `${pageTitle} | ${site.name}`;
/** Returns the link to a mail draft to the help mailbox. */
export const helpMail = (subject: string): string =>
  `mailto:${site.helpMailbox}?subject=${encodeURIComponent(subject)}`;
export const listMailUrl = `mailto:${site.listMailbox}?subject=${encodeURIComponent(`Yes, I'd like to receive updates from ${site.name}`)}`;
