import { DuckDBInstance } from '@duckdb/node-api';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallSet, TEST_TODAY } from '../../tests/server';
import { loadFiles } from '../load/load';

jest.setTimeout(300_000);
const fixture = (name: string) => join(__dirname, '../load/fixtures', name);
const folders: string[] = [];
const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'spending-start-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

let files: string;
beforeAll(async () => {
  files = join(createFolder(), 'small.duckdb');
  await loadFiles({
    files: [fixture('contracts_transactions.csv')],
    path: files,
    referenceFolder: join(__dirname, '../data/reference'),
  });
});
const createCopy = (set: string): { folder: string; path: string } => {
  const folder = createFolder();
  const path = join(folder, 'small.duckdb');
  copyFileSync(set, path);
  if (existsSync(`${set}.json`)) copyFileSync(`${set}.json`, `${path}.json`);
  return { folder, path };
};
const cutOff = (path: string) => truncateSync(path, statSync(path).size >> 1);
const flipBytes = (path: string) => {
  const bytes = readFileSync(path);
  for (let at = 0; at < 64; at += 1) bytes[(bytes.length >> 1) + at]! ^= 0xff;
  writeFileSync(path, bytes);
};
const lowerVersion = async (path: string) => {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  await connection.run('update meta set schema_version = 3');
  connection.closeSync();
  instance.closeSync();
  rmSync(`${path}.json`, { force: true });
};

