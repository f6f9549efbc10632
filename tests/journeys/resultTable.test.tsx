/** @jest-environment <rootDir>/tests/environment.js */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { money } from '@/domain/format';
import * as csv from '@/lib/csv';
import { apiInProcess } from '../server';
import { renderAt } from '../render';

jest.mock('@/lib/csv', () => ({ ...jest.requireActual<typeof csv>('@/lib/csv'), saveFile: jest.fn() }));
const saved = jest.mocked(csv.saveFile);
const api = apiInProcess();
beforeAll(api.start);
beforeEach(() => { jest.spyOn(console, 'error').mockImplementation(() => {}); saved.mockClear(); });
afterEach(() => { cleanup(); api.reset(); jest.restoreAllMocks(); });
afterAll(api.stop);

const time = { time_period: [{ start_date: '2023-10-01', end_date: '2024-09-30' }] };
const ask = async <T,>(path: string, body: object) => (await fetch(`http://localhost/api/v2/search/${path}`, { method: 'POST', body: JSON.stringify(body) })).json() as Promise<T>;
const table = (name: RegExp) => screen.findByRole('table', { name });
const headings = (element: HTMLElement) => within(element).getAllByRole('columnheader').map((cell) => cell.textContent);
/** Sum of an amount over every page, in cents. */
const allPages = async (path: string, body: object, field: string) => {
  let cents = 0;
  for (let page = 1; ; page += 1) {
    const { results, page_metadata: meta } = await ask<{ results: Record<string, number>[]; page_metadata: { hasNext: boolean } }>(path, { ...body, page, limit: 100 });
    cents += results.reduce((sum, row) => sum + Math.round(Number(row[field] ?? 0) * 100), 0);
    if (!meta.hasNext) return cents / 100;
  }
};
const contracts = ['A', 'B', 'C', 'D'];

