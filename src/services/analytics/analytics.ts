import type ReactGa from 'react-ga4';
import { site } from '@/domain/site/site';

export interface AnalyticsEvent {
  category: string;
  action: string;
  label?: string;
}

/** Whether the visitor's browser asks not to be tracked. */
const declined = (): boolean => {
  const browser = navigator as Navigator & { globalPrivacyControl?: boolean };
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
};
/** On only with an id, and never against Do Not Track or Global Privacy Control. */
export const analyticsEnabled = (id = site.analyticsId): boolean => id !== '' && !declined();

let started: Promise<typeof ReactGa | undefined> | undefined;
const library = () => {
  started ??= import('react-ga4')
    .then(({ default: ga }) => {
      ga.initialize(site.analyticsId, { gtagOptions: { send_page_view: false } });
      return ga;
    })
    .catch(() => {
      // Without a network nothing is recorded; the next event tries again.
      started = undefined;
      return undefined;
    });
  return started;
};

export const logEvent = async ({ category, action, label }: AnalyticsEvent): Promise<void> => {
  if (analyticsEnabled())
    (await library())?.event({ category, action, ...(label === undefined ? {} : { label }) });
};
export const logPageview = async (path: string, title: string): Promise<void> => {
  if (analyticsEnabled()) (await library())?.send({ hitType: 'pageview', page: path, title });
};

/**
 * Label of a chosen date range. A record needs two entries with at least one non-empty; a missing start reads as open-ended,
 * a missing end as present. Undefined when there is nothing to record.
 */
export const dateRangeLabel = (
  range: readonly (string | null | undefined)[],
): string | undefined => {
  if (range.length !== 2 || (!range[0] && !range[1])) return undefined;
  return `${range[0] || 'open-ended'} to ${range[1] || 'present'}`;
};
