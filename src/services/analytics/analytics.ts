import { site } from '@/domain/site/site';
import type { Track } from '@/lib/trackedEvents';
import type { Told } from './told';

/** Returns whether the visitor’s browser sends Do Not Track or Global Privacy Control. */
const declined = (): boolean => {
  const browser = navigator as Navigator & { globalPrivacyControl?: boolean };
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
};
/** Returns whether analytics is on: with an analytics ID, and never against Do Not Track or Global Privacy Control. */
export const analyticsEnabled = (id = site.analyticsId): boolean => id !== '' && !declined();

/** Events that wait for the delivery code, which loads with the first event. */
let waiting: Told[] = [];
/** Sends an event to analytics. When the delivery code cannot load, the event waits for the next one. */
export const track: Track = (name, ...details) => {
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
