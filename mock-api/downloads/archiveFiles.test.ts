import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readRows, unzip } from '../../tests/archives';
import { fetchArchiveFile, openServer } from '../../tests/server';
import { type Created, downloadCalls, type Server } from '../../tests/downloads';

let server: Server;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());
const { call, start, fetchFile, stateOf } = downloadCalls(() => server);

const buildSmallRequest = (word: string) => ({
  filters: { award_ids: [word] },
  spending_level: ['awards'],
});

describe('the award data archive', () => {
  it('lists a full file and a delta file for a year, and serves both', async () => {
    const { body } = await call('POST', 'bulk_download/list_monthly_files/', {
      agency: 'all',
      fiscal_year: 2024,
      type: 'contracts',
    });
    const files = body.monthly_files as unknown as {
      file_name: string;
      url: string;
      fiscal_year: number | null;
      updated_date: string;
      agency_name: string;
      agency_acronym: null;
    }[];
    expect(
      files.map(({ file_name: name, fiscal_year: fiscalYear, updated_date: updated }) => [
        name,
        fiscalYear,
        updated,
      ]),
    ).toEqual([
      ['FY2024_All_Contracts_Full_20251106.zip', 2024, '2025-11-06'],
      ['FY(All)_All_Contracts_Delta_20251106.zip', null, '2025-11-06'],
    ]);
    const freshServer = await openServer();
    try {
      const assistance = files[1]!.url.replace('Contracts', 'Assistance');
      const [full, delta, otherDelta] = await Promise.all(
        [...files.map(({ url }) => url), assistance].map(async (url) =>
          readRows([...(await unzip(await fetchArchiveFile(freshServer, url))).values()][0]!),
        ),
      );
      expect(full!.length).toBeGreaterThan(0);
      expect(
        full!.every(({ action_date: date }) => date! >= '2023-10-01' && date! <= '2024-09-30'),
      ).toBe(true);
      expect(Object.keys(delta![0]!).slice(0, 2)).toEqual(['correction_delete_ind', 'agency_id']);
      // Blank: a transaction of the month before publication. C: an older transaction that changed in that month.
      const changes = [...delta!, ...otherDelta!];
      expect(new Set(changes.map((row) => row.correction_delete_ind))).toEqual(new Set(['', 'C']));
      changes.forEach((row) =>
        expect(row.correction_delete_ind).toBe(row.action_date! > '2025-10-06' ? '' : 'C'),
      );
    } finally {
      await freshServer.close();
    }
  });
  it('returns 202 with a job on the first request for a file, and the file once it is ready', async () => {
    let freshServer = await openServer();
    const url = '/files/award_data_archive/FY2023_All_Assistance_Full_20251106.zip';
    const get = (accept?: string) =>
      freshServer.app.inject({ url, headers: accept ? { accept } : {} });
    try {
      // Another file is being written and takes longer than any test.
      const { file_name: aheadName } = await start(
        'download/search/',
        buildSmallRequest('ahead'),
        { 'x-fault': 'hold=30000' },
        freshServer,
      );
      const waitForSpy = jest.spyOn(freshServer.downloads, 'waitFor');
      const [plain, described, browser] = await Promise.all([
        get(),
        get('application/json'),
        get('text/html,application/xhtml+xml,*/*;q=0.8'),
      ]);
      expect((await stateOf(aheadName, freshServer)).status).toBe('running');
      for (const [, maxWait] of waitForSpy.mock.calls) expect(maxWait).toBeLessThan(15_000);
      expect(waitForSpy).toHaveBeenCalledTimes(3);
      expect([plain.statusCode, described.statusCode, browser.statusCode]).toEqual([202, 202, 202]);
      const job = plain.json() as Created & { status: string };
      expect(described.json()).toEqual(job);
      expect([
        job.status,
        job.file_name,
        plain.headers['retry-after'],
        plain.headers['content-disposition'],
      ]).toEqual([
        'ready',
        expect.stringMatching(/^FY2023_All_Assistance_Full_20251106_.*\.zip$/),
        '5',
        undefined,
      ]);
      expect([browser.headers['content-type'], browser.headers.refresh, browser.body]).toEqual([
        expect.stringContaining('text/html'),
        '5',
        expect.stringContaining('We’re preparing your download.'),
      ]);
      expect((await stateOf(job.file_name, freshServer)).status).toBe('ready');
      // Remove the job ahead in the queue, so that the next server continues with the archive file.
      await freshServer.stop();
      rmSync(join(freshServer.folder, 'downloads/jobs', `${aheadName}.json`));
      freshServer = await openServer({ folder: freshServer.folder });
      expect(await freshServer.downloads.finished(job.file_name)).toMatchObject({
        status: 'finished',
      });
      const fileResponse = await get();
      expect([
        fileResponse.statusCode,
        fileResponse.headers['content-type'],
        fileResponse.headers['content-disposition'],
      ]).toEqual([
        200,
        'application/zip',
        'attachment; filename="FY2023_All_Assistance_Full_20251106.zip"',
      ]);
      expect([...(await unzip(fileResponse.rawPayload)).keys()][0]).toBe(
        'FY2023_All_Assistance_Full_20251106_1.csv',
      );
      expect(
        (await fetchFile(job.file_url, {}, freshServer)).rawPayload.equals(fileResponse.rawPayload),
      ).toBe(true);
      const jsonResponse = await get('application/json');
      expect([jsonResponse.statusCode, jsonResponse.json()]).toEqual([
        200,
        { ...job, status: 'finished' },
      ]);
    } finally {
      await freshServer.close();
    }
  });
  it('marks files that already exist as ready in its list', async () => {
    const freshServer = await openServer();
    const list = async () =>
      (
        await call(
          'POST',
          'bulk_download/list_monthly_files/',
          { agency: 'all', fiscal_year: 2022, type: 'assistance' },
          {},
          freshServer,
        )
      ).body.monthly_files as unknown as { url: string; ready: boolean }[];
    try {
      const [first] = await list();
      expect(first!.ready).toBe(false);
      await fetchArchiveFile(freshServer, first!.url);
      expect((await list()).map(({ ready }) => ready)).toEqual([true, false]);
    } finally {
      await freshServer.close();
    }
  });
  it('accepts an agency ID as a number or as digits, and rejects other text', async () => {
    const list = async (agency: unknown) =>
      call('POST', 'bulk_download/list_monthly_files/', {
        agency,
        fiscal_year: 2024,
        type: 'contracts',
      });
    const { id } = server.lookups.toptiers.find(({ name }) => name === 'Department of Defense')!;
    expect((await list(String(id))).body).toEqual((await list(id)).body);
    expect((await list('none')).status).toBe(422);
  });
  it.each([
    'FY2024_All_Contracts_Full_20251107.zip',
    'FY2030_All_Contracts_Full_20251106.zip',
    'FY2007_All_Contracts_Full_20251106.zip',
    'FY2024_999_Contracts_Full_20251106.zip',
    'FY(All)_All_Contracts_Full_20251106.zip',
  ])('returns 404 for %s', async (name) => {
    expect(
      (
        await server.app.inject({
          method: 'GET',
          url: `/files/award_data_archive/${encodeURIComponent(name)}`,
        })
      ).statusCode,
    ).toBe(404);
  });
});
