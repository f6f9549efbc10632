import { waitFor } from '@testing-library/react';
import type { TrackedEvents } from '@/lib/trackedEvents';
import { eventTable, type AnalyticsEvent } from '@/services/analytics/eventTable';
import { forgetSent, sentEvents } from '../sentEvents';

type Name = keyof typeof eventTable;
/** What the table has of a thing that is done. */
export const row = <One extends Name>(name: One, ...details: TrackedEvents[One]): AnalyticsEvent =>
  (eventTable[name] as (...all: TrackedEvents[One]) => AnalyticsEvent)(...details);

/** Everything that is under way has been sent. */
const settled = () =>
  new Promise((done) => {
    setTimeout(done, 50);
  });
/** Does something and holds what is sent of it to the rows: these, once each, in this order, and nothing else. */
export const sends = async (
  rows: readonly AnalyticsEvent[] | (() => readonly AnalyticsEvent[]),
  act: () => Promise<unknown>,
): Promise<void> => {
  await settled();
  forgetSent();
  await act();
  const expected = typeof rows === 'function' ? rows() : rows;
  await waitFor(() => expect(sentEvents().length).toBeGreaterThanOrEqual(expected.length));
  await settled();
  expect(sentEvents()).toEqual(expected);
};
