import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { money, profileMoney } from '@/domain/format';
import { renderAt } from '../render';
import { get, postSearch } from './apiCalls';
import { journeyApi } from './journeyApi';
import { address, hrefOf, textsOf } from './pageTexts';

const api = journeyApi({ quiet: true });

interface Row {
  code: string;
  name: string;
  amount: number;
}
const YEAR = { time_period: [{ start_date: '2024-10-01', end_date: '2025-09-30' }] };
/** Returns the row of a category with the largest obligations in FY 2025. */
const fetchTop = async (category: string) =>
  (
    await postSearch<{ results: Row[] }>(`spending_by_category/${category}/`, {
      filters: YEAR,
      limit: 1,
    })
  ).results[0]!;
const findTitle = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const sectionNames = async () =>
  textsOf(
    within(await screen.findByRole('navigation', { name: 'On this page' })).getAllByRole('link'),
  );
/** Returns the filters of the last search that the page opened. */
const findSearchFilters = () =>
  waitFor(() => {
    const body = api
      .bodies<{ filters: Record<string, unknown> }>('spending_by_award_count/')
      .at(-1);
    if (!body) throw new Error('no search was sent');
    return body.filters;
  });

describe.each([
  ['an assistance listing', 'assistance', 'cfda', (code: string) => ({ program_numbers: [code] })],
  ['a NAICS code', 'naics', 'naics', (code: string) => ({ naics_codes: { require: [code] } })],
  [
    'a PSC',
    'psc',
    'psc',
    (code: string) => ({ psc_codes: { require: [expect.arrayContaining([code])] } }),
  ],
] as const)('the profile of %s', (_what, kind, category, getFilters) => {
  it('shows its amount in the period, and links up to its tree', async () => {
    const top = await fetchTop(category);
    renderAt(`/program/${kind}/${top.code}?fy=2025`);
    await findTitle(top.code);
    const figures = await screen.findByRole('list', { name: 'Key figures' });
    expect(figures).toHaveTextContent(money(top.amount, 2));
    expect(
      screen.getByText(new RegExp(`: \\${profileMoney(top.amount)} obligated in FY 2025`)),
    ).toBeInTheDocument();
    const steps = within(
      screen.getByRole('navigation', { name: 'Codes that include this one' }),
    ).getAllByRole('link');
    expect(steps[0]).toHaveAttribute('href', '/program');
    expect(steps[1]).toHaveAttribute('href', `/program?kind=${kind}`);
    expect(document.title).toContain(top.code);
    const names = await sectionNames();
    expect(names.slice(0, 6)).toEqual([
      'About',
      'Transactions Over Time',
      'Top 5',
      'Map',
      'Award Types',
      'Subawards',
    ]);
  });
  it('opens Advanced Search with exactly its filters', async () => {
    const top = await fetchTop(category);
    const { user } = renderAt(`/program/${kind}/${top.code}?fy=2025`);
    await user.click(await screen.findByRole('button', { name: 'View all awards in FY 2025' }));
    await waitFor(() => expect(address()).toMatch(/^\/search/));
    expect(await findSearchFilters()).toEqual({ ...YEAR, ...getFilters(top.code) });
  });
  it('shows its agencies, accounts, recipients, awards and places', async () => {
    const top = await fetchTop(category);
    api.requests.length = 0;
    renderAt(`/program/${kind}/${top.code}?fy=2025`);
    for (const name of [
      'Awarding Agencies',
      'Federal Accounts',
      'Recipients',
      kind === 'assistance'
        ? /^(Grant|Direct Payment|Loan|Other Financial Assistance) Awards$/
        : 'Contract Awards',
      'Primary Place of Performance',
      'Award Breakdown',
      'Prime Awards and Subawards',
    ])
      expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
    await waitFor(() => expect(api.underWay()).toBe(0));
    const bodies = api.bodies<{ filters: object; limit?: number }>('/search/');
    expect(bodies.length).toBeGreaterThan(8);
    // Only the rank counts all awards of the period.
    const rankBodies = bodies.filter(({ limit }) => limit === 100);
    expect(rankBodies.map(({ filters }) => filters)).toEqual([YEAR]);
    const ownBodies = bodies.filter((body) => !rankBodies.includes(body));
    ownBodies.forEach(({ filters }) => expect(filters).toMatchObject(getFilters(top.code)));
  });
  it('loads again after its reference or its amount failed', async () => {
    const top = await fetchTop(category);
    api.fault(/\/references\//, 'status=500');
    const { user } = renderAt(`/program/${kind}/${top.code}`);
    await api.retry(user);
    await findTitle(top.code);
    cleanup();
    api.fault(/spending_over_time\/$/, 'status=500');
    const again = renderAt(`/program/${kind}/${top.code}`);
    await api.retry(again.user);
    await findTitle(top.code);
    await screen.findByRole('list', { name: 'Key figures' });
  });
  it('of a program without awards says so in each section', async () => {
    const top = await fetchTop(category);
    api.rewrite(/\/search\/spending_/, (response) => ({
      ...(response as object),
      results: [],
    }));
    renderAt(`/program/${kind}/${top.code}?fy=2025`);
    await findTitle(top.code);
    expect(await screen.findByText(/: \$0 obligated in FY 2025/)).toBeInTheDocument();
    expect(
      await screen.findByText(/^No award of this program was performed in a state or territory/),
    ).toBeInTheDocument();
    expect(
      await screen.findByText(
        'No prime award or subaward has an amount in FY 2025. Choose another year.',
      ),
    ).toBeInTheDocument();
    expect((await screen.findAllByText(/has an amount for these awards/)).length).toBeGreaterThan(
      3,
    );
  });
});

describe('the codes below a program', () => {
  it('are links, and open', async () => {
    const { user } = renderAt('/program/naics/54');
    const codes = within(await screen.findByRole('region', { name: 'Codes in 54' }));
    expect(await codes.findByRole('link', { name: /^5415 - / })).toHaveAttribute(
      'href',
      '/program/naics/5415',
    );
    await user.click(codes.getByRole('button', { name: /^Codes in 5415 - / }));
    expect(await codes.findByRole('link', { name: /^541511 - / })).toBeInTheDocument();
  });
  it('have no section on the page of a code without any', async () => {
    renderAt('/program/naics/541511');
    await findTitle('541511');
    expect(await sectionNames()).not.toContain('Codes');
    expect(hrefOf(/^5415 - /)).toBe('/program/naics/5415');
  });
});

/** Returns the obligations of the transactions that match filters in FY 2025, in cents. */
const sumCents = async (filters: object) => {
  const { results } = await postSearch<{ results: { aggregated_amount: number }[] }>(
    'spending_over_time/',
    { group: 'fiscal_year', filters: { ...YEAR, ...filters } },
  );
  return results.reduce((sum, row) => sum + Math.round(row.aggregated_amount * 100), 0);
};
const toCents = (text: string) => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100);

