import { DuckDBInstance } from '@duckdb/node-api';
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
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
import { smallSet } from '../../tests/server';
import { loadFiles } from '../load/load';
import { readDescription, writeDescription } from './description';
import { inspectDataSet } from './inspect';
import { clearLeftOvers, toPlainProblem, makeDataSet } from './makeDataSet';

jest.setTimeout(120_000);
const folders: string[] = [];
const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'spending-inspect-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

let files: string;
beforeAll(async () => {
  files = join(createFolder(), 'set.duckdb');
  await loadFiles({
    files: [join(__dirname, '../load/fixtures/contracts_transactions.csv')],
    path: files,
    referenceFolder: join(__dirname, '../data/reference'),
  });
});
const createCopy = (set: string, description: string | undefined = set): string => {
  const path = join(createFolder(), 'set.duckdb');
  copyFileSync(set, path);
  if (description) copyFileSync(`${description}.json`, `${path}.json`);
  return path;
};
const cutOff = (path: string) => truncateSync(path, statSync(path).size >> 1);
/** Flips the bits of eight bytes at a relative position in the file: 0 is the start, 1 the end. */
const flip = (path: string, share: number) => {
  const bytes = readFileSync(path);
  const from = Math.floor(bytes.length * share);
  for (let at = from; at < Math.min(from + 8, bytes.length); at += 1) bytes[at]! ^= 0xff;
  writeFileSync(path, bytes);
};