const buildEnv = (folder: string) => ({
  ...process.env,
  SPENDING_DATA: folder,
  SPENDING_SIZE: 'small',
  SPENDING_TODAY: TEST_TODAY,
});
interface ServerRun {
  code: number | null;
  output: string;
  base: string;
  stop: () => Promise<void>;
}
const start = (
  folder: string,
  command: readonly string[] = [process.execPath],
  more: Record<string, string> = {},
): Promise<ServerRun> =>
  new Promise((done, fail) => {
    const [program, ...args] = command;
    const child: ChildProcess = spawn(
      program!,
      [...args, join(process.cwd(), 'scripts/start.mjs'), '--api-only'],
      { env: { ...buildEnv(folder), PORT: '0', ...more } },
    );
    let output = '';
    const stop = () =>
      new Promise<void>((ended) => {
        if (child.exitCode !== null) ended();
        else {
          child.once('close', () => ended());
          child.kill('SIGTERM');
        }
      });
    const read = (chunk: Buffer) => {
      output += String(chunk);
      const base = /API: (http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (base) done({ code: null, output, base: base.replace('localhost', '127.0.0.1'), stop });
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    child.on('error', fail);
    child.on('close', (code) => done({ code, output, base: '', stop }));
  });
const fetchSource = async ({ base }: ServerRun) =>
  (await fetch(`${base}/api/v2/references/toptier_agencies/`)).headers.get('x-data-source');

describe('npm start', () => {
  it.each<[string, (path: string) => unknown, RegExp]>([
    ['truncated', cutOff, /truncated/],
    ['with flipped bytes', flipBytes, /damaged/],
    ['of an older version', lowerVersion, /another version/],
    ['empty', (path) => truncateSync(path, 0), /truncated/],
    ['deleted', (path) => rmSync(path), /no longer exists/],
  ])(
    'exits with the reason and remedies instead of replacing a dataset made from files: %s',
    async (_what, damage, reason) => {
      const { folder, path } = createCopy(files);
      await damage(path);
      const before = existsSync(path) ? readFileSync(path) : undefined;
      const run = await start(folder);
      await run.stop();
      expect(run.code).toBe(1);
      expect(run.output).toMatch(reason);
      expect(run.output).toContain('contracts_transactions.csv');
      expect(run.output).toContain('npm run load -- FILE');
      expect(run.output).toContain('npm run load -- --sample');
      expect(run.output).not.toContain('Making');
      expect(existsSync(path) ? readFileSync(path).equals(before!) : before).toBe(
        before ? true : undefined,
      );
    },
  );
  it('rebuilds a damaged sample dataset and reports it', async () => {
    const { folder, path } = createCopy(smallSet);
    flipBytes(path);
    const run = await start(folder);
    try {
      expect(run.output).toMatch(/The sample dataset is damaged.*Rebuilding it/);
      expect(await fetchSource(run)).toMatch(/^sample/);
    } finally {
      await run.stop();
    }
  });
  it('waits for a dataset that another program has open, and leaves it unchanged', async () => {
    const { folder, path } = createCopy(smallSet);
    const before = readFileSync(path);
    const holder = spawn(
      process.execPath,
      [
        '-e',
        "require('@duckdb/node-api').DuckDBInstance.create(process.argv[1]).then((i) => { console.log('held'); process.stdin.once('data', () => { i.closeSync(); process.exit(); }); })",
        path,
      ],
      { cwd: process.cwd() },
    );
    await new Promise((done) => {
      holder.stdout.once('data', done);
    });
    try {
      const refusedRun = await start(folder, [process.execPath], { SPENDING_PATIENCE: '1' });
      expect([refusedRun.code, refusedRun.output]).toEqual([
        1,
        expect.stringMatching(/another program.*not damaged|cannot be opened now/),
      ]);
      expect(refusedRun.output).not.toContain('Making');
      const waiting = start(folder, [process.execPath], { SPENDING_PATIENCE: '120' });
      holder.stdin.write('now\n');
      const run = await waiting;
      await run.stop();
      expect([run.code, run.output]).toEqual([null, expect.not.stringContaining('Making')]);
      expect(readFileSync(path).equals(before)).toBe(true);
    } finally {
      holder.kill('SIGKILL');
    }
  });
});

/** Returns a command prefix that makes file permissions apply: root ignores them unless it drops that capability. */
const buildCommand = (): string[] => {
  if (process.getuid?.() !== 0) return [process.execPath];
  if (spawnSync('setpriv', ['--version']).status !== 0)
    throw new Error('as root this test needs setpriv (util-linux)');
  return ['setpriv', '--inh-caps=-dac_override', '--bounding-set=-dac_override', process.execPath];
};

describe('npm start with a read-only data folder', () => {
  const createReadOnlyFolder = (set?: string) => {
    const folder = set ? createCopy(set).folder : createFolder();
    chmodSync(folder, 0o555);
    return folder;
  };
  it('serves an intact dataset, but saving a search or a download fails with the reason', async () => {
    for (const set of [files, smallSet]) {
      const folder = createReadOnlyFolder(set);
      const before = readdirSync(folder);
      // The fiscal year of the sample is over, but a sample that cannot be rebuilt is still served.
      const run = await start(folder, buildCommand(), { SPENDING_TODAY: '2026-11-15' });
      try {
        expect(run.output).toContain(
          `Cannot write to ${folder}: searches and downloads cannot be saved.`,
        );
        const post = async (path: string, body: object) => {
          const response = await fetch(`${run.base}/api/v2/${path}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          });
          return [response.status, await response.text()];
        };
        expect((await post('search/spending_by_award_count/', { filters: {} }))[0]).toBe(200);
        expect(await post('references/filter/', { filters: {}, version: '2020-06-01' })).toEqual([
          507,
          expect.stringContaining(
            'This search cannot be saved. The server has no permission to write to its data folder. Try again later.',
          ),
        ]);
        const [, download] = await post('download/search/', { filters: {} });
        const state = (await (
          await fetch((JSON.parse(String(download)) as { status_url: string }).status_url)
        ).json()) as object;
        expect(state).toMatchObject({
          status: 'failed',
          message:
            'The file could not be written. The server has no permission to write to its data folder. Try again later.',
        });
      } finally {
        await run.stop();
      }
      expect(readdirSync(folder)).toEqual(before);
    }
  });
  it('exits with a plain-language message when there is no dataset', async () => {
    const folder = createReadOnlyFolder();
    const run = await start(folder, buildCommand());
    expect([run.code, run.output]).toEqual([
      1,
      expect.stringContaining(
        `Cannot write to ${folder}: it is read-only, or this user has no permission. To use another folder, set SPENDING_DATA=/another/folder.`,
      ),
    ]);
    expect(run.output).not.toMatch(/\n\s+at /);
  });
});

const loadScript = join(process.cwd(), 'scripts/load.mjs');

it('npm run load reports a full disk in plain language and leaves the existing dataset unchanged', async () => {
  const { folder, path } = createCopy(smallSet);
  const before = readFileSync(path);
  // No file may grow beyond 3 MB. This simulates a full disk for a writer.
  const runLimited = (args: readonly string[]) =>
    spawnSync('sh', ['-c', `ulimit -f 6144; exec "$@"`, 'sh', process.execPath, ...args], {
      env: buildEnv(folder),
      encoding: 'utf8',
    });
  for (const args of [
    [loadScript, fixture('contracts_transactions.csv')],
    [loadScript, '--sample'],
  ]) {
    const { status, stdout, stderr } = runLimited(args);
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining(`The disk of ${folder} is full. The existing data is unchanged.`),
    ]);
    expect(stdout + stderr).not.toMatch(/\n\s+at |duckdb/i);
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['small.duckdb', 'small.duckdb.json']);
  }
});

it('npm start deletes the leftovers of a killed load and serves the existing dataset', async () => {
  const { folder } = createCopy(smallSet);
  const load = spawn(process.execPath, [loadScript, fixture('contracts_transactions.csv')], {
    env: buildEnv(folder),
  });
  const ended = new Promise((done) => {
    load.once('close', done);
  });
  await new Promise((done) => {
    load.stdout.on('data', (text: Buffer) => {
      if (String(text).includes('Reading')) done(undefined);
    });
  });
  // `npm start` does not remove the files of a running load, even if the load is suspended.
  load.kill('SIGSTOP');
  const findWorkFolders = () => readdirSync(folder).filter((name) => name.includes('.loading-'));
  const secondRun = await start(folder);
  await secondRun.stop();
  expect(findWorkFolders().length).toBe(1);
  load.kill('SIGKILL');
  await ended;
  const run = await start(folder);
  expect(await fetchSource(run)).toMatch(/^sample/);
  await run.stop();
  expect(findWorkFolders()).toEqual([]);
});
