import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DOWNLOADS_KEY, loadDownloads } from '@/blocks/downloads/storedDownloads';
import { makeDownload, type Download } from '@/blocks/downloads/state/download';
import { renderAt } from '../render';
import { bar, downloadsInProcess } from './downloadJobs';

jest.setTimeout(120_000);
const { api, opened } = downloadsInProcess();
const patient = { timeout: 20_000 };
/** Simulates a change of the list by another tab of the same browser. */
const elsewhere = (list: readonly Download[]) =>
  act(async () => {
    const oldValue = window.localStorage.getItem(DOWNLOADS_KEY);
    if (list.length) window.localStorage.setItem(DOWNLOADS_KEY, JSON.stringify(list));
    else window.localStorage.removeItem(DOWNLOADS_KEY);
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: DOWNLOADS_KEY,
        oldValue,
        newValue: window.localStorage.getItem(DOWNLOADS_KEY),
        storageArea: window.localStorage,
      }),
    );
    await Promise.resolve();
  });
const asked = makeDownload({
  id: 'a',
  title: 'Advanced Search: awards',
  stage: 'requesting',
  startedAt: Date.now(),
});
const working = asked.merge({
  stage: 'working',
  fileName: 'a.zip',
  fileUrl: 'http://files.example/a.zip',
  polls: 1,
});
const finished = working.merge({
  stage: 'finished',
  rows: 12,
  bytes: 3400,
  seconds: 16,
  endedAt: Date.now(),
  polls: 2,
});
const other = finished.merge({
  id: 'b',
  title: 'Custom award data',
  fileName: 'b.zip',
  fileUrl: 'http://files.example/b.zip',
  startedAt: Date.now() - 1000,
});
const entry = (name: string) => screen.queryByRole('button', { name });

