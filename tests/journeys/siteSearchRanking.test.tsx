import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderAt } from '../render';
import { get, post } from './apiCalls';
import { journeyApi } from './journeyApi';
import { address } from './pageTexts';

const api = journeyApi({ quiet: true });

/** Types a text into the site search and waits until the search has ended. */
const search = async (text: string) => {
  const page = renderAt('/about');
  await page.user.click(screen.getByRole('button', { name: 'Search this site' }));
  const dialog = await screen.findByRole('dialog', { name: 'Search this site' });
  const box = await within(dialog).findByRole('combobox');
  await waitFor(() => expect(box).toHaveFocus());
  await page.user.paste(text);
  await waitFor(() => expect(within(dialog).queryByText('Searching...')).not.toBeInTheDocument(), {
    timeout: 10_000,
  });
  return { ...page, box };
};
const listOptions = (group?: string) =>
  (group ? within(screen.getByRole('group', { name: group })) : screen)
    .getAllByRole('option')
    .map((option) => option.textContent!);
const listGroups = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-label'));
/** Chooses a place and returns the path of the page that opens. */
const openOption = async ({ user }: Awaited<ReturnType<typeof search>>, name: RegExp) => {
  await user.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(address()).not.toBe('/about'));
  return address();
};

describe('the order of the site search', () => {
  it('lists states with the same match by amount', async () => {
    const states = await get<{ name: string; amount: number }[]>('recipient/state/');
    const [largest] = states
      .filter(({ name }) => /^new /i.test(name))
      .sort((a, b) => b.amount - a.amount);
    await search('new');
    expect(listOptions('States and Territories')[0]!.toLowerCase()).toContain(
      largest!.name.toLowerCase(),
    );
  });
  it('lists recipients with the same match by amount', async () => {
    const { results } = await post<{ results: { name: string; amount: number }[] }>('recipient/', {
      limit: 1,
    });
    const [firstWord] = results[0]!.name.split(' ');
    await search(firstWord!);
    expect(listOptions('Recipients')[0]!.toUpperCase()).toContain(results[0]!.name.toUpperCase());
  });
  it('lists a state before an office of the same name', async () => {
    const toptier = {
      toptier_code: '012',
      abbreviation: 'USDA',
      name: 'Department of Agriculture',
    };
    api.override(
      http.post('*/api/v2/autocomplete/awarding_agency/', () =>
        HttpResponse.json({
          results: [
            {
              id: 1,
              toptier_flag: false,
              toptier_agency: toptier,
              subtier_agency: { abbreviation: '', name: 'Texas', subtier_code: '1' },
            },
          ],
          messages: [],
        }),
      ),
    );
    await search('TEXAS');
    expect(listGroups().slice(0, 2)).toEqual(['States and Territories', 'Agencies']);
  });
  it('lists a kind with an exact match before a kind with a partial match', async () => {
    await search('outlay');
    expect(listGroups()[0]).toBe('Glossary');
    expect(listOptions()[0]).toMatch(/^Outlay/);
  });
});

describe('places in the site search', () => {
  it.each([
    ['travis', /^Travis County, TX/, '/place/county/48453'],
    ['travis county, tx', /^Travis County, TX/, '/place/county/48453'],
    ['48453', /^Travis County, TX/, '/place/county/48453'],
    ['austin, Texas', /^Austin, TX/, '/place/city/TX/austin'],
    ['tx-10', /^TX-10/, '/place/district/TX-10'],
  ])('finds %j and opens its profile', async (text, name, path) => {
    const page = await search(text);
    expect(await openOption(page, name)).toBe(path);
  });
  it('finds a ZIP code', async () => {
    const { results } = await post<{ results: { zip_codes: { zip_code: string }[] } }>(
      'autocomplete/location/',
      { search_text: '787' },
    );
    const zip = results.zip_codes[0]!.zip_code;
    const page = await search(zip);
    expect(await openOption(page, new RegExp(`^${zip}`))).toBe(`/place/zip/${zip}`);
  });
  it.each([
    ['48', /^Texas/],
    ['tx', /^Texas/],
  ])('finds a state by %j', async (text, name) => {
    await search(text);
    expect(listOptions()[0]).toMatch(name);
  });
});

describe('programs in the site search', () => {
  it.each([
    ['93.600', /^93\.600 - Head Start/, '/program/assistance/93.600'],
    ['head start', /^93\.600 - Head Start/, '/program/assistance/93.600'],
    ['5415', /^5415 - Computer Systems Design/i, '/program/naics/5415'],
    ['54', /^54 - Professional, Scientific/i, '/program/naics/54'],
    ['541512', /^541512 - Computer Systems Design/i, '/program/naics/541512'],
    ['5841', /^5841 - Radar Equipment, Airborne/i, '/program/psc/5841'],
  ])('finds %j and opens its profile', async (text, name, path) => {
    const page = await search(text);
    expect(await openOption(page, name)).toBe(path);
  });
});

describe('the site search with unusual text or a slow service', () => {
  it.each([
    ['only punctuation', '.,;!?'],
    ['500 letters', 'x'.repeat(500)],
  ])('requests nothing for %s', async (_kind, text) => {
    await search(text);
    expect(screen.getByText(/^No matching results for/)).toBeInTheDocument();
    expect(api.requests.filter(({ path }) => path.includes('autocomplete'))).toEqual([]);
  });
  it('asks for a second character', async () => {
    await search('x');
    expect(screen.getByText('Type at least 2 characters.')).toBeInTheDocument();
  });
  it.each([
    ['TÉXÁS', /^Texas/],
    ['PRINCE GEORGE’S', /^Prince George's County, MD/],
  ])('ignores case and accents in %j', async (text, name) => {
    await search(text);
    expect(listOptions()[0]).toMatch(name);
  });
  it('shows the other kinds while one is slow, then adds it at the end', async () => {
    api.fault(/autocomplete\/awarding_agency/, 'delay=3000');
    await search('treasury');
    expect(screen.getByText('Still searching: agencies...')).toBeInTheDocument();
    const before = listGroups();
    expect(before).not.toContain('Agencies');
    await screen.findByRole('group', { name: 'Agencies' }, { timeout: 5000 });
    expect(listGroups()).toEqual([...before, 'Agencies']);
  });
  it('retries only the kind that failed', async () => {
    api.fault(/autocomplete\/awarding_agency/, 'status=500');
    const { user } = await search('treasury');
    const accounts = () => api.requests.filter(({ path }) => path.endsWith('federal_accounts/'));
    const count = accounts().length;
    expect(screen.queryByRole('group', { name: 'Agencies' })).not.toBeInTheDocument();
    api.heal();
    await user.click(screen.getByRole('button', { name: 'Retry Agencies' }));
    expect(await screen.findByRole('group', { name: 'Agencies' })).toBeInTheDocument();
    expect(screen.queryByText(/We couldn’t search agencies/)).not.toBeInTheDocument();
    expect(accounts()).toHaveLength(count);
  });
});
