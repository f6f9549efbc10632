import { screen, waitFor, within } from '@testing-library/react';
import { money } from '@/domain/format';
import { readSavedCsv, savedFiles } from '../csvFile';
import { renderAt } from '../render';
import { sumAllPages, postSearch } from './apiCalls';
import { journeyApi } from './journeyApi';
import { textsOf } from './pageTexts';

const api = journeyApi({ quiet: true });

const time = { time_period: [{ start_date: '2023-10-01', end_date: '2024-09-30' }] };
const table = (name: RegExp) => screen.findByRole('table', { name });
const headings = (element: HTMLElement) => textsOf(within(element).getAllByRole('columnheader'));
const contracts = ['A', 'B', 'C', 'D'];

const contractColumns = [
  'Prime Award ID',
  'Recipient Name',
  'Obligations',
  'Award Description',
  'Awarding Agency',
  'Period of Performance Start',
  'Period of Performance End',
];
const getCols = () => new URLSearchParams(window.location.search).get('cols');

describe('the result table', () => {
  it.each([
    [
      'subgrants',
      'subawards',
      ['Subaward ID', 'Subrecipient Name', 'Subaward Obligations'],
      '?history=subawards&section=history',
    ],
    [
      'transaction_grants',
      'transactions',
      ['Prime Award ID', 'Modification Number', 'Recipient Name'],
      '',
    ],
  ])('links rows of %s to their award', async (tab, level, first, view) => {
    renderAt(`/search?fy=2024&level=${level}&tab=${tab}&limit=10`);
    const tableElement = await table(/Results: /);
    expect(headings(tableElement).slice(0, 3)).toEqual(first);
    const [row] = within(tableElement).getAllByRole('rowheader');
    expect(within(row!).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^/award/[^?]+${view.replace('?', '\\?')}$`)),
    );
  });
  it('includes the sorted column, which cannot be hidden until the order is reset', async () => {
    const { user } = renderAt('/search?fy=2024&tab=contracts&sort=uei&order=asc&limit=10');
    const tableElement = await table(/^Prime Award Results/);
    expect(headings(tableElement)).toEqual([
      ...contractColumns.slice(0, 4),
      'Recipient UEI',
      ...contractColumns.slice(4),
    ]);
    await user.click(screen.getByRole('button', { name: 'Columns (8 of 20)' }));
    const box = screen.getByRole('checkbox', { name: 'Recipient UEI' });
    expect(box).toBeDisabled();
    expect(box).toHaveAccessibleDescription('sorted by');
    await user.click(screen.getByRole('button', { name: 'Reset sort order' }));
    expect(headings(tableElement)).toEqual(contractColumns);
  });
  it('shows a notice when the default sort column is hidden, and offers to show it', async () => {
    const { user } = renderAt('/search?fy=2024&tab=contracts&cols=uei,nothing&limit=10');
    const tableElement = await table(/^Prime Award Results/);
    expect(headings(tableElement)).toEqual(['Prime Award ID', 'Recipient UEI']);
    expect(screen.getByText(/^Sorted by Obligations, a hidden column\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show column' }));
    expect(headings(tableElement)).toEqual(['Prime Award ID', 'Obligations', 'Recipient UEI']);
    expect(screen.queryByText(/^Sorted by Obligations/)).not.toBeInTheDocument();
  });
});

describe('the column chooser', () => {
  it('shows all, default or selected columns, and applies them to the address, the table and the file', async () => {
    const { user } = renderAt('/search?fy=2024&tab=contracts&limit=10');
    const tableElement = await table(/^Prime Award Results/);
    await user.click(screen.getByRole('button', { name: 'Columns (7 of 20)' }));
    const getColumns = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('checkbox')
        .map((box) => (box as HTMLInputElement).labels![0]!.textContent);
    expect(getColumns('Shown by default')).toEqual(contractColumns);
    expect(getColumns('More columns')).toHaveLength(13);
    await user.click(screen.getByRole('button', { name: 'All columns', pressed: false }));
    expect(getCols()).toBe('all');
    expect(headings(tableElement)).toHaveLength(20);
    await user.click(screen.getByRole('checkbox', { name: 'Outlays' }));
    expect(headings(tableElement)).toHaveLength(19);
    await user.click(screen.getByRole('button', { name: 'Default columns', pressed: false }));
    expect(getCols()).toBeNull();
    expect(headings(tableElement)).toEqual(contractColumns);
    expect(screen.getByRole('button', { name: 'Default columns', pressed: true })).toHaveFocus();
    const list = screen.getByRole('group', { name: 'Columns of the table and the file' });
    for (const name of ['Award Description', 'Awarding Agency', 'Period of Performance End'])
      await user.click(within(list).getByRole('checkbox', { name }));
    await user.click(within(list).getByRole('checkbox', { name: 'Outlays' }));
    await user.click(within(list).getByRole('checkbox', { name: 'Outlays' }));
    await waitFor(() => expect(getCols()).toBe('award_id,recipient,obligations,start'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Columns (4 of 20)' })).toHaveFocus();
    const expectedColumns = [
      'Prime Award ID',
      'Recipient Name',
      'Obligations',
      'Period of Performance Start',
    ];
    expect(headings(tableElement)).toEqual(expectedColumns);
    await user.click(screen.getByRole('button', { name: 'Download these rows (CSV)' }));
    const { name, about, header, rows } = await readSavedCsv();
    expect(name).toBe('prime-award-results-contracts-page-1.csv');
    expect(header).toEqual(expectedColumns);
    const cells = textsOf(
      within(within(tableElement).getAllByRole('row')[1]!).getAllByRole('cell'),
    );
    const [id, ...rest] = rows[0]!;
    expect(within(tableElement).getAllByRole('row')[1]!).toHaveTextContent(id!);
    expect([rest[0], money(Number(rest[1]), 2), rest[2]]).toEqual(cells);
    expect(about[0]).toMatch(
      /^Prime Award Results Contracts: page 1, 10 of [\d,]+ rows, by Obligations descending$/,
    );
    expect(about).toContain('Period: FY 2024');
    expect(about).toContain('Filters: Prime awards; Time Period: FY 2024');
  });
});

describe('the Skip to results link', () => {
  it('moves the focus to the results by keyboard', async () => {
    const { user } = renderAt('/search?fy=2024&limit=10');
    await table(/^Prime Award Results/);
    screen.getByRole('link', { name: 'Skip to results' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Search results' })).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});

describe('the file of all rows', () => {
  it('contains all pages in table order, and can be downloaded again after a failed request', async () => {
    const { user } = renderAt('/search?fy=2024&tab=grants&limit=10');
    await table(/^Prime Award Results: Grants/);
    const button = await screen.findByRole('button', {
      name: /^Download all [\d,]+ rows \(CSV\)$/,
    });
    const total = Number(button.textContent!.match(/[\d,]+/)![0].replaceAll(',', ''));
    const sum = await sumAllPages(
      'spending_by_award/',
      {
        filters: { ...time, award_type_codes: ['02', '03', '04', '05'] },
        fields: ['Award ID', 'Award Amount'],
        sort: 'Award Amount',
      },
      'Award Amount',
    );
    api.fault(/spending_by_award\//, 'status=500');
    await user.click(button);
    expect(
      await screen.findByText(/We couldn’t load the rows\. Something went wrong on our side/),
    ).toBeVisible();
    api.heal();
    await user.click(screen.getByRole('button', { name: /^Download all/ }));
    const { about, header, rows } = await readSavedCsv();
    const values = rows.map((row) => Number(row[header.indexOf('Obligations')]));
    expect(values).toHaveLength(total);
    expect(values.reduce((all, value) => all + Math.round(value * 100), 0) / 100).toBeCloseTo(
      sum,
      2,
    );
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(about[0]).toContain(
      `all pages, ${total.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows`,
    );
    expect(savedFiles().mock.calls[0]![0]).toBe('prime-award-results-grants.csv');
  });
});

describe('records grouped by prime award', () => {
  it.each([
    ['subawards', 'Subawards', 'subaward', 'subcontracts'],
    ['transactions', 'Transactions', 'transaction', 'transaction_contracts'],
  ])(
    'show the count and sum of the %s of each award, and expand to those records',
    async (level, title, word, tab) => {
      const codes =
        level === 'subawards'
          ? [
              'A',
              'B',
              'C',
              'D',
              'IDV_A',
              'IDV_B',
              'IDV_B_A',
              'IDV_B_B',
              'IDV_B_C',
              'IDV_C',
              'IDV_D',
              'IDV_E',
            ]
          : contracts;
      const { results } = await postSearch<{ results: Record<string, string | number>[] }>(
        `spending_by_${word}_grouped/`,
        {
          filters: { ...time, award_type_codes: codes },
          limit: 25,
          sort: `${word}_obligation`,
          order: 'desc',
        },
      );
      const { user } = renderAt(`/search?fy=2024&level=${level}&tab=${tab}`);
      await user.click(await screen.findByRole('button', { name: 'Group by prime award' }));
      expect(window.location.search).toContain('grouped=award');
      const tableElement = await table(new RegExp(`^${title} grouped`));
      expect(headings(tableElement)).toEqual([
        'Prime Award ID',
        `Count of ${title} That Match Search Criteria`,
        'Obligations That Match Search Criteria',
      ]);
      const first = results[0]!;
      expect(textsOf(within(tableElement).getAllByRole('row').slice(1))).toEqual(
        results.map(
          (row) =>
            `${row.award_id}${Number(row[`${word}_count`]).toLocaleString('en-US')}${money(Number(row[`${word}_obligation`]), 2)}`,
        ),
      );
      await user.click(
        within(tableElement).getByRole('button', { name: `Show ${word}s of ${first.award_id}` }),
      );
      const nested = await table(new RegExp(`^Matching ${word}s of`));
      const amounts = within(nested)
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          Number(
            within(row)
              .getAllByRole('cell')
              .find((cell) => cell.textContent!.includes('$'))!
              .textContent!.replace(/[$,]/g, ''),
          ),
        );
      expect(amounts).toHaveLength(Number(first[`${word}_count`]));
      expect(amounts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(
        Number(first[`${word}_obligation`]),
        1,
      );
      await user.click(within(tableElement).getByRole('button', { name: /^Count of/ }));
      await waitFor(() =>
        expect(api.bodies('_grouped').pop()).toMatchObject({
          sort: `${word}_count`,
          order: 'desc',
        }),
      );
    },
  );
});