describe('the amounts of the codes below a program', () => {
  const findFigure = (code: string) =>
    screen.findByRole('region', { name: `Obligations by Code in ${code}` }, { timeout: 15_000 });
  it.each([
    ['naics', '54', (code: string) => ({ naics_codes: { require: [code] } })],
    ['naics', '5415', (code: string) => ({ naics_codes: { require: [code] } })],
    ['psc', 'R', (code: string) => ({ psc_codes: { require: [['Service', 'R', code]] } })],
    ['psc', '58', (code: string) => ({ psc_codes: { require: [['Product', '58', code]] } })],
  ] as const)(
    'are those of the API and add up to its own: %s %s',
    async (kind, code, getFilters) => {
      const { user } = renderAt(`/program/${kind}/${code}?fy=2025`);
      const figure = within(await findFigure(code));
      await user.click(await figure.findByRole('button', { name: 'View as table' }));
      const rows = within(await figure.findByRole('table'))
        .getAllByRole('row')
        .slice(1)
        .map((row) => textsOf(row.children));
      expect(rows.length).toBeGreaterThan(1);
      const figures = screen.getByRole('list', { name: 'Key figures' });
      const [total] = /\$[\d,]+\.\d\d/.exec(figures.textContent)!;
      expect(rows.reduce((sum, [, amount]) => sum + toCents(amount!), 0)).toBe(toCents(total));
      for (const [label, amount] of rows.slice(0, 4)) {
        const [child] = label!.split(' - ');
        expect([child, toCents(amount!)]).toEqual([child, await sumCents(getFilters(child!))]);
      }
    },
  );
  it('are not shown if the service cuts the list, and fail without the codes', async () => {
    api.rewrite(/spending_by_category\/naics/, (response) => ({
      ...(response as object),
      page_metadata: { page: 1, hasNext: true },
    }));
    renderAt('/program/naics/54?fy=2025');
    const figure = within(await findFigure('54'));
    expect(
      await figure.findByText(
        'More than 100 codes have amounts in FY 2025. Open a code below to see its amounts.',
      ),
    ).toBeInTheDocument();
    cleanup();
    api.fault(/spending_by_category\/naics/, 'status=500');
    renderAt('/program/naics/5415?fy=2025');
    expect(
      await within(await findFigure('5415')).findByRole('button', { name: 'Retry' }),
    ).toBeInTheDocument();
    const codes = within(screen.getByRole('region', { name: 'Codes in 5415' }));
    expect(await codes.findByRole('link', { name: /^541511 - / })).toBeInTheDocument();
  });
});

