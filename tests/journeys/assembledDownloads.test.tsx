/** @jest-environment <rootDir>/tests/environment.js */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DOWNLOADS_KEY, keptDownloads, makeDownload, manifestOf, MOST_PARTS, planParts, stopWatching } from '@/blocks/downloads';
import type { SpendingLevel } from '@/domain/codes/awardTypes';
import type { SearchCriteria } from '@/domain/search/criteria';
import * as csv from '@/lib/csv';
import { fetchDownloadAgencies } from '@/services/downloads/bulkService';
import { fetchDownloadCount } from '@/services/downloads/downloadService';
import { apiInProcess } from '../server';
import { renderAt } from '../render';

jest.mock('@/lib/csv', () => ({ ...jest.requireActual<typeof csv>('@/lib/csv'), saveFile: jest.fn() }));
const api = apiInProcess();
const opened: string[] = [];
beforeAll(async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) { opened.push(this.href); });
  await api.start();
});
afterEach(() => { cleanup(); stopWatching(); jest.useRealTimers(); api.reset(); opened.length = 0; window.localStorage.clear(); });
afterAll(() => api.stop());

const all: SearchCriteria = { periods: [{ start: '2007-10-01', end: '2025-09-30' }] };
const countAt = async (criteria: SearchCriteria, level: SpendingLevel) => (await fetchDownloadCount(criteria, level)).rows;
const agencies = async () => { const { cfo, other } = await fetchDownloadAgencies('award_agencies'); return [...cfo, ...other].map(({ name }) => name); };
const planned = async (criteria: SearchCriteria, level: SpendingLevel, limit: number) => {
  const rows = await countAt(criteria, level);
  return { rows, parts: await planParts(criteria, rows, { level, limit, count: (part) => countAt(part, level), agencies }) };
};
const sum = (parts: readonly { rows: number }[]) => parts.reduce((total, { rows }) => total + rows, 0);

