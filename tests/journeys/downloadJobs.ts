import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as csv from '@/lib/csv';
import type { renderAt } from '../render';
import { apiInProcess } from '../apiInProcess';

/** Runs the API in this process for the tests of a file. Returns it and the URLs of the files that the page has opened. */
export const downloadsInProcess = () => {
  const api = apiInProcess();
  const opened: string[] = [];
  beforeEach(() => {
    jest.spyOn(csv, 'saveFile').mockImplementation(() => {});
  });
  beforeAll(async () => {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      opened.push(this.href);
    });
    await api.start();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    api.reset();
    opened.length = 0;
    window.localStorage.clear();
  });
  afterAll(() => api.stop());
  return { api, opened };
};

interface JobRequest {
  path: string;
  body: Record<string, unknown>;
}
/** Makes each download job go through the given states, one per poll. Returns the recorded requests and polls. */
export const mockJobs = (
  api: ReturnType<typeof apiInProcess>,
  states: readonly object[] = [
    { status: 'running' },
    { status: 'finished', total_rows: 12, total_size: 3.4, seconds_elapsed: '16.0' },
  ],
) => {
  const asked: JobRequest[] = [];
  const polls: { url: URL; at: number }[] = [];
  const pollCounts = new Map<string, number>();
  api.override(
    http.get(/\/api\/v2\/(bulk_)?download\/status\//, ({ request }) => {
      const url = new URL(request.url);
      const name = url.searchParams.get('file_name')!;
      const at = pollCounts.get(name) ?? 0;
      pollCounts.set(name, at + 1);
      polls.push({ url, at: Date.now() });
      return HttpResponse.json({
        file_name: name,
        file_url: `http://files.example/${name}`,
        message: null,
        total_columns: null,
        total_rows: null,
        total_size: null,
        seconds_elapsed: '1.5',
        ...states[Math.min(at, states.length - 1)],
      });
    }),
    http.post(
      /\/api\/v2\/(bulk_)?download\/(awards|transactions|search)\//,
      async ({ request }) => {
        asked.push({
          path: new URL(request.url).pathname,
          body: (await request.json()) as Record<string, unknown>,
        });
        const name = `file-${asked.length}.zip`;
        return HttpResponse.json({
          status_url: '',
          file_name: name,
          file_url: `http://files.example/${name}`,
          download_request: {},
        });
      },
    ),
  );
  return { asked, polls };
};

export const bar = () => screen.queryByRole('region', { name: 'Download status' });
/** Replaces the timers with fake ones that the test advances. */
export const startFakeTime = () =>
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
export const advanceTime = (time: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(time);
  });
/** Starts fake time and an award download in the dialog of a search, by default with all columns. Returns the dialog's queries. */
export const startAwards = async (
  user: ReturnType<typeof renderAt>['user'],
  columns = /^Everything/,
) => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Download' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: /^Award/ })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: /^Award/ }));
  startFakeTime();
  await act(async () => {
    dialog.getByRole('button', { name: columns }).click();
    await jest.advanceTimersByTimeAsync(50);
  });
  return dialog;
};
