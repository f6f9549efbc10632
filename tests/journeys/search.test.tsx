/** @jest-environment <rootDir>/tests/environment.js */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { apiInProcess } from '../server';
import { renderAt } from '../render';
import { forgetVisited } from '@/features/award-search/state/searchThunks';

const api = apiInProcess();
beforeAll(api.start);
afterEach(() => { cleanup(); api.reset(); forgetVisited(); });
afterAll(api.stop);

const results = () => screen.findByRole('table', {}, { timeout: 8000 });
const search = async (user: ReturnType<typeof renderAt>['user'], name = 'Submit') => user.click(screen.getByRole('button', { name }));

describe('advanced search', () => {
  it('shows the start screen, then the results of last year', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'See spending from last year' }));
    expect(await results()).toBeInTheDocument();
    expect(screen.getByText('1 Active Filter:')).toBeInTheDocument();
    expect(window.location.search).toMatch(/^\?hash=[0-9a-f]{32}$/);
    expect(document.title).toBe('Advanced Search | USAspending');
  });

  it('finds grants of an agency in a state and keeps the view in the address', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('tab', { name: 'Fiscal years' }));
    for (const year of ['FY 2025', 'FY 2024', 'FY 2023', 'FY 2022']) await user.click(screen.getByRole('button', { name: year }));
    await user.click(screen.getByRole('button', { name: 'Agency' }));
    await user.type(await screen.findByRole('combobox', { name: 'Awarding Agency' }), 'health and hum');
    await user.click(await screen.findByRole('option', { name: /^Department of Health/ }));
    await user.click(screen.getByRole('button', { name: 'Award Type' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Grants' }));
    await search(user);
    await results();
    expect(screen.getByRole('tab', { name: /^Grants/ })).toHaveAttribute('aria-selected', 'true');
    const sent = api.requests.find((request) => request.path.endsWith('/spending_by_award/') && JSON.stringify(request.body).includes('"02"'));
    expect(sent?.body).toMatchObject({ filters: { agencies: [{ type: 'awarding', tier: 'toptier', name: 'Department of Health and Human Services' }], award_type_codes: ['02', '03', '04', '05'] } });
    expect(await screen.findByText('Results Over Time')).toBeInTheDocument();
  });

  it('sorts, pages and changes tabs through the address; Back undoes each', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'See spending from last year' }));
    const table = await results();
    await user.click(within(table).getByRole('button', { name: /Recipient Name/ }));
    await waitFor(() => expect(window.location.search).toContain('sort=recipient'));
    await waitFor(() => expect(within(screen.getByRole('table')).getByRole('columnheader', { name: /Recipient Name/ })).toHaveAttribute('aria-sort', 'descending'));
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(window.location.search).toContain('page=2'));
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).not.toContain('page=2'));
    await user.click(screen.getByRole('tab', { name: /^Grants/ }));
    await waitFor(() => expect(window.location.search).toContain('tab=grants'));
    expect(window.location.search).not.toContain('page=');
  });

  it('opens a copied address to the same view in a new visit', async () => {
    const first = renderAt('/search');
    await first.user.click(await screen.findByRole('button', { name: 'See spending from last year' }));
    await results();
    // Rows can come before the counts; a tab without a count cannot be chosen yet.
    await first.user.click(await screen.findByRole('tab', { name: /^Grants ?[\d,]+$/ }));
    await waitFor(() => expect(window.location.search).toContain('tab=grants'));
    await waitFor(() => expect(screen.getByRole('table', { name: /Grants/ })).toBeInTheDocument());
    const address = window.location.pathname + window.location.search;
    const firstRow = within(screen.getByRole('table')).getAllByRole('row')[1]!.textContent;
    await waitFor(() => expect(api.requests.some((request) => request.path.endsWith('/references/filter/'))).toBe(true));
    cleanup();
    forgetVisited();
    renderAt(address);
    expect(await screen.findByRole('table', { name: /Grants/ }, { timeout: 8000 })).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getAllByRole('row')[1]!.textContent).toBe(firstRow);
    expect(screen.getByText(/^FY 20\d\d$/, { selector: '.chip__text' })).toBeInTheDocument();
  });

  it('goes back to the search before when a filter is changed and Back pressed', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'See spending from last year' }));
    await results();
    const before = window.location.search;
    await user.click(screen.getByRole('button', { name: 'FY 2024' }));
    await search(user);
    await waitFor(() => expect(window.location.search).not.toBe(before));
    expect(await screen.findByText('2 Active Filters:')).toBeInTheDocument();
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe(before));
    expect(await screen.findByText('1 Active Filter:')).toBeInTheDocument();
  });

  it('removes an applied filter by its chip and searches again', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: /Who received grants/ }));
    await results();
    expect(screen.getByText('3 Active Filters:')).toBeInTheDocument();
    const bar = screen.getByRole('region', { name: 'Currently applied search filters' });
    await user.click(within(bar).getByRole('button', { name: 'Remove All Grants' }));
    expect(await screen.findByText('2 Active Filters:')).toBeInTheDocument();
  });

  it('resets filters, results and address', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'See spending from last year' }));
    await results();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reset filters' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(await screen.findByText('Start your search by adding filters')).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('shows subawards and transactions at their levels', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'See spending from last year' }));
    await results();
    await user.click(screen.getByRole('button', { name: 'Transactions' }));
    expect(await screen.findByText('Transaction Results')).toBeInTheDocument();
    expect(await screen.findByRole('columnheader', { name: /Modification Number/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Subawards' }));
    expect(await screen.findByText('Subaward Results')).toBeInTheDocument();
    expect(await screen.findByRole('columnheader', { name: /Subrecipient Name/ }, { timeout: 8000 })).toBeInTheDocument();
  });

  it('says so when nothing matches', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'Keyword' }));
    await user.type(await screen.findByRole('textbox', { name: 'Keyword' }), 'no such words anywhere{Enter}');
    await search(user);
    expect(await screen.findByText('No results found.')).toBeInTheDocument();
  });

  it('restores a saved search by the path /search/{hash}', async () => {
    const first = renderAt('/search');
    await first.user.click(await screen.findByRole('button', { name: 'See spending from last year' }));
    await results();
    const hash = new URLSearchParams(window.location.search).get('hash')!;
    await waitFor(() => expect(api.requests.some((request) => request.path.endsWith('/references/filter/'))).toBe(true));
    cleanup();
    forgetVisited();
    renderAt(`/search/${hash}`);
    expect(await screen.findByText('1 Active Filter:')).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe(`/search?hash=${hash}`);
  });
});

