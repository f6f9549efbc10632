import { site } from '@/domain/site/site';
import type { Track } from '@/lib/trackedEvents';
import type { Told } from './told';

/** Whether the visitor's browser asks not to be tracked. */
const declined = (): boolean => {
  const browser = navigator as Navigator & { globalPrivacyControl?: boolean };
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
};
/** On only with an id, and never against Do Not Track or Global Privacy Control. */
export const analyticsEnabled = (id = site.analyticsId): boolean => id !== '' && !declined();

/** What waits for the code that sends it: nothing of that is loaded before the first event of a visitor who may be counted. */
let waiting: Told[] = [];
/** Counts something. What cannot be sent without a network waits for the next event. */
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