describe('the rank of a program', () => {
  it.each([
    ['assistance', 'cfda', 'assistance listings'],
    ['naics', 'naics', 'six-digit NAICS codes'],
    ['psc', 'psc', 'four-character product or service codes'],
  ])('is its place in the list of the API: %s', async (kind, category, group) => {
    const { results, page_metadata: meta } = await postSearch<{
      results: Row[];
      page_metadata: { hasNext: boolean };
    }>(`spending_by_category/${category}/`, { filters: YEAR, limit: 100 });
    const size = meta.hasNext ? 'all' : results.filter(({ code }) => code).length;
    renderAt(`/program/${kind}/${results[2]!.code}?fy=2025`);
    expect(
      await screen.findByText(
        `By obligations, 3rd of ${size} ${group} with awards in FY 2025.`,
        {},
        { timeout: 15_000 },
      ),
    ).toBeInTheDocument();
  });
  it('is unknown beyond the 100 largest, and missing for a group of codes', async () => {
    const top = await fetchTop('naics');
    api.rewrite(/spending_by_category\/naics/, (response) => ({
      results: (response as { results: Row[] }).results.filter(({ code }) => code !== top.code),
      page_metadata: { page: 1, hasNext: true },
    }));
    renderAt(`/program/naics/${top.code}?fy=2025`);
    expect(
      await screen.findByText(
        'Not among the 100 six-digit NAICS codes with the largest obligations in FY 2025.',
        {},
        { timeout: 15_000 },
      ),
    ).toBeInTheDocument();
    cleanup();
    renderAt('/program/naics/5415?fy=2025');
    await screen.findByRole('heading', { name: 'About This Industry' });
    await screen.findByRole('region', { name: 'Obligations by Code in 5415' });
    expect(screen.queryByText(/^(By obligations|Not among)/)).not.toBeInTheDocument();
  });
});

