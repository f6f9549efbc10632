/** @jest-environment <rootDir>/tests/environment.js */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aboutSections } from '@/domain/aboutTheData';
import { timings } from '@/domain/layoutTokens';
import * as content from '@/markdown/loadEntry';
import { termsFromJson } from '@/services/glossary/glossaryService';
import * as analytics from '@/services/analytics/analytics';
import { apiInProcess } from '../server';
import { renderAt } from '../render';

const api = apiInProcess();
beforeAll(api.start);
afterEach(() => { cleanup(); api.reset(); jest.restoreAllMocks(); });
afterAll(api.stop);

const glossary = () => screen.findByRole('dialog', { name: 'Glossary' });
const about = () => screen.findByRole('dialog', { name: 'About the Data' });
const box = (name = 'Search the glossary') => screen.getByRole('searchbox', { name });
const searches = () => api.requests.filter(({ path }) => path.includes('autocomplete/glossary'));
const state = <T,>(store: { getState: () => unknown }) => store.getState() as T;
/** Holds the list back until the test lets it go. */
const holdList = () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => { release = resolve; });
  api.override(http.get('*/api/v2/references/glossary/', async () => { await held; return undefined; }));
  return release;
};
interface Slices { slideOuts: { lastOpenedSlideout: string }; glossary: { display: boolean; loading: boolean; searchLoading: boolean; error: boolean; termFromUrl: string; term: { slug: string }; cache: { size: number; get: (slug: string) => unknown }; search: { input: string; results: unknown[] } }; aboutTheData: { display: boolean } }