describe('filters of contracts and assistance', () => {
  const counted = () => api.requests.filter(({ path }) => path.endsWith('/spending_by_award_count/'));
  // The marked part splits an option's name in jsdom; its text is whole.
  const listing = (text: RegExp) => waitFor(() => { const found = screen.getAllByRole('option').find((option) => text.test(option.textContent!)); if (!found) throw new Error(`no option ${String(text)}`); return found; });
  const lastSent = () => (counted()[counted().length - 1]?.body as { filters: Record<string, unknown> } | undefined)?.filters;
  it.each<[string, (user: ReturnType<typeof renderAt>['user']) => Promise<void>, Record<string, unknown>, string]>([
    ['Type of Contract Pricing', async (user) => { await user.click(await screen.findByRole('checkbox', { name: 'Cost Reimbursement' })); await user.click(screen.getByRole('checkbox', { name: 'Cost Sharing' })); }, { contract_pricing_type_codes: ['S', 'R', 'U', 'V'] }, 'Cost No Fee'],
    ['Type of Set Aside', async (user) => { await user.click(await screen.findByRole('checkbox', { name: 'No Set Aside' })); }, { set_aside_type_codes: ['NONE'] }, 'No Set Aside Used'],
    ['Extent Competed', async (user) => { await user.click(await screen.findByRole('button', { name: 'Show Available for Competition types' })); await user.click(screen.getByRole('checkbox', { name: 'Follow On to Competed Action' })); }, { extent_competed_type_codes: ['E Civ'] }, 'Follow On to Competed Action'],
    ['Award Description', async (user) => { await user.type(await screen.findByRole('textbox', { name: 'Award description' }), 'bridge{Enter}'); await user.type(screen.getByRole('textbox', { name: 'Award description' }), ' road {Enter}'); }, { description: 'road' }, 'road'],
    ['Assistance Listing', async (user) => { await user.type(await screen.findByRole('combobox', { name: 'Search for an assistance listing' }), '93.778'); await user.click(await listing(/^93\.778/)); }, { program_numbers: ['93.778'] }, '93.778 | Grants to States for Medicaid'],
  ])('%s is chosen, sent, shown in the bar, removed and restored from its link', async (title, choose, sent, chip) => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
    await choose(user);
    await search(user);
    await waitFor(() => expect(lastSent()).toMatchObject(sent));
    const bar = await screen.findByRole('region', { name: 'Currently applied search filters' });
    expect(within(bar).getByText(chip)).toBeInTheDocument();
    const link = window.location.pathname + window.location.search;
    cleanup();
    api.requests.length = 0;
    renderAt(link);
    await waitFor(() => expect(lastSent()).toMatchObject(sent));
    expect(within(await screen.findByRole('region', { name: 'Currently applied search filters' })).getByText(chip)).toBeInTheDocument();
    expect(screen.queryByText(/could not be used/)).toBeNull();
  });
  it('keeps a description that is too short in its box, with the reason', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: /^Award Description/ }));
    const box = await screen.findByRole('textbox', { name: 'Award description' });
    await user.type(box, 'ab{Enter}');
    expect(screen.getByText('Use at least 3 characters.')).toBeInTheDocument();
    expect(box).toHaveValue('ab');
  });
  it('leaves chosen listings out of the suggestions', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: /^Assistance Listing/ }));
    const box = await screen.findByRole('combobox', { name: 'Search for an assistance listing' });
    await user.type(box, '93.778');
    await user.click(await listing(/^93\.778/));
    await user.clear(box);
    await user.type(box, '93.778');
    expect((await screen.findAllByText(/No matching results/)).length).toBeGreaterThan(0);
  });
});

