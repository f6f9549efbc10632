import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { loadDownloads } from '@/blocks/downloads/storedDownloads';
import { layouts } from '../../mock-api/downloads/layouts';
import { renderAt } from '../render';
import { mockJobs, bar, downloadsInProcess, startFakeTime, advanceTime } from './downloadJobs';

const { api } = downloadsInProcess();
const jobs = (states?: readonly object[]) => mockJobs(api, states);

describe('the download of a keyword search', () => {
  const openDialog = async () => {
    const { user } = renderAt('/keyword_search/forest');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Everything/ })).toBeEnabled());
    return { user, dialog };
  };
  it('requests the prime transactions of the keyword and resumes polling after a reload [i7.19]', async () => {
    const { asked, polls } = jobs([{ status: 'finished', total_rows: 3, total_size: 1 }]);
    const { user, dialog } = await openDialog();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Choose Columns',
      'Download and Finish',
    ]);
    await user.click(dialog.getByRole('button', { name: /^Everything/ }));
    await waitFor(() =>
      expect(asked).toEqual([
        {
          path: '/api/v2/bulk_download/awards/',
          body: { award_levels: ['prime_awards'], filters: { keyword: 'forest' } },
        },
      ]),
    );
    expect(dialog.getByRole('heading', { name: 'We’re preparing your download.' })).toBeVisible();
    await waitFor(() => expect(loadDownloads(Date.now())[0]?.fileName).toBe('file-1.zip'));
    cleanup();
    renderAt('/keyword_search/forest');
    await waitFor(() => expect(polls[0]?.url.pathname).toBe('/api/v2/bulk_download/status/'));
  });
  it('closes its dialog when the download ends', async () => {
    jobs([{ status: 'finished', total_rows: 3, total_size: 1 }]);
    const { dialog } = await openDialog();
    startFakeTime();
    await act(async () => {
      dialog.getByRole('button', { name: /^Everything/ }).click();
      await jest.advanceTimersByTimeAsync(50);
    });
    expect(screen.getByRole('dialog', { name: 'Download Data' })).toBeVisible();
    await advanceTime(15_500);
    expect(screen.queryByRole('dialog', { name: 'Download Data' })).not.toBeInTheDocument();
    expect(within(bar()!).getByText('Your file is ready for download.')).toBeVisible();
  });
  it('sends the columns, the format and the row limit', async () => {
    const { asked } = jobs();
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'TSV' }));
    await user.click(dialog.getByRole('button', { name: /^The columns of the table/ }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]!.body).toEqual({
      award_levels: ['prime_awards'],
      filters: { keyword: 'forest' },
      columns: expect.arrayContaining(['award_id_piid', 'federal_action_obligation']) as unknown,
      file_format: 'tsv',
    });
    const knownColumns = new Set(
      [...layouts.contract_transactions.columns, ...layouts.assistance_transactions.columns].map(
        ([name]) => name,
      ),
    );
    expect((asked[0]!.body.columns as string[]).filter((name) => !knownColumns.has(name))).toEqual(
      [],
    );
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const again = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    await waitFor(() => expect(again.getByRole('button', { name: /^Everything/ })).toBeEnabled());
    await user.type(again.getByRole('textbox'), '7');
    await user.click(again.getByRole('button', { name: /^Everything/ }));
    await waitFor(() =>
      expect(asked[1]).toEqual({
        path: '/api/v2/download/transactions/',
        body: { filters: { keywords: ['forest'] }, limit: 7 },
      }),
    );
  });
  it('states the number of files when the rows exceed the limit of one file', async () => {
    api.rewrite(/download\/count/, (answer) => {
      const { calculated_count: rows } = answer as { calculated_count: number };
      return { ...(answer as object), maximum_limit: Math.max(1, Math.floor(rows * 0.7)) };
    });
    const { user } = renderAt('/keyword_search/forest');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    expect(
      await dialog.findByText(/^The download comes in \d+ files, with one manifest/),
    ).toBeVisible();
  });
});
