import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { selectApplied, type WithSearchFilters } from '@/blocks/search-filters';
import { fiscalYearOf, toIsoDate } from '@/domain/fiscal';
import { initialFilters } from '@/domain/search/searchFilters';
import { saveSearch, toSavedSearchBody } from '@/services/search/savedFilters';
import { savedFiles } from '../csvFile';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });
beforeEach(() => window.localStorage.clear());

type User = ReturnType<typeof renderAt>['user'];
const openPanel = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Saved searches' }));
  return screen.findByRole('dialog', { name: 'Saved searches' });
};
const readLists = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('list')
    .map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('strong')!.textContent),
    );
const nameSearch = async (user: User, dialog: HTMLElement, name: string) => {
  await user.click(within(dialog).getByRole('textbox', { name: 'Name of this search' }));
  await user.paste(name);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
};
const importFile = async (user: User, dialog: HTMLElement, text: string) =>
  user.upload(
    within(dialog).getByLabelText('File of saved searches'),
    Object.assign(new File([text], 'searches.json', { type: 'application/json' }), {
      text: () => Promise.resolve(text),
    }),
  );

describe('saved searches', () => {
  it('can be named, survive a reload and run again', async () => {
    const first = renderAt('/search?fy=2025&keyword=bridge');
    await screen.findByRole('heading', { name: '2 Active Filters:' });
    const dialog = await openPanel(first.user);
    await nameSearch(first.user, dialog, 'Bridges of 2025');
    await within(dialog).findByText('“Bridges of 2025” is saved in this browser.');
    cleanup();
    const { user, store } = renderAt('/search');
    const again = await openPanel(user);
    expect(readLists(again)).toEqual([['Bridges of 2025']]);
    await user.click(within(again).getByRole('button', { name: 'Run Bridges of 2025' }));
    await screen.findByRole('heading', { name: '2 Active Filters:' });
    const { filters } = selectApplied(store.getState() as WithSearchFilters);
    expect([[...filters.keyword.keys()], [...filters.timePeriodFY]]).toEqual([
      ['bridge'],
      ['2025'],
    ]);
    expect(window.location.search).toBe('?fy=2025&keyword=bridge');
  });
  it('list recent searches newest first, and can be cleared and imported without duplicates', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'See spending from last year' }));
    await screen.findByRole('heading', { name: '1 Active Filter:' });
    const last = `FY ${fiscalYearOf(toIsoDate(new Date())) - 1}`;
    await user.click(screen.getByRole('button', { name: 'FY 2021' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('heading', { name: '2 Active Filters:' });
    const dialog = await openPanel(user);
    const getLabels = () =>
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('.kept-search__words')!.textContent);
    expect(getLabels()).toEqual([`${last} · FY 2021`, last]);
    await user.click(within(dialog).getByRole('button', { name: 'Export searches' }));
    const [, text] = savedFiles().mock.calls[0] as unknown as [string, string];
    await user.click(within(dialog).getByRole('button', { name: `Name it ${last}` }));
    expect(readLists(dialog)[0]).toEqual([last]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete recent searches' }));
    expect(readLists(dialog)).toEqual([[last]]);
    await user.click(within(dialog).getByRole('button', { name: `Delete ${last}` }));
    expect(readLists(dialog)).toEqual([]);
    await importFile(user, dialog, text);
    expect(await within(dialog).findByText('2 searches added.')).toBeInTheDocument();
    expect(readLists(dialog)).toEqual([['Recent search', 'Recent search']]);
    await importFile(user, dialog, text);
    await within(dialog).findByText('0 searches added. Already saved: 2.');
  });
  it('can be exported and imported into another browser without duplicates', async () => {
    const first = renderAt(
      '/search?fy=2025&keyword=bridge&naics=54&naics_count=54+-+Services~54~49',
    );
    await screen.findByRole('heading', { name: '3 Active Filters:' });
    const dialog = await openPanel(first.user);
    await nameSearch(first.user, dialog, 'Mine');
    await first.user.click(within(dialog).getByRole('button', { name: 'Export searches' }));
    const [name, text] = savedFiles().mock.calls[0] as unknown as [string, string];
    expect(name).toBe('saved-searches.json');
    cleanup();
    window.localStorage.clear();
    const { user, store } = renderAt('/search');
    const other = await openPanel(user);
    await importFile(user, other, text);
    expect(await within(other).findByText('1 search added.')).toBeInTheDocument();
    await importFile(user, other, text);
    await within(other).findByText('0 searches added. Already saved: 1.');
    await user.click(within(other).getByRole('button', { name: 'Run Mine' }));
    await screen.findByRole('heading', { name: '3 Active Filters:' });
    expect(selectApplied(store.getState() as WithSearchFilters).filters.naicsCodes.counts).toEqual([
      { label: '54 - Services', value: '54', count: 49 },
    ]);
  });
  it('stay intact when a name is missing, a file is bad or storage fails, and a message says so', async () => {
    const { user } = renderAt('/search?keyword=road');
    await screen.findByRole('heading', { name: '1 Active Filter:' });
    const dialog = await openPanel(user);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Type a name for this search.');
    await nameSearch(user, dialog, 'Kept');
    for (const [text, message] of [
      ['{', 'We couldn’t read this file because it is not JSON. Choose an exported file.'],
      ['{"rows":[]}', 'This file has no saved searches from this site.'],
      [
        '{"named":[{"name":"x"},7,{"name":"y","filters":{"keyword":["bridge"]}}]}',
        'We couldn’t import 2 entries because the name or the filters are missing.',
      ],
      ['[1]', 'This file has no saved searches from this site.'],
    ] as const) {
      await importFile(user, dialog, text);
      await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(message));
      expect(readLists(dialog)[0]).toContain('Kept');
    }
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await nameSearch(user, dialog, 'Lost');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Your browser can’t save searches');
  });
});

