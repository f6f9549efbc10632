import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import Cookies from 'js-cookie';
import { DOWNLOADS_KEY } from '@/blocks/downloads/storedDownloads';
import { makeDownload } from '@/blocks/downloads/state/download';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });
const patient = { timeout: 40_000 };
afterEach(() => {
  window.localStorage.clear();
  Object.keys(Cookies.get()).forEach((name) => Cookies.remove(name));
});

const bar = () =>
  screen.findByRole('region', { name: 'Currently applied search filters' }, patient);

const focused = () => document.activeElement as HTMLElement;
const notLost = () => expect(focused()).not.toBe(document.body);

describe('the focus, when the focused element is removed,', () => {
  it('moves from a removed filter chip to the next chip', async () => {
    const { user } = renderAt('/search?fy=2024&keyword=road,bridge');
    const chip = async (name: string) =>
      within(await bar()).findByRole('button', { name: `Remove ${name}` }, patient);
    await user.click(await chip('road'));
    await waitFor(async () => expect(await chip('bridge')).toHaveFocus(), patient);
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await chip('FY 2024')).toHaveFocus(), patient);
  });
  it('moves from a deleted saved search to the next one, and from the last one to the heading', async () => {
    const { user } = renderAt('/search?fy=2024');
    await bar();
    await user.click(await screen.findByRole('button', { name: 'Saved searches' }, patient));
    const dialog = await screen.findByRole('dialog', { name: 'Saved searches' }, patient);
    for (const name of ['one', 'two']) {
      await user.type(within(dialog).getByLabelText('Name of this search'), name);
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    }
    await user.click(within(dialog).getByRole('button', { name: 'Delete two' }));
    await waitFor(
      () => expect(within(dialog).getByRole('button', { name: 'Delete one' })).toHaveFocus(),
      patient,
    );
    await user.keyboard('{Enter}');
    await waitFor(
      () => expect(within(dialog).getByRole('heading', { name: 'Named' })).toHaveFocus(),
      patient,
    );
  });
  it('moves from the cleared recent searches to a heading of the dialog', async () => {
    const { user } = renderAt('/search');
    await user.click(
      await screen.findByRole('button', { name: 'See spending from last year' }, patient),
    );
    await bar();
    await user.click(await screen.findByRole('button', { name: 'Saved searches' }, patient));
    const dialog = await screen.findByRole('dialog', { name: 'Saved searches' }, patient);
    await user.click(within(dialog).getByRole('button', { name: 'Forget recent searches' }));
    await waitFor(() => expect(within(dialog).getAllByText('None yet.')).toHaveLength(2));
    await waitFor(() => expect(dialog).toContainElement(focused()), patient);
    expect(focused()).toHaveTextContent(/^(Saved searches|Named|Recent)$/);
  });
  it('moves from a dismissed message to the page heading', async () => {
    const { user } = renderAt('/recipient');
    // The message renders before the page. Without a heading, the focus would move to the page container.
    await screen.findByRole('heading', { level: 1 }, patient);
    await user.click(
      await screen.findByRole('button', { name: /^Dismiss message: Unique Entity/ }, patient),
    );
    expect(screen.queryByText(/identified by UEI/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(), patient);
  });
  it('stays in the page after the rotate-your-device message is dismissed', async () => {
    Object.defineProperty(window, 'outerWidth', { value: 400, configurable: true });
    try {
      const { user } = renderAt('/about');
      await screen.findByRole('heading', { level: 1 }, patient);
      await user.click(await screen.findByRole('button', { name: 'DISMISS' }, patient));
      await waitFor(notLost, patient);
    } finally {
      Object.defineProperty(window, 'outerWidth', { value: 0, configurable: true });
    }
  });
  it('stays in the page after Retry loads a saved search', async () => {
    let works = false;
    const filter = {
      filters: { timePeriodType: 'fy', timePeriodFY: ['2024'] },
      version: '2020-06-01',
    };
    api.override(
      http.post('*/references/hash/', () =>
        works ? HttpResponse.json({ filter }) : HttpResponse.json({}, { status: 500 }),
      ),
    );
    const { user } = renderAt(`/search?hash=${'a'.repeat(32)}`);
    const retry = await screen.findByRole('button', { name: 'Retry' }, patient);
    works = true;
    await user.click(retry);
    await bar();
    await waitFor(notLost, patient);
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
    const keep = (...list: ReturnType<typeof file>[]) =>
      window.localStorage.setItem(DOWNLOADS_KEY, JSON.stringify(list));
    const neverMade = () =>
      api.override(
        http.get('*/v2/download/status/', () => HttpResponse.json({ status: 'running' })),
      );
    const header = (name: RegExp) => screen.findByRole('button', { name }, patient);
    const takeOff = (id: string) =>
      screen.getByRole('button', { name: new RegExp(`^Remove from the list\\s*: File ${id}`) });

    it('moves from a removed download to the next one, and from the last one to the heading', async () => {
      keep(file('a'), file('b'), file('c'));
      const { user } = renderAt('/about');
      await user.click(await header(/^My downloads, 3 files/));
      await user.click(takeOff('b'));
      await waitFor(() => expect(takeOff('c')).toHaveFocus(), patient);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText('File c')).not.toBeInTheDocument());
      await waitFor(notLost, patient);
      await user.click(takeOff('a'));
      const dialog = screen.getByRole('dialog', { name: 'My downloads' });
      await waitFor(
        () => expect(within(dialog).getByRole('heading', { name: 'My downloads' })).toHaveFocus(),
        patient,
      );
      await user.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name: /^My downloads/ })).toHaveFocus();
    });
    it('moves from a removed download in the download center to the list heading', async () => {
      keep(file('a'));
      const { user } = renderAt('/download_center');
      await screen.findByRole('heading', { name: 'My downloads' }, patient);
      await user.click(
        await screen.findByRole('button', { name: /^Remove from the list/ }, patient),
      );
      await waitFor(
        () => expect(screen.getByRole('heading', { name: 'My downloads' })).toHaveFocus(),
        patient,
      );
    });
    it('moves from a download cancelled in the bar to the next one, and to the page when the bar closes', async () => {
      neverMade();
      const pending = { stage: 'working', polls: 1 } as const;
      keep(file('a', pending), file('b', pending));
      const { user } = renderAt('/about');
      const region = await screen.findByRole('region', { name: 'Download status' }, patient);
      const cancel = (id: string) =>
        within(region).getByRole('button', { name: `Cancel File ${id}` });
      await user.click(cancel('a'));
      await waitFor(() => expect(cancel('b')).toHaveFocus(), patient);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(region).not.toBeInTheDocument(), patient);
      await waitFor(notLost, patient);
    });
    it('returns from the list to the page when the bar that opened the list is gone', async () => {
      neverMade();
      keep(file('a', { stage: 'working', polls: 1 }));
      const { user } = renderAt('/about');
      const region = await screen.findByRole('region', { name: 'Download status' }, patient);
      await user.click(within(region).getByRole('button', { name: 'My downloads' }));
      const dialog = screen.getByRole('dialog', { name: 'My downloads' });
      await user.click(within(dialog).getByRole('button', { name: 'Cancel File a' }));
      await waitFor(() => expect(region).not.toBeInTheDocument(), patient);
      expect(dialog).toContainElement(focused());
      await user.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(notLost, patient);
    });
  });
});
