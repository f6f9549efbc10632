import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DOWNLOADS_KEY, loadDownloads } from '@/blocks/downloads/storedDownloads';
import { makeDownload, type Download } from '@/blocks/downloads/state/download';
import { renderAt } from '../render';
import { bar, downloadsInProcess } from './downloadJobs';

jest.setTimeout(120_000);
const { api, opened } = downloadsInProcess();
const waitOptions = { timeout: 20_000 };
/** Simulates a change of the list by another tab of the same browser. */
const changeListElsewhere = (list: readonly Download[]) =>
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
const requestedDownload = makeDownload({
  id: 'a',
  title: 'Advanced Search: awards',
  stage: 'requesting',
  startedAt: Date.now(),
});
const workingDownload = requestedDownload.merge({
  stage: 'working',
  fileName: 'a.zip',
  fileUrl: 'http://files.example/a.zip',
  polls: 1,
});
const finishedDownload = workingDownload.merge({
  stage: 'finished',
  rows: 12,
  bytes: 3400,
  seconds: 16,
  endedAt: Date.now(),
  polls: 2,
});
const otherDownload = finishedDownload.merge({
  id: 'b',
  title: 'Custom award data',
  fileName: 'b.zip',
  fileUrl: 'http://files.example/b.zip',
  startedAt: Date.now() - 1000,
});
const getHeaderButton = (name: string) => screen.queryByRole('button', { name });

describe('downloads in a second tab', () => {
  it('show the progress stored by the tab that requested them, and stay in the header when ready', async () => {
    renderAt('/about');
    await screen.findByRole('heading', { level: 1 }, waitOptions);
    expect(screen.queryByRole('button', { name: /^My downloads/ })).not.toBeInTheDocument();
    await changeListElsewhere([requestedDownload]);
    expect(
      await screen.findByText('Preparing your download...', undefined, waitOptions),
    ).toBeVisible();
    expect(getHeaderButton('My downloads, no file ready yet')).toBeVisible();
    await changeListElsewhere([workingDownload]);
    expect(within(bar()!).getByText('Preparing your download...')).toBeVisible();
    const finishedAt = Date.now();
    await changeListElsewhere([finishedDownload]);
    expect(within(bar()!).getByText('Your file is ready for download.')).toBeVisible();
    expect(getHeaderButton('My downloads, 1 file ready')).toBeVisible();
    await waitFor(() => expect(bar()).toHaveClass('download-bar--leaving'), waitOptions);
    expect(Date.now() - finishedAt).toBeGreaterThan(4500);
    await waitFor(() => expect(bar()).not.toBeInTheDocument(), waitOptions);
    expect(getHeaderButton('My downloads, 1 file ready')).toBeVisible();
    // Only the tab that requested the file opens it, so that it is saved only once.
    expect(opened).toEqual([]);
    expect(loadDownloads(Date.now())).toHaveLength(1);
  });
  it('are added, updated and removed in the open list', async () => {
    window.localStorage.setItem(DOWNLOADS_KEY, JSON.stringify([otherDownload]));
    const { user } = renderAt('/about');
    await user.click(
      await screen.findByRole('button', { name: 'My downloads, 1 file ready' }, waitOptions),
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
    await changeListElsewhere([workingDownload, otherDownload]);
    expect(titles()).toEqual([
      ['Advanced Search: awards', 'Being prepared'],
      ['Custom award data', 'Ready'],
    ]);
    await changeListElsewhere([
      workingDownload.merge({ stage: 'cancelled', endedAt: 1 }),
      otherDownload,
    ]);
    expect(titles()[0]).toEqual(['Advanced Search: awards', 'Canceled']);
    await changeListElsewhere([otherDownload]);
    expect(titles()).toEqual([['Custom award data', 'Ready']]);
    await changeListElsewhere([]);
    expect(list.getByText(/No downloads yet/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(getHeaderButton('My downloads, no file ready yet')).toHaveFocus();
  });
  it('are not overwritten by an outdated list of this tab', async () => {
    api.override(http.get(/download\/status\//, () => HttpResponse.json({ status: 'running' })));
    window.localStorage.setItem(DOWNLOADS_KEY, JSON.stringify([workingDownload, otherDownload]));
    const { user } = renderAt('/about');
    await screen.findByText('Preparing your download...', undefined, waitOptions);
    // The other tab writes the list. This tab writes a change of its own before it receives the event.
    window.localStorage.setItem(DOWNLOADS_KEY, JSON.stringify([finishedDownload, otherDownload]));
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
  it('are marked as failed when their request is not accepted within a minute', async () => {
    window.localStorage.setItem(
      DOWNLOADS_KEY,
      JSON.stringify([
        requestedDownload,
        requestedDownload.merge({ id: 'old', title: 'Lost', startedAt: Date.now() - 61_000 }),
      ]),
    );
    const { user } = renderAt('/about');
    await user.click(await screen.findByRole('button', { name: /^My downloads, / }, waitOptions));
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
        finishedDownload,
        otherDownload,
        workingDownload.merge({ id: 'c', stage: 'failed', message: 'No.' }),
      ]),
    );
    const { user } = renderAt('/about');
    const button = await screen.findByRole(
      'button',
      { name: 'My downloads, 2 files ready' },
      waitOptions,
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
      waitOptions,
    );
    await user.click(screen.getByRole('button', { name: 'Download' }));
    return {
      user,
      dialog: within(await screen.findByRole('dialog', { name: 'Download Data' }, waitOptions)),
    };
  };
  it('shows the filters of the download at every step', async () => {
    const { user, dialog } = await open('/search?fy=2024,2023&keyword=forest');
    const filters = () => within(dialog.getByRole('region', { name: 'Filters of this download' }));
    expect(filters().getByText('3 Active Filters:')).toBeVisible();
    expect(filters().getByText('Time Period')).toBeVisible();
    expect(filters().getByText(/FY 2024/)).toBeVisible();
    expect(filters().getByText('forest')).toBeVisible();
    // The filters are read-only here, because the download uses the applied search.
    expect(filters().queryByRole('button')).not.toBeInTheDocument();
    await waitFor(
      () => expect(dialog.getByRole('button', { name: /^Award/ })).toBeEnabled(),
      waitOptions,
    );
    await user.click(dialog.getByRole('button', { name: /^Award/ }));
    expect(filters().getByText('3 Active Filters:')).toBeVisible();
  });
  it('collapses a long list of values by default', async () => {
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
      window.localStorage.setItem(
        DOWNLOADS_KEY,
        JSON.stringify([workingDownload.merge({ family, type })]),
      );
      renderAt('/about');
      await waitFor(() => expect(polls).toHaveLength(1), waitOptions);
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
    await screen.findByRole('heading', { level: 1 }, waitOptions);
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