describe('opening a link to a search', () => {
  const START = 'Start your search by adding filters';
  /** Returns a function that returns whether the start screen has been in the page since the call. */
  const watchStartScreen = () => {
    // React can replace the start screen before the observer runs, so removed nodes count too.
    const texts: (string | null)[] = [];
    const observer = new MutationObserver((records) =>
      records.forEach(({ addedNodes, removedNodes }) =>
        texts.push(...[...addedNodes, ...removedNodes].map(({ textContent }) => textContent)),
      ),
    );
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      return texts.some((text) => text?.includes(START));
    };
  };
  it('shows a placeholder at once, and never the start screen, until a slow saved search is open', async () => {
    const hash = await saveSearch(
      toSavedSearchBody(
        initialFilters.merge({
          timePeriodType: 'fy',
          timePeriodFY: initialFilters.timePeriodFY.add('2025'),
        }),
      ),
    );
    api.fault(/references\/hash/, 'delay=1500');
    const hasShownStart = watchStartScreen();
    renderAt(`/search?hash=${hash}`);
    const message = await screen.findByText('Opening the shared search…');
    expect(message.closest('#search-results')!.querySelector('.skeleton')).not.toBeNull();
    await screen.findByRole('heading', { name: '1 Active Filter:' });
    expect(screen.queryByText('Opening the shared search…')).not.toBeInTheDocument();
    expect(hasShownStart()).toBe(false);
  });
  it('never shows the start screen for readable filters', async () => {
    const hasShownStart = watchStartScreen();
    renderAt('/search?fy=2025');
    await screen.findByRole('heading', { name: '1 Active Filter:' });
    expect(hasShownStart()).toBe(false);
  });
  it('shows the start screen if the link has no search', async () => {
    const hasShownStart = watchStartScreen();
    renderAt('/search?level=transactions');
    await screen.findByText(START);
    expect(screen.queryByText('Opening the shared search…')).not.toBeInTheDocument();
    expect(hasShownStart()).toBe(true);
  });
});

