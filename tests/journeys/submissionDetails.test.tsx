import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { count, date, money, percent, plural } from '@/domain/format';
import { chooseFromMenu } from '../figureMenu';
import { renderAt } from '../render';
import { readSavedCsv, savedFiles } from '../csvFile';
import { get } from './apiCalls';
import { journeyApi } from './journeyApi';
import {
  LATEST,
  query,
  fetchSubmissions,
  table,
  formatTitle,
  type AgencyRow,
  type ListResponse,
} from './submissionCalls';
import { textsOf } from './pageTexts';

const api = journeyApi({ quiet: true });

const FY = 2024;
const PERIOD = 6;
/** Returns the address of a period with only one agency, because a table of all agencies would take most of the test's time. */
const buildAddress = ({ agency_name: name }: AgencyRow, fy = FY, period = PERIOD) =>
  `/submission-statistics?tab=submissions&fy=${fy}&period=${period}&q=${encodeURIComponent(name)}`;
const SUBMISSIONS = /^Submissions for FY/;
const buildPath = (code: string, rest: string) =>
  `reporting/agencies/${code}/${rest}/?fiscal_year=${FY}&fiscal_period=${PERIOD}&limit=100`;
/** Returns the first agency of the period that meets a condition. */
const findAgency = async (has: (row: AgencyRow) => boolean | number | null) =>
  (await fetchSubmissions(FY, PERIOD)).results.find(has)!;
const findDialog = (name: string) => screen.findByRole('dialog', { name });
const readRows = async (within_: HTMLElement) => {
  const tableElement = await within(within_).findByRole('table');
  return within(tableElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
        ({ textContent }) => textContent,
      ),
    );
};
/** Presses the button of a value in an agency’s row to open its dialog, and returns the button. */
const open = async (
  user: ReturnType<typeof renderAt>['user'],
  row: AgencyRow,
  title: string,
): Promise<HTMLElement> => {
  await table(SUBMISSIONS);
  const button = screen.getByRole('button', {
    name: (name) => name.endsWith(`view details: ${title}, ${formatTitle(row)}`),
  });
  await user.click(button);
  return button;
};

