import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { statisticsSections } from '@/domain/submissions/sourceSections';
import { money, percent } from '@/domain/format';
import * as content from '@/markdown/loadEntry';
import { readSavedCsv } from '../csvFile';
import { renderAt } from '../render';
import { get, post } from './apiCalls';
import { journeyApi } from './journeyApi';
import {
  readCells,
  fetchFederalTotal,
  LATEST,
  fetchPeriods,
  query,
  readRowNames,
  fetchSubmissions,
  formatTitle,
} from './submissionCalls';
import { hrefOf } from './pageTexts';

const api = journeyApi({ quiet: true });

const ENERGY = '/submission-statistics/agency/089';
const TABLE = 'Submissions by Period';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const formatQuarter = (period: number) => (period % 3 ? '' : `Q${period / 3} / `);
const formatPeriod = (year: number, period: number) =>
  `FY ${year}: ${formatQuarter(period)}${period === 2 ? 'P01 - P02' : `P${String(period).padStart(2, '0')}`}`;

describe('the submissions of an agency', () => {
  it('are listed by period, latest first, with links to the website, the profile and all agencies [i2.routes.36]', async () => {
    const periods = await fetchPeriods('089');
    renderAt(ENERGY);
    expect(await title('Department of Energy')).toBeInTheDocument();
    expect(await readRowNames(TABLE)).toEqual(
      periods.slice(0, 10).map((row) => formatPeriod(row.fiscal_year, row.fiscal_period)),
    );
    const [first] = periods;
    const cells = await readCells(formatPeriod(first!.fiscal_year, first!.fiscal_period));
    expect(cells[0]).toBe(
      percent(first!.current_total_budget_authority_amount, first!.total_budgetary_resources, 2),
    );
    expect(cells[3]).toContain(money(first!.obligation_difference, 2));
    const main = within(screen.getByRole('main'));
    expect(hrefOf('Back to All Agencies', main)).toBe('/submission-statistics?tab=submissions');
    expect(await main.findByRole('link', { name: 'Department of Energy' })).toHaveAttribute(
      'href',
      '/agency/department-of-energy',
    );
    expect(main.getByRole('link', { name: /energy\.gov/ })).toBeInTheDocument();
    await waitFor(() =>
      expect(document.title).toMatch(/^Department of Energy \| Submission Statistics \| /),
    );
  });
  it('are sorted and paged through the address without new history entries', async () => {
    const periods = await fetchPeriods('089');
    const { user } = renderAt(ENERGY);
    await readRowNames(TABLE);
    const before = window.history.length;
    await user.click(screen.getByRole('button', { name: /^Number of TASs Missing/ }));
    await waitFor(() => expect(query()).toBe('?sort=missing_tas_accounts_count'));
    await user.click(screen.getByRole('button', { name: /^Reporting Period/ }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(async () =>
      expect(await readRowNames(TABLE)).toEqual(
        periods.slice(10, 20).map((row) => formatPeriod(row.fiscal_year, row.fiscal_period)),
      ),
    );
    expect(query()).toBe('?page=2');
    await user.selectOptions(screen.getByLabelText('Rows per page:'), '100');
    await waitFor(async () => expect(await readRowNames(TABLE)).toHaveLength(periods.length));
    expect(query()).toBe('?rows=100');
    expect(window.history.length).toBe(before);
  });
  it('open the details of their period, and are saved as a file', async () => {
    const periods = await fetchPeriods('089');
    const row = periods.find(({ fiscal_period: period }) => period === 9)!;
    const name = formatPeriod(row.fiscal_year, 9);
    const { user } = renderAt(ENERGY);
    await readRowNames(TABLE);
    const button = within(screen.getByRole('rowheader', { name }).closest('tr')!).getByRole(
      'button',
      { name: /view details: Reporting Difference/ },
    );
    await user.click(button);
    const dialog = await screen.findByRole('dialog', {
      name: 'Reporting Difference in Obligations',
    });
    expect(dialog).toHaveTextContent(`FY ${row.fiscal_year} Q3 / P09`);
    expect(query()).toBe(`?details=differences-${row.fiscal_year}-9`);
    await waitFor(() =>
      expect(
        api.requests.filter(({ path }) => path.includes('089/differences')).at(-1)!.path,
      ).toContain(`fiscal_year=${row.fiscal_year}&fiscal_period=9`),
    );
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    const file = await readSavedCsv();
    expect(file.name).toBe('089-submissions.csv');
    expect(file.header.slice(0, 5)).toEqual([
      'fiscal_year',
      'fiscal_period',
      'percent_of_total_budgetary_resources',
      'current_total_budget_authority_amount',
      'total_budgetary_resources',
    ]);
    expect(file.rows).toHaveLength(10);
  });
  it('show whether they were certified, certified late or not certified', async () => {
    api.rewrite(/089\/overview/, (answer) => ({
      ...(answer as object),
      results: (answer as { results: object[] }).results.slice(0, 3).map((row, at) => ({
        ...row,
        fiscal_year: 2024,
        fiscal_period: 6,
        ...[
          { recent_publication_date: '2024-04-20', recent_publication_date_certified: true },
          {
            fiscal_period: 5,
            recent_publication_date: '2025-01-20',
            recent_publication_date_certified: true,
          },
          {
            fiscal_period: 4,
            recent_publication_date: '2024-04-20',
            recent_publication_date_certified: false,
          },
        ][at],
      })),
    }));
    renderAt(ENERGY);
    await readRowNames(TABLE);
    const readUpdate = async (period: number) => (await readCells(formatPeriod(2024, period)))[1];
    expect(await readUpdate(6)).toMatch(/Certified$/);
    await waitFor(async () =>
      expect(await readUpdate(5)).toMatch(/Certified late: due \d\d\/\d\d\/2024$/),
    );
    expect(await readUpdate(4)).toMatch(/Not certified: was due \d\d\/\d\d\/2024$/);
  });
  it.each([
    ['097', /90 days later/],
    ['077', /became part of the U.S. International Development Finance Corporation/],
    ['071', /became part of the U.S. International Development Finance Corporation/],
    ['519', /closed in 2018/],
  ])('have a note for agency %s, and none for another agency', async (code, note) => {
    api.override(
      http.get(`*/api/v2/agency/${code}/`, () => HttpResponse.json({ name: 'An Agency' })),
    );
    renderAt(`/submission-statistics/agency/${code}`);
    await title('An Agency');
    expect(screen.getByText('Note:').parentElement).toHaveTextContent(note);
    cleanup();
    renderAt(ENERGY);
    await title('Department of Energy');
    expect(screen.queryByText('Note:')).not.toBeInTheDocument();
  });
  it.each(['999', 'abc', '12', 'department-of-energy', '08900'])(
    'show the 404 page for “%s”, which is not an agency code',
    async (code) => {
      renderAt(`/submission-statistics/agency/${code}`);
      await waitFor(() => expect(document.title).toMatch(/^404 \| /));
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
    },
  );
  it('show which parameters in the address are invalid', async () => {
    renderAt(`${ENERGY}?sort=size&page=0&details=nothing-2024-6`);
    expect(await screen.findByText(/invalid and were ignored: sort, page, details/)).toBeVisible();
    expect(await readRowNames(TABLE)).toHaveLength(10);
  });
  it('explain that the requested details are for a period on another page of the table', async () => {
    renderAt(`${ENERGY}?details=differences-2018-6`);
    expect(await screen.findByText(/requested period is not on this page/)).toBeVisible();
    expect(screen.queryByText(/values in the address are invalid/)).not.toBeInTheDocument();
  });
  it('reject “constructor” as a kind of details', async () => {
    renderAt(`${ENERGY}?details=constructor-2025-11`);
    expect(await screen.findByText(/invalid and were ignored: details/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  it('are replaced by a message when there are none, and show -- as the share of zero resources', async () => {
    api.rewrite(/089\/overview/, () => ({
      page_metadata: { total: 0, hasNext: false },
      results: [],
    }));
    renderAt(ENERGY);
    expect(await screen.findByText('This agency has not submitted any data yet.')).toBeVisible();
    cleanup();
    api.reset();
    api.rewrite(/089\/overview/, (answer) => ({
      ...(answer as object),
      results: [
        {
          fiscal_year: 2024,
          fiscal_period: 6,
          current_total_budget_authority_amount: 0,
          total_budgetary_resources: 0,
          obligation_difference: 0,
          unlinked_contract_award_count: 0,
          unlinked_assistance_award_count: 0,
          tas_account_discrepancies_totals: { missing_tas_accounts_count: 0 },
        },
      ],
    }));
    renderAt(ENERGY);
    await readRowNames(TABLE);
    expect(
      (await readCells(formatPeriod(2024, 6))).map((text) => text!.replace(/, view details.*/, '')),
    ).toEqual(['--', '--', '0', '$0.00', '0', '0']);
  });
  it('offer Retry in the table, or on the page when the agency fails to load', async () => {
    api.fault(/089\/overview/, 'status=503');
    const { user } = renderAt(ENERGY);
    await title('Department of Energy');
    await api.retry(user);
    expect(await readRowNames(TABLE)).toHaveLength(10);
    cleanup();
    api.reset();
    api.fault(/agency\/089\//, 'status=503');
    const secondPage = renderAt(ENERGY);
    await screen.findByRole('alert');
    api.heal();
    await secondPage.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await title('Department of Energy')).toBeInTheDocument();
  });
});

describe('submission figures', () => {
  const { fy, period } = LATEST;
  interface Year {
    fiscal_year: number;
    agency_budgetary_resources: number;
    total_budgetary_resources: number;
    agency_total_obligated: number;
  }
  it('show the same share of the federal budget on the statistics, agency and profile pages', async () => {
    const { results } = await fetchSubmissions(fy, period);
    const energy = results.find(({ toptier_code: code }) => code === '089')!;
    const share = percent(
      energy.current_total_budget_authority_amount,
      await fetchFederalTotal(fy, period),
      2,
    );
    renderAt(`/submission-statistics?tab=submissions&fy=${fy}&period=${period}&q=energy`);
    await waitFor(async () => expect((await readCells(formatTitle(energy)))[0]).toBe(share));
    cleanup();
    renderAt(`/submission-statistics?tab=publications&fy=${fy}&period=${period}&q=energy`);
    await waitFor(async () => expect((await readCells(formatTitle(energy)))[0]).toBe(share));
    cleanup();
    renderAt(ENERGY);
    await readRowNames(TABLE);
    expect((await readCells(formatPeriod(fy, period)))[0]).toBe(share);
    cleanup();
    renderAt(`/agency/department-of-energy?fy=${fy}`);
    await waitFor(() =>
      expect(screen.getByRole('main')).toHaveTextContent(
        `in budgetary resources in FY ${fy} through 08/31/2025 (${share} of the federal total`,
      ),
    );
  });
  it('show a reporting difference that equals profile obligations minus Explorer obligations', async () => {
    const { results } = await fetchSubmissions(fy, period);
    const agency = results.find(({ obligation_difference: difference }) => difference)!;
    const [{ agency_data_by_year: years }, explorer] = await Promise.all([
      get<{ agency_data_by_year: Year[] }>(`agency/${agency.toptier_code}/budgetary_resources/`),
      post<{ results: { name: string; code: string; amount: number }[] }>('spending/', {
        type: 'agency',
        filters: { fy: String(fy), period: String(period) },
      }),
    ]);
    const year = years.find((each) => each.fiscal_year === fy)!;
    const explorerRow = explorer.results.find(({ name }) => name === agency.agency_name)!;
    renderAt(
      `/submission-statistics?tab=submissions&fy=${fy}&period=${period}&q=${encodeURIComponent(agency.agency_name)}`,
    );
    expect((await readCells(formatTitle(agency)))[3]).toContain(
      money(year.agency_total_obligated - explorerRow.amount, 2),
    );
  });
});

describe('the submission statistics methodology', () => {
  const SOURCES = '/submission-statistics/data-sources';
  it('has sections with fixed IDs, a link back and a Share button [i2.routes.37]', async () => {
    renderAt(SOURCES);
    expect(await title('Agency Submissions Statistics')).toBeInTheDocument();
    for (const { id, heading } of statisticsSections) {
      const section = await screen.findByRole('region', { name: heading });
      expect(section).toHaveAttribute('id', id);
      expect(section.textContent!.length).toBeGreaterThan(heading.length + 100);
    }
    expect(statisticsSections.map(({ id }) => id)).toEqual([
      'using_this_table',
      'percent_of_total',
      'most_recent_update',
      'missing_tas',
      'obligations_discrepancies',
      'unlinked_awards',
      'agency_comments',
    ]);
    expect(hrefOf('Back to the Submission Statistics')).toBe(
      '/submission-statistics?tab=submissions',
    );
    expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
  });
  it('stores the selected section in the address without a history entry, and opens at the section in the address', async () => {
    const { user } = renderAt(SOURCES);
    const before = window.history.length;
    await user.click(await screen.findByRole('link', { name: 'Missing TASs' }));
    expect(query()).toBe('?section=missing_tas');
    expect(window.history.length).toBe(before);
    cleanup();
    renderAt(`${SOURCES}?section=unlinked_awards`);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Number of Unlinked Awards' })).toHaveFocus(),
    );
  });
  it('shows an error when its text fails to load, and loads on Retry', async () => {
    const load = jest
      .spyOn(content, 'loadEntry')
      .mockRejectedValueOnce(new Error("Cannot find module 'legal/submission-statistics'"));
    const { user } = renderAt(SOURCES);
    expect(await screen.findByText(/Cannot find module/)).toBeInTheDocument();
    load.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Using This Table' })).toBeInTheDocument();
  });
});
