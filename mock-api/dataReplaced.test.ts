import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readRows, unzip } from '../tests/archives';
import { fetchArchiveFile, smallSet } from '../tests/server';
import { loadFiles } from './load/load';
import { buildServer, type ApiServer } from './server';

const fixture = join(__dirname, 'load/fixtures/contracts_transactions.csv');
jest.setTimeout(120_000);
let folder: string;
let path: string;
let loadedPath: string;
let server: ApiServer;
beforeAll(async () => {
  loadedPath = join(mkdtempSync(join(tmpdir(), 'spending-loaded-')), 'loaded.duckdb');
  await loadFiles({
    files: [fixture],
    path: loadedPath,
    referenceFolder: join(__dirname, 'data/reference'),
  });
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spending-replaced-'));
  path = join(folder, 'default.duckdb');
  copyFileSync(smallSet, path);
  server = await buildServer({ path, connections: 2, faults: true });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => rmSync(join(loadedPath, '..'), { recursive: true, force: true }));

/** Replaces the dataset in the same way as `npm run load`: by renaming a complete file to its path. */
const replaceBy = (file: string) => {
  copyFileSync(file, `${path}.next`);
  renameSync(`${path}.next`, path);
};
interface Answer {
  status: number;
  source: string;
  body: Record<string, unknown>;
}
const callApi = async (
  method: 'GET' | 'POST',
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const response = await server.app.inject({
    method,
    url: `/api/v2/${url}`,
    payload: body as object | undefined,
    headers,
  });
  return {
    status: response.statusCode,
    source: String(response.headers['x-data-source']),
    body: response.json() as Record<string, unknown>,
  };
};
const countAll = async () => {
  const { source, body } = await callApi('POST', 'search/spending_by_transaction_count/', {
    filters: {},
  });
  return [
    source.split(';')[0],
    Object.values(body.results as Record<string, number>).reduce((sum, count) => sum + count, 0),
  ];
};
const allTransactions = { filters: {}, spending_level: ['transactions'] };
const startDownload = async (headers: Record<string, string> = {}) =>
  (await callApi('POST', 'download/search/', allTransactions, headers)).body as unknown as {
    file_name: string;
    file_url: string;
  };
const getRows = async (url: string, zip?: Buffer) => {
  const files = await unzip(
    zip ?? (await server.app.inject({ url: new URL(url, 'http://host').pathname })).rawPayload,
  );
  const rows = [...files]
    .filter(([name]) => name !== 'README.txt')
    .flatMap(([, text]) => readRows(text));
  return { rows: rows.length, readme: files.get('README.txt')! };
};

describe('a dataset that replaces another while the server runs', () => {
  it('is served from the next request on, without cached data of the old one', async () => {
    const [kind, before] = await countAll();
    expect([kind, Number(before) > 1000]).toEqual(['sample', true]);
    expect(await countAll()).toEqual(['sample', before]);
    replaceBy(loadedPath);
    expect(await countAll()).toEqual(['files', 4]);
    expect((await callApi('GET', 'references/toptier_agencies/')).source).toContain(
      'files=%5B%22contracts_transactions.csv%22%5D',
    );
    const { body } = await callApi('POST', 'bulk_download/list_agencies/', {
      type: 'award_agencies',
      agency: 0,
    });
    const { cfo_agencies: cfo, other_agencies: other } = body.agencies as Record<string, unknown[]>;
    expect(cfo!.length + other!.length).toBe(1);
    replaceBy(smallSet);
    expect(await countAll()).toEqual(['sample', before]);
  });
  it('is never mixed with the old one in a response', async () => {
    const [, all] = await countAll();
    const rowsBySource = { sample: all, files: 4 } as Record<string, unknown>;
    const sources = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const pending = Array.from({ length: 12 }, () => countAll());
      replaceBy(round % 2 ? smallSet : loadedPath);
      for (const [source, rows] of await Promise.all([
        ...pending,
        ...Array.from({ length: 12 }, () => countAll()),
      ])) {
        expect([source, rows]).toEqual([source, rowsBySource[source as string]]);
        sources.add(String(source));
      }
    }
    expect([...sources].sort()).toEqual(['files', 'sample']);
  });
  it('is ignored while its file is invalid or missing', async () => {
    const first = await countAll();
    writeFileSync(`${path}.next`, 'no data set');
    renameSync(`${path}.next`, path);
    expect(await countAll()).toEqual(first);
    rmSync(path);
    expect(await countAll()).toEqual(first);
    replaceBy(loadedPath);
    expect(await countAll()).toEqual(['files', 4]);
  });
});

