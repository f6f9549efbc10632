import { waitFor } from '@testing-library/react';
import type { TrackedEvents } from '@/lib/trackedEvents';
import { eventTable, type AnalyticsEvent } from '@/services/analytics/eventTable';
import { forgetSent, sentEvents } from '../sentEvents';

type Name = keyof typeof eventTable;
/** Returns the analytics event that the event table defines for an action and its details. */
export const eventRow = <One extends Name>(
  name: One,
  ...details: TrackedEvents[One]
): AnalyticsEvent =>
  (eventTable[name] as (...all: TrackedEvents[One]) => AnalyticsEvent)(...details);

/** Waits 50 ms, during which pending events are sent. */
const waitForEvents = () =>
  new Promise((done) => {
    setTimeout(done, 50);
  });
/** Performs an action and checks that exactly these events are sent, once each and in this order. */
export const expectEvents = async (
  rows: readonly AnalyticsEvent[] | (() => readonly AnalyticsEvent[]),
  act: () => Promise<unknown>,
): Promise<void> => {
  await waitForEvents();
  forgetSent();
  await act();
  const expected = typeof rows === 'function' ? rows() : rows;
  await waitFor(() => expect(sentEvents().length).toBeGreaterThanOrEqual(expected.length));
  await waitForEvents();
  expect(sentEvents()).toEqual(expected);
};
