/** @jest-environment <rootDir>/tests/environment.js */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { downloadReducers, DOWNLOADS_KEY, keptDownloads, makeDownload, makeDownloadBar, stopWatching, type WithDownloads } from '@/blocks/downloads';
import { timings } from '@/domain/layoutTokens';
import { layouts } from '../../mock-api/downloads/fileSets';
import { apiInProcess } from '../server';
import { renderAt } from '../render';

const api = apiInProcess();
/** Addresses that the page opened as files. */
const opened: string[] = [];
beforeAll(async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) { opened.push(this.href); });
  await api.start();
});
afterEach(() => { cleanup(); stopWatching(); jest.useRealTimers(); api.reset(); opened.length = 0; window.localStorage.clear(); });
afterAll(() => api.stop());

interface Asked { path: string; body: Record<string, unknown> }
/** The download calls, answered here: each job goes through the states given, one a poll. */
const jobs = (states: readonly object[] = [{ status: 'running' }, { status: 'finished', total_rows: 12, total_size: 3.4, seconds_elapsed: '16.0' }]) => {
  const asked: Asked[] = [];
  const polls: { url: URL; at: number }[] = [];
  const count = new Map<string, number>();
  api.override(
    http.get(/\/api\/v2\/(bulk_)?download\/status\//, ({ request }) => {
      const url = new URL(request.url);
      const name = url.searchParams.get('file_name')!;
      const at = count.get(name) ?? 0;
      count.set(name, at + 1);
      polls.push({ url, at: Date.now() });
      return HttpResponse.json({ file_name: name, file_url: `http://files.example/${name}`, message: null, total_columns: null, total_rows: null, total_size: null, seconds_elapsed: '1.5', ...states[Math.min(at, states.length - 1)] });
    }),
    http.post(/\/api\/v2\/(bulk_)?download\/(awards|transactions|search)\//, async ({ request }) => {
      asked.push({ path: new URL(request.url).pathname, body: await request.json() as Record<string, unknown> });
      const name = `file-${asked.length}.zip`;
      return HttpResponse.json({ status_url: '', file_name: name, file_url: `http://files.example/${name}`, download_request: {} });
    }),
  );
  return { asked, polls };
};
const bar = () => screen.queryByRole('region', { name: 'Download status' });
const pass = (time: number) => act(async () => { await jest.advanceTimersByTimeAsync(time); });
/** Opens the dialog on a search and starts the download of its awards with all columns. */
const startAwards = async (user: ReturnType<typeof renderAt>['user'], columns = /^Everything/) => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled(), { timeout: 10_000 });
  await user.click(screen.getByRole('button', { name: 'Download' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: /^Award/ })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: /^Award/ }));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  await act(async () => { dialog.getByRole('button', { name: columns }).click(); await jest.advanceTimersByTimeAsync(50); });
  return dialog;
};
const search = '/search?fy=2024&type=02,03';

