import { waitFor } from '@testing-library/react';
import type { TrackedEvents } from '@/lib/trackedEvents';
import { eventTable, type AnalyticsEvent } from '@/services/analytics/eventTable';
import { forgetSent, sentEvents } from '../sentEvents';

type Name = keyof typeof eventTable;
/** Returns the row of the event table for an action. */
export const eventRow = <One extends Name>(
  name: One,
  ...details: TrackedEvents[One]
): AnalyticsEvent =>
  (eventTable[name] as (...all: TrackedEvents[One]) => AnalyticsEvent)(...details);

/** Waits until all pending events have been sent. */
const settled = () =>
  new Promise((done) => {
    setTimeout(done, 50);
  });
/** Performs an action and checks that exactly these events are sent, once each and in this order. */
export const expectEvents = async (
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
