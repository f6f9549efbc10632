import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { date, money, percent } from '@/domain/format';
import { DEFAULT_SORT, makeSubmissionsState } from '@/domain/submissions/submission';
import { selectSubmissions } from '@/features/submissions/state/submissionsState';
import { renderAt } from '../render';
import { readSavedCsv } from '../csvFile';
import { get } from './apiCalls';
import { journeyApi } from './journeyApi';
import {
  readCells,
  fetchFederalTotal,
  LATEST,
  query,
  readRowNames,
  fetchSubmissions,
  table,
  formatTitle,
  type AgencyRow,
  type ListResponse,
} from './submissionCalls';
import { hrefOf } from './pageTexts';

const api = journeyApi({ quiet: true });

const { fy, period } = LATEST;
const LAND = '/submission-statistics';
const AT_LATEST = `?tab=submissions&fy=${fy}&period=${period}`;
const SUBMISSIONS = /^Submissions for FY/;
const UPDATES = /^Updates in FY/;
const year = () => screen.findByRole('combobox', { name: 'Fiscal year' });
const month = () => screen.findByRole('combobox', { name: 'Period' });
const box = () => screen.findByRole('searchbox', { name: 'Agency Name' });
const press = (user: ReturnType<typeof renderAt>['user'], name: RegExp | string) =>
  user.click(screen.getByRole('button', { name }));
const requestPaths = (part: string) =>
  api.requests.filter(({ path }) => path.includes(part)).map(({ path }) => path);
const getStatistics = (store: ReturnType<typeof renderAt>['store']) =>
  selectSubmissions(store.getState() as never);

