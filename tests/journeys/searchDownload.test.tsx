import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { layouts } from '../../mock-api/downloads/layouts';
import { renderAt } from '../render';
import { mockJobs, downloadsInProcess, startAwards } from './downloadJobs';
import { hrefOf } from './pageTexts';

const { api } = downloadsInProcess();
const jobs = (states?: readonly object[]) => mockJobs(api, states);
const search = '/search?fy=2024&type=02,03';

describe('the search download', () => {
  it('offers level, columns and format in steps, and sends the filters of the search [i7.8, i7.11]', async () => {
    const { asked } = jobs();
    const { user } = renderAt(search);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Choose Level of Data',
      'Choose Columns',
      'Download and Finish',
    ]);
    await waitFor(() =>
      ['Award', 'Transaction', 'Subaward'].forEach((name) =>
        expect(dialog.getByRole('button', { name: new RegExp(`^${name}`) })).toBeEnabled(),
      ),
    );
    const counts = api.requests
      .filter(({ path }) => path.includes('download/count'))
      .map(
        ({ body, response }) =>
          [
            (body as { spending_level: string }).spending_level,
            (body as { auditTrail: string }).auditTrail,
            (response as { calculated_count: number }).calculated_count,
          ] as const,
      );
    expect(counts.map(([level, trail]) => [level, trail]).sort()).toEqual([
      ['awards', 'Download Availability Count Awards'],
      ['subawards', 'Download Availability Count Subawards'],
      ['transactions', 'Download Availability Count Transactions'],
    ]);
    for (const [name, level] of [
      ['Award', 'awards'],
      ['Transaction', 'transactions'],
      ['Subaward', 'subawards'],
    ] as const)
      expect(dialog.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveTextContent(
        `${counts.find(([one]) => one === level)![2].toLocaleString('en-US')} record`,
      );
    await user.click(dialog.getByRole('button', { name: /^Transaction/ }));
    await user.click(dialog.getByRole('button', { name: 'Choose Level of Data' }));
    await user.click(dialog.getByRole('button', { name: /^Transaction/ }));
    // Each step takes the focus, since the button that led to it is gone.
    expect(dialog.getByRole('group', { name: 'Choose Columns' })).toHaveFocus();
    await user.click(dialog.getByRole('radio', { name: 'TSV' }));
    await user.click(dialog.getByRole('button', { name: /^Everything/ }));
    expect(dialog.getByRole('group', { name: 'Download and Finish' })).toHaveFocus();
    await waitFor(() => expect(asked).toHaveLength(1));
    const [countBody] = api.bodies<{ filters: object }>('download/count');
    expect(asked[0]).toEqual({
      path: '/api/v2/download/transactions/',
      body: { filters: countBody!.filters, file_format: 'tsv' },
    });
    expect(dialog.getByRole('heading', { name: 'We’re preparing your download.' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Choose Columns' })).not.toBeInTheDocument();
  });
  it('sends the download names of the selected table columns', async () => {
    const { asked } = jobs();
    const { user } = renderAt(`${search}&cols=award_id,obligations,recipient`);
    await startAwards(user, /^The columns of the table/);
    expect(asked[0]!.body.columns).toEqual([
      'award_id_piid',
      'award_id_fain',
      'award_id_uri',
      'recipient_name',
      'total_obligated_amount',
    ]);
  });
  it('requests subawards from the search download endpoint', async () => {
    const { asked } = jobs();
    const { user } = renderAt(search);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Subaward/ })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: /^Subaward/ }));
    await user.click(dialog.getByRole('button', { name: /^Everything/ }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect([asked[0]!.path, asked[0]!.body.spending_level]).toEqual([
      '/api/v2/download/search/',
      ['subawards'],
    ]);
  });
  it('warns that a file would be split into parts or contain only headings', async () => {
    api.override(
      http.post('*/api/v2/download/count/', async ({ request }) => {
        const { spending_level: level } = (await request.json()) as { spending_level: string };
        const rows = { awards: 0, transactions: 500_001, subawards: 500_000 }[level]!;
        return HttpResponse.json({
          calculated_count: rows,
          maximum_limit: 500_000,
          rows_gt_limit: rows > 500_000,
          spending_level: level,
          calculated_transaction_count: rows,
          maximum_transaction_limit: 500_000,
          transaction_rows_gt_limit: rows > 500_000,
        });
      }),
    );
    const { user } = renderAt(search);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    expect(
      await dialog.findByText('500,001 records: too many for one file, so you get several files'),
    ).toBeVisible();
    expect(dialog.getByText(/One file holds at most 500,000 records/)).toBeVisible();
    expect(
      await dialog.findByText('0 records: the file would contain only headings'),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Award/ })).toBeEnabled();
    expect(hrefOf('Custom Award Data', dialog)).toBe('/download_center/custom_award_data');
  });
  it('counts again on Retry after a failed count', async () => {
    api.fault(/download\/count/, 'status=500');
    const { user } = renderAt(search);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    await dialog.findByRole('alert');
    api.heal();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Award/ })).toBeEnabled());
  });
  it('offers only columns that the files contain', async () => {
    const { downloadColumns } = await import('@/features/award-search/downloadColumns');
    for (const level of ['awards', 'transactions', 'subawards'] as const) {
      const knownColumns = new Set(
        [...layouts[`contract_${level}`].columns, ...layouts[`assistance_${level}`].columns].map(
          ([name]) => name,
        ),
      );
      expect([level, downloadColumns(level, 'all').length > 15]).toEqual([level, true]);
      expect([
        level,
        downloadColumns(level, 'all').filter(
          (name) =>
            !knownColumns.has(name) &&
            !/_for_overall_award$|^disaster|^naics_d|^cfda|^fund/.test(name),
        ),
      ]).toEqual([level, []]);
    }
  });
});
