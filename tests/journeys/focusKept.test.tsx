import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import Cookies from 'js-cookie';
import { DOWNLOADS_KEY } from '@/blocks/downloads/storedDownloads';
import { makeDownload } from '@/blocks/downloads/state/download';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });
const waitOptions = { timeout: 40_000 };
afterEach(() => {
  window.localStorage.clear();
  Object.keys(Cookies.get()).forEach((name) => Cookies.remove(name));
});

const bar = () =>
  screen.findByRole('region', { name: 'Currently applied search filters' }, waitOptions);

const getFocusedElement = () => document.activeElement as HTMLElement;
const expectFocusKept = () => expect(getFocusedElement()).not.toBe(document.body);

describe('the focus, when the focused element is removed,', () => {
  it('moves from a removed filter chip to the next chip', async () => {
    const { user } = renderAt('/search?fy=2024&keyword=road,bridge');
    const chip = async (name: string) =>
      within(await bar()).findByRole('button', { name: `Remove ${name}` }, waitOptions);
    await user.click(await chip('road'));
    await waitFor(async () => expect(await chip('bridge')).toHaveFocus(), waitOptions);
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await chip('FY 2024')).toHaveFocus(), waitOptions);
  });
  it('moves from a deleted saved search to the next one, and from the last one to the heading', async () => {
    const { user } = renderAt('/search?fy=2024');
    await bar();
    await user.click(await screen.findByRole('button', { name: 'Saved searches' }, waitOptions));
    const dialog = await screen.findByRole('dialog', { name: 'Saved searches' }, waitOptions);
    for (const name of ['one', 'two']) {
      await user.type(within(dialog).getByLabelText('Name of this search'), name);
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    }
    await user.click(within(dialog).getByRole('button', { name: 'Delete two' }));
    await waitFor(
      () => expect(within(dialog).getByRole('button', { name: 'Delete one' })).toHaveFocus(),
      waitOptions,
    );
    await user.keyboard('{Enter}');
    await waitFor(
      () => expect(within(dialog).getByRole('heading', { name: 'Named' })).toHaveFocus(),
      waitOptions,
    );
  });
  it('moves from the cleared recent searches to a heading of the dialog', async () => {
    const { user } = renderAt('/search');
    await user.click(
      await screen.findByRole('button', { name: 'See spending from last year' }, waitOptions),
    );
    await bar();
    await user.click(await screen.findByRole('button', { name: 'Saved searches' }, waitOptions));
    const dialog = await screen.findByRole('dialog', { name: 'Saved searches' }, waitOptions);
    await user.click(within(dialog).getByRole('button', { name: 'Delete recent searches' }));
    await waitFor(() => expect(within(dialog).getAllByText('No searches yet.')).toHaveLength(2));
    await waitFor(() => expect(dialog).toContainElement(getFocusedElement()), waitOptions);
    expect(getFocusedElement()).toHaveTextContent(/^(Saved searches|Named|Recent)$/);
  });
  it('moves from a dismissed message to the page heading', async () => {
    const { user } = renderAt('/recipient');
    // The message renders before the page. Without a heading, the focus would move to the page container.
    await screen.findByRole('heading', { level: 1 }, waitOptions);
    await user.click(
      await screen.findByRole('button', { name: /^Dismiss message: Unique Entity/ }, waitOptions),
    );
    expect(screen.queryByText(/identified by UEI/)).not.toBeInTheDocument();
    await waitFor(
      () => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(),
      waitOptions,
    );
  });
  it('stays in the page after the rotate-your-device message is dismissed', async () => {
    Object.defineProperty(window, 'outerWidth', { value: 400, configurable: true });
    try {
      const { user } = renderAt('/about');
      await screen.findByRole('heading', { level: 1 }, waitOptions);
      await user.click(await screen.findByRole('button', { name: 'DISMISS' }, waitOptions));
      await waitFor(expectFocusKept, waitOptions);
    } finally {
      Object.defineProperty(window, 'outerWidth', { value: 0, configurable: true });
    }
  });
  it('stays in the page after Retry loads a saved search', async () => {
    let isWorking = false;
    const filter = {
      filters: { timePeriodType: 'fy', timePeriodFY: ['2024'] },
      version: '2020-06-01',
    };
    api.override(
      http.post('*/references/hash/', () =>
        isWorking ? HttpResponse.json({ filter }) : HttpResponse.json({}, { status: 500 }),
      ),
    );
    const { user } = renderAt(`/search?hash=${'a'.repeat(32)}`);
    const retry = await screen.findByRole('button', { name: 'Retry' }, waitOptions);
    isWorking = true;
    await user.click(retry);
    await bar();
    await waitFor(expectFocusKept, waitOptions);
  });

  describe('in downloads', () => {
    const file = (id: string, more: object = {}) =>
      makeDownload({
        id,
        title: `File ${id}`,
        stage: 'finished',
        startedAt: Date.now() - id.charCodeAt(0),
        fileName: `${id}.zip`,
        fileUrl: `http://files.example/${id}.zip`,
        ...more,
      });
    const saveDownloads = (...list: ReturnType<typeof file>[]) =>
      window.localStorage.setItem(DOWNLOADS_KEY, JSON.stringify(list));
    const mockPendingDownloads = () =>
      api.override(
        http.get('*/v2/download/status/', () => HttpResponse.json({ status: 'running' })),
      );
    const findHeaderButton = (name: RegExp) => screen.findByRole('button', { name }, waitOptions);
    const getRemoveButton = (id: string) =>
      screen.getByRole('button', { name: new RegExp(`^Remove from the list\\s*: File ${id}`) });

    it('moves from a removed download to the next one, and from the last one to the heading', async () => {
      saveDownloads(file('a'), file('b'), file('c'));
      const { user } = renderAt('/about');
      await user.click(await findHeaderButton(/^My downloads, 3 files/));
      await user.click(getRemoveButton('b'));
      await waitFor(() => expect(getRemoveButton('c')).toHaveFocus(), waitOptions);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText('File c')).not.toBeInTheDocument());
      await waitFor(expectFocusKept, waitOptions);
      await user.click(getRemoveButton('a'));
      const dialog = screen.getByRole('dialog', { name: 'My downloads' });
      await waitFor(
        () => expect(within(dialog).getByRole('heading', { name: 'My downloads' })).toHaveFocus(),
        waitOptions,
      );
      await user.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name: /^My downloads/ })).toHaveFocus();
    });
    it('moves from a removed download in the download center to the list heading', async () => {
      saveDownloads(file('a'));
      const { user } = renderAt('/download_center');
      await screen.findByRole('heading', { name: 'My downloads' }, waitOptions);
      await user.click(
        await screen.findByRole('button', { name: /^Remove from the list/ }, waitOptions),
      );
      await waitFor(
        () => expect(screen.getByRole('heading', { name: 'My downloads' })).toHaveFocus(),
        waitOptions,
      );
    });
    it('moves from a download canceled in the bar to the next one, and to the page when the bar closes', async () => {
      mockPendingDownloads();
      const pending = { stage: 'working', polls: 1 } as const;
      saveDownloads(file('a', pending), file('b', pending));
      const { user } = renderAt('/about');
      const region = await screen.findByRole('region', { name: 'Download status' }, waitOptions);
      const getCancelButton = (id: string) =>
        within(region).getByRole('button', { name: `Cancel File ${id}` });
      await user.click(getCancelButton('a'));
      await waitFor(() => expect(getCancelButton('b')).toHaveFocus(), waitOptions);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(region).not.toBeInTheDocument(), waitOptions);
      await waitFor(expectFocusKept, waitOptions);
    });
    it('returns from the list to the page when the bar that opened the list is gone', async () => {
      mockPendingDownloads();
      saveDownloads(file('a', { stage: 'working', polls: 1 }));
      const { user } = renderAt('/about');
      const region = await screen.findByRole('region', { name: 'Download status' }, waitOptions);
      await user.click(within(region).getByRole('button', { name: 'My downloads' }));
      const dialog = screen.getByRole('dialog', { name: 'My downloads' });
      await user.click(within(dialog).getByRole('button', { name: 'Cancel File a' }));
      await waitFor(() => expect(region).not.toBeInTheDocument(), waitOptions);
      expect(dialog).toContainElement(getFocusedElement());
      await user.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(expectFocusKept, waitOptions);
    });
  });
});
