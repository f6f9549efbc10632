import { forgetSent, getSentActions } from '../sentEvents';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { OrderedMap } from 'immutable';
import { initialFilters } from '@/domain/search/searchFilters';
import { saveSearch, toSavedSearchBody } from '@/services/search/savedFilters';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

afterEach(() => jest.useRealTimers());
journeyApi({ quiet: true });
const waitOptions = { timeout: 40_000 };
beforeEach(forgetSent);

const openSearch = async (query = '') => {
  const page = renderAt(`/search?fy=2024${query}`);
  await screen.findByRole('table', { name: /Contracts|Sub-Contracts/ }, waitOptions);
  return page;
};
const section = (name: string) => screen.findByRole('region', { name }, waitOptions);

describe('analytics of the search results', () => {
  it('reports a selected table tab once', async () => {
    const { user } = await openSearch();
    await user.click(await screen.findByRole('tab', { name: /^Grants ?[\d,]+$/ }, waitOptions));
    await waitFor(() => expect(getSentActions('Advanced Search - Table Tab')).toEqual(['grants']));
  });
  it('reports each use of a section’s dropdown and of its table toggle', async () => {
    const { user } = await openSearch();
    const [time, categories, map] = [
      await section('Results Over Time'),
      await section('Results by Category'),
      await section('Results by Geography'),
    ];
    await user.selectOptions(within(time).getByRole('combobox', { name: 'Group' }), 'By Year');
    await user.selectOptions(
      within(categories).getByRole('combobox', { name: 'Category' }),
      'Recipient',
    );
    await user.selectOptions(within(map).getByRole('combobox', { name: 'Area' }), 'Counties');
    const toggle = await within(time).findByRole('button', { name: 'View as table' }, waitOptions);
    await user.click(toggle);
    await user.click(within(time).getByRole('button', { name: 'View as chart' }));
    await waitFor(() =>
      expect([
        getSentActions('Section time'),
        getSentActions('Section categories'),
        getSentActions('Section map'),
      ]).toEqual([
        ['Dropdown: By Year', 'Toggle: Table', 'Toggle: Chart'],
        ['Dropdown: Recipient'],
        ['Dropdown: Counties'],
      ]),
    );
  });
  it('reports when data sources and methodology open and close, with section and level', async () => {
    const { user } = await openSearch('&level=subawards');
    const time = await section('Results Over Time');
    const button = within(time).getByRole('button', { name: 'Data sources and methodology' });
    await user.click(button);
    await user.click(button);
    await waitFor(() =>
      expect(getSentActions('Advanced Search - Results View DSM')).toEqual([
        'Open: time subawards',
        'Close: time subawards',
      ]),
    );
  });
  it('reports a named date range once', async () => {
    const { user } = renderAt('/search');
    const box = await screen.findByRole('combobox', { name: 'Named date range' }, waitOptions);
    const [, option] = within(box).getAllByRole('option');
    await user.selectOptions(box, option!);
    await user.click(screen.getByRole('button', { name: 'Add named range' }));
    await waitFor(() =>
      expect(getSentActions('Date Range Dropdown')).toEqual([`View ${option!.textContent!}`]),
    );
  });
  it('reports the filters of a restored search once, and none on an empty page', async () => {
    await openSearch('&keyword=road');
    await waitFor(() =>
      expect(getSentActions('Advanced Search - Search Filter')).toEqual([
        'Keyword: road',
        'Time Period - Fiscal Year: 2024',
        'Keyword|Time Period - Fiscal Year',
      ]),
    );
    cleanup();
    forgetSent();
    renderAt('/search');
    await screen.findByRole(
      'heading',
      { name: 'Start your search by adding filters' },
      waitOptions,
    );
    expect(getSentActions('Advanced Search - Search Filter')).toEqual([]);
  });
  it('reports the filters of a saved search opened by its hash', async () => {
    const hash = await saveSearch(
      toSavedSearchBody(initialFilters.set('keyword', OrderedMap([['road', 'road']]))),
    );
    renderAt(`/search?hash=${hash}`);
    await screen.findByRole('table', { name: /Contracts/ }, waitOptions);
    await waitFor(() =>
      expect(getSentActions('Advanced Search - Search Filter')).toEqual([
        'Keyword: road',
        'Keyword',
      ]),
    );
  });
});