describe('downloads from a replaced dataset', () => {
  it('fail with a reason if they have not opened that dataset, and return the new rows when requested again', async () => {
    const heldJob = await startDownload({ 'x-fault': 'hold=1500' });
    const waiting = (
      await callApi('POST', 'download/search/', { filters: { award_type_codes: ['A'] } })
    ).body as { file_name: string };
    replaceBy(loadedPath);
    await countAll();
    const jobs = await Promise.all(
      [heldJob.file_name, waiting.file_name].map((name) => server.downloads.finished(name)),
    );
    expect(jobs.map(({ status, message }) => [status, message])).toEqual(
      jobs.map(() => [
        'failed',
        'The data was replaced while the file was made. Request the file again.',
      ]),
    );
    const again = await startDownload();
    expect(again.file_name).not.toBe(heldJob.file_name);
    expect(await server.downloads.finished(again.file_name)).toMatchObject({
      status: 'finished',
      rows: 4,
    });
    expect(await getRows(again.file_url)).toMatchObject({ rows: 4 });
  });
  it('fail even when the server receives no other request', async () => {
    const { file_name: name } = await startDownload({ 'x-fault': 'hold=1500' });
    replaceBy(loadedPath);
    expect(await server.downloads.finished(name)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('data was replaced'),
    });
  });
  it('finish with only the old rows if their writer has already opened that dataset', async () => {
    const [, all] = await countAll();
    // A writer has opened its dataset when it creates the pipe for the first rows.
    const parts = join(folder, 'downloads/parts');
    const hasOpened = () =>
      existsSync(parts) && readdirSync(parts).some((name) => name.endsWith('.pipe'));
    let runningJob: { file_name: string; file_url: string } | undefined;
    // A job that ends before its dataset is replaced proves nothing. The test then tries the next format, which makes another file.
    for (const format of ['csv', 'tsv', 'pstxt']) {
      copyFileSync(loadedPath, `${path}.next`);
      const job = (
        await callApi('POST', 'download/search/', { ...allTransactions, file_format: format })
      ).body as unknown as { file_name: string; file_url: string };
      const status = () => server.downloads.find(job.file_name)!.status;
      while (['ready', 'running'].includes(status()) && !hasOpened()) await pause(1);
      renameSync(`${path}.next`, path);
      if (status() === 'running') {
        runningJob = job;
        break;
      }
      replaceBy(smallSet);
    }
    expect(runningJob).toBeDefined();
    const { file_name: name, file_url: url } = runningJob!;
    expect(await countAll()).toEqual(['files', 4]);
    expect(await server.downloads.finished(name)).toMatchObject({ status: 'finished', rows: all });
    expect(await getRows(url)).toMatchObject({
      rows: all,
      readme: expect.stringContaining('Data as of 2025-11-15'),
    });
    const again = await startDownload();
    expect(await server.downloads.finished(again.file_name)).toMatchObject({
      status: 'finished',
      rows: 4,
    });
  });
  it('keep their finished files, while archive files of the same name are written again', async () => {
    const [, all] = await countAll();
    const oldJob = await startDownload();
    expect(await server.downloads.finished(oldJob.file_name)).toMatchObject({
      status: 'finished',
      rows: all,
    });
    const getArchiveFile = async () => {
      const list = (
        await callApi('POST', 'bulk_download/list_monthly_files/', {
          agency: 'all',
          fiscal_year: 2024,
          type: 'contracts',
        })
      ).body.monthly_files as { file_name: string; url: string }[];
      return list[0]!;
    };
    // A dataset with the same date gives its archive files the same names.
    const before = await getArchiveFile();
    const rows = (await getRows(before.url, await fetchArchiveFile(server, before.url))).rows;
    expect(rows).toBeGreaterThan(4);
    replaceBy(loadedPath);
    const after = await getArchiveFile();
    expect(
      (await getRows(after.url, await fetchArchiveFile(server, after.url))).rows,
    ).toBeLessThanOrEqual(4);
    replaceBy(smallSet);
    expect((await getRows(before.url, await fetchArchiveFile(server, before.url))).rows).toBe(rows);
    expect(await getRows(oldJob.file_url)).toMatchObject({
      rows: all,
      readme: expect.stringContaining('Data as of 2025-11-15'),
    });
  });
});