describe('the glossary', () => {
  it('opens on the term of the address and keeps the other parameters', async () => {
    renderAt('/?glossary=outlay&x=1');
    const panel = await glossary();
    expect(await within(panel).findByRole('heading', { name: 'Outlay' })).toBeInTheDocument();
    expect(window.location.search).toBe('?glossary=outlay&x=1');
  });
  it('has its title, example and placeholder, and gives the close button the focus', async () => {
    renderAt('/?glossary');
    const panel = await glossary();
    expect(within(panel).getByRole('heading', { level: 2, name: 'Glossary' })).toBeInTheDocument();
    expect(within(panel).getByText('Example: "Obligation"')).toBeInTheDocument();
    expect(within(panel).getByPlaceholderText('Search for a term...')).toBeInTheDocument();
    expect(within(panel).getByRole('button', { name: 'Close Glossary' })).toHaveFocus();
  });
  it('shows Loading Glossary..., then all terms by their first letter in order', async () => {
    const release = holdList();
    renderAt('/?glossary');
    const panel = await glossary();
    expect(within(panel).getByText('Loading Glossary...')).toBeInTheDocument();
    release();
    const group = await within(panel).findByRole('region', { name: 'O' });
    const names = within(group).getAllByRole('link').map((link) => link.textContent);
    expect(names).toContain('Obligation');
    expect(names).toEqual([...names].sort((a, b) => a!.localeCompare(b!, 'en')));
    const letters = within(panel).getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent!);
    expect(letters).toEqual([...letters].sort());
    expect(api.requests.filter(({ path }) => path.includes('references/glossary')).map(({ path }) => path)).toEqual(['/api/v2/references/glossary/?limit=500']);
  });
  it('is hidden until it is first shown, and loads nothing before', async () => {
    renderAt('/db_info');
    await screen.findByRole('heading', { level: 2, name: 'Since April 2022' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.requests.some(({ path }) => path.includes('glossary'))).toBe(false);
  });
  it('chooses a term from the list, says so in the address, and Back returns to the list', async () => {
    const { user } = renderAt('/?glossary&x=1');
    const panel = await glossary();
    await user.click(await within(panel).findByRole('link', { name: 'Outlay' }));
    expect(await within(panel).findByRole('heading', { name: 'Outlay' })).toBeInTheDocument();
    expect(window.location.search).toBe('?glossary=outlay&x=1');
    await user.click(within(panel).getByRole('button', { name: 'Back' }));
    expect(await within(panel).findByRole('link', { name: 'Outlay' })).toBeInTheDocument();
    expect(window.location.search).toBe('?glossary&x=1');
  });
  it('shows plain words first, the official ones on their tab with the data standard’s name', async () => {
    const { user } = renderAt('/?glossary=naics');
    const panel = await glossary();
    expect(await within(panel).findByRole('tab', { name: 'Plain Language' })).toHaveAttribute('aria-selected', 'true');
    await user.click(within(panel).getByRole('tab', { name: 'Official Definition' }));
    expect(within(panel).getByRole('heading', { name: 'North American Industry Classification System' })).toBeInTheDocument();
    expect(within(panel).getByText(/Census Bureau/)).toBeInTheDocument();
  });
  it('shows a tab only if its text exists, and the other when the chosen one is missing', async () => {
    const { user } = renderAt('/?glossary=naics');
    const panel = await glossary();
    await user.click(await within(panel).findByRole('tab', { name: 'Official Definition' }));
    await user.click(within(panel).getByRole('button', { name: 'Back' }));
    await user.click(await within(panel).findByRole('link', { name: 'Spending' }));
    expect(await within(panel).findByRole('tab', { name: 'Plain Language' })).toHaveAttribute('aria-selected', 'true');
    expect(within(panel).queryByRole('tab', { name: 'Official Definition' })).toBeNull();
  });
  it('closes by Escape: the flag leaves the address, the rest stays, the main content takes the focus', async () => {
    const { user } = renderAt('/?x=1&glossary=outlay&y=a%20b');
    await glossary();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.search).toBe('?x=1&y=a%20b'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
  });
  it('closes by its button', async () => {
    const { user } = renderAt('/?glossary=outlay');
    await user.click(within(await glossary()).getByRole('button', { name: 'Close Glossary' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
  });
  it('does nothing on one or two characters, and searches 300 ms after the last key', async () => {
    const { user } = renderAt('/?glossary');
    await within(await glossary()).findByRole('link', { name: 'Outlay' });
    expect(timings.glossaryDebounce).toBe(300);
    await user.type(box(), 'ou');
    await new Promise((resolve) => { setTimeout(resolve, timings.glossaryDebounce + 50); });
    expect(searches()).toEqual([]);
    await user.type(box(), 'tlay');
    expect(searches()).toEqual([]);
    await waitFor(() => expect(searches().map(({ body }) => body)).toEqual([{ search_text: 'outlay', limit: 500 }]));
  });
  it('shows the service’s matches, marked, and all terms again when the box is emptied', async () => {
    const { user } = renderAt('/?glossary');
    const panel = await glossary();
    await within(panel).findByRole('link', { name: 'Contract' });
    await user.type(box(), 'outlay');
    await waitFor(() => expect(within(panel).getAllByRole('link').every((link) => /outlay/i.test(link.textContent!))).toBe(true));
    expect(within(panel).getAllByText(/^outlays?$/i, { selector: 'mark' }).length).toBeGreaterThan(1);
    await user.clear(box());
    expect(await within(panel).findByRole('link', { name: 'Contract' })).toBeInTheDocument();
  });
  it('searches at once when the form is submitted', async () => {
    const { user } = renderAt('/?glossary');
    await within(await glossary()).findByRole('link', { name: 'Outlay' });
    await user.type(box(), 'grant{Enter}');
    expect(await within(await glossary()).findByRole('link', { name: 'Block Grant' })).toBeInTheDocument();
    expect(searches().length).toBe(1);
  });
  it('says No Results Found with the text that was searched', async () => {
    const { user } = renderAt('/?glossary');
    const panel = await glossary();
    await within(panel).findByRole('link', { name: 'Outlay' });
    await user.type(box(), '<b>zzz{Enter}');
    expect(await within(panel).findByRole('heading', { name: 'No Results Found' })).toBeInTheDocument();
    expect(within(panel).getByText('No results found for "<b>zzz."')).toBeInTheDocument();
  });
  it('clears the chosen term, and its name in the address, when the search changes', async () => {
    const { user, store } = renderAt('/?glossary=outlay&x=1');
    const panel = await glossary();
    await within(panel).findByRole('heading', { name: 'Outlay' });
    await user.type(box(), 'g');
    await waitFor(() => expect(window.location.search).toBe('?glossary&x=1'));
    expect(state<Slices>(store).glossary.term.slug).toBe('');
    expect(within(panel).queryByRole('tab')).toBeNull();
  });
  it('starts loading, fills its cache by slug, chooses the term of the address and clears it', async () => {
    const release = holdList();
    const { store } = renderAt('/?glossary=outlay');
    await glossary();
    expect(state<Slices>(store).glossary).toMatchObject({ loading: true, searchLoading: false, error: false, termFromUrl: 'outlay' });
    release();
    await waitFor(() => expect(state<Slices>(store).glossary.term.slug).toBe('outlay'));
    const { cache, termFromUrl, loading, search } = state<Slices>(store).glossary;
    expect([cache.size > 159, Boolean(cache.get('grant')), termFromUrl, loading]).toEqual([true, true, '', false]);
    expect(search.results.length).toBe(cache.size);
  });
  it('asks for the list once, and runs the search in the box when it opens again', async () => {
    const { user } = renderAt('/?glossary');
    await within(await glossary()).findByRole('link', { name: 'Outlay' });
    await user.type(box(), 'grant{Enter}');
    await within(await glossary()).findByRole('link', { name: 'Block Grant' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => window.history.pushState(null, '', '/?glossary'));
    act(() => { window.dispatchEvent(new PopStateEvent('popstate')); });
    expect(box()).toHaveValue('grant');
    expect(await within(await glossary()).findByRole('link', { name: 'Block Grant' })).toBeInTheDocument();
    await waitFor(() => expect(searches().length).toBe(2));
    expect(api.requests.filter(({ path }) => path.includes('references/glossary')).length).toBe(1);
  });
  it('ignores a search that a newer one overtook', async () => {
    const { user } = renderAt('/?glossary');
    const panel = await glossary();
    await within(panel).findByRole('link', { name: 'Outlay' });
    let release = () => {};
    api.override(http.post('*/api/v2/autocomplete/glossary/', async ({ request }) => {
      const { search_text: text } = await request.json() as { search_text: string };
      if (text === 'grant') await new Promise<void>((resolve) => { release = resolve; });
      return HttpResponse.json({ matched_terms: [{ term: text === 'grant' ? 'Old answer' : 'New answer', slug: 'x', plain: 'x' }] });
    }));
    await user.type(box(), 'grant{Enter}');
    await user.clear(box());
    await user.type(box(), 'loan{Enter}');
    expect(await within(panel).findByRole('link', { name: 'New answer' })).toBeInTheDocument();
    release();
    await waitFor(() => expect(within(panel).queryByRole('alert')).toBeNull());
    expect(within(panel).queryByRole('link', { name: 'Old answer' })).toBeNull();
  });
  it('says that it could not load, keeps the site’s own terms at work, and recovers on Retry', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    api.fault(/references\/glossary/, 'status=500');
    const { user } = renderAt('/?glossary=outlay');
    const panel = await glossary();
    expect(await within(panel).findByText('Error: Could not load Glossary.')).toBeInTheDocument();
    expect(await within(panel).findByRole('heading', { name: 'Outlay' })).toBeInTheDocument();
    expect(logged).toHaveBeenCalled();
    expect(within(panel).queryByText('Loading Glossary...')).toBeNull();
    api.heal();
    await user.click(within(panel).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(within(panel).queryByText('Error: Could not load Glossary.')).toBeNull());
  });
  it('shows the same error when a search fails, with the bundled matches below it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = renderAt('/?glossary');
    const panel = await glossary();
    await within(panel).findByRole('link', { name: 'Outlay' });
    api.fault(/autocomplete\/glossary/, 'status=500');
    await user.type(box(), 'outlay{Enter}');
    expect(await within(panel).findByText('Error: Could not load Glossary.')).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: 'Net Outlay' })).toBeInTheDocument();
    expect(within(panel).queryByRole('link', { name: 'Contract' })).toBeNull();
  });
  it.each([['an unknown slug', 'nothing-here'], ['markup', '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'], ['5,000 characters', 'a'.repeat(5000)], ['half an escape', '%E0%A4%A']])('shows all terms and says so for %s', async (_name, slug) => {
    renderAt(`/?glossary=${slug}`);
    const panel = await glossary();
    expect(await within(panel).findByText(/The glossary has no term/)).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: 'Outlay' })).toBeInTheDocument();
    expect(panel.querySelector('img')).toBeNull();
  });
  it('takes the first of repeated keys', async () => {
    renderAt('/?glossary=outlay&glossary=grant');
    expect(await within(await glossary()).findByRole('heading', { name: 'Outlay' })).toBeInTheDocument();
  });
  it('drops terms without names, keeps the first of equal slugs, and shows HTML as text', async () => {
    const terms = termsFromJson([{ term: 'One', slug: 'one', plain: '<b>bold</b> text' }, { term: 'Two', slug: 'one' }, { term: '', slug: 'x' }, { term: 'No slug' }, null]);
    expect(terms.map(({ term, official }) => [term, official])).toEqual([['One', '']]);
    expect(() => termsFromJson('nonsense')).toThrow('cannot read');
    api.override(http.get('*/api/v2/references/glossary/', () => HttpResponse.json({ results: [{ term: 'One', slug: 'one', plain: 'A <img src=x onerror=alert(1)> in **text** and [a link](javascript:alert(1)).' }] })));
    renderAt('/?glossary=one');
    const panel = await glossary();
    expect(await within(panel).findByText(/<img src=x onerror=alert\(1\)>/)).toBeInTheDocument();
    expect(panel.querySelector('img')).toBeNull();
    expect(within(panel).queryByRole('link', { name: 'a link' })).toBeNull();
  });
  it('records the choice of a term', async () => {
    const log = jest.spyOn(analytics, 'logEvent').mockResolvedValue();
    const { user } = renderAt('/?glossary');
    await user.click(await within(await glossary()).findByRole('link', { name: 'Outlay' }));
    expect(log).toHaveBeenCalledWith({ category: 'USAspending - Glossary', action: 'Clicked Glossary Term', label: 'Outlay' });
  });
});

