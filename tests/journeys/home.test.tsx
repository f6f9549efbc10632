import { forgetSent, sentEvents } from '../sentEvents';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fiscalYearOf, toIsoDate } from '@/domain/fiscal';
import { shortenName, wordOfTheDay } from '@/domain/site/wordOfTheDay';
import { outside } from '@/domain/site/outsideLinks';
import { hasPage } from '@/domain/site/paths';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { hrefOf } from './pageTexts';

const api = journeyApi();
afterEach(() => jest.useRealTimers());

interface SavedSearch {
  filters: {
    keyword?: object;
    timePeriodType: string;
    timePeriodFY: string[];
    selectedLocations: Record<string, { filter: { country: string } }>;
  };
  version: string;
}
const getSavedSearches = () => api.bodies<SavedSearch>('references/filter');
const glossaryRequests = () =>
  api.requests.filter(({ path }) => path.includes('references/glossary'));
const year = fiscalYearOf(toIsoDate(new Date()));

describe('the home page', () => {
  const pageTitle = 'The official source of government spending data';
  it('keeps one accessible heading while the visible line changes, and can pause the animation', async () => {
    renderAt('/');
    const heading = await screen.findByRole('heading', { level: 1, name: pageTitle });
    await screen.findByRole('heading', { name: 'Stay in touch' });
    jest.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Pause text animation' }).click());
    // Which line is visible at this point depends on the speed of the machine.
    const line = () => heading.querySelector('[aria-hidden]')!.textContent!;
    const pausedLine = line();
    act(() => {
      jest.advanceTimersByTime(10000);
    });
    expect(line()).toBe(pausedLine);
    act(() => screen.getByRole('button', { name: 'Play text animation' }).click());
    const next = () => {
      act(() => {
        jest.advanceTimersByTime(3000);
      });
      return line();
    };
    for (let steps = 0; line() !== pageTitle && steps < 6; steps += 1) next();
    expect(line()).toBe(pageTitle);
    const lines = new Set([next(), next(), next(), next(), next()]);
    expect([...lines].sort()).toEqual([
      'Analyze government spending by recipient',
      'Download government spending to communities',
      'Explore government spending by industry',
      'Search government spending by agency',
      'Track government spending over time',
    ]);
    expect(heading).toHaveAccessibleName(pageTitle);
  });
  it('has no text animation under reduced motion', async () => {
    const original = window.matchMedia;
    window.matchMedia = ((query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as unknown as typeof window.matchMedia;
    renderAt('/');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Pause text animation' })).not.toBeInTheDocument();
    window.matchMedia = original;
  });
  it('searches awards by the keyword in its box and rejects fewer than three characters', async () => {
    const { user } = renderAt('/');
    const box = await screen.findByRole('searchbox', { name: 'Search awards by keyword' });
    await user.type(box, 'ab{Enter}');
    expect(screen.getByText('Use at least 3 characters.')).toBeInTheDocument();
    await user.clear(box);
    await user.type(box, 'forest roads{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Advanced Search' });
    expect(Object.values(getSavedSearches()[0]!.filters.keyword!)).toEqual(['forest roads']);
    expect(window.location.search).toMatch(/^\?hash=[0-9a-f]{32}$/);
    expect((await screen.findAllByText('forest roads')).length).toBeGreaterThan(0);
  });
  it('keeps a text over the length limit in its box and shows an error', async () => {
    const { user } = renderAt('/');
    const box = await screen.findByRole('searchbox', { name: 'Search awards by keyword' });
    await user.click(box);
    await user.paste('road '.repeat(100));
    await user.keyboard('{Enter}');
    expect(screen.getByText('Use at most 200 characters. This text has 499.')).toBeInTheDocument();
    expect(box).toHaveValue('road '.repeat(100));
    expect(getSavedSearches()).toEqual([]);
  });
  it.each([
    ['View spending by state', '&section=map', 1, 'map'],
    ['View spending by fiscal year', '&section=time', 5, 'time'],
    ['View spending by industry', '&section=categories&type=naics', 1, 'categories'],
    ['View spending by product or service', '&section=categories&type=psc', 1, 'categories'],
  ])('opens a search with the filters of "%s"', async (name, view, years, card) => {
    forgetSent();
    const { user } = renderAt('/');
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByRole('heading', { level: 1, name: 'Advanced Search' });
    const [{ filters, version }] = getSavedSearches() as [SavedSearch];
    expect([
      filters.timePeriodType,
      filters.timePeriodFY,
      Object.values(filters.selectedLocations).map(({ filter }) => filter),
      version,
    ]).toEqual([
      'fy',
      Array.from({ length: years }, (_, back) => String(year - back)),
      [{ country: 'USA' }],
      '2020-06-01',
    ]);
    expect(window.location.search).toMatch(new RegExp(`^\\?hash=[0-9a-f]{32}${view}$`));
    await waitFor(() =>
      expect(sentEvents()[0]).toEqual({
        event: 'homepage_search_award_data_section',
        category: 'Homepage',
        action: 'Link',
        label: `carousel ${card}`,
      }),
    );
  });
  it('stays open and shows an error when a search fails to open', async () => {
    api.fault(/references\/filter/, 'status=500');
    const { user } = renderAt('/');
    await user.click(await screen.findByRole('button', { name: 'View spending by state' }));
    await screen.findByText('We couldn’t open the search. Try again.');
    expect(window.location.pathname).toBe('/');
  });
  it('requests only the word of the day until the glossary panel opens, then the list', async () => {
    const { user } = renderAt('/');
    const word = wordOfTheDay(new Date());
    const section = await screen.findByRole('region', { name: 'Word of the Day' });
    await within(section).findByRole('heading', { level: 3, name: shortenName(word) });
    expect(api.bodies('autocomplete/glossary')).toEqual([{ search_text: word, limit: 500 }]);
    expect(glossaryRequests()).toEqual([]);
    await user.click(within(section).getByRole('link', { name: /^Read More/ }));
    expect(
      await within(await screen.findByRole('dialog', { name: 'Glossary' })).findByRole('heading', {
        name: word,
      }),
    ).toBeInTheDocument();
    expect(glossaryRequests().length).toBe(1);
  });
  it('shows a placeholder image and an email link when the word of the day is missing [i2.routes.8, r2.furniture.16]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { http, HttpResponse } = await import('msw');
    api.override(
      http.post('*/api/v2/autocomplete/glossary/', () =>
        HttpResponse.json({ matched_terms: [{ term: 'Other', slug: 'other', plain: 'x' }] }),
      ),
    );
    renderAt('/');
    const section = await screen.findByRole('region', { name: 'Word of the Day' });
    expect(await within(section).findByText('Something went wrong')).toBeInTheDocument();
    expect(section.querySelector('img')).toHaveAttribute('src', '/graphics/word-error.svg');
    expect(hrefOf('Report this error', within(section))).toEqual(
      expect.stringContaining('Word%20of%20the%20Day%20Error'),
    );
  });
  it('shows the word of the day from the bundled terms when the service fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    api.fault(/autocomplete\/glossary/, 'status=500');
    renderAt('/');
    const section = await screen.findByRole('region', { name: 'Word of the Day' });
    expect(
      await within(section).findByRole('heading', {
        level: 3,
        name: shortenName(wordOfTheDay(new Date())),
      }),
    ).toBeInTheDocument();
  });
  it('links to profiles and downloads in two tabs, and to the resources', async () => {
    const { user } = renderAt('/');
    const targets = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    await screen.findByRole('list', { name: 'Pages to explore' });
    expect(targets('Pages to explore')).toEqual([
      '/agency',
      '/recipient',
      '/state',
      '/place',
      '/program',
      '/compare',
      '/follow-the-dollar',
    ]);
    await user.click(screen.getByRole('tab', { name: 'DOWNLOAD THE DATA' }));
    expect(targets('Downloads')).toEqual([
      '/download_center/custom_award_data',
      '/download_center/custom_account_data',
      'https://api.usaspending.gov/docs/endpoints',
    ]);
    expect(targets('Resources')).toEqual([
      '/federal-spending-guide',
      '/data-dictionary',
      '/?about-the-data',
      '/?glossary',
    ]);
    expect(targets('Ways to start')).toEqual(
      ['/search', '/explorer', '/recipient', '/data-sources'].filter(hasPage),
    );
    expect(targets('Featured content')).toEqual([
      outside.surveyUrl,
      'https://fiscaldata.treasury.gov',
    ]);
    await waitFor(() => expect(document.title).toBe('Government Spending Open Data | USAspending'));
  });
});