describe('submission statistics', () => {
  it('open on the latest period, and write it to the address without a history entry [i2.routes.35]', async () => {
    const before = window.history.length;
    renderAt(LAND);
    await screen.findByRole('heading', { level: 1, name: 'Agency Submission Statistics' });
    await table(SUBMISSIONS);
    expect(query()).toBe(AT_LATEST);
    expect(window.history.length).toBe(before);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(
      'Statistics by Submission Period',
    );
    expect([await year(), await month()].map((box_) => (box_ as HTMLSelectElement).value)).toEqual([
      String(fy),
      String(period),
    ]);
    await waitFor(() => expect(document.title).toMatch(/^Agency Submission Statistics \| /));
    expect(screen.queryByText(/values in the address are invalid/)).not.toBeInTheDocument();
  });
  it('list agencies with budget share, latest update and reporting gaps, largest first', async () => {
    const [{ results }, total] = await Promise.all([
      fetchSubmissions(2024, 12),
      fetchFederalTotal(2024, 12),
    ]);
    renderAt(`${LAND}?tab=submissions&fy=2024&period=12`);
    const names = await readRowNames(/^Submissions for FY 2024 Q4 \/ P12/);
    expect(names).toEqual(results.slice(0, 10).map(formatTitle));
    const first = results[0]!;
    await waitFor(async () =>
      expect((await readCells(formatTitle(first)))[0]).toBe(
        percent(first.current_total_budget_authority_amount, total, 2),
      ),
    );
    const cells = await readCells(formatTitle(first));
    expect(cells[1]).toContain(date(first.recent_publication_date));
    expect(cells.slice(2).map((text) => text!.replace(/, view details.*/, ''))).toEqual([
      String(first.tas_account_discrepancies_totals.missing_tas_accounts_count),
      money(first.obligation_difference, 2),
      String(first.unlinked_contract_award_count!.toLocaleString('en-US')),
      String(first.unlinked_assistance_award_count!.toLocaleString('en-US')),
    ]);
    expect(hrefOf(formatTitle(first))).toBe(`${LAND}/agency/${first.toptier_code}`);
    expect(screen.getByText(/^Source: .*reporting\/agencies\/overview.* data/)).toBeInTheDocument();
  });
  it('sort and page through the address without new history entries', async () => {
    const byName = await get<ListResponse<AgencyRow>>(
      `reporting/agencies/overview/?fiscal_year=2024&fiscal_period=12&limit=100&sort=agency_name&order=asc`,
    );
    const { user } = renderAt(`${LAND}?tab=submissions&fy=2024&period=12`);
    await table(SUBMISSIONS);
    const before = window.history.length;
    await press(user, 'Agency Name');
    await waitFor(async () =>
      expect(await readRowNames(SUBMISSIONS)).toEqual(byName.results.slice(0, 10).map(formatTitle)),
    );
    await press(user, 'Next page');
    await waitFor(async () =>
      expect(await readRowNames(SUBMISSIONS)).toEqual(
        byName.results.slice(10, 20).map(formatTitle),
      ),
    );
    expect(query()).toBe(
      '?tab=submissions&fy=2024&period=12&submissions_sort=agency_name&submissions_order=asc&submissions_page=2',
    );
    await user.selectOptions(screen.getByLabelText('Rows per page:'), '25');
    await waitFor(async () => expect(await readRowNames(SUBMISSIONS)).toHaveLength(25));
    expect(query()).not.toContain('submissions_page');
    await press(user, /^Number of TASs Missing/);
    await waitFor(() =>
      expect(requestPaths('overview').at(-1)).toContain(
        'order=desc&sort=missing_tas_accounts_count',
      ),
    );
    expect(window.history.length).toBe(before);
  });
  it('show the selected year and period, and disable periods without submissions', async () => {
    const { user } = renderAt(`${LAND}${AT_LATEST}&submissions_page=2`);
    await table(SUBMISSIONS);
    await user.selectOptions(await year(), 'FY 2019');
    await table(/^Submissions for FY 2019 Q4 \/ P12/);
    expect(query()).toBe('?tab=submissions&fy=2019&period=12');
    const options = within(await month()).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['P01 - P02', true],
      ['Q1 / P03', false],
      ['P04', true],
      ['P05', true],
      ['Q2 / P06', false],
      ['P07', true],
      ['P08', true],
      ['Q3 / P09', false],
      ['P10', true],
      ['P11', true],
      ['Q4 / P12', false],
    ]);
    await user.selectOptions(await month(), 'Q1 / P03');
    await table(/^Submissions for FY 2019 Q1 \/ P03/);
    expect(query()).toBe('?tab=submissions&fy=2019&period=3');
    const years = within(await year()).getAllByRole('option');
    expect([years[0]!.textContent, years.at(-1)!.textContent]).toEqual(['FY 2025', 'FY 2017']);
  });
  it('find agencies by name on both tabs, mark the match and report when no agency matches', async () => {
    const { user, store } = renderAt(`${LAND}${AT_LATEST}`);
    await table(SUBMISSIONS);
    await user.type(await box(), 'e');
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
    await user.type(await box(), 'nergy{Enter}');
    await waitFor(async () =>
      expect(await readRowNames(SUBMISSIONS)).toEqual(
        (await fetchSubmissions(fy, period, '&filter=energy')).results.map(formatTitle),
      ),
    );
    expect(screen.getAllByText(/^energy$/i, { selector: 'mark' }).length).toBeGreaterThan(0);
    expect(query()).toBe(`${AT_LATEST}&q=energy`);
    const { searchTerm, submissionSearchResults } = getStatistics(store);
    expect([searchTerm, submissionSearchResults.some(({ name }) => /energy/i.test(name))]).toEqual([
      'energy',
      true,
    ]);
    await user.click(screen.getByRole('tab', { name: 'Updates by Fiscal Year' }));
    expect(await readRowNames(UPDATES)).toContain('Department of Energy (DOE)');
    expect(await readRowNames(UPDATES)).not.toContain('Department of Defense (DOD)');
    await user.clear(await box());
    await waitFor(() => expect(query()).not.toContain('q='));
    await user.type(await box(), 'zzzz{Enter}');
    await screen.findByText(/No agency has “zzzz” in its name or abbreviation/);
  });
  it('keep the search term, results, totals and sort orders in the store', async () => {
    const { user, store } = renderAt(`${LAND}${AT_LATEST}`);
    await table(SUBMISSIONS);
    await waitFor(() => expect(getStatistics(store).federalTotals.length).toBeGreaterThan(20));
    expect(getStatistics(store).submissionsSort).toEqual(DEFAULT_SORT);
    expect(getStatistics(store).allSubmissions).toHaveLength(10);
    await user.click(screen.getByRole('tab', { name: 'Updates by Fiscal Year' }));
    await table(UPDATES);
    await press(user, 'Agency Name');
    await waitFor(() =>
      expect(getStatistics(store).publicationsSort).toEqual({ field: 'agency_name', order: 'asc' }),
    );
    await waitFor(() => expect(getStatistics(store).allPublications).toHaveLength(10));
    expect(getStatistics(store).submissionSearchResults).toEqual([]);
    expect(getStatistics(store).allSubmissions).toHaveLength(10);
    window.history.pushState(null, '', '/about');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await screen.findByRole('heading', { level: 1, name: /About/ });
    expect(getStatistics(store).equals(makeSubmissionsState())).toBe(true);
  });
  it('show < 0.01% for a tiny share, 0.00% for zero and -- for missing values', async () => {
    api.rewrite(/agencies\/overview/, (answer) => ({
      ...(answer as object),
      results: (answer as ListResponse<AgencyRow>).results.map((row, at) => ({
        ...row,
        agency_name: `Agency ${at}`,
        abbreviation: '',
        current_total_budget_authority_amount: at < 3 ? [1, 0, null][at] : 5e11,
        ...(at === 1
          ? {
              recent_publication_date: null,
              obligation_difference: null,
              unlinked_contract_award_count: null,
              unlinked_assistance_award_count: null,
              tas_account_discrepancies_totals: null,
            }
          : {}),
      })),
    }));
    renderAt(`${LAND}${AT_LATEST}`);
    await waitFor(async () => expect((await readCells('Agency 0'))[0]).toBe('< 0.01%'));
    expect((await readCells('Agency 1'))[0]).toBe('0.00%');
    expect((await readCells('Agency 2'))[0]).toBe('--');
    expect((await readCells('Agency 1')).slice(1)).toEqual(['--', '--', '--', '--', '--']);
    const row = screen.getByRole('rowheader', { name: 'Agency 1' }).closest('tr')!;
    expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  });
  it('show -- instead of shares when the federal total is zero or fails to load', async () => {
    api.override(
      http.get('*/api/v2/references/total_budgetary_resources/', () =>
        HttpResponse.json({
          results: [{ fiscal_year: fy, fiscal_period: period, total_budgetary_resources: 0 }],
          messages: [],
        }),
      ),
    );
    renderAt(`${LAND}${AT_LATEST}`);
    const [name] = await readRowNames(SUBMISSIONS);
    await waitFor(async () => expect((await readCells(name!))[0]).toBe('--'));
    cleanup();
    api.reset();
    api.fault(/total_budgetary_resources/, 'status=503');
    const { user } = renderAt(`${LAND}${AT_LATEST}`);
    expect(await screen.findByText(/We couldn’t load the federal totals/)).toBeVisible();
    expect((await readCells(name!))[0]).toBe('--');
    api.heal();
    await press(user, 'Retry');
    await waitFor(async () => expect((await readCells(name!))[0]).toMatch(/%$/));
  });
  it('are saved as a file with amounts, shares, codes and certification', async () => {
    const { results } = await fetchSubmissions(2024, 6);
    const { user } = renderAt(`${LAND}?tab=submissions&fy=2024&period=6`);
    await table(SUBMISSIONS);
    const [name] = await readRowNames(SUBMISSIONS);
    await waitFor(async () => expect((await readCells(name!))[0]).toMatch(/%$/));
    await press(user, 'Download CSV');
    const file = await readSavedCsv();
    expect(file.name).toBe('submissions-2024-6.csv');
    expect(file.header).toEqual([
      'agency_name',
      'abbreviation',
      'toptier_code',
      'current_total_budget_authority_amount',
      'percent_of_total_federal_budget',
      'recent_publication_date',
      'certification',
      'missing_tas_accounts_count',
      'obligation_difference',
      'unlinked_contract_award_count',
      'unlinked_assistance_award_count',
      'agency_comments',
    ]);
    expect(file.rows).toHaveLength(10);
    expect(file.rows[0]!.slice(0, 4)).toEqual([
      results[0]!.agency_name,
      results[0]!.abbreviation,
      results[0]!.toptier_code,
      String(results[0]!.current_total_budget_authority_amount),
    ]);
    expect(file.rows[0]![4]).toBe((await readCells(name!))[0]);
  });
  it('show an error with Retry when submissions or periods fail to load', async () => {
    api.fault(/agencies\/overview/, 'status=503');
    const { user } = renderAt(`${LAND}${AT_LATEST}`);
    const alert = await screen.findByRole('alert');
    expect(await year()).toBeInTheDocument();
    await api.retry(user, within(alert));
    expect(await table(SUBMISSIONS)).toBeInTheDocument();
    cleanup();
    api.fault(/submission_periods/, 'status=500');
    const again = renderAt(LAND);
    await screen.findByRole('alert');
    api.heal();
    await press(again.user, 'Retry');
    expect(await table(SUBMISSIONS)).toBeInTheDocument();
    expect(query()).toBe(AT_LATEST);
  });
  it('show a message instead of a table when no period is available', async () => {
    api.override(
      http.get('*/api/v2/references/submission_periods/', () =>
        HttpResponse.json({ available_periods: [] }),
      ),
    );
    renderAt(LAND);
    expect(await screen.findByText('There are no statistics yet.')).toBeInTheDocument();
    expect(requestPaths('agencies/overview')).toEqual([]);
  });
  it('explain their columns, with links to the methodology', async () => {
    const { user } = renderAt(`${LAND}${AT_LATEST}`);
    await user.click(await screen.findByRole('button', { name: 'What the columns mean' }));
    expect(
      screen
        .getAllByRole('link', { name: /^More about/ })
        .map((link) =>
          new URLSearchParams(link.getAttribute('href')!.split('?')[1]).get('section'),
        ),
    ).toEqual([
      'percent_of_total',
      'most_recent_update',
      'missing_tas',
      'obligations_discrepancies',
      'unlinked_awards',
    ]);
  });
});