describe('inspectDataSet', () => {
  it('reports an intact dataset as good, with its source', async () => {
    expect(await inspectDataSet(createCopy(files))).toMatchObject({
      state: 'good',
      about: { source: 'files', files: ['contracts_transactions.csv'] },
    });
    expect(await inspectDataSet(createCopy(smallSet))).toMatchObject({
      state: 'good',
      about: { source: 'sample', asOf: '2025-11-15' },
    });
  });
  it.each([0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.999])(
    'reports damage by eight flipped bytes at %d of the file length',
    async (share) => {
      for (const [set, source] of [
        [files, 'files'],
        [smallSet, 'sample'],
      ] as const) {
        const path = createCopy(set);
        flip(path, share);
        expect(await inspectDataSet(path)).toMatchObject({
          state: 'damaged',
          source,
          reason: expect.stringMatching(/1 of its \d+ blocks/) as string,
        });
      }
    },
  );
  it('reports a truncated, empty or deleted dataset as damaged, but a deleted sample as missing', async () => {
    const path = createCopy(files);
    cutOff(path);
    expect(await inspectDataSet(path)).toMatchObject({
      state: 'damaged',
      source: 'files',
      reason: expect.stringMatching(/truncated: [\d,]+ of [\d,]+ bytes remain/) as string,
    });
    truncateSync(path, 0);
    expect(await inspectDataSet(path)).toMatchObject({ state: 'damaged', source: 'files' });
    rmSync(path);
    expect(await inspectDataSet(path)).toMatchObject({
      state: 'damaged',
      source: 'files',
      files: ['contracts_transactions.csv'],
    });
    const sample = createCopy(smallSet);
    rmSync(sample);
    expect(await inspectDataSet(sample)).toEqual({ state: 'none' });
  });
  it.each<[string, (path: string) => void]>([
    ['missing', (path) => rmSync(`${path}.json`)],
    ['damaged', (path) => flip(`${path}.json`, 0.5)],
    ['truncated', (path) => cutOff(`${path}.json`)],
    ['empty', (path) => writeFileSync(`${path}.json`, '')],
    ['of another dataset', (path) => copyFileSync(`${smallSet}.json`, `${path}.json`)],
  ])('rebuilds the description from the dataset if the description is %s', async (_what, spoil) => {
    const path = createCopy(files);
    spoil(path);
    expect(await inspectDataSet(path)).toMatchObject({
      state: 'good',
      about: { source: 'files' },
    });
    expect(readDescription(path)).toEqual(readDescription(files));
  });
  it('reports an unknown source for a damaged dataset without a description of its own', async () => {
    const bareCopy = createCopy(files);
    rmSync(`${bareCopy}.json`);
    cutOff(bareCopy);
    expect(await inspectDataSet(bareCopy)).toMatchObject({
      state: 'damaged',
      source: 'unknown',
    });
    const mismatchedCopy = createCopy(files, smallSet);
    cutOff(mismatchedCopy);
    expect(await inspectDataSet(mismatchedCopy)).toMatchObject({
      state: 'damaged',
      source: 'unknown',
    });
  });
  it('reports the dataset that is in place after an interrupted replacement', async () => {
    for (const [former, next] of [
      [smallSet, files],
      [files, smallSet],
    ] as const) {
      const pending = { ...readDescription(next)!, replaces: readDescription(former)!.source };
      const before = createCopy(former);
      writeDescription(before, pending);
      expect(await inspectDataSet(before)).toMatchObject({
        state: 'good',
        about: { source: readDescription(former)!.source },
      });
      const after = createCopy(next);
      writeDescription(after, pending);
      expect(await inspectDataSet(after)).toMatchObject({
        state: 'good',
        about: { source: readDescription(next)!.source },
      });
      for (const path of [before, after]) expect(readDescription(path)!.replaces).toBeUndefined();
      // A file damaged at that moment may be either dataset, so it is reported as made from files.
      const damaged = createCopy(former);
      writeDescription(damaged, pending);
      truncateSync(damaged, 100);
      expect(await inspectDataSet(damaged)).toMatchObject({ state: 'damaged', source: 'files' });
    }
  });
  it('waits for a dataset that another program has open, and does not report it as damaged', async () => {
    const path = createCopy(files);
    const holder = spawn(process.execPath, [
      '-e',
      "require('@duckdb/node-api').DuckDBInstance.create(process.argv[1]).then(() => { console.log('held'); setInterval(() => {}, 1000); })",
      path,
    ]);
    try {
      await new Promise((done) => {
        holder.stdout.once('data', done);
      });
      expect(await inspectDataSet(path, { patience: 0 })).toMatchObject({
        state: 'closed',
        reason: expect.stringContaining(`PID ${holder.pid}`) as string,
      });
      rmSync(`${path}.json`);
      expect(await inspectDataSet(path, { patience: 0 })).toMatchObject({ state: 'closed' });
      const waitReasons: string[] = [];
      expect(
        await inspectDataSet(path, {
          patience: 60_000,
          onWait: (reason) => {
            waitReasons.push(reason);
            holder.kill('SIGKILL');
          },
        }),
      ).toMatchObject({ state: 'good' });
      expect(waitReasons.length).toBe(1);
    } finally {
      holder.kill('SIGKILL');
    }
  });
  it('detects another schema version from the description or from the dataset itself', async () => {
    const path = createCopy(files);
    writeDescription(path, { ...readDescription(path)!, schemaVersion: 3 });
    expect(await inspectDataSet(path)).toMatchObject({
      state: 'other version',
      about: { source: 'files', files: ['contracts_transactions.csv'] },
    });
    rmSync(`${path}.json`);
    const instance = await DuckDBInstance.create(path);
    const connection = await instance.connect();
    await connection.run('update meta set schema_version = 3; alter table meta drop column made');
    connection.closeSync();
    instance.closeSync();
    expect(await inspectDataSet(path)).toMatchObject({
      state: 'other version',
      about: { source: 'files' },
    });
  });
  it('deletes a stray .wal file next to the dataset', async () => {
    const path = createCopy(files);
    writeFileSync(`${path}.wal`, 'left by something else');
    expect(await inspectDataSet(path)).toMatchObject({ state: 'good' });
    expect(existsSync(`${path}.wal`)).toBe(false);
  });
});

