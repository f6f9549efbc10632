import { screen, waitFor, within } from '@testing-library/react';
import { date } from '@/domain/format';
import { renderAt } from '../render';
import { readSavedCsv } from '../csvFile';
import { get } from './apiCalls';
import { journeyApi } from './journeyApi';
import { readCells, LATEST, query, table, type ListResponse } from './submissionCalls';
import { textsOf } from './pageTexts';

const api = journeyApi({ quiet: true });

const { fy, period } = LATEST;
const LAND = '/submission-statistics';
const AT_LATEST = `?tab=submissions&fy=${fy}&period=${period}`;
const SUBMISSIONS = /^Submissions for FY/;
const UPDATES = /^Updates in FY/;
const press = (user: ReturnType<typeof renderAt>['user'], name: RegExp | string) =>
  user.click(screen.getByRole('button', { name }));
const requestPaths = (part: string) =>
  api.requests.filter(({ path }) => path.includes(part)).map(({ path }) => path);

describe('updates by fiscal year', () => {
  it('open on their own tab, and Back leaves it', async () => {
    const { user } = renderAt(`${LAND}${AT_LATEST}`);
    await table(SUBMISSIONS);
    const before = window.history.length;
    await user.click(screen.getByRole('tab', { name: 'Updates by Fiscal Year' }));
    await table(UPDATES);
    expect(query()).toBe(`?tab=publications&fy=${fy}&period=${period}`);
    expect(window.history.length).toBe(before + 1);
    expect(screen.queryByRole('combobox', { name: 'Period' })).not.toBeInTheDocument();
    window.history.back();
    await table(SUBMISSIONS);
    expect(query()).toBe(AT_LATEST);
  });
  it('show the periods of a year under their quarters, with publication dates', async () => {
    interface Row {
      agency_name: string;
      abbreviation: string | null;
      periods: {
        period: number;
        submission_dates: { publication_date: string | null; certification_date: string | null };
      }[];
    }
    const { results } = await get<ListResponse<Row>>(
      'reporting/agencies/publish_dates/?fiscal_year=2021&limit=100',
    );
    renderAt(`${LAND}?tab=publications&fy=2021&period=12`);
    const tableElement = await table('Updates in FY 2021');
    const heads = textsOf(within(tableElement).getAllByRole('columnheader'));
    expect(heads.slice(2, 6)).toEqual(['FY 2021 Q1', 'FY 2021 Q2', 'FY 2021 Q3', 'FY 2021 Q4']);
    expect(heads.slice(6)).toEqual(
      [
        ['Q1', 'P01 - P02'],
        ['Q1', 'P03'],
        ['Q2', 'P04'],
        ['Q2', 'P05'],
        ['Q2', 'P06'],
        ['Q3', 'P07'],
        ['Q3', 'P08'],
        ['Q3', 'P09'],
        ['Q4', 'P10'],
        ['Q4', 'P11'],
        ['Q4', 'P12'],
      ].map(([quarter, name]) => `FY 2021 ${quarter!}: ${name!}`),
    );
    const first = results[0]!;
    const cells = await readCells(`${first.agency_name} (${first.abbreviation!})`);
    expect(cells.slice(1).map((text) => text!.slice(0, 10).trim())).toEqual(
      first.periods.map(({ submission_dates: { publication_date: day } }) => date(day)),
    );
  });
  it('mark late publications and certifications with a text', async () => {
    api.rewrite(/publish_dates/, (answer) => ({
      ...(answer as object),
      results: [
        {
          agency_name: 'Late Office',
          abbreviation: null,
          toptier_code: '999',
          current_total_budget_authority_amount: 0,
          periods: [
            [2, '2023-01-01', '2023-01-02'],
            [3, '2021-01-01', '2023-01-02'],
            [6, '2021-01-01', null],
            [9, null, null],
          ].map(([month_, published, certified]) => ({
            period: month_,
            quarter: 1,
            quarterly: false,
            submission_dates: { publication_date: published, certification_date: certified },
          })),
        },
      ],
    }));
    renderAt(`${LAND}?tab=publications&fy=2021&period=12`);
    await table('Updates in FY 2021');
    expect((await readCells('Late Office')).slice(1, 9)).toEqual([
      '01/01/2023past duecertified late',
      '01/01/2021certified late',
      '--',
      '--',
      '01/01/2021not certified',
      '--',
      '--',
      '--',
    ]);
  });
  it.each([
    [2020, 8],
    [2018, 4],
    [2017, 3],
  ])('omit months without reports in FY %i: %i columns', async (year, count) => {
    renderAt(`${LAND}?tab=publications&fy=${year}&period=12`);
    const tableElement = await table(`Updates in FY ${year}`);
    expect(within(tableElement).getAllByRole('columnheader', { name: /: P\d\d/ })).toHaveLength(
      count,
    );
    expect(within(tableElement).queryByRole('columnheader', { name: /Q1: P03$/ }) === null).toBe(
      year === 2017,
    );
  });
  it('are sorted by the publication dates of a period', async () => {
    const { user } = renderAt(`${LAND}?tab=publications&fy=2024&period=12`);
    await table(UPDATES);
    await press(user, 'FY 2024 Q2: P04');
    await waitFor(() =>
      expect(requestPaths('publish_dates').at(-1)).toContain('sort=publication_date%2C4'),
    );
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'FY 2024 Q2: P04' })).toHaveAttribute(
        'aria-sort',
        'descending',
      ),
    );
    expect(query()).toContain('publications_sort=publication_date_4');
  });
  it('load on Retry, and are saved with publication and certification dates', async () => {
    api.fault(/publish_dates/, 'status=503');
    const { user } = renderAt(`${LAND}?tab=publications&fy=2018&period=12`);
    await screen.findByRole('alert');
    api.heal();
    await press(user, 'Retry');
    await table(UPDATES);
    await press(user, 'Download CSV');
    const { name, header } = await readSavedCsv();
    expect(name).toBe('publications-2018.csv');
    expect(header.slice(5, 8)).toEqual([
      'publication_date_3',
      'certification_date_3',
      'deadlines_3',
    ]);
  });
});
