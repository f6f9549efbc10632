import ga from 'react-ga4';
import { site } from '@/domain/site/site';
import type { TrackedEvent } from '@/lib/trackedEvents';
import { eventTable, type AnalyticsEvent } from './eventTable';

/** Returns the analytics library, initialized on first use without automatic page views. */
const library = () => {
  if (!ga.isInitialized)
    ga.initialize(site.analyticsId, { gtagOptions: { send_page_view: false } });
  return ga;
};

const send = ([name, ...details]: TrackedEvent): void => {
  if (name === 'pageview') {
    const [page, title] = details;
    library().send({ hitType: 'pageview', page, title });
    return;
  }
  const row = eventTable[name] as (...all: readonly unknown[]) => AnalyticsEvent;
  const { event, category, action, label } = row(...details);
  if (!category || !action) return;
  library().event(event, {
    event_category: `${site.name} - ${category}`,
    event_action: action,
    ...(label === undefined ? {} : { event_label: label }),
  });
};
/** Sends events in order, each once. An event without category or action is not sent. */
export const deliver = (all: readonly TrackedEvent[]): void => all.forEach(send);
