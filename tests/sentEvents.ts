/**
 * Simulates a site built with an analytics ID. Import this module before any module of the site. Events are read from `dataLayer`,
 * where the analytics library puts them for the service's script, which tests do not load.
 */
process.env.SITE_ANALYTICS_ID = 'G-TEST';

/** An event that the site sends. */
export interface SentEvent {
  event: string;
  category?: string;
  action?: string;
  label?: string;
}
const getDataLayer = (): ArrayLike<unknown>[] =>
  ((window as Window & { dataLayer?: ArrayLike<unknown>[] }).dataLayer ??= []);

/**
 * Returns all events sent since the start or the last `forgetSent`, without page views. Expects each category to begin with the site's
 * name, and removes the name.
 */
export const sentEvents = (): SentEvent[] =>
  getDataLayer().flatMap(({ 0: kind, 1: event, 2: parameters }) => {
    if (kind !== 'event' || event === 'page_view') return [];
    const { event_category, event_action, event_label, ...more } = parameters as Record<
      string,
      string
    >;
    expect([event, more]).toEqual([event, {}]);
    expect(event_category).toMatch(/^USAspending - ./);
    return [
      {
        event: event as string,
        category: event_category!.replace('USAspending - ', ''),
        action: event_action,
        ...(event_label === undefined ? {} : { label: event_label }),
      },
    ];
  });
/** Returns the path and title of each page view. */
export const sentPages = (): [path: string, title: string][] =>
  getDataLayer().flatMap(({ 0: kind, 1: event, 2: parameters }) => {
    if (kind !== 'event' || event !== 'page_view') return [];
    const { page_path, page_title } = parameters as Record<string, string>;
    return [[page_path!, page_title!]];
  });
/** Returns the actions and labels of a category, as `action` or `action: label`. */
export const getSentActions = (category: string): string[] =>
  sentEvents()
    .filter((event) => event.category === category)
    .map(({ action, label }) => (label === undefined ? action! : `${action!}: ${label}`));
export const forgetSent = (): void => {
  getDataLayer().length = 0;
};