describe('the details of a submission', () => {
  const HISTORY = 'Publication and Certification History';
  it('open from a table value, name agency and period, and return focus on close', async () => {
    const agency = await findAgency((row) => row.recent_publication_date !== null);
    const { user } = renderAt(buildAddress(agency));
    const button = await open(user, agency, HISTORY);
    expect(button).toHaveTextContent(date(agency.recent_publication_date));
    const dialog = await findDialog(HISTORY);
    expect(within(dialog).getByText(agency.agency_name)).toHaveClass('submission-details__agency');
    expect(dialog).toHaveTextContent(`FY ${FY} Q2 / P06`);
    expect(query()).toContain(`details=publications-${agency.toptier_code}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(query()).not.toContain('details');
    await user.keyboard('{Enter}');
    await user.click(within(await findDialog(HISTORY)).getByRole('button', { name: 'Close' }));
    expect(button).toHaveFocus();
  });
  it('open from their link and list publications and certifications, newest first, with late dates marked', async () => {
    const agency = await findAgency((row) => row.recent_publication_date !== null);
    const calls: string[] = [];
    api.override(
      http.get('*/submission_history/', ({ request }) => {
        calls.push(new URL(request.url).search);
        return HttpResponse.json({
          results: [
            { publication_date: '2024-05-01', certification_date: '2024-05-10' },
            { publication_date: '2024-09-02', certification_date: null },
            { publication_date: '2024-04-20', certification_date: '2024-12-24' },
            ...Array.from({ length: 10 }, (_, at) => ({
              publication_date: `2024-03-1${at}`,
              certification_date: null,
            })),
          ],
        });
      }),
    );
    const { available_periods: all } = await get<{
      available_periods: Record<string, string | number | boolean>[];
    }>('references/submission_periods/');
    const getDeadline = (which: string) =>
      all
        .filter(
          (row) => row.submission_fiscal_year === FY && row.submission_fiscal_month === PERIOD,
        )
        .map((row) => String(row[which]).slice(0, 10))
        .sort()
        .at(-1)!;
    const days = (day: string, which: string) =>
      Math.round((Date.parse(day) - Date.parse(getDeadline(which))) / 86_400_000);
    const { user } = renderAt(
      `${buildAddress(agency)}&details=publications-${agency.toptier_code}`,
    );
    const dialog = await findDialog(HISTORY);
    expect(dialog).toHaveTextContent(agency.agency_name);
    const formatDeadline = (day: string, which: string) =>
      days(day, which) > 0
        ? `${date(day)}${plural(days(day, which), 'day')} after the deadline`
        : date(day);
    const formatPublication = (day: string) => formatDeadline(day, 'submission_due_date');
    const formatCertification = (day: string) => formatDeadline(day, 'certification_due_date');
    expect(formatPublication('2024-09-02')).toContain('after the deadline');
    expect(formatCertification('2024-12-24')).toContain('after the deadline');
    expect((await readRows(dialog)).slice(0, 3)).toEqual([
      [formatPublication('2024-09-02'), '--'],
      [formatPublication('2024-05-01'), formatCertification('2024-05-10')],
      [formatPublication('2024-04-20'), formatCertification('2024-12-24')],
    ]);
    expect(
      within(dialog).getByText(`Deadline: ${date(getDeadline('submission_due_date'))}`),
    ).toBeVisible();
    expect(
      within(dialog).getByText(`Deadline: ${date(getDeadline('certification_due_date'))}`),
    ).toBeVisible();
    expect(within(dialog).getByText('1-10 of 13 results')).toBeVisible();
    expect(calls).toEqual(['?page=1&limit=100']);
    await user.click(within(dialog).getByRole('button', { name: 'Next page' }));
    expect(await within(dialog).findByText('11-13 of 13 results')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: /^Certification Dates/ }));
    await waitFor(async () =>
      expect((await readRows(dialog))[0]).toEqual([
        formatPublication('2024-04-20'),
        formatCertification('2024-12-24'),
      ]),
    );
    expect(calls).toHaveLength(1);
  });
  it('show a message when nothing was published (204)', async () => {
    const agency = await findAgency((row) => row.recent_publication_date !== null);
    api.override(http.get('*/submission_history/', () => new HttpResponse(null, { status: 204 })));
    renderAt(`${buildAddress(agency)}&details=publications-${agency.toptier_code}`);
    expect(
      await within(await findDialog(HISTORY)).findByText(
        'Nothing has been published for this period.',
      ),
    ).toBeVisible();
  });
  it('list the accounts missing from account balances with their share, largest first', async () => {
    const TITLE = 'Number of TASs Missing from Account Balance Data';
    const agency = await findAgency(
      (row) => row.tas_account_discrepancies_totals.missing_tas_accounts_count,
    );
    const { gtas_obligation_total: total, missing_tas_accounts_count: missingCount } =
      agency.tas_account_discrepancies_totals;
    const { results } = await get<ListResponse<{ tas: string; amount: number }>>(
      buildPath(agency.toptier_code, 'discrepancies'),
    );
    const { user } = renderAt(buildAddress(agency));
    const button = await open(user, agency, TITLE);
    expect(button).toHaveTextContent(count(missingCount));
    const dialog = await findDialog(TITLE);
    const expectedRows = results
      .slice(0, 10)
      .map(({ tas, amount }) => [tas, money(amount, 2), percent(amount, total, 2)]);
    expect(await readRows(dialog)).toEqual(expectedRows);
    expect(results).toHaveLength(missingCount!);
    await user.click(within(dialog).getByRole('button', { name: 'Download CSV' }));
    const file = await readSavedCsv();
    expect([file.name, file.header, file.rows[0]![0]]).toEqual([
      `${agency.toptier_code}-missing-accounts-${FY}-${PERIOD}.csv`,
      ['tas', 'amount', 'percent_of_gtas'],
      results[0]!.tas,
    ]);
    await user.click(within(dialog).getByRole('button', { name: /^Treasury Account Symbol/ }));
    await waitFor(() =>
      expect(
        api.requests.filter(({ path }) => path.includes('discrepancies')).at(-1)!.path,
      ).toContain('order=asc&sort=tas'),
    );
  });
  it('list the accounts in which files A and B differ, and the differences add up to the figure', async () => {
    const TITLE = 'Reporting Difference in Obligations';
    const agency = await findAgency(({ obligation_difference: difference }) => difference);
    interface Difference {
      tas: string;
      file_a_obligation: number;
      file_b_obligation: number;
      difference: number;
    }
    const { results } = await get<ListResponse<Difference>>(
      buildPath(agency.toptier_code, 'differences'),
    );
    const { user } = renderAt(buildAddress(agency));
    const button = await open(user, agency, TITLE);
    expect(button).toHaveTextContent(money(agency.obligation_difference, 2));
    const dialog = await findDialog(TITLE);
    expect(await readRows(dialog)).toEqual(
      results
        .slice(0, 10)
        .map((row) => [
          row.tas,
          money(row.file_a_obligation, 2),
          money(row.file_b_obligation, 2),
          money(row.difference, 2),
        ]),
    );
    const sum = results.reduce((all, { difference }) => all + difference, 0);
    expect(money(sum, 2)).toBe(money(agency.obligation_difference, 2));
  });
  /** Returns the first agency that meets a condition in the quarterly periods of two years, latest first, with the period. */
  const findLatest = async (is: (row: AgencyRow) => boolean) => {
    for (const fy of [LATEST.fy, LATEST.fy - 1])
      for (const period of [fy === LATEST.fy ? LATEST.period : 12, 9, 6, 3]) {
        const { results } = await fetchSubmissions(fy, period);
        const agency = results.find(is);
        if (agency) return { fy, period, agency };
      }
    throw new Error('no agency is as wanted');
  };
  it.each([
    ['procurement', 'Number of Unlinked Contract Awards', 'Contract Data (D)'],
    ['assistance', 'Number of Unlinked Assistance Awards', 'Financial Assistance Data (D)'],
  ])('show the number of unlinked awards by file: %s', async (type, title, data) => {
    const key =
      `unlinked_${type === 'procurement' ? 'contract' : 'assistance'}_award_count` as const;
    const { fy, period, agency } = await findLatest((row) => Boolean(row[key]));
    const response = await get<Record<string, number>>(
      `reporting/agencies/${agency.toptier_code}/${fy}/${period}/unlinked_awards/${type}/`,
    );
    const [c, d, linked] = [
      response.unlinked_file_c_award_count!,
      response.unlinked_file_d_award_count!,
      response.total_linked_award_count!,
    ];
    expect(c + d).toBe(agency[key]);
    const { user } = renderAt(buildAddress(agency, fy, period));
    const button = await open(user, agency, title);
    expect(button).toHaveTextContent(count(c + d));
    const dialog = await findDialog(title);
    const share = (value: number) => percent(value, c + d + linked, 2);
    expect(await readRows(dialog)).toEqual([
      ['Unlinked award count', count(d), count(c), count(c + d)],
      ['Unlinked award count as a percentage of all awards', share(d), share(c), share(c + d)],
    ]);
    expect(textsOf(within(dialog).getAllByRole('columnheader').slice(1))).toEqual([
      `Unlinked in ${data}`,
      'Unlinked in Award Spending Breakdown Data (C)',
      'Total',
    ]);
  });
  /** Returns the first agency of the period with all five statistics, of which the two on accounts are not 0. */
  const findCompleteAgency = () =>
    findAgency(
      (row) =>
        row.recent_publication_date !== null &&
        row.unlinked_contract_award_count !== null &&
        row.unlinked_assistance_award_count !== null &&
        row.obligation_difference &&
        row.tas_account_discrepancies_totals.missing_tas_accounts_count,
    );
  it('are saved and cited with the agency and the period', async () => {
    const agency = await findCompleteAgency();
    const { user } = renderAt(buildAddress(agency));
    for (const [statistic, title] of [
      [HISTORY, 'Publications and Certifications'],
      ['Number of TASs Missing from Account Balance Data', 'Missing Treasury Accounts'],
      ['Reporting Difference in Obligations', 'Treasury Accounts with a Difference'],
      ['Number of Unlinked Contract Awards', 'Unlinked Awards by File'],
      ['Number of Unlinked Assistance Awards', 'Unlinked Awards by File'],
    ] as const) {
      savedFiles().mockClear();
      await open(user, agency, statistic);
      const dialog = within(await findDialog(statistic));
      await user.click(await dialog.findByRole('button', { name: 'Download CSV' }));
      const { about } = await readSavedCsv();
      const titleText = `${agency.agency_name} – ${title}`;
      const period = `Period: FY ${FY} Q2 / P06`;
      expect(about[0]).toMatch(new RegExp(`^${titleText}`));
      expect(about).toContain(period);
      await chooseFromMenu(user, dialog, 'Cite');
      expect(await dialog.findByLabelText('Citation')).toHaveTextContent(
        new RegExp(`“${titleText}.*” ${period}\\.`),
      );
      await user.click(dialog.getByRole('button', { name: 'Close' }));
    }
  });
  it('show errors only in their dialog, and load on Retry', async () => {
    const agency = await findCompleteAgency();
    const { user } = renderAt(buildAddress(agency));
    for (const [call, title] of [
      [/submission_history/, HISTORY],
      [/discrepancies/, 'Number of TASs Missing from Account Balance Data'],
      [/differences/, 'Reporting Difference in Obligations'],
      [/unlinked_awards\/procurement/, 'Number of Unlinked Contract Awards'],
      [/unlinked_awards\/assistance/, 'Number of Unlinked Assistance Awards'],
    ] as const) {
      api.fault(call, 'status=503');
      await open(user, agency, title);
      const dialog = await findDialog(title);
      const alert = await within(dialog).findByRole('alert');
      expect(await table(SUBMISSIONS)).toBeInTheDocument();
      await api.retry(user, within(alert));
      expect(await within(dialog).findByRole('table')).toBeInTheDocument();
      await user.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });
});
