import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallSet } from '../../tests/server';
import { localDisk, type Disk } from '../core/disk';
import { buildServer, type ApiServer } from '../server';

jest.setTimeout(180_000);

/** Returns a disk and a `refusal`. While `refusal.code` is set, the operations in `refusal.calls` fail with this system error code. */
const createRefusingDisk = () => {
  const refusal = { code: '', calls: ['write', 'move', 'makeFolder', 'remove'] as (keyof Disk)[] };
  const guard = <K extends keyof Disk>(name: K): Disk[K] =>
    ((...args: Parameters<Disk[K]>) => {
      if (refusal.code && refusal.calls.includes(name))
        throw Object.assign(new Error(`${refusal.code}: refused, ${name}`), { code: refusal.code });
      (localDisk[name] as (...all: unknown[]) => void)(...args);
    }) as Disk[K];
  return {
    refusal,
    disk: {
      write: guard('write'),
      move: guard('move'),
      makeFolder: guard('makeFolder'),
      remove: guard('remove'),
    },
  };
};
/** Mounts a file system of 600 kB. Returns its path and a function to remove it, or undefined if this user may not mount one. */
const mountSmallDisk = (): { path: string; remove: () => void } | undefined => {
  const path = mkdtempSync(join(tmpdir(), 'spending-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600k', 'tmpfs', path], { stdio: 'ignore' });
    return {
      path,
      remove: () => {
        execFileSync('umount', ['-l', path]);
        rmSync(path, { recursive: true, force: true });
      },
    };
  } catch {
    rmSync(path, { recursive: true, force: true });
    return undefined;
  }
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spending-full-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const serve = (at: string, disk?: Disk) => {
  const path = join(at, 'small.duckdb');
  try {
    symlinkSync(smallSet, path);
  } catch {
    /* The link exists from an earlier start. */
  }
  return buildServer({ path, cacheSize: 0, connections: 1, faults: true, downloads: { disk } });
};
const post = async (server: ApiServer, path: string, body: unknown) => {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/v2/${path}`,
    payload: body as object,
  });
  return { status: response.statusCode, body: response.json() as Record<string, string> };
};
const startDownload = async (server: ApiServer, word: string, levels = ['awards']) =>
  (
    await post(server, 'download/search/', {
      filters: word ? { award_ids: [word] } : {},
      spending_level: levels,
    })
  ).body.file_name!;
const getStatus = async (server: ApiServer, name: string) =>
  (await server.app.inject({ url: `/api/v2/download/status/?file_name=${name}` })).json() as {
    status: string;
    message: string | null;
  };
const fetchStatusCode = async (server: ApiServer) =>
  (await server.app.inject({ url: '/api/v2/references/award_types/' })).statusCode;

const FULL = "The file could not be written. The server's disk is full. Try again later.";
const FORBIDDEN =
  'The file could not be written. The server has no permission to write to its data folder. Try again later.';
const failedOnFullDisk = { status: 'failed', message: FULL };
const finished = { status: 'finished' };

describe('a server with disk problems', () => {
  it.each<[string, keyof Disk, string]>([
    ['ENOSPC', 'write', FULL],
    ['EDQUOT', 'makeFolder', FULL],
    ['EROFS', 'makeFolder', FORBIDDEN],
    ['EACCES', 'write', FORBIDDEN],
  ])('fails only the affected job: %s on %s', async (code, name, message) => {
    const { refusal, disk } = createRefusingDisk();
    const server = await serve(folder, disk);
    try {
      Object.assign(refusal, { code, calls: [name, 'remove'] });
      const failedName = await startDownload(server, 'lost');
      expect(await getStatus(server, failedName)).toMatchObject({ status: 'failed', message });
      expect(await fetchStatusCode(server)).toBe(200);
      refusal.code = '';
      const retriedName = await startDownload(server, 'lost');
      expect(retriedName).not.toBe(failedName);
      expect(await server.downloads.finished(retriedName)).toMatchObject(finished);
    } finally {
      await server.close();
    }
  });
  it('fails a job whose file cannot be renamed, then fails the next queued job', async () => {
    const { refusal, disk } = createRefusingDisk();
    const server = await serve(folder, disk);
    try {
      const [first, second] = [
        await startDownload(server, 'first'),
        await startDownload(server, 'second'),
      ];
      Object.assign(refusal, { code: 'ENOSPC', calls: ['move', 'write', 'remove'] });
      expect(await server.downloads.finished(first)).toMatchObject(failedOnFullDisk);
      expect(await server.downloads.finished(second)).toMatchObject(failedOnFullDisk);
      expect(await fetchStatusCode(server)).toBe(200);
    } finally {
      await server.close();
    }
  });
  it('starts, serves finished files, and resumes an unfinished job at the next start', async () => {
    const before = await serve(folder);
    const finishedName = await startDownload(before, 'done');
    expect(await before.downloads.finished(finishedName)).toMatchObject(finished);
    const created = (
      await before.app.inject({
        method: 'POST',
        url: '/api/v2/download/search/',
        payload: { filters: { award_ids: ['waits'] } },
        headers: { 'x-fault': 'hold=60000' },
      })
    ).json() as { file_name: string };
    await before.close();
    const { refusal, disk } = createRefusingDisk();
    Object.assign(refusal, { code: 'ENOSPC' });
    const server = await serve(folder, disk);
    try {
      expect(
        (await server.app.inject({ url: `/files/generated_downloads/${finishedName}` })).statusCode,
      ).toBe(200);
      expect(await getStatus(server, created.file_name)).toMatchObject(failedOnFullDisk);
      refusal.code = '';
      const retriedName = await startDownload(server, 'room again');
      expect(await server.downloads.finished(retriedName)).toMatchObject(finished);
    } finally {
      await server.close();
    }
    // The next start resumes a job whose end could not be saved.
    const next = await serve(folder);
    try {
      expect((await getStatus(next, created.file_name)).status).toMatch(/ready|running/);
    } finally {
      await next.close();
    }
  });
  it('starts even if job records are truncated, empty or invalid', async () => {
    const jobs = join(folder, 'downloads/jobs');
    mkdirSync(jobs, { recursive: true });
    ['', 'null', '{"fileName":', '{"fileName":"../x.zip"}', '{}'].forEach((text, index) =>
      writeFileSync(join(jobs, `A_${index}.zip.json`), text),
    );
    mkdirSync(join(jobs, 'folder.zip.json'));
    const server = await serve(folder);
    try {
      expect(await fetchStatusCode(server)).toBe(200);
    } finally {
      await server.close();
    }
  });
});

describe('a server on a full disk', () => {
  const mountedDisk = mountSmallDisk();
  afterAll(() => mountedDisk?.remove());
  it(`fails jobs with the reason, keeps running, and writes files once there is space again (${mountedDisk ? 'a file system of 600 kB' : 'simulated write errors'})`, async () => {
    const { refusal, disk } = createRefusingDisk();
    const server = await serve(mountedDisk?.path ?? folder, mountedDisk ? localDisk : disk);
    const ballast = join(mountedDisk?.path ?? folder, 'ballast');
    const fill = () => {
      if (mountedDisk)
        try {
          writeFileSync(ballast, Buffer.alloc(700_000));
        } catch {
          /* The disk is full, as intended. */
        }
      else refusal.code = 'ENOSPC';
    };
    const free = () => {
      rmSync(ballast, { force: true });
      refusal.code = '';
    };
    try {
      if (mountedDisk) {
        // The job record fits on the disk, but the file of the job does not.
        const largeName = await startDownload(server, '', ['awards', 'transactions', 'subawards']);
        expect(await server.downloads.finished(largeName)).toMatchObject(failedOnFullDisk);
      }
      fill();
      const failedName = await startDownload(server, 'full');
      expect(await server.downloads.finished(failedName)).toMatchObject(failedOnFullDisk);
      expect(await fetchStatusCode(server)).toBe(200);
      const save = () =>
        post(server, 'references/filter/', { filters: { full: true }, version: '1' });
      const detail = "This search cannot be saved. The server's disk is full. Try again later.";
      if (mountedDisk) expect(await save()).toEqual({ status: 507, body: { detail } });
      free();
      expect(await server.downloads.finished(await startDownload(server, 'full'))).toMatchObject(
        finished,
      );
      expect((await save()).status).toBe(200);
    } finally {
      await server.close();
    }
  });
});

it('returns 507 when a search cannot be saved, and saves it once the disk works again', async () => {
  const server = await serve(folder);
  try {
    const save = () => post(server, 'references/filter/', { filters: {}, version: '1' });
    // A file replaces the folder of saved searches, so nothing can be saved there.
    writeFileSync(join(folder, 'saved'), '');
    expect(await save()).toEqual({
      status: 507,
      body: { detail: expect.stringMatching(/^This search cannot be saved\. The server's disk/) },
    });
    rmSync(join(folder, 'saved'));
    expect((await save()).status).toBe(200);
  } finally {
    await server.close();
  }
});