describe('analytics of sections in view', () => {
  it('reports a section once after 15 seconds in view, and no section that left the view earlier', async () => {
    let observe: ((entries: { target: Element; isIntersecting: boolean }[]) => void) | undefined;
    const observedElements: Element[] = [];
    class Observer {
      constructor(private readonly callback: (entries: never[]) => void) {}
      observe(element: Element) {
        if (element.id === 'section-awards') observe = this.callback as never;
        observedElements.push(element);
        this.callback([{ target: element, isIntersecting: false }] as never[]);
      }
      disconnect() {}
      unobserve() {}
    }
    Object.defineProperty(window, 'IntersectionObserver', {
      value: Observer,
      configurable: true,
      writable: true,
    });
    try {
      await openSearch();
      await waitFor(() => expect(observe).toBeDefined(), waitOptions);
      const at = (name: string) =>
        observedElements.filter(({ id }) => id === `section-${name}`).pop()!;
      const show = (name: string, isIntersecting: boolean) =>
        act(() => observe!([{ target: at(name), isIntersecting }]));
      jest.useFakeTimers();
      show('awards', true);
      show('map', true);
      act(() => {
        jest.advanceTimersByTime(10_000);
      });
      show('map', false);
      expect(getSentActions('Advanced Search - Visualization Type')).toEqual([]);
      await act(async () => {
        await jest.advanceTimersByTimeAsync(6_000);
      });
      expect(getSentActions('Advanced Search - Visualization Type')).toEqual(['awards']);
      show('awards', false);
      show('awards', true);
      show('time', true);
      await act(async () => {
        await jest.advanceTimersByTimeAsync(60_000);
      });
      expect(getSentActions('Advanced Search - Visualization Type')).toEqual(['awards', 'time']);
    } finally {
      jest.useRealTimers();
      Reflect.deleteProperty(window, 'IntersectionObserver');
    }
  });
});

describe('the data sources and methodology panel', () => {
  const levels = ['awards', 'subawards', 'transactions'] as const;
  /** Returns the parts between links that only this level's method text has. The page adds definitions to the link texts. */
  const ownSentences = (slug: string, level: (typeof levels)[number]): string[] => {
    const readSentences = (at: string) =>
      readFileSync(join(__dirname, `../../content/search-methods/${slug}-${at}.md`), 'utf8')
        .split('---')
        .pop()!
        .split(/\[[^\]]+\]\([^)]+\)|(?<=[.?!])\s/)
        .map((part) => part.trim())
        .filter((part) => part.length > 15);
    const others = levels.filter((other) => other !== level).flatMap(readSentences);
    return readSentences(level).filter((part) => !others.includes(part));
  };
  it.each(levels)('covers each section of %s with its own text until closed', async (level) => {
    await openSearch(`&level=${level}`);
    const titles = {
      awards: 'Prime Award Results',
      subawards: 'Subaward Results',
      transactions: 'Transaction Results',
    };
    const texts = new Set<string>();
    const names = new Set<string | null>();
    for (const [name, slug, splitSentences] of [
      [titles[level], 'table', /table lists/],
      ['Results by Category', 'categories', /amounts/],
      ['Results Over Time', 'time', /bars show/],
      ['Results by Geography', 'map', /map shows/],
    ] as const) {
      const frame = await section(name);
      const button = await within(frame).findByRole(
        'button',
        { name: 'Data sources and methodology' },
        waitOptions,
      );
      fireEvent.click(button);
      const text = await within(frame).findByRole(
        'region',
        { name: /^Data sources and methodology/ },
        waitOptions,
      );
      await waitFor(() => expect(text).toHaveTextContent(splitSentences), waitOptions);
      // The text belongs to the current level.
      const levelSentences = ownSentences(slug, level);
      expect([slug, levelSentences.length > 0]).toEqual([slug, true]);
      levelSentences.forEach((part) => expect(text).toHaveTextContent(part));
      texts.add(text.textContent!);
      names.add(text.getAttribute('aria-label'));
      expect(frame.querySelector('.covered__under')).toHaveAttribute('inert');
      fireEvent.click(button);
      expect(
        within(frame).queryByRole('region', { name: /^Data sources and methodology/ }),
      ).not.toBeInTheDocument();
      expect(frame.querySelector('[inert]')).toBeNull();
    }
    expect(texts.size).toBe(4);
    // Several texts can be open at once, so each has its own landmark name.
    expect(names.size).toBe(4);
  });
});