describe('About the Data', () => {
  it('opens bare with its title, example, placeholder, sections and entries', async () => {
    const log = jest.spyOn(analytics, 'logEvent').mockResolvedValue();
    renderAt('/?about-the-data');
    const panel = await about();
    expect(within(panel).getByText('Example: "Award Data"')).toBeInTheDocument();
    expect(within(panel).getByPlaceholderText('Search for a topic...')).toBeInTheDocument();
    expect(within(panel).getByRole('button', { name: 'Close About the Data' })).toHaveFocus();
    expect(within(panel).getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Sitewide Data Source Descriptions', 'Disclosures', 'Award Data Disclosures', 'COVID-19 and Infrastructure Disclosures', 'Legal and Policy Documentation']);
    expect(within(panel).getAllByRole('link').length).toBe(aboutSections.reduce((sum, { entries }) => sum + entries.length, 0) + 1);
    expect(log).toHaveBeenCalledWith({ category: 'USAspending - About the Data', action: 'Opened', label: '' });
  });
  it('opens on the entry of the address: section, name, Back, share and statement', async () => {
    const { user } = renderAt('/?about-the-data=gtas&x=1');
    const panel = await about();
    expect(await within(panel).findByText(/trial balance\. The full|every federal agency reports/)).toBeInTheDocument();
    expect(within(panel).getByText('Sitewide Data Source Descriptions')).toBeInTheDocument();
    expect(within(panel).getByRole('heading', { name: /^GTAS/ })).toBeInTheDocument();
    expect(within(panel).getByRole('button', { name: 'Share' })).toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: 'Back' }));
    expect(await within(panel).findByRole('link', { name: 'File A (Account Balances)' })).toBeInTheDocument();
    expect(window.location.search).toBe('?about-the-data&x=1');
  });
  it('finds entries by a part of their names in any case from three characters, marked; emptying restores all', async () => {
    const { user } = renderAt('/?about-the-data');
    const panel = await about();
    const search = () => box('Search About the Data');
    await user.type(search(), 'ga');
    expect(within(panel).getAllByRole('heading', { level: 3 }).length).toBe(5);
    await user.clear(search());
    await user.type(search(), 'MEMORANDUM');
    expect(within(panel).getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Legal and Policy Documentation']);
    expect(within(panel).getAllByText('Memorandum', { selector: 'mark' }).length).toBeGreaterThan(5);
    await user.clear(search());
    expect(within(panel).getAllByRole('heading', { level: 3 }).length).toBe(5);
  });
  it('says that no title holds the text and suggests the PDF of all entries', async () => {
    const { user } = renderAt('/?about-the-data');
    const panel = await about();
    await user.type(box('Search About the Data'), 'zebra');
    expect(within(panel).getByRole('heading', { name: 'No Results Found' })).toBeInTheDocument();
    expect(within(panel).getByText('No results found for "zebra" among titles of entries.')).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: /PDF of all entries/ })).toHaveAttribute('href', '/documents/about-the-data.pdf');
  });
  it('offers the PDF of all entries', async () => {
    renderAt('/?about-the-data');
    expect(within(await about()).getByRole('link', { name: /Download/ })).toHaveAttribute('href', '/documents/about-the-data.pdf');
  });
  it('closes by Escape and by its button, keeps its search, and the address loses the flag only', async () => {
    const { user } = renderAt('/?about-the-data=gtas&x=1');
    await about();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.search).toBe('?x=1'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('says Error Loading Data when a statement cannot be had, logs it, and recovers on Retry', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const load = jest.spyOn(content, 'loadEntry').mockRejectedValueOnce(new Error("Cannot find module 'gtas'"));
    const { user } = renderAt('/?about-the-data=gtas');
    const panel = await about();
    expect(await within(panel).findByText('Error Loading Data')).toBeInTheDocument();
    expect(logged).toHaveBeenCalled();
    load.mockRestore();
    await user.click(within(panel).getByRole('button', { name: 'Retry' }));
    expect(await within(panel).findByText(/every federal agency reports/)).toBeInTheDocument();
  });
  it('says that there is no entry for an unknown slug', async () => {
    renderAt('/?about-the-data=nothing');
    expect(await within(await about()).findByText(/There is no entry “nothing”/)).toBeInTheDocument();
  });
  it('records the choice of an entry', async () => {
    const log = jest.spyOn(analytics, 'logEvent').mockResolvedValue();
    const { user } = renderAt('/?about-the-data');
    await user.click(within(await about()).getByRole('link', { name: 'File A (Account Balances)' }));
    expect(log).toHaveBeenCalledWith({ category: 'USAspending - About the Data', action: 'Clicked File A (Account Balances)' });
  });
});

describe('the two slide-outs', () => {
  it('are never open together: opening one closes the other, and the last opened stands on top', async () => {
    const { user, store } = renderAt('/?glossary=account-balance-file-a&x=1');
    const panel = await glossary();
    expect(state<Slices>(store).slideOuts.lastOpenedSlideout).toBe('glossary');
    await user.click(await within(panel).findByRole('link', { name: 'File A in About the Data' }));
    expect(await about()).toHaveClass('slide-out--top');
    expect(screen.queryByRole('dialog', { name: 'Glossary' })).toBeNull();
    expect(window.location.search).toBe('?about-the-data=file-a&x=1');
    expect(state<Slices>(store)).toMatchObject({ slideOuts: { lastOpenedSlideout: 'about-the-data' }, glossary: { display: false }, aboutTheData: { display: true } });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.search).toBe('?x=1'));
  });
  it('open the last one that an address names, and clean the address', async () => {
    renderAt('/?glossary=outlay&about-the-data=gtas&x=1');
    expect(await about()).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Glossary' })).toBeNull();
    await waitFor(() => expect(window.location.search).toBe('?about-the-data=gtas&x=1'));
  });
});
