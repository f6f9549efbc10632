import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DOWNLOADS_KEY, loadDownloads } from '@/blocks/downloads/storedDownloads';
import { buildManifest } from '@/blocks/downloads/manifest';
import { makeDownload } from '@/blocks/downloads/state/download';
import { renderAt } from '../render';
import { savedFiles } from '../csvFile';
import { downloadsInProcess, startFakeTime } from './downloadJobs';

const { api, opened } = downloadsInProcess();
const sum = (parts: readonly { rows: number }[]) =>
  parts.reduce((total, { rows }) => total + rows, 0);

describe('a download that exceeds the limit of one file', () => {
  /**
   * Sets a record limit that the sample data exceeds, without changing the counts. Each job is finished at its first poll, with the
   * planned number of rows. Returns the requests for files.
   */
  const setLimit = (limit: number) => {
    const sentRequests: { filters: object; spending_level: string[] }[] = [];
    api.override(
      http.post('*/api/v2/download/search/', async ({ request }) => {
        sentRequests.push((await request.json()) as (typeof sentRequests)[number]);
        const name = `part-${sentRequests.length}.zip`;
        return HttpResponse.json({
          status_url: '',
          file_name: name,
          file_url: `http://files.example/${name}`,
          download_request: {},
        });
      }),
      http.get('*/api/v2/download/status/', ({ request }) => {
        const name = new URL(request.url).searchParams.get('file_name')!;
        const rows = loadDownloads(Date.now()).find(({ fileName }) => fileName === name)!.assembly!
          .rows;
        return HttpResponse.json({
          file_name: name,
          file_url: `http://files.example/${name}`,
          status: 'finished',
          message: null,
          total_rows: rows,
          total_size: 2,
          total_columns: 3,
          seconds_elapsed: '4',
          sha256: name.replace(/\W/g, '').padEnd(64, '0'),
        });
      }),
    );
    api.rewrite(/download\/count/, (answer) => {
      const { calculated_count: rows } = answer as { calculated_count: number };
      return {
        ...(answer as object),
        maximum_limit: limit,
        maximum_transaction_limit: limit,
        rows_gt_limit: rows > limit,
        transaction_rows_gt_limit: rows > limit,
      };
    });
    return sentRequests;
  };
  const openDialog = async () => {
    const { user } = renderAt('/search?fy=2024');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Transaction/ })).toBeEnabled());
    return { user, dialog };
  };
  it('is split into parts, queued, listed as one entry, and completed with a manifest', async () => {
    const sentRequests = setLimit(100);
    const { user, dialog } = await openDialog();
    expect(
      dialog.getByText(
        /One file holds at most 100 records\. Larger downloads are split into several files/,
      ),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Transaction/ }));
    const plan = within(
      (await dialog.findByText(/^The download comes in \d+ files, with one manifest:$/)).closest(
        'div',
      )!,
    )
      .getAllByRole('listitem')
      .map((item) => item.textContent!);
    expect(plan.length).toBeGreaterThan(1);
    startFakeTime();
    await act(async () => {
      dialog.getByRole('button', { name: /^Everything/ }).click();
      await jest.advanceTimersByTimeAsync(100);
    });
    const bar = within(screen.getByRole('region', { name: 'Download status' }));
    expect(bar.getByText('Preparing your download...')).toBeVisible();
    expect(bar.getByText(new RegExp(`0 of ${plan.length} parts ready`))).toBeVisible();
    expect(dialog.getByText(/The manifest is available when all parts are ready/)).toBeVisible();
    await act(async () => {
      await jest.advanceTimersByTimeAsync(16_000);
    });
    expect(
      dialog.getByRole('heading', { name: 'Your files are ready for download.' }),
    ).toBeVisible();
    expect(dialog.getByText(/The files contain all rows\./)).toBeVisible();
    await act(async () => {
      dialog.getByRole('button', { name: /^Save the manifest/ }).click();
      await jest.advanceTimersByTimeAsync(1000 * plan.length);
    });
    const manifest = JSON.parse(savedFiles().mock.calls[0]![1] as string) as NonNullable<
      ReturnType<typeof buildManifest>
    >;
    expect(
      manifest.parts.map(({ part, limitedTo, rows }) => `${part} ${limitedTo} ${rows}`),
    ).toEqual(
      plan.map(
        (line, index) =>
          `${index + 1} ${line.replace(/: [\d,]+ records?$/, '')} ${line.match(/([\d,]+) records?$/)![1]!.replaceAll(',', '')}`,
      ),
    );
    expect(manifest.rows).toBe(
      sum(
        plan.map((line) => ({
          rows: Number(line.match(/([\d,]+) records?$/)![1]!.replaceAll(',', '')),
        })),
      ),
    );
    expect(manifest.rowsCounted).toBe(manifest.rows);
    expect(manifest.parts.map(({ sha256 }) => sha256)).toEqual(
      manifest.parts.map((_, index) => `part${index + 1}zip`.padEnd(64, '0')),
    );
    expect(manifest.parts.map(({ request }) => request)).toEqual(sentRequests);
    expect(
      sentRequests.every((body) => JSON.stringify(body.spending_level) === '["transactions"]'),
    ).toBe(true);
    expect(manifest.query).toEqual({
      filters: { time_period: [{ start_date: '2023-10-01', end_date: '2024-09-30' }] },
      spending_level: ['transactions'],
    });
    expect([...opened].sort()).toEqual(
      sentRequests.map((_, index) => `http://files.example/part-${index + 1}.zip`).sort(),
    );
    // After a reload, the list still shows the parts as one entry.
    cleanup();
    jest.useRealTimers();
    renderAt('/download_center');
    expect(
      await screen.findByRole('button', {
        name: 'Save the manifest of Advanced Search: transactions',
      }),
    ).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Remove from the list/ })).toHaveLength(1);
  });
  it('cancels all its parts with one button', async () => {
    setLimit(100);
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: /^Transaction/ }));
    await dialog.findByText(/^The download comes in \d+ files/);
    await user.click(dialog.getByRole('button', { name: /^Everything/ }));
    await user.click(
      await within(await screen.findByRole('region', { name: 'Download status' })).findByRole(
        'button',
        { name: 'Cancel Advanced Search: transactions' },
      ),
    );
    expect(
      loadDownloads(Date.now())
        .map(({ stage }) => stage)
        .every((stage) => stage === 'cancelled'),
    ).toBe(true);
    expect(
      dialog.getByRole('heading', { name: 'We couldn’t create some of the files.' }),
    ).toBeVisible();
  });
  it('reports a failed split and recovers on Retry', async () => {
    setLimit(100);
    const { user, dialog } = await openDialog();
    api.fault(/download\/count/, 'status=500');
    await user.click(dialog.getByRole('button', { name: /^Transaction/ }));
    const alert = await dialog.findByRole('alert');
    expect(dialog.getByRole('button', { name: /^Everything/ })).toBeDisabled();
    api.heal();
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText(/^The download comes in \d+ files/)).toBeVisible();
  });
});