describe('an address of the submission statistics', () => {
  const openAddress = async (search: string) => {
    renderAt(`${LAND}${search}`);
    const name = (await table(/^(Submissions|Updates)/)).querySelector('caption')!.textContent;
    return [name, [...new URLSearchParams(query())].sort()];
  };
  const latest = 'Submissions for FY 2025 P11';
  it.each([
    ['an unknown tab', '?tab=nothing', latest, AT_LATEST, 'invalid and were ignored: tab'],
    ['a year before the first', '?fy=2016&period=6', latest, AT_LATEST, 'for FY 2016'],
    ['a future year', '?tab=submissions&fy=2999', latest, AT_LATEST, 'for FY 2999'],
    ['no year', '?fy=soon', latest, AT_LATEST, 'invalid and were ignored: fy'],
    [
      'an unknown period',
      '?fy=2025&period=13',
      latest,
      AT_LATEST,
      'The requested period is not available',
    ],
    [
      'a month in a year with quarterly periods',
      '?tab=submissions&fy=2019&period=4',
      'Submissions for FY 2019 Q2 / P06',
      '?tab=submissions&fy=2019&period=6',
      'P04 of FY 2019 is only available for the whole quarter',
    ],
    [
      'an unknown sort order',
      `${AT_LATEST}&submissions_sort=size&submissions_page=0`,
      latest,
      `${AT_LATEST}&submissions_sort=size&submissions_page=0`,
      'invalid and were ignored: submissions_sort, submissions_page',
    ],
    [
      'details of a row that is not in the table',
      `${AT_LATEST}&details=differences-000`,
      latest,
      `${AT_LATEST}&details=differences-000`,
      'The requested agency is not on this page',
    ],
  ])('with %s shows a usable table and a message', async (_what, search, name, address, notice) => {
    expect(await openAddress(search)).toEqual([name, [...new URLSearchParams(address)].sort()]);
    const statuses = await screen.findAllByRole('status');
    expect(statuses.map(({ textContent }) => textContent).join(' ')).toContain(notice);
  });
  it('with only some values is completed without a message', async () => {
    expect(await openAddress('?fy=2024')).toEqual([
      'Submissions for FY 2024 Q4 / P12',
      [
        ['fy', '2024'],
        ['period', '12'],
        ['tab', 'submissions'],
      ],
    ]);
    expect(screen.queryByText(/This page shows FY/)).not.toBeInTheDocument();
    cleanup();
    // The first reporting period covers the first two months.
    expect((await openAddress('?tab=submissions&fy=2024&period=1'))[0]).toBe(
      'Submissions for FY 2024 P01 - P02',
    );
  });
  it('no longer causes a message after another year is selected', async () => {
    const { user } = renderAt(`${LAND}?fy=2999`);
    await screen.findByText(/for FY 2999/);
    await user.selectOptions(await year(), 'FY 2024');
    await table(/^Submissions for FY 2024/);
    expect(screen.queryByText(/for FY 2999/)).not.toBeInTheDocument();
  });
});
