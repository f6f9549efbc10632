/**
 * A site that was built with an analytics id: to be imported before anything of the site. What it sends is read where the
 * library leaves it for the script of its service, which no test loads.
 */
process.env.SITE_ANALYTICS_ID = 'G-TEST';

/** An event as it leaves the site. */
export interface SentEvent {
  event: string;
  category?: string;
  action?: string;
  label?: string;
}
const layer = (): ArrayLike<unknown>[] =>
  ((window as Window & { dataLayer?: ArrayLike<unknown>[] }).dataLayer ??= []);

/** Everything that was sent since the start or the last `forgetSent`, page views aside; all categories begin with the site's name. */
export const sentEvents = (): SentEvent[] =>
  layer().flatMap(({ 0: kind, 1: event, 2: parameters }) => {
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
/** Path and title of the pages that were counted. */
export const sentPages = (): [path: string, title: string][] =>
  layer().flatMap(({ 0: kind, 1: event, 2: parameters }) => {
    if (kind !== 'event' || event !== 'page_view') return [];
    const { page_path, page_title } = parameters as Record<string, string>;
    return [[page_path!, page_title!]];
  });
/** Actions and labels of a category, as `action` or `action: label`. */
export const sentOf = (category: string): string[] =>
  sentEvents()
    .filter((event) => event.category === category)
    .map(({ action, label }) => (label === undefined ? action! : `${action!}: ${label}`));
export const forgetSent = (): void => {
  layer().length = 0;
};