describe('the download of a search', () => {
  it('asks for the level, then the columns and format, and sends the filters of the search', async () => {
    const { asked } = jobs();
    const { user } = renderAt(search);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled(), { timeout: 10_000 });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Choose Level of Data', 'Choose Columns', 'Download and Finish']);
    await waitFor(() => ['Award', 'Transaction', 'Subaward'].forEach((name) => expect(dialog.getByRole('button', { name: new RegExp(`^${name}`) })).toBeEnabled()));
    const counts = api.requests.filter(({ path }) => path.includes('download/count')).map(({ body, answer }) => [(body as { spending_level: string }).spending_level, (body as { auditTrail: string }).auditTrail, (answer as { calculated_count: number }).calculated_count] as const);
    expect(counts.map(([level, trail]) => [level, trail]).sort()).toEqual([['awards', 'Download Availability Count Awards'], ['subawards', 'Download Availability Count Subawards'], ['transactions', 'Download Availability Count Transactions']]);
    for (const [name, level] of [['Award', 'awards'], ['Transaction', 'transactions'], ['Subaward', 'subawards']] as const) expect(dialog.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveTextContent(`${counts.find(([one]) => one === level)![2].toLocaleString('en-US')} record`);
    await user.click(dialog.getByRole('button', { name: /^Transaction/ }));
    await user.click(dialog.getByRole('button', { name: 'Choose Level of Data' }));
    await user.click(dialog.getByRole('button', { name: /^Transaction/ }));
    // Each step takes the focus, since the button that led to it is gone.
    expect(dialog.getByRole('group', { name: 'Choose Columns' })).toHaveFocus();
    await user.click(dialog.getByRole('radio', { name: 'TSV' }));
    await user.click(dialog.getByRole('button', { name: /^Everything/ }));
    expect(dialog.getByRole('group', { name: 'Download and Finish' })).toHaveFocus();
    await waitFor(() => expect(asked).toHaveLength(1));
    const shown = api.requests.find(({ path }) => path.includes('download/count'))!.body as { filters: object };
    expect(asked[0]).toEqual({ path: '/api/v2/download/transactions/', body: { filters: shown.filters, file_format: 'tsv' } });
    expect(dialog.getByRole('heading', { name: 'We’re preparing your download.' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Choose Columns' })).not.toBeInTheDocument();
  });
  it('sends the published names of the table’s columns, and of the visitor’s own choice', async () => {
    const { asked } = jobs();
    const { user } = renderAt(`${search}&cols=award_id,obligations,recipient`);
    await startAwards(user, /^The columns of the table/);
    expect(asked[0]!.body.columns).toEqual(['award_id_piid', 'award_id_fain', 'award_id_uri', 'recipient_name', 'total_obligated_amount']);
  });
  it('takes subawards from the search call', async () => {
    const { asked } = jobs();
    const { user } = renderAt(search);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled(), { timeout: 10_000 });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Subaward/ })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: /^Subaward/ }));
    await user.click(dialog.getByRole('button', { name: /^Everything/ }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect([asked[0]!.path, asked[0]!.body.spending_level]).toEqual(['/api/v2/download/search/', ['subawards']]);
  });
  it('says beforehand that a file would be too long, or hold headings only', async () => {
    api.override(http.post('*/api/v2/download/count/', async ({ request }) => {
      const { spending_level: level } = await request.json() as { spending_level: string };
      const rows = { awards: 0, transactions: 500_001, subawards: 500_000 }[level]!;
      return HttpResponse.json({ calculated_count: rows, maximum_limit: 500_000, rows_gt_limit: rows > 500_000, spending_level: level, calculated_transaction_count: rows, maximum_transaction_limit: 500_000, transaction_rows_gt_limit: rows > 500_000 });
    }));
    const { user } = renderAt(search);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled(), { timeout: 10_000 });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    expect(await dialog.findByText('500,001 records: too many for one file, it comes in parts')).toBeVisible();
    expect(dialog.getByText(/One file holds at most 500,000 records/)).toBeVisible();
    expect(await dialog.findByText('0 records: the file would hold headings only')).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Award/ })).toBeEnabled();
    expect(dialog.getByRole('link', { name: 'Custom Award Data' })).toHaveAttribute('href', '/download_center/custom_award_data');
  });
  it('can count again when counting failed', async () => {
    api.fault(/download\/count/, 'status=500');
    const { user } = renderAt(search);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled(), { timeout: 10_000 });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    await dialog.findByRole('alert', undefined, { timeout: 5000 });
    api.heal();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Award/ })).toBeEnabled(), { timeout: 5000 });
  });
  it('offers only columns that the files have', async () => {
    const { downloadColumns } = await import('@/features/award-search/downloadColumns');
    for (const level of ['awards', 'transactions', 'subawards'] as const) {
      const known = new Set([...layouts[`contract_${level}`].columns, ...layouts[`assistance_${level}`].columns].map(([name]) => name));
      expect([level, downloadColumns(level, '').length > 15]).toEqual([level, true]);
      expect([level, downloadColumns(level, '').filter((name) => !known.has(name) && !/_for_overall_award$|^disaster|^naics_d|^cfda|^fund/.test(name))]).toEqual([level, []]);
    }
  });
});