describe('what a program is', () => {
  it('is the definition of a NAICS code in the reference, with its official page', async () => {
    api.rewrite(/references\/naics\/541511\/$/, (response) => {
      const { results } = response as { results: object[] };
      return { results: [{ ...results[0], long_description: 'Writing software for others.' }] };
    });
    renderAt('/program/naics/541511');
    expect(await screen.findByText('Writing software for others.')).toBeInTheDocument();
    expect(hrefOf(/^NAICS 541511 \(2022\) on census\.gov/)).toMatch(
      /^https:\/\/www\.census\.gov\//,
    );
  });
  it('is the objectives in the awards of an assistance listing', async () => {
    const top = await fetchTop('cfda');
    api.rewrite(/\/awards\/[^/]+\/$/, (response) => {
      const award = response as { cfda_info: object[] };
      return {
        ...award,
        cfda_info: award.cfda_info.map((listing) => ({
          ...listing,
          cfda_number: top.code,
          cfda_objectives: 'To help people.',
        })),
      };
    });
    renderAt(`/program/assistance/${top.code}?fy=2025`);
    expect(await screen.findByText('To help people.')).toBeInTheDocument();
    expect(hrefOf(/on SAM\.gov/)).toContain(top.code);
    expect(
      await screen.findByRole('heading', { name: /^Opportunities on Grants.gov/ }),
    ).toBeInTheDocument();
  });
  it('says where the objectives are if no award has them, and loads them again after a failure', async () => {
    const top = await fetchTop('cfda');
    api.fault(/\/awards\/[^/]+\/$/, 'status=500');
    const { user } = renderAt(`/program/assistance/${top.code}?fy=2025`);
    expect(await screen.findByText(/^We couldn’t load the objectives/)).toBeInTheDocument();
    await api.retry(user);
    expect(await screen.findByText(/SAM\.gov has them/)).toBeInTheDocument();
  });
});

describe('the address of a program', () => {
  it.each([
    ['/program/assistance/10.5?fy=2024', '/program/assistance/10.500?fy=2024', '10.500'],
    ['/program/psc/r425', '/program/psc/R425', 'R425'],
  ])('%s is corrected to %s', async (from, to, title) => {
    renderAt(from);
    await findTitle(title);
    await waitFor(() => expect(address()).toBe(to));
  });
  it('with a number that has lost a zero in another place suggests listings', async () => {
    renderAt('/program/assistance/10.05');
    expect(await screen.findByText('There is no assistance listing 10.05.')).toBeInTheDocument();
    const similar = await screen.findByRole('navigation', { name: 'Similar codes' });
    expect(within(similar).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/program/assistance/10.500',
    );
    expect(address()).toBe('/program/assistance/10.05');
  });
  it.each([
    ['/program/assistance/13.999', /^There is no assistance listing 13\.999/],
    ['/program/assistance/abc', /^“abc” is not a code/],
    ['/program/naics/999999', /^There is no NAICS code 999999.*may have been retired/],
    ['/program/psc/AA1', /^There is no product or service code AA1/],
    ['/program/psc/R42555', /^“R42555” is not a code/],
  ])('%s is an unknown program with a link to its tree', async (path, text) => {
    renderAt(path);
    expect(await screen.findByText(text)).toBeInTheDocument();
    const kind = path.split('/')[2]!;
    expect(hrefOf(/^See all /)).toBe(`/program?kind=${kind}`);
  });
  it.each([
    ['541', '/program/naics/54'],
    ['54151', '/program/naics/5415'],
    ['541599', '/program/naics/5415'],
  ])('with the NAICS code %s leads to the code above it', async (code, to) => {
    renderAt(`/program/naics/${code}`);
    const similar = await screen.findByRole('navigation', { name: 'Similar codes' });
    expect(within(similar).getByRole('link')).toHaveAttribute('href', to);
  });
  it.each([2012, 2017, 2022])('with a NAICS code retired in %i shows its awards', async (year) => {
    api.override(
      http.post('*/api/v2/autocomplete/naics/', () =>
        HttpResponse.json({
          results: [{ naics: '517110', naics_description: 'Wired Carriers', year_retired: year }],
        }),
      ),
    );
    renderAt('/program/naics/517110');
    await findTitle('517110');
    expect(
      await screen.findByText(new RegExp(`^NAICS code 517110 was retired in ${year}\\.`)),
    ).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^51 - / })).toHaveAttribute(
      'href',
      '/program/naics/51',
    );
    expect(screen.queryByRole('link', { name: '5171' })).not.toBeInTheDocument();
  });
  it('with a year that does not exist shows the last 12 months', async () => {
    await get('references/naics/54/');
    renderAt('/program/naics/54?fy=1999');
    expect(await screen.findByText(/The year “1999” is not available/)).toBeInTheDocument();
  });
});