describe('a link with readable filters', () => {
  it('restores its filters, can be shared and is replaced by the next search', async () => {
    const { user } = renderAt('/search?fy=2025&keyword=bridge&tab=grants&level=awards');
    await screen.findByRole('heading', { name: '2 Active Filters:' });
    await user.click(screen.getAllByRole('button', { name: 'Share' })[0]!);
    expect(screen.getByText('This link contains the filters.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      expect.stringContaining(
        encodeURIComponent('/search?tab=grants&level=awards&fy=2025&keyword=bridge'),
      ) as string,
    );
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'FY 2024' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(window.location.search).toBe('?level=awards&fy=2024,2025&keyword=bridge'),
    );
    window.history.back();
    expect(await screen.findByRole('heading', { name: '2 Active Filters:' })).toBeInTheDocument();
    expect(window.location.search).toBe('?fy=2025&keyword=bridge&tab=grants&level=awards');
  });
  it('names filters with unusable values', async () => {
    renderAt('/search?fy=2025,1999&award_type=A,QQ');
    expect(
      await screen.findByText(
        /^We couldn’t use part of this link: Time Period, Award Type\. All other filters are set\./,
      ),
    ).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: '2 Active Filters:' })).toBeInTheDocument();
  });
  it('names unknown parameters until the next search, except campaign parameters', async () => {
    const { user } = renderAt('/search?fy=2025&state=OH&def_code=L&utm_source=mail&fbclid=x');
    const note =
      'We couldn’t use part of this link: "state", "def_code". All other filters are set.';
    expect(await screen.findByText(note)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'FY 2024' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(window.location.search).toMatch(/^\?state=OH&.*&fy=2024,2025$/));
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
  it('reports that its only parameter is unknown', async () => {
    renderAt('/search?state=OH');
    expect(
      await screen.findByText(
        'We couldn’t use part of this link: "state". It has no other filters.',
      ),
    ).toBeInTheDocument();
  });
  it('reports ignored dates when it also has years', async () => {
    renderAt('/search?fy=2025&dates=2024-01-01..2024-02-01');
    expect(
      await screen.findByText(
        'We couldn’t use part of this link: "dates". All other filters are set.',
      ),
    ).toBeInTheDocument();
  });
  it('reports that none of its filters could be used', async () => {
    renderAt('/search?fy=abc');
    expect(
      await screen.findByText(
        'We couldn’t use part of this link: Time Period. It has no other filters.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Start your search by adding filters')).toBeInTheDocument();
  });
  it('is replaced by a link to the saved search when it has too many filters', async () => {
    const { user } = renderAt(
      `/search?recipient=${Array.from({ length: 30 }, (_, at) => `RECIPIENT+OF+A+NAME+THAT+TAKES+A+GOOD+DEAL+OF+ROOM+${at}`).join(',')}&fy=2025`,
    );
    await screen.findByRole('heading', { name: '31 Active Filters:' });
    expect(screen.getAllByText(/^RECIPIENT \| /, { selector: '.active-filters *' })).toHaveLength(
      5,
    );
    // This search is not saved yet, so the shared link is the link that was opened, with all of its filters.
    await user.click(screen.getAllByRole('button', { name: 'Share' })[0]!);
    const emailBody = new URLSearchParams(
      screen
        .getByRole('link', { name: 'Email' })
        .getAttribute('href')!
        .split('?')
        .slice(1)
        .join('?'),
    ).get('body')!;
    expect(
      new URL(/https?:\S+/.exec(emailBody)![0]).searchParams.get('recipient')!.split(','),
    ).toHaveLength(30);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^and 25 more/ }));
    expect(screen.getAllByText(/^RECIPIENT \| /, { selector: '.active-filters *' })).toHaveLength(
      30,
    );
    expect(await screen.findByText('No results found.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'FY 2024' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(window.location.search).toMatch(/^\?hash=[0-9a-f]{32}$/));
    await user.click(screen.getAllByRole('button', { name: 'Share' })[0]!);
    expect(
      screen.getByText(/too long for a link, so the link contains a saved search/),
    ).toBeInTheDocument();
  });
});