describe('downloads in a second tab', () => {
  it('show the progress of the tab that requested them, and remain in the header when ready', async () => {
    renderAt('/about');
    await screen.findByRole('heading', { level: 1 }, patient);
    expect(screen.queryByRole('button', { name: /^My downloads/ })).not.toBeInTheDocument();
    await elsewhere([asked]);
    expect(await screen.findByText('Preparing your download...', undefined, patient)).toBeVisible();
    expect(entry('My downloads, no file ready yet')).toBeVisible();
    await elsewhere([working]);
    expect(within(bar()!).getByText('Preparing your download...')).toBeVisible();
    const seen = Date.now();
    await elsewhere([finished]);
    expect(within(bar()!).getByText('Your file is ready for download.')).toBeVisible();
    expect(entry('My downloads, 1 file ready')).toBeVisible();
    await waitFor(() => expect(bar()).toHaveClass('download-bar--leaving'), patient);
    expect(Date.now() - seen).toBeGreaterThan(4500);
    await waitFor(() => expect(bar()).not.toBeInTheDocument(), patient);
    expect(entry('My downloads, 1 file ready')).toBeVisible();
    // Only the tab that requested the file opens it; otherwise it would be saved twice.
    expect(opened).toEqual([]);
    expect(loadDownloads(Date.now())).toHaveLength(1);
  });
  it('update the open list when downloads are added, ended or removed', async () => {
    window.localStorage.setItem(DOWNLOADS_KEY, JSON.stringify([other]));
    const { user } = renderAt('/about');
    await user.click(
      await screen.findByRole('button', { name: 'My downloads, 1 file ready' }, patient),
    );
    const list = within(screen.getByRole('dialog', { name: 'My downloads' }));
    const titles = () =>
      list
        .queryAllByRole('listitem')
        .map((item) => [
          item.querySelector('.download-entry__title')!.textContent,
          item.querySelector('strong')!.textContent,
        ]);
    expect(titles()).toEqual([['Custom award data', 'Ready']]);
    await elsewhere([working, other]);
    expect(titles()).toEqual([
      ['Advanced Search: awards', 'Being prepared'],
      ['Custom award data', 'Ready'],
    ]);
    await elsewhere([working.merge({ stage: 'cancelled', endedAt: 1 }), other]);
    expect(titles()[0]).toEqual(['Advanced Search: awards', 'Cancelled']);
    await elsewhere([other]);
    expect(titles()).toEqual([['Custom award data', 'Ready']]);
    await elsewhere([]);
    expect(list.getByText(/No downloads yet/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(entry('My downloads, no file ready yet')).toHaveFocus();
  });
  it('are not overwritten by an outdated list of this tab', async () => {
    api.override(http.get(/download\/status\//, () => HttpResponse.json({ status: 'running' })));
    window.localStorage.setItem(DOWNLOADS_KEY, JSON.stringify([working, other]));
    const { user } = renderAt('/about');
    await screen.findByText('Preparing your download...', undefined, patient);
    // The other tab writes the list. This tab writes a change of its own before it receives the event.
    window.localStorage.setItem(DOWNLOADS_KEY, JSON.stringify([finished, other]));
    await user.click(screen.getByRole('button', { name: /^My downloads, / }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'My downloads' })).getByRole('button', {
        name: /^Remove from the list\s*: Custom/,
      }),
    );
    expect(loadDownloads(Date.now()).map(({ id, stage }) => [id, stage])).toEqual([
      ['a', 'finished'],
    ]);
  });
  it('are marked as failed when a closed tab has not sent them for a minute', async () => {
    window.localStorage.setItem(
      DOWNLOADS_KEY,
      JSON.stringify([
        asked,
        asked.merge({ id: 'old', title: 'Lost', startedAt: Date.now() - 61_000 }),
      ]),
    );
    const { user } = renderAt('/about');
    await user.click(await screen.findByRole('button', { name: /^My downloads, / }, patient));
    const list = within(screen.getByRole('dialog', { name: 'My downloads' }));
    expect(
      list.getAllByRole('listitem').map((item) => item.querySelector('strong')!.textContent),
    ).toEqual(['Sending the request', 'Failed']);
  });
});

describe('the header', () => {
  it('shows the number of ready files and opens their list by keyboard', async () => {
    window.localStorage.setItem(
      DOWNLOADS_KEY,
      JSON.stringify([
        finished,
        other,
        working.merge({ id: 'c', stage: 'failed', message: 'No.' }),
      ]),
    );
    const { user } = renderAt('/about');
    const button = await screen.findByRole(
      'button',
      { name: 'My downloads, 2 files ready' },
      patient,
    );
    expect(button).toHaveTextContent('2');
    button.focus();
    await user.keyboard('{Enter}');
    const list = within(screen.getByRole('dialog', { name: 'My downloads' }));
    expect(list.getAllByRole('link', { name: /^Save the file/ })).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
  });
});

describe('the download dialog of a search', () => {
  const open = async (address: string) => {
    const { user } = renderAt(address);
    await waitFor(
      () => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled(),
      patient,
    );
    await user.click(screen.getByRole('button', { name: 'Download' }));
    return {
      user,
      dialog: within(await screen.findByRole('dialog', { name: 'Download Data' }, patient)),
    };
  };
  it('shows the filters of the download at every step', async () => {
    const { user, dialog } = await open('/search?fy=2024,2023&keyword=forest');
    const filters = () => within(dialog.getByRole('region', { name: 'Filters of this download' }));
    expect(filters().getByText('3 Active Filters:')).toBeVisible();
    expect(filters().getByText('Time Period')).toBeVisible();
    expect(filters().getByText(/FY 2024/)).toBeVisible();
    expect(filters().getByText('forest')).toBeVisible();
    // The filters are read-only here: the search stays as applied.
    expect(filters().queryByRole('button')).not.toBeInTheDocument();
    await waitFor(
      () => expect(dialog.getByRole('button', { name: /^Award/ })).toBeEnabled(),
      patient,
    );
    await user.click(dialog.getByRole('button', { name: /^Award/ }));
    expect(filters().getByText('3 Active Filters:')).toBeVisible();
  });
  it('collapses a long list of values until it is expanded', async () => {
    const { user, dialog } = await open(
      `/search?fy=${Array.from({ length: 12 }, (_, index) => 2012 + index).join(',')}`,
    );
    const filters = within(dialog.getByRole('region', { name: 'Filters of this download' }));
    expect(filters.queryByText(/FY 2012/)).not.toBeInTheDocument();
    await user.click(filters.getByRole('button', { name: /^Show all 12/ }));
    expect(filters.getByText(/FY 2012/)).toBeVisible();
    await user.click(filters.getByRole('button', { name: /^Show fewer/ }));
    expect(filters.queryByText(/FY 2012/)).not.toBeInTheDocument();
  });
  it('names the keyword of a keyword search', async () => {
    const { dialog } = await open('/keyword_search/forest');
    expect(
      within(dialog.getByRole('region', { name: 'Filters of this download' })).getByText('forest'),
    ).toBeVisible();
  });
});

describe('the download status request', () => {
  it.each([
    ['download', 'awards', ['file_name', 'type']],
    ['bulk_download', 'awards', ['file_name']],
    ['download', 'accounts', ['file_name', 'type']],
  ] as const)(
    'of %s/%s sends the parameters of its endpoint [i7.10, i7.21]',
    async (family, type, keys) => {
      const polls: URL[] = [];
      api.override(
        http.get(/\/api\/v2\/(bulk_)?download\/status\//, ({ request }) => {
          polls.push(new URL(request.url));
          return HttpResponse.json({ status: 'finished', file_url: '/files/x.zip' });
        }),
      );
      window.localStorage.setItem(DOWNLOADS_KEY, JSON.stringify([working.merge({ family, type })]));
      renderAt('/about');
      await waitFor(() => expect(polls).toHaveLength(1), patient);
      expect([polls[0]!.pathname, [...polls[0]!.searchParams.keys()]]).toEqual([
        `/api/v2/${family}/status/`,
        keys,
      ]);
    },
  );
});

describe('a page with replaced data', () => {
  it('shows a notice and offers to load the new data', async () => {
    const { store } = renderAt('/about');
    await screen.findByRole('heading', { level: 1 }, patient);
    const { request } = await import('@/services/http/client');
    await act(async () => {
      await request({ path: 'v2/references/toptier_agencies/' });
    });
    expect(screen.getByText(/Sample data/)).toBeVisible();
    expect(screen.queryByText(/New data was published/)).not.toBeInTheDocument();
    api.override(
      http.all(/\/api\/v2\/references\/toptier_agencies\//, () =>
        HttpResponse.json(
          { results: [] },
          { headers: { 'X-Data-Source': 'sample; as-of=2025-11-15; set=second' } },
        ),
      ),
    );
    await act(async () => {
      await request({ path: 'v2/references/toptier_agencies/' });
    });
    expect(screen.getByText(/New data was published while this page was open/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show the new data' })).toBeVisible();
    expect((store.getState() as { dataSource: { setKey: string } }).dataSource.setKey).toBe(
      'second',
    );
  });
});
