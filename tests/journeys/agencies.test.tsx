import { cleanup, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { money, percent } from '@/domain/format';
import { renderAt } from '../render';
import { readSavedCsv, savedFiles } from '../csvFile';
import { get } from './apiCalls';
import { journeyApi } from './journeyApi';
import { address, textsOf } from './pageTexts';

const api = journeyApi();

interface Listed {
  agency_name: string;
  abbreviation: string | null;
  agency_slug: string;
  toptier_code: string;
  budget_authority_amount: number;
  percentage_of_total_budget_authority: number;
}
const fetchAgencies = async (query = '') =>
  (await get<{ results: Listed[] }>(`references/toptier_agencies/${query}`)).results;
const formatTitle = ({ agency_name: name, abbreviation }: Listed) =>
  abbreviation ? `${name} (${abbreviation})` : name;
const findTable = () => screen.findByRole('table', { name: 'Agencies' });
const readNames = async () => textsOf(within(await findTable()).getAllByRole('rowheader'));
const getBox = () =>
  screen.getByRole('searchbox', { name: 'Search by Agency Name or Abbreviation' });
const countCalls = () =>
  api.requests.filter(({ path }) => path.includes('toptier_agencies')).length;

describe('the list of agencies', () => {
  it('requests all agencies once and shows budgetary resources and percent of total, largest first [i3.profiles.17]', async () => {
    const agencies = await fetchAgencies();
    const callsBefore = countCalls();
    renderAt('/agency');
    await screen.findByRole('heading', { level: 1, name: 'Agency Profiles' });
    expect(screen.getByRole('heading', { name: 'Find an Agency Profile.' })).toBeInTheDocument();
    const bySize = [...agencies].sort(
      (a, b) => b.percentage_of_total_budget_authority - a.percentage_of_total_budget_authority,
    );
    expect(await readNames()).toEqual(bySize.map(formatTitle));
    expect(countCalls() - callsBefore).toBe(1);
    expect(screen.getByRole('columnheader', { name: /^Percent of Total/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(screen.getByText(`${agencies.length} results`)).toBeInTheDocument();
    const first = bySize[0]!;
    const row = screen.getByRole('rowheader', { name: formatTitle(first) }).closest('tr')!;
    expect(row).toHaveTextContent(money(first.budget_authority_amount));
    expect(row).toHaveTextContent(percent(first.percentage_of_total_budget_authority, 1, 2));
  });
  it('links to the profile of an agency and to its Status of Funds and Award Spending sections [i2.routes.22]', async () => {
    const [agency] = await fetchAgencies();
    renderAt('/agency');
    await findTable();
    const row = within(
      screen.getByRole('rowheader', { name: formatTitle(agency!) }).closest('tr')!,
    );
    const getHref = (name: string) => row.getByRole('link', { name }).getAttribute('href');
    const profile = `/agency/${agency!.agency_slug}`;
    expect([
      getHref(formatTitle(agency!)),
      getHref(`Status of Funds of ${agency!.agency_name}`),
      getHref(`Award Spending of ${agency!.agency_name}`),
    ]).toEqual([
      profile,
      `${profile}?section=status-of-funds`,
      `${profile}?section=award-spending`,
    ]);
  });
  it('searches by prefixes on Enter, highlights matches, and stores the query in the URL', async () => {
    const agencyCount = (await fetchAgencies()).length;
    const { user } = renderAt('/agency');
    await findTable();
    await user.type(getBox(), 'dep ener');
    expect(screen.getByText(`${agencyCount} results`)).toBeInTheDocument();
    await user.type(getBox(), '{Enter}');
    expect(await screen.findByText('1 result')).toBeInTheDocument();
    expect(await readNames()).toEqual(['Department of Energy (DOE)']);
    expect(screen.getAllByText(/^(Dep|Ener)$/).map(({ tagName }) => tagName)).toEqual([
      'MARK',
      'MARK',
    ]);
    expect(address()).toBe('/agency?q=dep+ener');
    await user.clear(getBox());
    expect(screen.getByText(`${agencyCount} results`)).toBeInTheDocument();
    expect(address()).toBe('/agency');
    await user.type(getBox(), 'de{Enter}');
    await screen.findByText(new RegExp(`^${agencyCount} results. “de” is too short`));
    await user.clear(getBox());
    await user.type(getBox(), 'zzz');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('No results found for “zzz”.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await readNames()).toHaveLength(agencyCount);
    expect(getBox()).toHaveValue('');
  });
  it('sorts by its column headings and restores the order from the URL', async () => {
    const agencies = await fetchAgencies();
    const byName = agencies.map(formatTitle).sort((a, b) => a.localeCompare(b, 'en'));
    const { user } = renderAt('/agency');
    await findTable();
    await user.click(screen.getByRole('button', { name: /^Agency Name/ }));
    expect(await readNames()).toEqual(byName);
    expect(address()).toBe('/agency?sort=name');
    await user.click(screen.getByRole('button', { name: /^Agency Name/ }));
    expect(address()).toBe('/agency?sort=name&order=desc');
    cleanup();
    renderAt('/agency?sort=name&order=desc');
    expect(await readNames()).toEqual([...byName].reverse());
    await user.click(screen.getByRole('button', { name: /^Budgetary Resources/ }));
    const largest = [...agencies].sort(
      (a, b) => b.budget_authority_amount - a.budget_authority_amount,
    )[0]!;
    expect((await readNames())[0]).toBe(formatTitle(largest));
    expect(address()).toBe('/agency?sort=budget');
  });
  it('shows small, zero and missing percentages differently, and links the available budget justifications', async () => {
    api.rewrite(/toptier_agencies/, (answer) => ({
      results: (answer as { results: object[] }).results.map((row, at) => ({
        ...row,
        percentage_of_total_budget_authority: at < 4 ? [0.5, 0.000001, 0, null][at] : 0.1,
        congressional_justification_url: at ? null : 'https://www.example.gov/cj',
      })),
    }));
    const agencies = await fetchAgencies('?sort=percentage_of_total_budget_authority&order=desc');
    renderAt('/agency');
    await findTable();
    const readCells = (at: number) =>
      within(screen.getByRole('rowheader', { name: formatTitle(agencies[at]!) }).closest('tr')!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect([0, 1, 2, 3].map((at) => readCells(at)[2])).toEqual([
      '50.00%',
      'Less than 0.01%',
      '0.00%',
      '--',
    ]);
    expect(readCells(1)[0]).toBe('not available');
    expect(
      screen.getByRole('link', { name: new RegExp(`^CJ of ${agencies[0]!.agency_name}`) }),
    ).toHaveAttribute('href', 'https://www.example.gov/cj');
  });
  it('downloads the visible rows and, separately, the justifications of all agencies', async () => {
    const agencies = await fetchAgencies();
    const { user } = renderAt('/agency?q=energy');
    await findTable();
    await user.click(screen.getByRole('button', { name: 'Download this list (CSV)' }));
    const list = await readSavedCsv();
    expect([list.name, list.rows.map((row) => row.slice(0, 3))]).toEqual([
      'agencies.csv',
      [['Department of Energy', 'DOE', '089']],
    ]);
    savedFiles().mockClear();
    await user.click(screen.getByRole('button', { name: 'Download the CJ list (CSV)' }));
    const justifications = await readSavedCsv();
    expect([justifications.name, justifications.rows.length]).toEqual([
      'congressional-justifications.csv',
      agencies.length,
    ]);
  });
  it('recovers from a failure on Retry, and reports an empty list and unknown URL values', async () => {
    api.fault(/toptier_agencies/, 'status=503');
    const { user } = renderAt('/agency?sort=size');
    const alert = await screen.findByRole('alert');
    expect(screen.getByText(/invalid and were ignored: sort/)).toBeInTheDocument();
    await api.retry(user, within(alert));
    expect(await findTable()).toBeInTheDocument();
    cleanup();
    api.override(
      http.get('*/api/v2/references/toptier_agencies/', () => HttpResponse.json({ results: [] })),
    );
    renderAt('/agency');
    expect(await screen.findByText('No results found.')).toBeInTheDocument();
  });
});