describe('a download that one file cannot hold', () => {
  it.each<[string, SearchCriteria, SpendingLevel, number, RegExp?]>([
    ['transactions by fiscal year', all, 'transactions', 1000, /^FY \d{4}( to FY \d{4})?$/], ['transactions down to months', { periods: [{ start: '2023-10-01', end: '2024-09-30' }] }, 'transactions', 60], ['transactions of two periods', { periods: [{ start: '2009-10-01', end: '2010-09-30' }, { start: '2019-10-01', end: '2024-09-30' }] }, 'transactions', 400],
    ['overlapping periods', { periods: [{ start: '2015-10-01', end: '2020-03-31' }, { start: '2018-10-01', end: '2022-09-30' }] }, 'transactions', 500],
    ['transactions of new awards', { ...all, newAwardsOnly: true }, 'transactions', 1500], ['awards by their first action', all, 'awards', 400, /^Awards (under way on|begun in) /], ['awards of one period', { periods: [{ start: '2015-10-01', end: '2024-09-30' }] }, 'awards', 500, /^Awards (under way on|begun in) /], ['awards of two periods', { periods: [{ start: '2009-10-01', end: '2010-09-30' }, { start: '2019-10-01', end: '2024-09-30' }] }, 'awards', 400],
    ['new awards', { ...all, newAwardsOnly: true }, 'awards', 300], ['subawards', all, 'subawards', 100], ['chosen agencies', { periods: [{ start: '2012-02-03', end: '2012-02-03' }, { start: '2019-10-01', end: '2024-09-30' }], agencies: [{ type: 'awarding', tier: 'toptier', name: 'Department of Defense' }, { type: 'awarding', tier: 'toptier', name: 'Department of Education' }] }, 'awards', 150],
    ['funded awards', { periods: [{ start: '2009-10-01', end: '2010-09-30' }, { start: '2019-10-01', end: '2024-09-30' }], agencies: [{ type: 'funding', tier: 'toptier', name: 'Department of Defense' }] }, 'awards', 150],
  ])('is split so that its parts fit and add up: %s', async (_name, criteria, level, limit, by = /./) => {
    const { rows, parts } = await planned(criteria, level, limit);
    expect(rows).toBeGreaterThan(limit);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      expect(part.words).toMatch(by);
      expect([part.words, part.rows <= limit, part.rows > 0]).toEqual([part.words, true, true]);
      expect([part.words, await countAt(part.criteria, level)]).toEqual([part.words, part.rows]);
    }
    expect(sum(parts)).toBe(rows);
    expect(new Set(parts.map(({ words }) => words)).size).toBe(parts.length);
  });
  it('goes by agency and type of award within a day that does not fit', async () => {
    const asked: SearchCriteria[] = [];
    const day: SearchCriteria = { periods: [{ start: '2024-01-02', end: '2024-01-02' }] };
    const parts = await planParts(day, 10, { level: 'transactions', limit: 4, agencies: () => Promise.resolve(['A', 'B', 'C']), count: (criteria) => {
      asked.push(criteria);
      const [agency] = criteria.agencies!;
      if (criteria.agencies!.length > 1) return Promise.resolve(-1);
      return Promise.resolve(agency!.name === 'A' ? (criteria.awardTypes ? { A: 3, B: 4 }[criteria.awardTypes[0]!] ?? 0 : 7) : agency!.name === 'B' ? 1 : 2);
    } });
    expect(parts.map(({ words, rows }) => [words, rows])).toEqual([['A; BPA Calls', 3], ['A; Purchase Orders', 4], ['B, C', 3]]);
    expect(asked.every(({ periods }) => periods!.length === 1)).toBe(true);
  });
  it('says so when it cannot be split, or would take too many files', async () => {
    const context = { level: 'transactions' as const, agencies: () => Promise.resolve(['A', 'B']) };
    await expect(planParts({ periods: [{ start: '2024-01-02', end: '2024-01-02' }] }, 10, { ...context, limit: 4, count: ({ agencies: chosen, awardTypes }) => Promise.resolve(chosen?.[0]!.name === 'A' && (!awardTypes || awardTypes[0] === 'A') ? 10 : 0) })).rejects.toThrow('10 records (A; BPA Calls) cannot be split any further. Add filters to get fewer.');
    // Pieces that do not add up are no way to split: here agencies and types leave rows out.
    await expect(planParts({ periods: [{ start: '2024-01-02', end: '2024-01-02' }] }, 10, { ...context, limit: 4, count: () => Promise.resolve(1) })).rejects.toThrow('10 records cannot be split any further');
    const days = (ranges: SearchCriteria['periods']) => ranges!.reduce((total, { start, end }) => total + (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1, 0);
    await expect(planParts({ periods: [{ start: '2023-10-01', end: '2024-09-30' }] }, 3660, { ...context, limit: 70, count: ({ periods }) => Promise.resolve(days(periods) * 10) })).rejects.toThrow(`This would take 53 files. Add filters so that at most ${MOST_PARTS} are needed.`);
  });

  /** Counts as they are, with a limit that the sample data goes over; each job is finished at its second poll with the rows it has. */
  const withLimit = (limit: number) => {
    const asked: { filters: object; spending_level: string[] }[] = [];
    api.override(
      http.post('*/api/v2/download/search/', async ({ request }) => {
        asked.push(await request.json() as (typeof asked)[number]);
        const name = `part-${asked.length}.zip`;
        return HttpResponse.json({ status_url: '', file_name: name, file_url: `http://files.example/${name}`, download_request: {} });
      }),
      http.get('*/api/v2/download/status/', ({ request }) => {
        const name = new URL(request.url).searchParams.get('file_name')!;
        const rows = keptDownloads(Date.now()).find(({ fileName }) => fileName === name)!.assembly!.rows;
        return HttpResponse.json({ file_name: name, file_url: `http://files.example/${name}`, status: 'finished', message: null, total_rows: rows, total_size: 2, total_columns: 3, seconds_elapsed: '4', sha256: name.replace(/\W/g, '').padEnd(64, '0') });
      }),
    );
    api.rewrite(/download\/count/, (answer) => { const { calculated_count: rows } = answer as { calculated_count: number }; return { ...(answer as object), maximum_limit: limit, maximum_transaction_limit: limit, rows_gt_limit: rows > limit, transaction_rows_gt_limit: rows > limit }; });
    return asked;
  };
  const openDialog = async () => {
    const { user } = renderAt('/search?fy=2024');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled(), { timeout: 10_000 });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Transaction/ })).toBeEnabled());
    return { user, dialog };
  };
  it('is offered in parts, queued, listed as one, and presented with a manifest', async () => {
    const asked = withLimit(100);
    const { user, dialog } = await openDialog();
    expect(dialog.getByText(/One file holds at most 100 records\. More than that come in several files/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Transaction/ }));
    const plan = within((await dialog.findByText(/^This comes in \d+ files, with one manifest:$/, undefined, { timeout: 10_000 })).closest('div')!).getAllByRole('listitem').map((item) => item.textContent!);
    expect(plan.length).toBeGreaterThan(1);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
    await act(async () => { dialog.getByRole('button', { name: /^Everything/ }).click(); await jest.advanceTimersByTimeAsync(100); });
    const bar = within(screen.getByRole('region', { name: 'Download status' }));
    expect(bar.getByText('Preparing your download...')).toBeVisible();
    expect(bar.getByText(new RegExp(`0 of ${plan.length} parts ready`))).toBeVisible();
    expect(dialog.getByText(/The manifest comes with the last part/)).toBeVisible();
    await act(async () => { await jest.advanceTimersByTimeAsync(16_000); });
    expect(dialog.getByRole('heading', { name: 'Your files are ready for download.' })).toBeVisible();
    expect(dialog.getByText(/The rows of the parts add up to the count\./)).toBeVisible();
    await act(async () => { dialog.getByRole('button', { name: /^Save the manifest/ }).click(); await jest.advanceTimersByTimeAsync(1000 * plan.length); });
    const manifest = JSON.parse(jest.mocked(csv.saveFile).mock.calls[0]![1] as string) as NonNullable<ReturnType<typeof manifestOf>>;
    expect(manifest.parts.map(({ part, limitedTo, rows }) => `${part} ${limitedTo} ${rows}`)).toEqual(plan.map((line, index) => `${index + 1} ${line.replace(/: [\d,]+ records?$/, '')} ${line.match(/([\d,]+) records?$/)![1]!.replaceAll(',', '')}`));
    expect(manifest.rows).toBe(sum(plan.map((line) => ({ rows: Number(line.match(/([\d,]+) records?$/)![1]!.replaceAll(',', '')) }))));
    expect(manifest.rowsCounted).toBe(manifest.rows);
    expect(manifest.parts.map(({ sha256 }) => sha256)).toEqual(manifest.parts.map((_, index) => `part${index + 1}zip`.padEnd(64, '0')));
    expect(manifest.parts.map(({ request }) => request)).toEqual(asked);
    expect(asked.every((body) => JSON.stringify(body.spending_level) === '["transactions"]')).toBe(true);
    expect(manifest.query).toEqual({ filters: { time_period: [{ start_date: '2023-10-01', end_date: '2024-09-30' }] }, spending_level: ['transactions'] });
    expect([...opened].sort()).toEqual(asked.map((_, index) => `http://files.example/part-${index + 1}.zip`).sort());
    // The list survives the page, as one entry.
    cleanup();
    jest.useRealTimers();
    renderAt('/download_center');
    expect(await screen.findByRole('button', { name: 'Save the manifest of Advanced Search: transactions' }, { timeout: 10_000 })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Take off the list/ })).toHaveLength(1);
  });
  it('is cancelled whole by one button', async () => {
    withLimit(100);
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: /^Transaction/ }));
    await dialog.findByText(/^This comes in \d+ files/, undefined, { timeout: 10_000 });
    await user.click(dialog.getByRole('button', { name: /^Everything/ }));
    await user.click(await within(await screen.findByRole('region', { name: 'Download status' })).findByRole('button', { name: 'Cancel Advanced Search: transactions' }));
    expect(keptDownloads(Date.now()).map(({ stage }) => stage).every((stage) => stage === 'cancelled')).toBe(true);
    expect(dialog.getByRole('heading', { name: 'Some parts could not be made.' })).toBeVisible();
  });
  it('tells why the parts could not be worked out, and tries again', async () => {
    withLimit(100);
    const { user, dialog } = await openDialog();
    api.fault(/download\/count/, 'status=500');
    await user.click(dialog.getByRole('button', { name: /^Transaction/ }));
    const alert = await dialog.findByRole('alert', undefined, { timeout: 10_000 });
    expect(dialog.getByRole('button', { name: /^Everything/ })).toBeDisabled();
    api.heal();
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText(/^This comes in \d+ files/, undefined, { timeout: 10_000 })).toBeVisible();
  });
});

