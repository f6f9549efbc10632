import { site } from '@/domain/site/site';
import type { Track, TrackedEvent } from '@/lib/trackedEvents';

/** Returns whether the visitor’s browser sends Do Not Track or Global Privacy Control. */
const hasOptedOut = (): boolean => {
  const browser = navigator as Navigator & { globalPrivacyControl?: boolean };
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
};
/** Returns whether analytics is on. It needs an analytics ID and stays off under Do Not Track or Global Privacy Control. */
export const isAnalyticsEnabled = (id = site.analyticsId): boolean => id !== '' && !hasOptedOut();

/** Returns a function that queues events and sends them once the delivery code has loaded. The first event starts loading it. */
export const createTrack = (): Track => {
  let queue: TrackedEvent[] = [];
  return (name, ...details) => {
    if (!isAnalyticsEnabled()) return;
    queue.push([name, ...details]);
    import('./deliver').then(
      ({ deliver }) => {
        const queuedEvents = queue;
        queue = [];
        deliver(queuedEvents);
      },
      () => {},
    );
  };
};
