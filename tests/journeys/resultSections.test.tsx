/** @jest-environment <rootDir>/tests/environment.js */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { money, moneyShort } from '@/domain/format';
import { apiInProcess } from '../server';
import { renderAt } from '../render';

const api = apiInProcess();
beforeAll(api.start);
beforeEach(() => { jest.spyOn(console, 'error').mockImplementation(() => {}); });
afterEach(() => { cleanup(); api.reset(); jest.restoreAllMocks(); });
afterAll(api.stop);

const section = (name: string) => screen.findByRole('region', { name });
/** Searches awards of fiscal year 2025, the set's latest whole one. */
const searched = async (view = '') => {
  const { user, store } = renderAt('/search');
  await user.click(await screen.findByRole('tab', { name: 'Fiscal years' }));
  await user.click(screen.getByRole('button', { name: 'FY 2025' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await section('Results by Category');
  if (!view) return { user, store };
  const address = `${window.location.pathname}${window.location.search}${view}`;
  cleanup();
  api.requests.length = 0;
  return renderAt(address);
};
const time = { time_period: [{ start_date: '2024-10-01', end_date: '2025-09-30' }] };
const ask = async <T,>(path: string, body: object) => (await fetch(`http://localhost/api/v2/search/${path}`, { method: 'POST', body: JSON.stringify(body) })).json() as Promise<T>;
interface Ranked { results: { name: string; code: string | null; amount: number; uei?: string | null; recipient_id?: string | null }[] }
const rank = (category: string, page = 1) => ask<Ranked>(`spending_by_category/${category}/`, { filters: time, limit: 10, page });
const rows = (region: HTMLElement, name: RegExp) => within(within(region).getByRole('list', { name })).getAllByRole('listitem');
/** Presses Submit once the search before has ended. */
const submit = async (user: ReturnType<typeof renderAt>['user']) => {
  const button = screen.getByRole('button', { name: 'Submit' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};
const lastCount = () => (api.requests.filter(({ path }) => path.endsWith('/spending_by_award_count/')).pop()?.body as { filters: Record<string, unknown> } | undefined)?.filters;

describe('results by category', () => {
  it('ranks by awarding agency, ten at a time, with the same numbers as bars and as a table', async () => {
    const { results } = await rank('awarding_agency');
    const { user } = await searched();
    const region = await section('Results by Category');
    await within(region).findByRole('list', { name: 'Results by Awarding Agency' });
    expect(rows(region, /Awarding Agency/).map((row) => row.textContent!.replace(/Add as filter.*$/, ''))).toEqual(results.map(({ name, code, amount }) => `${name}${code ? ` (${code})` : ''}${moneyShort(amount, 2)}`));
    await user.click(within(region).getByRole('button', { name: 'View as table' }));
    expect(within(region).getAllByRole('row').slice(1).map((row) => row.lastElementChild!.textContent)).toEqual(results.map(({ amount }) => money(amount, 2)));
  });
  it.each(['awarding_subagency', 'recipient', 'naics', 'psc', 'cfda'])('shows %s from its link', async (category) => {
    const { results } = await rank(category);
    await searched(`&section=categories&type=${category}`);
    const region = await section('Results by Category');
    await within(region).findByRole('list', { name: /^Results by/ });
    expect(rows(region, /^Results by/)[0]).toHaveTextContent(results[0]!.name);
    expect(within(region).getByRole('combobox', { name: 'Category' })).toHaveValue(category);
  });
  it('pages by ten, jumps to a page, and says where the ranking ends; another category begins at the first', async () => {
    const [second, third] = [await rank('naics', 2), await rank('naics', 3)];
    const { user } = await searched('&type=naics');
    const region = await section('Results by Category');
    await user.click(await within(region).findByRole('button', { name: 'Show next ten' }));
    await waitFor(() => expect(rows(region, /^Results by/)[0]).toHaveTextContent(second.results[0]!.name));
    expect(window.location.search).toContain('cpage=2');
    await user.type(within(region).getByRole('textbox', { name: 'Page' }), '3{Enter}');
    await waitFor(() => expect(rows(region, /^Results by/)[0]).toHaveTextContent(third.results[0]!.name));
    await user.type(within(region).getByRole('textbox', { name: 'Page' }), '4000{Enter}');
    expect(await within(region).findByText('The ranking ends before this page.')).toBeInTheDocument();
    await user.selectOptions(within(region).getByRole('combobox', { name: 'Category' }), 'psc');
    await within(region).findByRole('list', { name: /Product and Service/ });
    expect(window.location.search).not.toContain('cpage');
  });
  it.each<[string, (row: Ranked['results'][number]) => object]>([
    ['awarding_agency', ({ name }) => ({ agencies: [{ type: 'awarding', tier: 'toptier', name }] })], ['naics', ({ code }) => ({ naics_codes: { require: [code] } })], ['cfda', ({ code }) => ({ program_numbers: [code] })],
    ['psc', ({ code }) => ({ psc_codes: { require: [expect.arrayContaining([code])] } })], ['recipient', ({ uei, name }) => ({ recipient_search_text: [uei ?? name] })],
  ])('makes a row of %s a filter; searched with it, the row keeps its amount', async (category, filter) => {
    const { results } = await rank(category);
    const at = results.findIndex((row) => category !== 'recipient' || row.recipient_id);
    const chosen = results[at]!;
    const { user } = await searched(`&type=${category}`);
    const region = await section('Results by Category');
    await within(region).findByRole('list', { name: /^Results by/ });
    await user.click(within(rows(region, /^Results by/)[at]!).getByRole('button', { name: /^Add as filter/ }));
    expect(within(rows(region, /^Results by/)[at]!).getByRole('button', { name: /^In your filters/ })).toHaveAttribute('aria-disabled', 'true');
    await submit(user);
    await waitFor(() => expect(lastCount()).toMatchObject(filter(chosen)));
    await waitFor(() => expect(rows(region, /^Results by/)[0]).toHaveTextContent(moneyShort(chosen.amount, 2)));
  });
  it('offers no filter for rows that stand for many people', async () => {
    await searched('&type=recipient');
    const region = await section('Results by Category');
    const row = await within(region).findByText('MULTIPLE RECIPIENTS');
    expect(within(row.closest('li')!).queryByRole('button')).toBeNull();
  });
  it('says how to narrow a search that is too wide, fails alone and recovers', async () => {
    const wide = http.post('*/api/v2/search/spending_by_category/*', () => HttpResponse.json({ detail: 'Current filters return too many unique items. Narrow filters to return results.' }, { status: 400 }));
    const { user } = await searched();
    api.override(wide);
    const region = await section('Results by Category');
    await user.selectOptions(within(region).getByRole('combobox', { name: 'Category' }), 'psc');
    expect(await within(region).findByText(/Narrow it with more filters/)).toBeInTheDocument();
    expect(await section('Results Over Time')).toBeInTheDocument();
    api.reset();
    await user.click(within(region).getByRole('button', { name: 'Retry' }));
    expect(await within(region).findByRole('list', { name: /Product and Service/ })).toBeInTheDocument();
  });
});

describe('results by geography', () => {
  interface Places { results: { shape_code: string; display_name: string | null; aggregated_amount: number; per_capita: number | null }[] }
  const geography = (layer: string, scope = 'place_of_performance') => ask<Places>('spending_by_geography/', { filters: time, scope, geo_layer: layer });
  it('ranks states by total and for each resident, and keeps the view in the address', async () => {
    const { results } = await geography('state');
    const { user } = await searched();
    const region = await section('Results by Geography');
    await within(region).findByRole('list', { name: 'Results by States & Territories' });
    const total = [...results].sort((a, b) => b.aggregated_amount - a.aggregated_amount)[0]!;
    expect(rows(region, /^Results by/)[0]).toHaveTextContent(moneyShort(total.aggregated_amount, 2));
    await user.selectOptions(within(region).getByRole('combobox', { name: 'Amount' }), 'capita');
    const capita = [...results].sort((a, b) => (b.per_capita ?? 0) - (a.per_capita ?? 0))[0]!;
    await waitFor(() => expect(rows(region, /^Results by/)[0]).toHaveTextContent(money(capita.per_capita)));
    expect(window.location.search).toContain('measure=capita');
  });
  it('shows counties, districts and countries, by place of performance or recipient', async () => {
    const { user } = await searched('&section=map&layer=country&measure=capita');
    const region = await section('Results by Geography');
    expect(await within(region).findByText('United States and Territories')).toBeInTheDocument();
    // Countries have no population to divide by.
    expect(within(region).getByRole('combobox', { name: 'Amount' })).toHaveValue('total');
    await user.selectOptions(within(region).getByRole('combobox', { name: 'Area' }), 'county');
    await within(region).findByRole('list', { name: 'Results by Counties' });
    expect(rows(region, /Counties/)[0]!.textContent).toMatch(/, [A-Z]{2}/);
    await user.selectOptions(within(region).getByRole('combobox', { name: 'Location' }), 'recipient_location');
    await user.selectOptions(within(region).getByRole('combobox', { name: 'Area' }), 'district');
    await within(region).findByRole('list', { name: 'Results by Congressional Districts' });
    const sent = api.requests.filter(({ path }) => path.endsWith('/spending_by_geography/')).pop()!.body;
    expect(sent).toMatchObject({ scope: 'recipient_location', geo_layer: 'district', filters: time });
  });
  it('makes a place a filter; searched with it, the place keeps its amount', async () => {
    const { results } = await geography('state');
    const first = [...results].filter(({ shape_code: code }) => code).sort((a, b) => b.aggregated_amount - a.aggregated_amount)[0]!;
    const { user } = await searched();
    const region = await section('Results by Geography');
    await user.click((await within(region).findAllByRole('button', { name: /^Add as filter/ }))[0]!);
    await submit(user);
    await waitFor(() => expect(lastCount()).toMatchObject({ place_of_performance_locations: [{ country: 'USA', state: first.shape_code }] }));
    await waitFor(() => expect(rows(region, /^Results by/)).toHaveLength(1));
    expect(rows(region, /^Results by/)[0]).toHaveTextContent(moneyShort(first.aggregated_amount, 2));
  });
  it('is the section in view where the address says so, and goes back to total spending and its first area on Reset', async () => {
    const { user, store } = await searched('&section=map&layer=county&measure=capita');
    await section('Results by Geography');
    const view = () => (store.getState() as { searchView: { type: string; mapHasLoaded: boolean } }).searchView;
    expect(view().type).toBe('map');
    const reset = screen.getByRole('button', { name: 'Reset filters' });
    await waitFor(() => expect(reset).toBeEnabled());
    await user.click(reset);
    expect(window.location.search).not.toMatch(/measure|layer|hash/);
    expect(view().mapHasLoaded).toBe(false);
  });
  it('offers areas and amounts in the order of the specification', async () => {
    await searched();
    const region = await section('Results by Geography');
    const options = (name: string) => within(within(region).getByRole('combobox', { name })).getAllByRole('option').map((option) => option.textContent);
    expect(options('Area')).toEqual(['States & Territories', 'Congressional Districts', 'Counties', 'Countries']);
    expect(options('Amount')).toEqual(['Total Spending', 'Per Capita Spending']);
  });
  it('says that the map needs WebGL where the browser has none, and keeps list and table', async () => {
    const { user } = await searched();
    const region = await section('Results by Geography');
    expect(await within(region).findByText('WebGL Required for this map.')).toBeInTheDocument();
    await user.click(within(region).getByRole('button', { name: 'View as table' }));
    expect(within(region).getAllByRole('row').length).toBeGreaterThan(5);
  });
  it('shows the districts of a state as tiles while their boundaries are not imported, says why, and makes one a filter', async () => {
    const { results } = await geography('district');
    const { user } = await searched('&section=map&layer=district');
    const region = await section('Results by Geography');
    expect(await within(region).findByText(/boundaries of congressional districts have not been imported/)).toBeInTheDocument();
    const own = results.filter(({ display_name: name }) => name?.startsWith('TX-'));
    await user.selectOptions(within(region).getByRole('combobox', { name: 'State or territory' }), 'TX');
    const tiles = within(within(region).getByRole('list', { name: 'Districts of Texas' })).getAllByRole('button');
    expect(tiles.map((tile) => tile.textContent)).toEqual(own.sort((a, b) => (a.display_name! < b.display_name! ? -1 : 1)).map(({ display_name: name, aggregated_amount: amount }) => `${name!}${moneyShort(amount, 2)}`));
    await user.click(tiles[0]!);
    const line = within(region).getByText(own[0]!.display_name!, { selector: '.time-pick strong' }).parentElement!;
    await user.click(within(line).getByRole('button', { name: 'Add as filter' }));
    await submit(user);
    await waitFor(() => expect(lastCount()).toMatchObject({ place_of_performance_locations: [{ country: 'USA', state: 'TX', district_current: own[0]!.display_name!.slice(-2) }] }));
  });
  it.each([
    ['one county', 'place=COUNTY~031~Cook,+IL~~County~17031~USA;IL;031', { scope: 'place_of_performance', geo_layer: 'county' }],
    ['recipients of two states', 'recipient_place=STATE~TX~Texas~~State~TX~USA;TX,STATE~CA~California~~State~CA~USA;CA', { scope: 'recipient_location', geo_layer: 'state' }],
    ['a foreign country', 'place=COUNTRY~DEU~Germany~~Country~DEU~DEU', { scope: 'place_of_performance', geo_layer: 'country' }],
    ['a state and a county', 'place=STATE~TX~Texas~~State~TX~USA;TX,COUNTY~031~Cook!,+IL~~County~17031~USA;IL;031', { scope: 'place_of_performance', geo_layer: 'state' }],
    ['no place', 'keyword=road', { scope: 'place_of_performance', geo_layer: 'state' }],
  ])('follows the places of a search: %s', async (_what, query, expected) => {
    renderAt(`/search?fy=2025&${query.replace('Cook,+IL~~County~17031~USA;IL;031', 'Cook!,+IL~~County~17031~USA;IL;031')}`);
    await waitFor(() => expect(api.requests.filter(({ path }) => path.endsWith('/spending_by_geography/')).pop()?.body).toMatchObject(expected), { timeout: 4000 });
  });
  it('leaves unknown shapes and empty amounts readable', async () => {
    api.override(http.post('*/api/v2/search/spending_by_geography/', () => HttpResponse.json({ scope: 'place_of_performance', geo_layer: 'state', results: [{ shape_code: 'ZZ', display_name: null, aggregated_amount: null, population: null, per_capita: null }, { shape_code: 'TX', display_name: 'Texas', aggregated_amount: 5, population: 1, per_capita: 5 }] })));
    await searched();
    const region = await section('Results by Geography');
    expect(await within(region).findByText('Place not stated')).toBeInTheDocument();
    expect(within(region).getByText('Texas')).toBeInTheDocument();
  });
});