describe('the row limit of a download', () => {
  const open = async () => {
    const sentRequests: unknown[] = [];
    api.override(
      http.post(/\/api\/v2\/download\/(awards|transactions)\//, async ({ request }) => {
        sentRequests.push(await request.json());
        return HttpResponse.json({ file_name: 'a.zip', file_url: 'http://files.example/a.zip' });
      }),
    );
    const { user } = renderAt('/search?fy=2024');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Award/ })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: /^Award/ }));
    return {
      user,
      dialog,
      asked: sentRequests,
      box: dialog.getByRole('textbox', { name: 'Maximum number of rows (optional)' }),
    };
  };
  it('is sent with the request', async () => {
    const { user, dialog, asked, box } = await open();
    await user.type(box, '250');
    await user.click(dialog.getByRole('button', { name: /^Everything/ }));
    await waitFor(() =>
      expect(asked).toEqual([
        {
          filters: { time_period: [{ start_date: '2023-10-01', end_date: '2024-09-30' }] },
          limit: 250,
        },
      ]),
    );
  });
  it.each(['0', '-5', '2.5', '500001', 'many'])('rejects %s with a message', async (typedText) => {
    const { user, dialog, box } = await open();
    await user.type(box, typedText);
    expect(box).toHaveAccessibleDescription(
      'Enter a whole number from 1 to 500,000, or leave the field empty.',
    );
    expect(dialog.getByRole('button', { name: /^Everything/ })).toBeDisabled();
    await user.clear(box);
    expect(dialog.getByRole('button', { name: /^Everything/ })).toBeEnabled();
  });
});

describe('the download manifest', () => {
  const createPart = (
    index: number,
    rows: number | null,
    stage: 'finished' | 'working' = 'finished',
  ) =>
    makeDownload({
      id: String(index),
      stage,
      rows,
      startedAt: Date.now(),
      assembly: {
        id: 'a',
        title: 'All',
        index,
        of: 2,
        words: `part ${index}`,
        rows: 5,
        total: 10,
        query: {},
      },
    });
  const renderParts = (...parts: ReturnType<typeof makeDownload>[]) => {
    window.localStorage.setItem(
      DOWNLOADS_KEY,
      JSON.stringify(parts.map((one) => ({ ...one.toObject(), fileName: 'a.zip' }))),
    );
    renderAt('/download_center');
  };
  it('is available once the last part is finished', () => {
    expect(buildManifest([])).toBeUndefined();
    expect(buildManifest([createPart(1, 5)])).toBeUndefined();
    expect(buildManifest([createPart(1, 5), createPart(2, null, 'working')])).toBeUndefined();
    expect(buildManifest([createPart(1, 5), createPart(2, 5)])).toMatchObject({
      rows: 10,
      rowsCounted: 10,
    });
  });
  it.each([
    7,
    { id: 'a' },
    { id: 'a', title: 'All', words: '', index: 'x', of: 2, rows: 1, total: 1, query: {} },
  ])('ignores invalid assembly data in localStorage: %j', async (assembly) => {
    window.localStorage.setItem(
      DOWNLOADS_KEY,
      JSON.stringify([
        {
          ...makeDownload({
            id: 'x',
            title: 'A file of old',
            stage: 'finished',
            fileName: 'a.zip',
            startedAt: Date.now(),
          }).toObject(),
          assembly,
        },
      ]),
    );
    renderAt('/download_center');
    expect(await screen.findByText('A file of old')).toBeVisible();
    expect(screen.queryByText(/parts? ready/)).not.toBeInTheDocument();
  });
  it('reports a number of rows that differs from the count, and a missing number of rows', async () => {
    renderParts(createPart(1, 5), createPart(2, 6));
    expect(
      await screen.findByText(
        /The files contain 11 rows, but we expected 10\. The data changed during the download\./,
      ),
    ).toBeVisible();
    cleanup();
    renderParts(createPart(1, 5), createPart(2, null));
    expect(
      await screen.findByText(/The number of rows of each file is not available\./),
    ).toBeVisible();
  });
});