describe('the total row', () => {
  it.each([
    ['awards', '', /^Prime Award Results: Grants/, 'grants', ['02', '03', '04', '05'], 'spending_by_award/', 'Award Amount', {}],
    ['awards', '', /^Prime Award Results: Loans/, 'loans', ['07', '08'], 'spending_by_award/', 'Subsidy Cost', {}],
    ['subawards', '&level=subawards', /^Subaward Results: Sub-Grants/, 'subgrants', ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11'], 'spending_by_award/', 'Sub-Award Amount', { spending_level: 'subawards' }],
    ['transactions', '&level=transactions', /^Transaction Results: Contracts/, 'transaction_contracts', contracts, 'spending_by_transaction/', 'Transaction Amount', {}],
  ])('of %s is the sum of all pages', async (_level, view, name, tab, codes, path, field, extra) => {
    const expected = await allPages(path, { filters: { ...time, award_type_codes: codes }, fields: ['Award ID', field], sort: field, ...extra }, field);
    renderAt(`/search?fy=2024${view}&tab=${tab}`);
    const shown = await table(name);
    const foot = await within(shown).findByRole('rowheader', { name: /^Total of all/ });
    expect(foot.parentElement).toHaveTextContent(money(expected, 2));
  });
  it('is left out where keywords are found in more fields than are summed, and the strip says so', async () => {
    renderAt('/search?fy=2024&keyword=road&level=transactions');
    await table(/^Transaction Results/);
    expect(await screen.findByText(/finds keywords in more fields of a transaction/)).toBeInTheDocument();
    expect(screen.queryByRole('rowheader', { name: /^Total of all/ })).not.toBeInTheDocument();
  });
});

describe('why totals differ', () => {
  it('names both totals, the table’s and the charts’', async () => {
    interface Series { results: { aggregated_amount: number }[] }
    const sum = ({ results }: Series) => results.reduce((total, row) => total + Math.round(row.aggregated_amount * 100), 0) / 100;
    const whole = sum(await ask<Series>('spending_over_time/', { group: 'fiscal_year', filters: time, spending_level: 'awards' }));
    const inside = sum(await ask<Series>('spending_over_time/', { group: 'month', filters: time, spending_level: 'transactions' }));
    renderAt('/search?fy=2024');
    const strip = await screen.findByText(/^Two totals, both right/);
    expect([...strip.querySelectorAll('strong')].map((each) => each.title)).toEqual([money(whole, 2), money(inside, 2)]);
    // Categories and places count what the chart counts.
    for (const [path, extra] of [['spending_by_geography/', { scope: 'place_of_performance', geo_layer: 'country' }]] as const) expect(Math.abs(sum(await ask<Series>(path, { filters: time, ...extra })) - inside)).toBeLessThan(0.01);
  });
  it('says nothing where they agree', async () => {
    renderAt('/search?fy=2024&level=transactions');
    await within(await table(/^Transaction Results/)).findByRole('rowheader', { name: /^Total of all/ });
    expect(screen.queryByText(/both right/)).not.toBeInTheDocument();
  });
});

describe('the column chooser', () => {
  it('puts the chosen columns into the address, the table and the file', async () => {
    const { user } = renderAt('/search?fy=2024&tab=contracts');
    const shown = await table(/^Prime Award Results/);
    const before = headings(shown).length;
    await user.click(screen.getByRole('button', { name: `Columns (${before} of ${before})` }));
    const list = screen.getByRole('group', { name: 'Columns of the table and its file' });
    for (const name of within(list).getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels![0]!.textContent).filter((name) => !['Prime Award ID', 'Recipient Name', 'Obligations', 'Period of Performance Start'].includes(name))) await user.click(within(list).getByRole('checkbox', { name: name! }));
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('cols')).toBe('award_id,recipient,obligations,start'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: `Columns (4 of ${before})` })).toHaveFocus();
    const wanted = ['Prime Award ID', 'Recipient Name', 'Obligations', 'Period of Performance Start'];
    expect(headings(shown)).toEqual(wanted);
    await user.click(screen.getByRole('button', { name: 'Download these rows (CSV)' }));
    const [name, text] = saved.mock.calls[0] as unknown as [string, string];
    expect(name).toBe('prime-award-results-contracts-page-1.csv');
    const lines = text.replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toBe(wanted.join(','));
    const cells = within(within(shown).getAllByRole('row')[1]!).getAllByRole('cell').map((cell) => cell.textContent!);
    const [id, ...rest] = lines[1]!.split(',');
    expect(within(shown).getAllByRole('row')[1]!).toHaveTextContent(id!);
    expect([rest[0]!.replaceAll('"', ''), money(Number(rest[1]), 2), rest[2]]).toEqual(cells);
    expect(text).toContain('Page 1 of the results, 25 of');
  });
  it('restores them from a link, keeps the row’s name, and shows all where none of them exists', async () => {
    renderAt('/search?fy=2024&tab=contracts&cols=uei,nothing');
    expect(headings(await table(/^Prime Award Results/))).toEqual(['Prime Award ID', 'Recipient UEI']);
    cleanup();
    renderAt('/search?fy=2024&tab=contracts&cols=nothing');
    expect(headings(await table(/^Prime Award Results/)).length).toBeGreaterThan(15);
  });
});