describe('the bar of downloads', () => {
  it('polls every 15 seconds, after the fourth time every 30, and ends with the file', async () => {
    const { polls } = jobs([...Array.from({ length: 6 }, () => ({ status: 'running', rows_written: 5, bytes_written: 900 })), { status: 'finished', total_rows: 12, total_size: 3.4, seconds_elapsed: '125' }]);
    const { user, store } = renderAt(search);
    await startAwards(user);
    const state = () => (store.getState() as unknown as WithDownloads).download.toObject();
    expect(within(bar()!).getByText('Preparing your download...')).toBeVisible();
    expect(state()).toEqual({ type: 'awards', columns: [], expectedFile: 'file-1.zip', expectedUrl: 'http://files.example/file-1.zip', pendingDownload: true, showCollapsedProgress: true });
    const begun = Date.now();
    await pass(15_000);
    expect(polls).toHaveLength(1);
    expect(within(bar()!).getByText(/5 rows, 900 bytes, 2 seconds/)).toBeVisible();
    expect([polls[0]!.url.pathname, polls[0]!.url.searchParams.get('type')]).toEqual(['/api/v2/download/status/', 'awards']);
    await pass(45_000 + 60_000);
    expect(polls.map(({ at }) => Math.round((at - begun) / 1000))).toEqual([15, 30, 45, 60, 90, 120].map((second) => expect.closeTo(second, -0.5) as unknown as number));
    expect(opened).toEqual([]);
    await pass(30_000);
    expect(within(bar()!).getByText('Your file is ready for download.')).toBeVisible();
    expect(within(bar()!).getByText(/Your download should begin automatically\..*12 rows, 3\.4 kB, 2 minutes 5 seconds/)).toBeVisible();
    await pass(1000);
    expect(opened).toEqual(['http://files.example/file-1.zip']);
    expect(state()).toMatchObject({ pendingDownload: false, showCollapsedProgress: false, expectedFile: 'file-1.zip' });
    expect([timings.barClose, timings.barSlide]).toEqual([5000, 500]);
    await pass(4100);
    expect(bar()).toHaveClass('download-bar--leaving');
    await pass(500);
    expect(bar()).not.toBeInTheDocument();
    expect(state()).toEqual(makeDownloadBar().toObject());
  });
  it('tells why a file could not be made, and keeps the reason until it is dismissed', async () => {
    jobs([{ status: 'failed', message: 'The warehouse is closed.' }]);
    const { user } = renderAt(search);
    await startAwards(user);
    await pass(15_000);
    expect(within(bar()!).getByText('An error occurred while generating your file.')).toBeVisible();
    expect(within(bar()!).getByText('The warehouse is closed.')).toBeVisible();
    expect(opened).toEqual([]);
    await act(async () => { within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]!.click(); await Promise.resolve(); });
    await act(async () => { within(bar()!).getByRole('button', { name: 'My downloads' }).click(); await Promise.resolve(); });
    await pass(6000);
    const list = within(screen.getByRole('dialog', { name: 'My downloads' }));
    expect(list.getByText('The warehouse is closed.')).toBeVisible();
    expect(keptDownloads(Date.now())[0]).toMatchObject({ stage: 'failed', message: 'The warehouse is closed.' });
    await act(async () => { list.getByRole('button', { name: /^Take off the list/ }).click(); await Promise.resolve(); });
    expect(list.getByText(/No downloads yet/)).toBeVisible();
    expect(window.localStorage.getItem(DOWNLOADS_KEY)).toBeNull();
  });
  it.each([['the request', /download\/awards/, 100], ['a poll', /download\/status/, 15_000]] as const)('tells the service’s message when %s is refused', async (_what, match, after) => {
    jobs();
    api.override(http.all(match, () => HttpResponse.json({ message: 'Too busy today.' }, { status: 500 })));
    const { user } = renderAt(search);
    await startAwards(user);
    await pass(after);
    expect(within(bar()!).getByText('Too busy today.')).toBeVisible();
    await pass(5600);
    expect(bar()).not.toBeInTheDocument();
  });
  it('follows several at once, of which one can be cancelled', async () => {
    const { polls } = jobs();
    const { user } = renderAt(search);
    const dialog = await startAwards(user);
    await act(async () => { dialog.getAllByRole('button', { name: 'Close' })[0]!.click(); await Promise.resolve(); });
    await act(async () => { screen.getByRole('button', { name: 'Download' }).click(); await jest.advanceTimersByTimeAsync(50); });
    jest.useRealTimers();
    const again = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    await waitFor(() => expect(again.getByRole('button', { name: /^Transaction/ })).toBeEnabled());
    await user.click(again.getByRole('button', { name: /^Transaction/ }));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
    await act(async () => { again.getByRole('button', { name: /^Everything/ }).click(); await jest.advanceTimersByTimeAsync(50); });
    expect(within(bar()!).getByText('Preparing 2 downloads...')).toBeVisible();
    await act(async () => { within(bar()!).getByRole('button', { name: 'Cancel Advanced Search: awards' }).click(); await Promise.resolve(); });
    expect(within(bar()!).getByText('Preparing your download...')).toBeVisible();
    await pass(31_000);
    expect(opened).toEqual(['http://files.example/file-2.zip']);
    expect(polls.every(({ url }) => url.searchParams.get('file_name') === 'file-2.zip')).toBe(true);
    expect(keptDownloads(Date.now()).map(({ title, stage }) => [title, stage])).toEqual([['Advanced Search: transactions', 'finished'], ['Advanced Search: awards', 'cancelled']]);
  });
  it('comes back after the page was closed, and goes on', async () => {
    jobs([{ status: 'finished', total_rows: 3, total_size: 1 }]);
    const kept = makeDownload({ id: 'x', title: 'Advanced Search: awards', fileName: 'kept.zip', fileUrl: 'http://files.example/kept.zip', stage: 'working', startedAt: Date.now() - 60_000 });
    const old = kept.merge({ id: 'old', title: 'Long ago', startedAt: Date.now() - 8 * 24 * 3600 * 1000 });
    const lost = kept.merge({ id: 'lost', title: 'Never taken on', fileName: '', stage: 'requesting' });
    window.localStorage.setItem(DOWNLOADS_KEY, JSON.stringify([kept, old, lost, { nonsense: true }, { ...kept.toObject(), id: 'evil', fileUrl: 'javascript:alert(1)' }]));
    const { user } = renderAt('/about');
    expect(await screen.findByText('Your file is ready for download.', { selector: '.download-bar__title' }, { timeout: 5000 })).toBeVisible();
    await waitFor(() => expect(opened).toEqual(['http://files.example/kept.zip']));
    await user.click(within(bar()!).getByRole('button', { name: 'My downloads' }));
    const list = within(screen.getByRole('dialog', { name: 'My downloads' }));
    expect(list.getAllByRole('listitem').map((item) => item.querySelector('.download-entry__title')!.textContent)).toEqual(['Advanced Search: awards', 'Never taken on']);
    expect(list.getByText('The page was closed before the service had taken the request on.')).toBeVisible();
    expect(list.getByRole('link', { name: /^Save the file/ })).toHaveAttribute('href', 'http://files.example/kept.zip');
  });
  it.each(['{', '7', '[1, null]'])('starts afresh over a list that cannot be read: %s', async (stored) => {
    window.localStorage.setItem(DOWNLOADS_KEY, stored);
    renderAt('/about');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(bar()).not.toBeInTheDocument();
  });
  it('warns of leaving while a file is made, only then, in the words of the specification', async () => {
    jobs();
    const { user } = renderAt(search);
    const leave = () => { const event = new Event('beforeunload', { cancelable: true }) as BeforeUnloadEvent; window.dispatchEvent(event); return [event.defaultPrevented, event.returnValue]; };
    expect(leave()[0]).toBe(false);
    await startAwards(user);
    const event = new Event('beforeunload', { cancelable: true }) as BeforeUnloadEvent;
    const set = jest.fn();
    Object.defineProperty(event, 'returnValue', { set });
    window.dispatchEvent(event);
    expect([event.defaultPrevented, set.mock.calls]).toEqual([true, [['You have a file that is still being generated. If you leave, the file will no longer download to your computer. Are you sure you want to do this?']]]);
    await pass(31_000);
    expect(opened).toHaveLength(1);
    await pass(600);
    expect(leave()[0]).toBe(false);
  });
});