describe('making a dataset', () => {
  const about = {
    source: 'files' as const,
    files: ['a.csv'],
    asOf: '2025-11-15',
    schemaVersion: 7,
    contentHash: '0',
    made: '1',
    notes: [],
  };
  it('leaves only the previous dataset in place when it fails', async () => {
    const path = createCopy(files);
    await expect(
      makeDataSet(path, 'loading', async (file) => {
        writeFileSync(file, 'half');
        return Promise.reject(new Error('stopped'));
      }),
    ).rejects.toThrow('stopped');
    expect(readdirSync(join(path, '..')).sort()).toEqual(['set.duckdb', 'set.duckdb.json']);
    expect(await inspectDataSet(path)).toMatchObject({ state: 'good' });
  });
  it('deletes leftovers of killed runs but not the files of running processes', async () => {
    const folder = createFolder();
    const deadPid = 2 ** 22 - 1;
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      const leftovers = [
        `default.duckdb.building-${deadPid}`,
        `default.duckdb.building-${deadPid}.wal`,
        `default.duckdb.building-${deadPid}.packed`,
        `small.duckdb.loading-${deadPid}.wal`,
        `default.duckdb.json.${deadPid}-x1.new`,
        `.writable-${deadPid}`,
      ];
      const inUse = [
        `default.duckdb.loading-${other.pid}`,
        'default.duckdb',
        'default.duckdb.json',
        'saved',
        'notes.building-plans',
      ];
      [...leftovers, ...inUse].forEach((name) => writeFileSync(join(folder, name), ''));
      // Work folders of an ended process, of a running process, and of an ended process whose ID is in use again.
      const createWorkFolder = (name: string, pid: number, started: string) => {
        mkdirSync(join(folder, name));
        writeFileSync(join(folder, name, 'owner'), `${pid} ${started}`);
        writeFileSync(join(folder, name, 'x.csv'), '');
      };
      createWorkFolder(`a.duckdb.loading-${deadPid}`, deadPid, '1');
      createWorkFolder(`b.duckdb.loading-${other.pid}`, other.pid!, '');
      createWorkFolder('default.duckdb.tmp', deadPid, '');
      if (existsSync('/proc/self/stat'))
        createWorkFolder(`c.duckdb.loading-${other.pid}`, other.pid!, '1');
      let namesDuring: string[] = [];
      await makeDataSet(join(folder, 'd.duckdb'), 'building', async (file) => {
        clearLeftOvers(folder);
        namesDuring = readdirSync(folder);
        writeFileSync(file, '');
        return Promise.resolve({ about, result: undefined });
      });
      expect(namesDuring.filter((name) => !name.startsWith('d.duckdb.building-')).sort()).toEqual(
        [...inUse, `b.duckdb.loading-${other.pid}`].sort(),
      );
      expect(namesDuring.length).toBe(inUse.length + 2);
      expect(readdirSync(folder).sort()).toEqual(
        [...inUse, `b.duckdb.loading-${other.pid}`, 'd.duckdb', 'd.duckdb.json'].sort(),
      );
    } finally {
      other.kill('SIGKILL');
    }
  });
  it.each([
    [Object.assign(new Error('write'), { code: 'ENOSPC' }), /disk of \/data is full/],
    [
      new Error('IO Error: Could not write file "/data/x": No space left on device'),
      /disk of \/data is full/,
    ],
    [
      new Error('failed to offload data block of size 256.0 KiB … max_temp_directory_size'),
      /disk of \/data is full/,
    ],
    [Object.assign(new Error('mkdir'), { code: 'EROFS' }), /Cannot write to \/data/],
    [
      new Error('IO Error: Cannot open file "/data/x": Permission denied'),
      /Cannot write to \/data/,
    ],
  ])('explains a disk error in plain language: %s', (error, pattern) =>
    expect(toPlainProblem(error, '/data').message).toMatch(pattern),
  );
  it('keeps the message of an error that is not about the disk', () =>
    expect(toPlainProblem(new Error('Parser Error: x'), '/data').message).toBe('Parser Error: x'));
});