describe('the row limit of a download', () => {
  const open = async () => {
    const asked: unknown[] = [];
    api.override(http.post(/\/api\/v2\/download\/(awards|transactions)\//, async ({ request }) => { asked.push(await request.json()); return HttpResponse.json({ file_name: 'a.zip', file_url: 'http://files.example/a.zip' }); }));
    const { user } = renderAt('/search?fy=2024');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled(), { timeout: 10_000 });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Award/ })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: /^Award/ }));
    return { user, dialog, asked, box: dialog.getByRole('textbox', { name: 'Most rows of the file (optional)' }) };
  };
  it('travels with the request', async () => {
    const { user, dialog, asked, box } = await open();
    await user.type(box, '250');
    await user.click(dialog.getByRole('button', { name: /^Everything/ }));
    await waitFor(() => expect(asked).toEqual([{ filters: { time_period: [{ start_date: '2023-10-01', end_date: '2024-09-30' }] }, limit: 250 }]));
  });
  it.each(['0', '-5', '2.5', '500001', 'many'])('of %s is refused in words', async (typed) => {
    const { user, dialog, box } = await open();
    await user.type(box, typed);
    expect(box).toHaveAccessibleDescription('Enter a whole number from 1 to 500,000, or nothing for all rows.');
    expect(dialog.getByRole('button', { name: /^Everything/ })).toBeDisabled();
    await user.clear(box);
    expect(dialog.getByRole('button', { name: /^Everything/ })).toBeEnabled();
  });
});