describe('the download of a keyword', () => {
  const openDialog = async () => {
    const { user } = renderAt('/keyword_search/forest');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled(), { timeout: 10_000 });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Everything/ })).toBeEnabled(), { timeout: 10_000 });
    return { user, dialog };
  };
  it('asks for its prime transactions, in a dialog that closes with the end', async () => {
    const { asked, polls } = jobs([{ status: 'finished', total_rows: 3, total_size: 1 }]);
    const { user, dialog } = await openDialog();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Choose Columns', 'Download and Finish']);
    await user.click(dialog.getByRole('button', { name: /^Everything/ }));
    await waitFor(() => expect(asked).toEqual([{ path: '/api/v2/bulk_download/awards/', body: { award_levels: ['prime_awards'], filters: { keyword: 'forest' } } }]));
    expect(dialog.getByRole('heading', { name: 'We’re preparing your download.' })).toBeVisible();
    await waitFor(() => expect(keptDownloads(Date.now())[0]?.fileName).toBe('file-1.zip'));
    cleanup();
    stopWatching();
    renderAt('/keyword_search/forest');
    await waitFor(() => expect(polls[0]?.url.pathname).toBe('/api/v2/bulk_download/status/'), { timeout: 5000 });
  });
  it('closes its dialog with the end of the download', async () => {
    jobs([{ status: 'finished', total_rows: 3, total_size: 1 }]);
    const { dialog } = await openDialog();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
    await act(async () => { dialog.getByRole('button', { name: /^Everything/ }).click(); await jest.advanceTimersByTimeAsync(50); });
    expect(screen.getByRole('dialog', { name: 'Download Data' })).toBeVisible();
    await pass(15_500);
    expect(screen.queryByRole('dialog', { name: 'Download Data' })).not.toBeInTheDocument();
    expect(within(bar()!).getByText('Your file is ready for download.')).toBeVisible();
  });
  it('takes columns, format and a row limit', async () => {
    const { asked } = jobs();
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'TSV' }));
    await user.click(dialog.getByRole('button', { name: /^The columns of the table/ }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]!.body).toEqual({ award_levels: ['prime_awards'], filters: { keyword: 'forest' }, columns: expect.arrayContaining(['award_id_piid', 'federal_action_obligation']) as unknown, file_format: 'tsv' });
    const known = new Set([...layouts.contract_transactions.columns, ...layouts.assistance_transactions.columns].map(([name]) => name));
    expect((asked[0]!.body.columns as string[]).filter((name) => !known.has(name))).toEqual([]);
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const again = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    await waitFor(() => expect(again.getByRole('button', { name: /^Everything/ })).toBeEnabled());
    await user.type(again.getByRole('textbox'), '7');
    await user.click(again.getByRole('button', { name: /^Everything/ }));
    await waitFor(() => expect(asked[1]).toEqual({ path: '/api/v2/download/transactions/', body: { filters: { keywords: ['forest'] }, limit: 7 } }));
  });
  it('comes in parts over the limit', async () => {
    api.rewrite(/download\/count/, (answer) => { const { calculated_count: rows } = answer as { calculated_count: number }; return { ...(answer as object), maximum_limit: Math.max(1, Math.floor(rows * 0.7)) }; });
    const { user } = renderAt('/keyword_search/forest');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled(), { timeout: 10_000 });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    expect(await dialog.findByText(/^This comes in \d+ files, with one manifest/, undefined, { timeout: 10_000 })).toBeVisible();
  });
});

it('has reducers under the names of the specification', () => expect(Object.keys(downloadReducers)).toEqual(['downloads', 'download']));
