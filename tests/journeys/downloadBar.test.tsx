import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { downloadReducers, type WithDownloads } from '@/blocks/downloads';
import { DOWNLOADS_KEY, loadDownloads } from '@/blocks/downloads/storedDownloads';
import { makeDownload } from '@/blocks/downloads/state/download';
import { makeDownloadBar } from '@/blocks/downloads/state/downloadBar';
import { timings } from '@/lib/layoutTokens';
import { renderAt } from '../render';
import {
  mockJobs,
  bar,
  downloadsInProcess,
  startFakeTime,
  advanceTime,
  startAwards,
} from './downloadJobs';
import { hrefOf } from './pageTexts';

const { api, opened } = downloadsInProcess();
const jobs = (states?: readonly object[]) => mockJobs(api, states);
const search = '/search?fy=2024&type=02,03';

describe('the download bar', () => {
  it('polls every 15 seconds at first and every 30 seconds after four polls, and opens the finished file [i2.pages.6, i4.downloads.1-6, i4.downloads.9-11, i9.15]', async () => {
    const { polls } = jobs([
      ...Array.from({ length: 6 }, () => ({
        status: 'running',
        rows_written: 5,
        bytes_written: 900,
      })),
      { status: 'finished', total_rows: 12, total_size: 3.4, seconds_elapsed: '125' },
    ]);
    const { user, store } = renderAt(search);
    await startAwards(user);
    const state = () => (store.getState() as unknown as WithDownloads).download.toObject();
    expect(within(bar()!).getByText('Preparing your download...')).toBeVisible();
    expect(state()).toEqual({
      type: 'awards',
      columns: [],
      expectedFile: 'file-1.zip',
      expectedUrl: 'http://files.example/file-1.zip',
      pendingDownload: true,
      showCollapsedProgress: true,
    });
    const startTime = Date.now();
    await advanceTime(15_000);
    expect(polls).toHaveLength(1);
    expect(within(bar()!).getByText(/5 rows, 900 bytes, 2 seconds/)).toBeVisible();
    expect([polls[0]!.url.pathname, polls[0]!.url.searchParams.get('type')]).toEqual([
      '/api/v2/download/status/',
      'awards',
    ]);
    await advanceTime(45_000 + 60_000);
    expect(polls.map(({ at }) => Math.round((at - startTime) / 1000))).toEqual(
      [15, 30, 45, 60, 90, 120].map((second) => expect.closeTo(second, -0.5) as unknown as number),
    );
    expect(opened).toEqual([]);
    await advanceTime(30_000);
    expect(within(bar()!).getByText('Your file is ready for download.')).toBeVisible();
    expect(
      within(bar()!).getByText(
        /Your download should begin automatically\..*12 rows, 3\.4 kB, 2 minutes 5 seconds/,
      ),
    ).toBeVisible();
    await advanceTime(1000);
    expect(opened).toEqual(['http://files.example/file-1.zip']);
    expect(state()).toMatchObject({
      pendingDownload: false,
      showCollapsedProgress: false,
      expectedFile: 'file-1.zip',
    });
    expect([timings.barClose, timings.barSlide]).toEqual([5000, 500]);
    await advanceTime(4100);
    expect(bar()).toHaveClass('download-bar--leaving');
    await advanceTime(500);
    expect(bar()).not.toBeInTheDocument();
    expect(state()).toEqual(makeDownloadBar().toObject());
  });
  it('shows why a file failed, and keeps the reason until the download is removed from the list [i4.downloads.7, i8.6]', async () => {
    jobs([{ status: 'failed', message: 'The warehouse is closed.' }]);
    const { user } = renderAt(search);
    await startAwards(user);
    await advanceTime(15_000);
    expect(within(bar()!).getByText('An error occurred while generating your file.')).toBeVisible();
    expect(within(bar()!).getByText('The warehouse is closed.')).toBeVisible();
    expect(opened).toEqual([]);
    await act(async () => {
      within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]!.click();
      await Promise.resolve();
    });
    await act(async () => {
      within(bar()!).getByRole('button', { name: 'My downloads' }).click();
      await Promise.resolve();
    });
    await advanceTime(6000);
    const list = within(screen.getByRole('dialog', { name: 'My downloads' }));
    expect(list.getByText('The warehouse is closed.')).toBeVisible();
    expect(loadDownloads(Date.now())[0]).toMatchObject({
      stage: 'failed',
      message: 'The warehouse is closed.',
    });
    await act(async () => {
      list.getByRole('button', { name: /^Remove from the list/ }).click();
      await Promise.resolve();
    });
    expect(list.getByText(/No downloads yet/)).toBeVisible();
    expect(window.localStorage.getItem(DOWNLOADS_KEY)).toBeNull();
  });
  it.each([
    ['the request', /download\/awards/, 100],
    ['a poll', /download\/status/, 15_000],
  ] as const)(
    'shows the message of the API when %s is rejected [i4.downloads.8, i8.5]',
    async (_what, match, after) => {
      jobs();
      api.override(
        http.all(match, () => HttpResponse.json({ message: 'Too busy today.' }, { status: 500 })),
      );
      const { user } = renderAt(search);
      await startAwards(user);
      await advanceTime(after);
      expect(within(bar()!).getByText('Too busy today.')).toBeVisible();
      await advanceTime(5600);
      expect(bar()).not.toBeInTheDocument();
    },
  );
  it('tracks two downloads and finishes the second after the first is canceled', async () => {
    const { polls } = jobs();
    const { user } = renderAt(search);
    const dialog = await startAwards(user);
    await act(async () => {
      dialog.getAllByRole('button', { name: 'Close' })[0]!.click();
      await Promise.resolve();
    });
    await act(async () => {
      screen.getByRole('button', { name: 'Download' }).click();
      await jest.advanceTimersByTimeAsync(50);
    });
    jest.useRealTimers();
    const again = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    await waitFor(() => expect(again.getByRole('button', { name: /^Transaction/ })).toBeEnabled());
    await user.click(again.getByRole('button', { name: /^Transaction/ }));
    startFakeTime();
    await act(async () => {
      again.getByRole('button', { name: /^Everything/ }).click();
      await jest.advanceTimersByTimeAsync(50);
    });
    expect(within(bar()!).getByText('Preparing 2 downloads...')).toBeVisible();
    await act(async () => {
      within(bar()!).getByRole('button', { name: 'Cancel Advanced Search: awards' }).click();
      await Promise.resolve();
    });
    expect(within(bar()!).getByText('Preparing your download...')).toBeVisible();
    await advanceTime(31_000);
    expect(opened).toEqual(['http://files.example/file-2.zip']);
    expect(polls.every(({ url }) => url.searchParams.get('file_name') === 'file-2.zip')).toBe(true);
    expect(loadDownloads(Date.now()).map(({ title, stage }) => [title, stage])).toEqual([
      ['Advanced Search: transactions', 'finished'],
      ['Advanced Search: awards', 'cancelled'],
    ]);
  });
  it('resumes a download after the page was closed', async () => {
    jobs([{ status: 'finished', total_rows: 3, total_size: 1 }]);
    const savedDownload = makeDownload({
      id: 'x',
      title: 'Advanced Search: awards',
      fileName: 'kept.zip',
      fileUrl: 'http://files.example/kept.zip',
      stage: 'working',
      startedAt: Date.now() - 60_000,
    });
    const oldDownload = savedDownload.merge({
      id: 'old',
      title: 'Long ago',
      startedAt: Date.now() - 8 * 24 * 3600 * 1000,
    });
    const lostDownload = savedDownload.merge({
      id: 'lost',
      title: 'Never taken on',
      fileName: '',
      stage: 'requesting',
    });
    window.localStorage.setItem(
      DOWNLOADS_KEY,
      JSON.stringify([
        savedDownload,
        oldDownload,
        lostDownload,
        { nonsense: true },
        { ...savedDownload.toObject(), id: 'evil', fileUrl: 'javascript:alert(1)' },
      ]),
    );
    const { user } = renderAt('/about');
    expect(
      await screen.findByText('Your file is ready for download.', {
        selector: '.download-bar__title',
      }),
    ).toBeVisible();
    await waitFor(() => expect(opened).toEqual(['http://files.example/kept.zip']));
    await user.click(within(bar()!).getByRole('button', { name: 'My downloads' }));
    const list = within(screen.getByRole('dialog', { name: 'My downloads' }));
    expect(
      list
        .getAllByRole('listitem')
        .map((item) => item.querySelector('.download-entry__title')!.textContent),
    ).toEqual(['Advanced Search: awards', 'Never taken on']);
    expect(
      list.getByText('You closed the page before we received the request. Try again.'),
    ).toBeVisible();
    expect(hrefOf(/^Save the file/, list)).toBe('http://files.example/kept.zip');
  });
  it.each(['{', '7', '[1, null]'])(
    'ignores an unreadable list in localStorage: %s',
    async (stored) => {
      window.localStorage.setItem(DOWNLOADS_KEY, stored);
      renderAt('/about');
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(bar()).not.toBeInTheDocument();
    },
  );
  it('warns about leaving only while a file is being prepared [i4.downloads.12, i8.7]', async () => {
    jobs();
    const { user } = renderAt(search);
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true }) as BeforeUnloadEvent;
      window.dispatchEvent(event);
      return [event.defaultPrevented, event.returnValue];
    };
    expect(leave()[0]).toBe(false);
    await startAwards(user);
    const event = new Event('beforeunload', { cancelable: true }) as BeforeUnloadEvent;
    const set = jest.fn();
    Object.defineProperty(event, 'returnValue', { set });
    window.dispatchEvent(event);
    expect([event.defaultPrevented, set.mock.calls]).toEqual([
      true,
      [
        [
          'You have a file that is still being generated. If you leave, the file will no longer download to your computer. Are you sure you want to do this?',
        ],
      ],
    ]);
    await advanceTime(31_000);
    expect(opened).toHaveLength(1);
    await advanceTime(600);
    expect(leave()[0]).toBe(false);
  });
});

it('the download reducers have the names from the specification', () =>
  expect(Object.keys(downloadReducers)).toEqual(['downloads', 'download']));
