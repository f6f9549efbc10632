import { site } from '@/domain/site/site';
import type { Track, TrackedEvent } from '@/lib/trackedEvents';

/** Returns whether the visitor’s browser sends Do Not Track or Global Privacy Control. */
const declined = (): boolean => {
  const browser = navigator as Navigator & { globalPrivacyControl?: boolean };
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
};
/** Returns whether analytics is on: with an analytics ID, and never against Do Not Track or Global Privacy Control. */
export const analyticsEnabled = (id = site.analyticsId): boolean => id !== '' && !declined();

/** Creates the function that sends events. They wait for the delivery code, which loads with the first event. */
export const createTrack = (): Track => {
  let waiting: TrackedEvent[] = [];
  return (name, ...details) => {
    if (!analyticsEnabled()) return;
    waiting.push([name, ...details]);
    import('./deliver').then(
      ({ deliver }) => {
        const all = waiting;
        waiting = [];
        deliver(all);
      },
      () => {},
    );
  };
};