describe('advanced search with bad input', () => {
  it('keeps a visitor with a lost hash on the page and says what happened', async () => {
    renderAt('/search?hash=00000000000000000000000000000000');
    expect(await screen.findByText(/could not be found/)).toBeInTheDocument();
    expect(screen.getByText('Start your search by adding filters')).toBeInTheDocument();
  });

  it('names address values it does not know and falls back', async () => {
    renderAt('/search?page=zero&order=up&level=%3Cimg%20onerror%3D1%3E');
    expect(await screen.findByText(/values this page does not know \(level, page, order\)/)).toBeInTheDocument();
  });

  it.each<[string, string, string | RegExp]>([['ab', 'ab', 'Use at least 3 characters.'], ['of 10,000 characters', 'x'.repeat(10000), /At most 200 characters: this is 10,000/]])('refuses the keyword %s with a reason and keeps the text', async (_name, typed, message) => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'Keyword' }));
    const box = await screen.findByRole('textbox', { name: 'Keyword' });
    await user.click(box);
    await user.paste(typed);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(box).toHaveValue(typed);
  });

  it.each(['<img src=x onerror=alert(1)>', "'; drop table award; --", 'شكرا جزيلا', '🏛️🏛️🏛️ spending', '%_%\\'])('treats the keyword %s as text', async (typed) => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'Keyword' }));
    await user.click(await screen.findByRole('textbox', { name: 'Keyword' }));
    await user.paste(typed);
    await user.keyboard('{Enter}');
    await search(user);
    expect(await screen.findByText('No results found.')).toBeInTheDocument();
    const bar = screen.getByRole('region', { name: 'Currently applied search filters' });
    expect(within(bar).getByText(typed)).toBeInTheDocument();
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(api.requests.every((request) => request.status < 500)).toBe(true);
  });

  it.each([['02/30/2024', '', 'Invalid Start Date'], ['', '13/01/2024', 'Invalid End Date'], ['01/01/2024', '12/31/2023', 'Invalid Dates'], ['09/30/2007', '', 'Invalid Start Date'], ['soon', '', 'Invalid Start Date']])('refuses the dates %s to %s', async (start, end, title) => {
    const { user } = renderAt('/search');
    if (start) await user.type(await screen.findByLabelText('Start date'), start);
    if (end) await user.type(await screen.findByLabelText('End date'), end);
    await user.click(screen.getByRole('button', { name: 'Add date range' }));
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(screen.queryByRole('list', { name: 'Chosen date ranges' })).toBeNull();
    if (start) expect(screen.getByLabelText('Start date')).toHaveValue(start);
  });

  it('accepts a one-sided date range', async () => {
    const { user } = renderAt('/search');
    await user.type(await screen.findByLabelText('Start date'), '10/01/2024');
    await user.click(screen.getByRole('button', { name: 'Add date range' }));
    expect(screen.getByText('10/01/2024 - present')).toBeInTheDocument();
  });

  it.each([['abc', '', /is not an amount/], ['5', '1', /maximum must be at least/], ['1.5', '', /whole dollars/], ['1e400', '', /is not an amount/]])('refuses the amounts %s to %s', async (min, max, message) => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'Award Amount' }));
    await user.type(await screen.findByLabelText('Minimum'), min);
    if (max) await user.type(screen.getByLabelText('Maximum'), max);
    await user.click(screen.getByRole('button', { name: 'Add amount range' }));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Minimum')).toHaveValue(min);
  });
});

