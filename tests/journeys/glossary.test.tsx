import { forgetSent, sentEvents } from '../sentEvents';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { timings } from '@/lib/layoutTokens';
import { termsFromJson } from '@/services/glossary/glossaryService';
import { renderAt } from '../render';
import { box, glossary, state, type Slices } from './slideOutPanels';
import { journeyApi } from './journeyApi';
import { textsOf } from './pageTexts';

const api = journeyApi();
/** Enters a whole text and submits it at once, because on a busy machine 300 ms can pass between two keys. */
const searchFor = (text: string) => {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.submit(box().closest('form')!);
};
const searches = () => api.requests.filter(({ path }) => path.includes('autocomplete/glossary'));
/** Delays the response of the list until the returned function is called. */
const holdList = () => {
  let release = () => {};
  const releasePromise = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.override(
    http.get('*/api/v2/references/glossary/', async () => {
      await releasePromise;
      return undefined;
    }),
  );
  return release;
};

describe('the glossary', () => {
  it('opens the term in the address and keeps the other parameters [i2.overlays.1-2, r2.glossary.1]', async () => {
    renderAt('/about/accessibility?glossary=outlay&x=1');
    const panel = await glossary();
    expect(await within(panel).findByRole('heading', { name: 'Outlay' })).toBeInTheDocument();
    expect(window.location.search).toBe('?glossary=outlay&x=1');
  });
  it('has a title, an example and a placeholder, and focuses the close button [r2.glossary.4-7]', async () => {
    renderAt('/about/accessibility?glossary');
    const panel = await glossary();
    expect(within(panel).getByRole('heading', { level: 2, name: 'Glossary' })).toBeInTheDocument();
    expect(within(panel).getByText('Example: "Obligation"')).toBeInTheDocument();
    expect(within(panel).getByPlaceholderText('Search for a term...')).toBeInTheDocument();
    expect(within(panel).getByRole('button', { name: 'Close Glossary' })).toHaveFocus();
  });
  it('shows Loading Glossary..., then all terms sorted and grouped by first letter [r2.glossary.8, r2.glossary.15-16, r7.1]', async () => {
    const release = holdList();
    renderAt('/about/accessibility?glossary');
    const panel = await glossary();
    expect(within(panel).getByText('Loading Glossary...')).toBeInTheDocument();
    release();
    const group = await within(panel).findByRole('region', { name: 'O' });
    const names = textsOf(within(group).getAllByRole('link'));
    expect(names).toContain('Obligation');
    expect(names).toEqual([...names].sort((a, b) => a!.localeCompare(b!, 'en')));
    const letters = textsOf(within(panel).getAllByRole('heading', { level: 3 }));
    expect(letters).toEqual([...letters].sort());
    expect(
      api.requests
        .filter(({ path }) => path.includes('references/glossary'))
        .map(({ path }) => path),
    ).toEqual(['/api/v2/references/glossary/?limit=500']);
  });
  it('is hidden and requests nothing until it is opened [r4.11]', async () => {
    renderAt('/db_info');
    await screen.findByRole('heading', { level: 2, name: 'Since April 2022' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.requests.some(({ path }) => path.includes('glossary'))).toBe(false);
  });
  it('puts the selected term in the address, and Back returns to the list [i2.overlays.3, r2.glossary.2, r2.glossary.14, r2.glossary.23]', async () => {
    const { user } = renderAt('/about/accessibility?glossary&x=1');
    const panel = await glossary();
    await user.click(await within(panel).findByRole('link', { name: 'Outlay' }));
    expect(await within(panel).findByRole('heading', { name: 'Outlay' })).toBeInTheDocument();
    expect(window.location.search).toBe('?glossary=outlay&x=1');
    await user.click(within(panel).getByRole('button', { name: 'Back' }));
    expect(await within(panel).findByRole('link', { name: 'Outlay' })).toBeInTheDocument();
    expect(window.location.search).toBe('?glossary&x=1');
  });
  it('shows the plain-language text first and the official definition on its own tab [r2.glossary.18, r3.1]', async () => {
    const { user } = renderAt('/about/accessibility?glossary=naics');
    const panel = await glossary();
    expect(await within(panel).findByRole('tab', { name: 'Plain Language' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.click(within(panel).getByRole('tab', { name: 'Official Definition' }));
    expect(
      within(panel).getByRole('heading', { name: 'North American Industry Classification System' }),
    ).toBeInTheDocument();
    expect(within(panel).getByText(/Census Bureau/)).toBeInTheDocument();
  });
  it('shows a tab only if the term has that text [r2.glossary.19]', async () => {
    const { user } = renderAt('/about/accessibility?glossary=naics');
    const panel = await glossary();
    await user.click(await within(panel).findByRole('tab', { name: 'Official Definition' }));
    await user.click(within(panel).getByRole('button', { name: 'Back' }));
    await user.click(await within(panel).findByRole('link', { name: 'Spending' }));
    expect(await within(panel).findByRole('tab', { name: 'Plain Language' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(
      within(panel).queryByRole('tab', { name: 'Official Definition' }),
    ).not.toBeInTheDocument();
  });
  it('shows the available text when the next term lacks the text of the selected tab [r2.glossary.20]', async () => {
    const terms = [
      {
        term: 'Both',
        slug: 'both',
        plain: 'Plain words of both.',
        official: 'Official words of both.',
      },
      { term: 'Plain only', slug: 'plain-only', plain: 'Plain words alone.' },
      { term: 'Official only', slug: 'official-only', official: 'Official words alone.' },
    ];
    api.override(
      http.get('*/api/v2/references/glossary/', () => HttpResponse.json({ results: terms })),
    );
    const { user } = renderAt('/about/accessibility?glossary=both');
    const panel = await glossary();
    const goTo = (slug: string) => {
      act(() => window.history.pushState(null, '', `/?glossary=${slug}`));
      act(() => {
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
    };
    await user.click(await within(panel).findByRole('tab', { name: 'Official Definition' }));
    expect(within(panel).getByText('Official words of both.')).toBeInTheDocument();
    goTo('plain-only');
    expect(await within(panel).findByText('Plain words alone.')).toBeInTheDocument();
    expect(
      within(panel)
        .getAllByRole('tab')
        .map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]),
    ).toEqual([['Plain Language', 'true']]);
    goTo('official-only');
    expect(await within(panel).findByText('Official words alone.')).toBeInTheDocument();
    expect(
      within(panel)
        .getAllByRole('tab')
        .map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]),
    ).toEqual([['Official Definition', 'true']]);
  });
  it('copies the address of the term in view and shows Copied! for 1750 ms [i9.13, r2.glossary.21, r4.18, r9.1]', async () => {
    const { user } = renderAt('/about/accessibility?glossary=outlay&x=1');
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const panel = await glossary();
    await within(panel).findByRole('heading', { name: 'Outlay' });
    await user.click(within(panel).getByRole('button', { name: 'Share' }));
    const copy = await within(panel).findByRole('button', { name: 'Copy link' });
    jest.useFakeTimers();
    try {
      fireEvent.click(copy);
      const { origin } = window.location;
      expect(writeText).toHaveBeenCalledWith(`${origin}/about/accessibility?glossary=outlay&x=1`);
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(within(panel).getByText('Copied!')).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(1749));
      expect(within(panel).getByText('Copied!')).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(1));
      expect(within(panel).queryByText('Copied!')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
  it('closes on Escape, removes only its own parameter and focuses the main heading [r2.glossary.10, r2.glossary.12-13]', async () => {
    const { user } = renderAt('/about/accessibility?x=1&glossary=outlay&y=a%20b');
    await glossary();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.search).toBe('?x=1&y=a%20b'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
  });
  it('closes by the close button [r2.glossary.11]', async () => {
    const { user } = renderAt('/about/accessibility?glossary=outlay');
    await user.click(within(await glossary()).getByRole('button', { name: 'Close Glossary' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('');
  });
  it('ignores two characters and searches 300 ms after the last key [i7.7, i9.10-12, r4.12-13, r7.2, r9.1]', async () => {
    renderAt('/about/accessibility?glossary');
    await within(await glossary()).findByRole('link', { name: 'Outlay' });
    expect(timings.glossaryDebounce).toBe(300);
    // Enters whole texts, because on a busy machine more than 300 ms can pass between two keys.
    fireEvent.change(box(), { target: { value: 'ou' } });
    await new Promise((resolve) => {
      setTimeout(resolve, timings.glossaryDebounce + 50);
    });
    expect(searches()).toEqual([]);
    fireEvent.change(box(), { target: { value: 'outlay' } });
    expect(searches()).toEqual([]);
    await waitFor(() =>
      expect(searches().map(({ body }) => body)).toEqual([{ search_text: 'outlay', limit: 500 }]),
    );
  });
  it('highlights the matches of the service, and shows all terms again when the box is cleared [r2.glossary.14, r2.glossary.17]', async () => {
    const { user } = renderAt('/about/accessibility?glossary');
    const panel = await glossary();
    await within(panel).findByRole('link', { name: 'Contract' });
    await user.type(box(), 'outlay');
    await waitFor(() =>
      expect(
        within(panel)
          .getAllByRole('link')
          .every((link) => /outlay/i.test(link.textContent!)),
      ).toBe(true),
    );
    expect(within(panel).getAllByText(/^outlays?$/i, { selector: 'mark' }).length).toBeGreaterThan(
      1,
    );
    await user.clear(box());
    expect(await within(panel).findByRole('link', { name: 'Contract' })).toBeInTheDocument();
  });
  it('searches at once when the form is submitted [r4.14]', async () => {
    jest.replaceProperty(timings, 'glossaryDebounce', 3_600_000);
    renderAt('/about/accessibility?glossary');
    const panel = await glossary();
    await within(panel).findByRole('link', { name: 'Outlay' });
    searchFor('grant');
    await waitFor(() =>
      expect(within(panel).queryByRole('link', { name: 'Outlay' })).not.toBeInTheDocument(),
    );
    expect(within(panel).getByRole('link', { name: 'Block Grant' })).toBeInTheDocument();
    expect(searches().map(({ body }) => body)).toEqual([{ search_text: 'grant', limit: 500 }]);
  });
  it('requests the list once and allows a search while the list loads', async () => {
    const release = holdList();
    renderAt('/about/accessibility?glossary');
    const panel = await glossary();
    searchFor('grant');
    await waitFor(() => expect(searches()).toHaveLength(1));
    release();
    expect(await within(panel).findByRole('link', { name: 'Block Grant' })).toBeInTheDocument();
    expect(within(panel).queryByRole('link', { name: 'Outlay' })).not.toBeInTheDocument();
    expect([
      api.requests.filter(({ path }) => path.includes('references/glossary')).length,
      searches().length,
    ]).toEqual([1, 1]);
  });
  it('shows No Results Found with the search text [r2.glossary.24, r8.4]', async () => {
    renderAt('/about/accessibility?glossary');
    const panel = await glossary();
    await within(panel).findByRole('link', { name: 'Outlay' });
    searchFor('<b>zzz');
    await within(panel).findByRole('heading', { name: 'No Results Found' });
    expect(within(panel).getByText('No results found for "<b>zzz."')).toBeInTheDocument();
    searchFor('b'.repeat(10_000));
    await within(panel).findByText(`No results found for "${'b'.repeat(80)}."`);
  });
  it('clears the selected term, also in the address, when the search changes [r2.glossary.25-26]', async () => {
    const { user, store } = renderAt('/about/accessibility?glossary=outlay&x=1');
    const panel = await glossary();
    await within(panel).findByRole('heading', { name: 'Outlay' });
    await user.type(box(), 'g');
    await waitFor(() => expect(window.location.search).toBe('?glossary&x=1'));
    expect(state<Slices>(store).glossary.term.slug).toBe('');
    expect(within(panel).queryByRole('tab')).not.toBeInTheDocument();
  });
  it('loads the terms into the cache by slug, selects the term in the address and clears termFromUrl [i7.6, r4.1-2, r4.4, r4.6]', async () => {
    const release = holdList();
    const { store } = renderAt('/about/accessibility?glossary=outlay');
    await glossary();
    expect(state<Slices>(store).glossary).toMatchObject({
      loading: true,
      searchLoading: false,
      error: false,
      termFromUrl: 'outlay',
    });
    release();
    await waitFor(() => expect(state<Slices>(store).glossary.term.slug).toBe('outlay'));
    const { cache, termFromUrl, loading, search } = state<Slices>(store).glossary;
    expect([cache.size > 159, Boolean(cache.get('grant')), termFromUrl, loading]).toEqual([
      true,
      true,
      '',
      false,
    ]);
    expect(search.results.length).toBe(cache.size);
  });
  it('requests the list once and repeats the search in the box when reopened [r2.glossary.3, r4.3, r4.5]', async () => {
    const { user } = renderAt('/about/accessibility?glossary');
    await within(await glossary()).findByRole('link', { name: 'Outlay' });
    searchFor('grant');
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Outlay' })).not.toBeInTheDocument(),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => window.history.pushState(null, '', '/?glossary'));
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(box()).toHaveValue('grant');
    await within(await glossary()).findByRole('link', { name: 'Block Grant' });
    // The home page also searches, for its word of the day.
    const ownSearches = () =>
      searches().filter(({ body }) => (body as { search_text: string }).search_text === 'grant');
    await waitFor(() => expect(ownSearches()).toHaveLength(2));
    expect(api.requests.filter(({ path }) => path.includes('references/glossary')).length).toBe(1);
  });
  it('ignores the response to an outdated search [i8.2, r4.7-8]', async () => {
    renderAt('/about/accessibility?glossary');
    const panel = await glossary();
    await within(panel).findByRole('link', { name: 'Outlay' });
    let release = () => {};
    api.override(
      http.post('*/api/v2/autocomplete/glossary/', async ({ request }) => {
        const { search_text: text } = (await request.json()) as { search_text: string };
        if (text === 'grant')
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        return HttpResponse.json({
          matched_terms: [
            { term: text === 'grant' ? 'Old answer' : 'New answer', slug: 'x', plain: 'x' },
          ],
        });
      }),
    );
    searchFor('grant');
    searchFor('loan');
    expect(await within(panel).findByRole('link', { name: 'New answer' })).toBeInTheDocument();
    release();
    await waitFor(() => expect(within(panel).queryByRole('alert')).not.toBeInTheDocument());
    expect(within(panel).queryByRole('link', { name: 'Old answer' })).not.toBeInTheDocument();
  });
  it('shows an error when the list fails, falls back to the bundled terms and recovers on Retry [i8.1, r2.glossary.9, r4.9, r8.1]', async () => {
    const errorSpy = jest.spyOn(console, 'error').mockImplementation(() => {});
    api.fault(/references\/glossary/, 'status=500');
    const { user } = renderAt('/about/accessibility?glossary=outlay');
    const panel = await glossary();
    expect(await within(panel).findByText('Error: Could not load Glossary.')).toBeInTheDocument();
    expect(await within(panel).findByRole('heading', { name: 'Outlay' })).toBeInTheDocument();
    expect(errorSpy).toHaveBeenCalled();
    expect(within(panel).queryByText('Loading Glossary...')).not.toBeInTheDocument();
    await api.retry(user, within(panel));
    await waitFor(() =>
      expect(within(panel).queryByText('Error: Could not load Glossary.')).not.toBeInTheDocument(),
    );
  });
  it('shows an error when a search fails, with the bundled matches below it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    renderAt('/about/accessibility?glossary');
    const panel = await glossary();
    await within(panel).findByRole('link', { name: 'Outlay' });
    api.fault(/autocomplete\/glossary/, 'status=500');
    searchFor('outlay');
    expect(await within(panel).findByText('Error: Could not load Glossary.')).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: 'Net Outlay' })).toBeInTheDocument();
    expect(within(panel).queryByRole('link', { name: 'Contract' })).not.toBeInTheDocument();
  });
  it.each([
    ['an unknown slug', 'nothing-here'],
    ['markup', '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
    ['5,000 characters', 'a'.repeat(5000)],
    ['an incomplete escape sequence', '%E0%A4%A'],
  ])('shows all terms and reports a missing term for %s', async (_name, slug) => {
    renderAt(`/about/accessibility?glossary=${slug}`);
    const panel = await glossary();
    expect(await within(panel).findByText(/The glossary has no term/)).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: 'Outlay' })).toBeInTheDocument();
    expect(panel.querySelector('img')).toBeNull();
  });
  it('uses the first of repeated glossary parameters', async () => {
    renderAt('/about/accessibility?glossary=outlay&glossary=grant');
    expect(
      await within(await glossary()).findByRole('heading', { name: 'Outlay' }),
    ).toBeInTheDocument();
  });
  it('drops unnamed terms and duplicate slugs, and shows HTML as text', async () => {
    const terms = termsFromJson([
      { term: 'One', slug: 'one', plain: '<b>bold</b> text' },
      { term: 'Two', slug: 'one' },
      { term: '', slug: 'x' },
      { term: 'No slug' },
      null,
    ]);
    expect(terms.map(({ term, official }) => [term, official])).toEqual([['One', '']]);
    expect(() => termsFromJson('nonsense')).toThrow('was unreadable');
    api.override(
      http.get('*/api/v2/references/glossary/', () =>
        HttpResponse.json({
          results: [
            {
              term: 'One',
              slug: 'one',
              plain:
                'A <img src=x onerror=alert(1)> in **text** and [a link](javascript:alert(1)).',
            },
          ],
        }),
      ),
    );
    renderAt('/about/accessibility?glossary=one');
    const panel = await glossary();
    expect(await within(panel).findByText(/<img src=x onerror=alert\(1\)>/)).toBeInTheDocument();
    expect(panel.querySelector('img')).toBeNull();
    expect(within(panel).queryByRole('link', { name: 'a link' })).not.toBeInTheDocument();
  });
  it('records the selection of a term', async () => {
    forgetSent();
    const { user } = renderAt('/about/accessibility?glossary');
    await user.click(await within(await glossary()).findByRole('link', { name: 'Outlay' }));
    await waitFor(() =>
      expect(sentEvents()).toEqual([
        {
          event: 'glossary-link',
          category: 'Glossary',
          action: 'Clicked Glossary Term',
          label: 'Outlay',
        },
      ]),
    );
  });
});