describe('the file of a small result', () => {
  const amounts = () => {
    const text = (saved.mock.calls[0] as unknown as [string, string])[1];
    const [header, ...lines] = text.replace('\uFEFF', '').split('\r\n').map((line) => line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)!.map((cell) => cell.replace(/,$/, '').replace(/^"|"$/g, '')));
    return { text, values: lines.filter((line) => line.length > 2 && line[0]).map((line) => Number(line[header!.indexOf('Obligations')])), header: header! };
  };
  it('holds all pages at once, in the order of the table, and says so', async () => {
    const { user } = renderAt('/search?fy=2024&tab=grants');
    await table(/^Prime Award Results: Grants/);
    const button = await screen.findByRole('button', { name: /^Download all [\d,]+ rows \(CSV\)$/ });
    const total = Number(button.textContent!.match(/[\d,]+/)![0].replaceAll(',', ''));
    const sum = await allPages('spending_by_award/', { filters: { ...time, award_type_codes: ['02', '03', '04', '05'] }, fields: ['Award ID', 'Award Amount'], sort: 'Award Amount' }, 'Award Amount');
    await user.click(button);
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 10_000 });
    const { text, values } = amounts();
    expect(values).toHaveLength(total);
    expect(values.reduce((all, value) => all + Math.round(value * 100), 0) / 100).toBeCloseTo(sum, 2);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(text).toContain(`"All pages of the results, ${total.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows`);
    expect((saved.mock.calls[0] as unknown as [string])[0]).toBe('prime-award-results-grants.csv');
  });
  it('can be stopped, and says why when rows cannot be had', async () => {
    const { user } = renderAt('/search?fy=2024&tab=grants');
    await table(/^Prime Award Results: Grants/);
    const button = { name: /^Download all/ };
    api.fault(/spending_by_award\//, 'delay=2000');
    await user.click(await screen.findByRole('button', button));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    api.heal();
    api.fault(/spending_by_award\//, 'status=500');
    await user.click(await screen.findByRole('button', button));
    expect(await screen.findByText(/The rows could not be gathered\..*500/)).toBeVisible();
    api.heal();
    await user.click(screen.getByRole('button', button));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  });
  it('is not offered for a large one', async () => {
    api.override(http.post('*/api/v2/search/spending_by_award_count/', () => HttpResponse.json({ results: { contracts: 5001, idvs: 0, grants: 0, loans: 0, direct_payments: 0, other: 0 } })));
    renderAt('/search?fy=2024&tab=contracts');
    await screen.findByRole('button', { name: 'Download these rows (CSV)' });
    expect(screen.queryByRole('button', { name: /^Download all/ })).not.toBeInTheDocument();
  });
});

describe('figures of a search', () => {
  it.each([['Results by Category', 'obligations', 'Obligations'], ['Results by Geography', 'obligations', 'Obligations'], ['Results Over Time', 'total_obligations', 'Obligations']])('%s: chart, table and file hold the same amounts', async (name, field, heading) => {
    const { user } = renderAt('/search?fy=2024');
    const region = await screen.findByRole('region', { name });
    await user.click(await within(region).findByRole('button', { name: /^Download (CSV|data by)/ }));
    const [, text] = saved.mock.calls[0] as unknown as [string, string];
    const [header, ...lines] = text.replace('\uFEFF', '').split('\r\n').map((line) => line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)!.map((cell) => cell.replace(/,$/, '').replace(/^"|"$/g, '')));
    const at = header!.indexOf(field);
    const amounts = lines.map((cells) => cells[at]!).filter((cell) => /^-?\d/.test(cell)).map((cell) => money(Number(cell), 2));
    expect(amounts.length).toBeGreaterThan(8);
    await user.click(within(region).getByRole('button', { name: 'View as table' }));
    const shown: string[] = [];
    for (;;) {
      const [head, ...body] = within(region).getAllByRole('row');
      const column = within(head!).getAllByRole('columnheader').findIndex((cell) => cell.textContent!.startsWith(heading));
      shown.push(...body.map((row) => row.children[column]!.textContent!));
      const next = within(region).queryByRole('button', { name: 'Next page' });
      if (!next || (next as HTMLButtonElement).disabled) break;
      await user.click(next);
    }
    expect(shown).toEqual(amounts);
  });
  it('are not drawn again by an edit of the filters', async () => {
    const { user } = renderAt('/search?fy=2024');
    const shown = await table(/^Prime Award Results/);
    await within(shown).findByRole('rowheader', { name: /^Total of all/ });
    await screen.findByRole('region', { name: 'Results Over Time' });
    const before = api.requests.length;
    const results = screen.getByRole('region', { name: 'Search results' });
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((list) => changes.push(...list));
    observer.observe(shown, { subtree: true, childList: true, attributes: true, characterData: true });
    observer.observe(within(results).getByRole('region', { name: 'Results Over Time' }), { subtree: true, childList: true, attributes: true, characterData: true });
    await user.click(screen.getByRole('button', { name: 'FY 2023' }));
    expect(await screen.findByText('Press Submit to search.', { exact: false })).toBeInTheDocument();
    expect(changes).toEqual([]);
    expect(api.requests.slice(before).filter(({ path }) => !path.endsWith('_count/'))).toEqual([]);
    observer.disconnect();
  });
});