describe('the manifest', () => {
  const part = (index: number, rows: number | null, stage: 'finished' | 'working' = 'finished') => makeDownload({ id: String(index), stage, rows, startedAt: Date.now(), assembly: { id: 'a', title: 'All', index, of: 2, words: `part ${index}`, rows: 5, total: 10, query: {} } });
  const said = (...parts: ReturnType<typeof makeDownload>[]) => {
    window.localStorage.setItem(DOWNLOADS_KEY, JSON.stringify(parts.map((one) => ({ ...one.toObject(), fileName: 'a.zip' }))));
    renderAt('/download_center');
  };
  it('comes with the last part', () => {
    expect(manifestOf([])).toBeUndefined();
    expect(manifestOf([part(1, 5)])).toBeUndefined();
    expect(manifestOf([part(1, 5), part(2, null, 'working')])).toBeUndefined();
    expect(manifestOf([part(1, 5), part(2, 5)])).toMatchObject({ rows: 10, rowsCounted: 10 });
  });
  it.each([7, { id: 'a' }, { id: 'a', title: 'All', words: '', index: 'x', of: 2, rows: 1, total: 1, query: {} }])('is not made of what the browser’s store does not understand: %j', async (assembly) => {
    window.localStorage.setItem(DOWNLOADS_KEY, JSON.stringify([{ ...makeDownload({ id: 'x', title: 'A file of old', stage: 'finished', fileName: 'a.zip', startedAt: Date.now() }).toObject(), assembly }]));
    renderAt('/download_center');
    expect(await screen.findByText('A file of old', undefined, { timeout: 10_000 })).toBeVisible();
    expect(screen.queryByText(/parts? ready/)).not.toBeInTheDocument();
  });
  it('says when the parts hold other rows than were counted, and when the service does not tell', async () => {
    said(part(1, 5), part(2, 6));
    expect(await screen.findByText(/The parts hold 11 rows, where 10 were counted: the data changed meanwhile\./, undefined, { timeout: 10_000 })).toBeVisible();
    cleanup();
    said(part(1, 5), part(2, null));
    expect(await screen.findByText(/The service did not tell the rows of each part\./, undefined, { timeout: 10_000 })).toBeVisible();
  });
});