describe('advanced search over a failing service', () => {
  const begin = async () => {
    const page = renderAt('/search');
    await page.user.click(await screen.findByRole('button', { name: 'See spending from last year' }));
    return page;
  };
  const repeated = { timeout: 10000 };
  it.each(['status=503', 'truncate', 'malformed', 'empty', 'reset'])('says so when the table fails with %s, and recovers on Retry', async (fault) => {
    api.fault(/spending_by_award\/$/, fault);
    const { user } = await begin();
    expect(await screen.findByText(/The data could not be fetched/, {}, repeated)).toBeInTheDocument();
    expect(await screen.findByText(/obligated over/)).toBeInTheDocument();
    api.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await results()).toBeInTheDocument();
  });
  it.each(['status=503', 'truncate', 'malformed', 'empty', 'reset'])('says so when the chart fails with %s, and recovers on Retry', async (fault) => {
    api.fault(/spending_over_time/, fault);
    const { user } = await begin();
    expect(await screen.findByText(/The data could not be fetched/, {}, repeated)).toBeInTheDocument();
    expect(await results()).toBeInTheDocument();
    api.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/obligated over/)).toBeInTheDocument();
  });
  it('says so when the count fails, and recovers on Retry', async () => {
    api.fault(/spending_by_award_count/, 'status=503');
    // The other two are still under way when the count gives up.
    api.fault(/spending_by_award\/$|spending_over_time/, 'delay=2500');
    const { user } = await begin();
    expect(await screen.findByText('The search could not be counted.', {}, repeated)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reset filters' })).toBeEnabled());
    api.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await results()).toBeInTheDocument();
  });
  it('warns that a link is not saved yet, and saves it on Retry', async () => {
    api.fault(/references\/filter/, 'status=503');
    const { user } = await begin();
    expect(await screen.findByText(/This link will not work elsewhere yet/, {}, repeated)).toBeInTheDocument();
    await results();
    api.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/This link will not work elsewhere yet/)).toBeNull());
  });
  it('tells a failing autocomplete from one without matches', async () => {
    api.fault(/autocomplete\/awarding_agency/, 'status=503');
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'Agency' }));
    await user.type(await screen.findByRole('combobox', { name: 'Awarding Agency' }), 'health');
    expect(await screen.findByText(/Suggestions could not be fetched/, {}, repeated)).toBeInTheDocument();
    api.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: /^Department of Health/ })).toBeInTheDocument();
  });
});