describe('records grouped by prime award', () => {
  it.each([['subawards', 'Subawards', 'subaward', 'subcontracts'], ['transactions', 'Transactions', 'transaction', 'transaction_contracts']])('count and sum the %s of each award, and open them', async (level, title, word, tab) => {
    const codes = level === 'subawards' ? ['A', 'B', 'C', 'D', 'IDV_A', 'IDV_B', 'IDV_B_A', 'IDV_B_B', 'IDV_B_C', 'IDV_C', 'IDV_D', 'IDV_E'] : contracts;
    const { results } = await ask<{ results: Record<string, string | number>[] }>(`spending_by_${word}_grouped/`, { filters: { ...time, award_type_codes: codes }, limit: 25, sort: `${word}_obligation`, order: 'desc' });
    const { user } = renderAt(`/search?fy=2024&level=${level}&tab=${tab}`);
    await user.click(await screen.findByRole('button', { name: 'Group by prime award' }));
    expect(window.location.search).toContain('grouped=award');
    const shown = await table(new RegExp(`^${title} grouped`));
    expect(headings(shown)).toEqual(['Prime Award ID', `Count of ${title} That Match Search Criteria`, 'Obligations That Match Search Criteria']);
    const first = results[0]!;
    expect(within(shown).getAllByRole('row').slice(1).map((row) => row.textContent)).toEqual(results.map((row) => `${row.award_id}${Number(row[`${word}_count`]).toLocaleString('en-US')}${money(Number(row[`${word}_obligation`]), 2)}`));
    await user.click(within(shown).getByRole('button', { name: `Show ${word}s of ${first.award_id}` }));
    const nested = await table(new RegExp(`^Matching ${word}s of`));
    const amounts = within(nested).getAllByRole('row').slice(1).map((row) => Number(within(row).getAllByRole('cell').find((cell) => cell.textContent!.includes('$'))!.textContent!.replace(/[$,]/g, '')));
    expect(amounts).toHaveLength(Number(first[`${word}_count`]));
    expect(amounts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(Number(first[`${word}_obligation`]), 1);
    await user.click(within(shown).getByRole('button', { name: /^Count of/ }));
    await waitFor(() => expect(api.requests.filter(({ path }) => path.includes('_grouped')).pop()!.body).toMatchObject({ sort: `${word}_count`, order: 'desc' }));
  });
});

describe('a bar of time as a filter', () => {
  it('searches the pressed period alone and finds its amount', async () => {
    const { user } = renderAt('/search?dates=2024-01-10..2024-06-30&by=quarter');
    const region = await screen.findByRole('region', { name: 'Results Over Time' });
    const chart = await within(region).findByRole('img', { name: /Enter to choose one/ });
    chart.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    const line = await within(region).findByText('Q2 2024', { selector: '.time-pick strong' }).then((strong) => strong.parentElement!);
    const amount = /\$[\d,.]+/.exec(line.textContent!)![0];
    await user.click(within(line).getByRole('button', { name: 'Add as filter' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('01/10/2024 to 03/31/2024', { selector: '.active-filters *' });
    await waitFor(() => {
      const last = api.requests.filter(({ path, body }) => path.endsWith('/spending_over_time/') && (body as { spending_level: string }).spending_level === 'transactions').pop()!;
      expect((last.body as { filters: object }).filters).toEqual({ time_period: [{ start_date: '2024-01-10', end_date: '2024-03-31' }] });
      expect(money((last.answer as { results: { aggregated_amount: number }[] }).results.reduce((sum, row) => sum + row.aggregated_amount, 0), 2)).toBe(amount);
    });
  });
  it('is chosen by pointer too', async () => {
    renderAt('/search?fy=2024&by=fiscal_year');
    const region = await screen.findByRole('region', { name: 'Results Over Time' });
    const chart = await within(region).findByRole('img', { name: /Enter to choose one/ });
    fireEvent.click(chart.querySelector('.time-bars__target')!);
    expect(await within(region).findByText('2024', { selector: '.time-pick strong' })).toBeInTheDocument();
  });
});
