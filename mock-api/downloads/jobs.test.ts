import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openServer } from '../../tests/server';
import { downloadCalls, type Server } from '../../tests/downloads';

let server: Server;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());
const { call, start, fetchFile, stateOf, make } = downloadCalls(() => server);

const buildSmallRequest = (word: string) => ({
  filters: { award_ids: [word] },
  spending_level: ['awards'],
});

describe('download jobs', () => {
  it('report their status until they are finished', async () => {
    const { file_name: name, status_url: url } = await start(
      'download/search/',
      buildSmallRequest('waiting'),
      {
        'x-fault': 'hold=400',
      },
    );
    expect(url).toContain(`file_name=${encodeURIComponent(name)}`);
    expect(await stateOf(name)).toMatchObject({
      status: expect.stringMatching(/ready|running/),
      total_rows: null,
      total_size: null,
      message: null,
    });
    expect((await fetchFile(`/files/generated_downloads/${name}`)).statusCode).toBe(404);
    await server.downloads.finished(name);
    expect(await stateOf(name)).toMatchObject({
      status: 'finished',
      total_rows: 0,
      total_columns: 148,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(
      (await call('GET', `bulk_download/status/?file_name=${name}&type=awards`)).body.status,
    ).toBe('finished');
  });
  it('are shared by equal requests, regardless of key order', async () => {
    const first = await start('download/search/', {
      filters: { award_ids: ['twice'], award_type_codes: ['A', 'B'] },
    });
    const second = await start('download/search/', {
      filters: { award_type_codes: ['A', 'B'], award_ids: ['twice'] },
    });
    expect(second.file_name).toBe(first.file_name);
    expect(
      (
        await start('download/search/', {
          filters: { award_ids: ['twice'], award_type_codes: ['A'] },
        })
      ).file_name,
    ).not.toBe(first.file_name);
  });
  it('fail with a reason when a write fails, and can be requested again', async () => {
    const { file_name: name } = await start('download/search/', buildSmallRequest('refused'), {
      'x-fault': 'write',
    });
    expect(await server.downloads.finished(name)).toMatchObject({
      status: 'failed',
      message: 'The file could not be written. The disk rejected the write.',
    });
    expect((await fetchFile(`/files/generated_downloads/${name}`)).statusCode).toBe(404);
    expect(
      (await make('download/search/', buildSmallRequest('refused'))).created.file_name,
    ).not.toBe(name);
  });
  it('return 404 for unknown or malicious file names', async () => {
    expect((await call('GET', 'download/status/')).status).toBe(400);
    for (const name of [
      'unknown.zip',
      '../default.duckdb',
      '..%2f..%2fetc%2fpasswd',
      '/etc/passwd',
      'a\0.zip',
      '....//x.zip',
      'x'.repeat(1500),
    ]) {
      expect([
        name,
        (await call('GET', `download/status/?file_name=${encodeURIComponent(name)}`)).status,
      ]).toEqual([name, 404]);
      for (const folder of ['generated_downloads', 'award_data_archive'])
        expect([
          name,
          (
            await server.app.inject({
              method: 'GET',
              url: `/files/${folder}/${encodeURIComponent(name)}`,
            })
          ).statusCode,
        ]).toEqual([name, 404]);
    }
  });
  it('serve byte ranges with the right content type', async () => {
    const { created, job } = await make('download/search/', buildSmallRequest('ranges'));
    const part = await fetchFile(created.file_url, { range: 'bytes=0-3' });
    expect([
      part.statusCode,
      part.headers['content-type'],
      part.headers['content-range'],
      part.rawPayload.toString('latin1'),
    ]).toEqual([206, 'application/zip', `bytes 0-3/${job.bytes}`, 'PK\x03\x04']);
    expect(part.headers['content-disposition']).toContain(created.file_name);
  });
  it('fail when their file would exceed the disk space limit', async () => {
    const fullServer = await openServer({ downloads: { capBytes: 200 } });
    try {
      const { file_name: name } = await start(
        'download/search/',
        buildSmallRequest('room'),
        {},
        fullServer,
      );
      expect(await fullServer.downloads.finished(name)).toMatchObject({
        status: 'failed',
        message: expect.stringContaining('no room'),
      });
      expect(readdirSync(join(fullServer.folder, 'downloads/parts'))).toEqual([]);
    } finally {
      await fullServer.close();
    }
  });
  it('delete their files after a week', async () => {
    let now = Date.now();
    const oldServer = await openServer({ downloads: { now: () => now } });
    try {
      const { created } = await make('download/search/', buildSmallRequest('old'), oldServer);
      now += 6.9 * 24 * 3600 * 1000;
      expect((await fetchFile(created.file_url, {}, oldServer)).statusCode).toBe(200);
      now += 0.2 * 24 * 3600 * 1000;
      expect((await fetchFile(created.file_url, {}, oldServer)).statusCode).toBe(404);
      expect((await stateOf(created.file_name, oldServer)).detail).toContain('does not exist');
      expect(existsSync(join(oldServer.folder, 'downloads/files', created.file_name))).toBe(false);
    } finally {
      await oldServer.close();
    }
  });
  it('resume after a restart, and never serve a truncated file', async () => {
    const first = await openServer();
    const { file_name: name } = await start(
      'download/search/',
      { filters: {} },
      { 'x-fault': 'hold=300' },
      first,
    );
    await first.stop();
    const second = await openServer({ folder: first.folder });
    try {
      expect((await stateOf(name, second)).status).toMatch(/ready|running/);
      expect(await second.downloads.finished(name)).toMatchObject({
        status: 'finished',
        attempts: 2,
      });
      // A truncated file is not served, and the next request makes it again.
      writeFileSync(join(second.folder, 'downloads/files', name), 'PK');
      expect((await fetchFile(`/files/generated_downloads/${name}`, {}, second)).statusCode).toBe(
        404,
      );
      expect((await start('download/search/', { filters: {} }, {}, second)).file_name).not.toBe(
        name,
      );
    } finally {
      await second.close();
    }
  });
  it('fail after several interruptions, or when the dataset is replaced', async () => {
    let runningServer = await openServer();
    const { file_name: name } = await start(
      'download/search/',
      { filters: {} },
      { 'x-fault': 'hold=60000' },
      runningServer,
    );
    for (let times = 0; times < 3; times += 1) {
      await runningServer.stop();
      runningServer = await openServer({ folder: runningServer.folder });
    }
    expect(await stateOf(name, runningServer)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('interrupted several times'),
    });
    const { file_name: other } = await start(
      'download/search/',
      buildSmallRequest('replaced'),
      { 'x-fault': 'hold=60000' },
      runningServer,
    );
    await runningServer.stop();
    const recordPath = join(runningServer.folder, 'downloads/jobs', `${other}.json`);
    writeFileSync(
      recordPath,
      JSON.stringify({
        ...(JSON.parse(readFileSync(recordPath, 'utf8')) as object),
        key: 'of other data',
      }),
    );
    runningServer = await openServer({ folder: runningServer.folder });
    expect(await stateOf(other, runningServer)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('data was replaced'),
    });
    await runningServer.close();
  });
  it('run one at a time when 200 are requested at once', async () => {
    const before = process.memoryUsage().rss;
    const createdJobs = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        start(
          'download/search/',
          buildSmallRequest(`line ${index}`),
          index ? {} : { 'x-fault': 'hold=1500' },
        ),
      ),
    );
    expect(new Set(createdJobs.map(({ file_name: name }) => name)).size).toBe(200);
    const states = await Promise.all(
      createdJobs.map(async ({ file_name: name }) => (await stateOf(name)).status),
    );
    expect(states.filter((state) => String(state) === 'running').length).toBeLessThanOrEqual(1);
    expect(states.filter((state) => String(state) === 'ready').length).toBeGreaterThan(190);
    expect(process.memoryUsage().rss - before).toBeLessThan(300e6);
  });
});
