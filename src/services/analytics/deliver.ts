import ga from 'react-ga4';
import { site } from '@/domain/site/site';
import type { TrackedEvent } from '@/lib/trackedEvents';
import { eventTable, type AnalyticsEvent } from './eventTable';

/** Returns the analytics library, initialized on first use without automatic page views. */
const getLibrary = () => {
  if (!ga.isInitialized)
    ga.initialize(site.analyticsId, { gtagOptions: { send_page_view: false } });
  return ga;
};

const send = ([name, ...details]: TrackedEvent): void => {
  if (name === 'pageview') {
    const [page, title] = details;
    getLibrary().send({ hitType: 'pageview', page, title });
    return;
  }
  const makeEvent = eventTable[name] as (...args: readonly unknown[]) => AnalyticsEvent;
  const { event, category, action, label } = makeEvent(...details);
  if (!category || !action) return;
  getLibrary().event(event, {
    event_category: `${site.name} - ${category}`,
    event_action: action,
    ...(label === undefined ? {} : { event_label: label }),
  });
};
/** Sends events in order, each once. An event without category or action is not sent. */
export const deliver = (events: readonly TrackedEvent[]): void => events.forEach(send);
