import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSet } from '../../tests/loadedSets';
import { isFullRun } from '../../tests/sampled';
import { inspectDataSet } from '../dataSet/inspect';
import { getRecord } from './loadRecord';
import { findDamagedRows } from './rowFiles';

jest.setTimeout(isFullRun ? 3_600_000 : 300_000);
const fixture = (name: string) => join(__dirname, 'fixtures', name);
const script = join(process.cwd(), 'scripts/load.mjs');
let folder: string;
let data: string;
let path: string;
const env = () => ({
  ...process.env,
  SPENDING_DATA: data,
  SPENDING_SIZE: 'small',
  SPENDING_TODAY: '2025-11-15',
});
const run = (args: readonly string[], limit = '') => {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', `${limit} exec "$@"`, 'sh', process.execPath, script, ...args],
    { env: env(), encoding: 'utf8' },
  );
  return { status, stdout, stderr: stderr.trim() };
};
const start = (args: readonly string[]) => {
  const child = spawn(process.execPath, [script, ...args], { env: env() });
  const ended = new Promise<void>((done) => {
    child.once('close', () => done());
  });
  return { child, ended };
};
const addArgs = ['--add', fixture('contracts_delta.csv'), fixture('assistance_transactions.csv')];
/** The files of a data folder without unfinished work. */
const wholeFolder = [
  'small.duckdb',
  'small.duckdb.json',
  'small.duckdb.report.txt',
  'small.duckdb.rows',
];
let oldSet: Record<string, unknown>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spending-interrupted-'));
  data = join(folder, 'data');
  path = join(data, 'small.duckdb');
  expect(run([fixture('contracts_transactions.csv')])).toMatchObject({ status: 0, stderr: '' });
  oldSet = await readSet(path);
  cpSync(data, join(folder, 'old'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const restore = () => {
  rmSync(data, { recursive: true, force: true });
  cpSync(join(folder, 'old'), data, { recursive: true });
};
beforeEach(restore);

/** Runs `step` at each change in the data folder, with the number of changes so far, until the returned function is called. */
const countChanges = (step: (changes: number) => void): (() => void) => {
  let changes = 0;
  const watcher = watch(data, () => {
    changes += 1;
    step(changes);
  });
  return () => watcher.close();
};

it('a change that is killed leaves the old or the new dataset, whole, and the next one removes what it left behind', async () => {
  // The files change mostly at the end, so half of the kills are at a change of a file, the others at any time.
  let changesOfRun = 0;
  const stopCounting = countChanges((changes) => {
    changesOfRun = changes;
  });
  const startTime = performance.now();
  const whole = start(addArgs);
  await whole.ended;
  const duration = performance.now() - startTime;
  stopCounting();
  const newSet = await readSet(path);
  expect(newSet).not.toEqual(oldSet);
  restore();
  const kills = isFullRun ? 50 : 6;
  const found = { old: 0, new: 0 };
  for (let at = 0; at < kills; at += 1) {
    const isByChange = at % 2 === 0;
    const part = Math.random();
    const { child, ended } = start(addArgs);
    const kill = () => void child.kill('SIGKILL');
    const timer = isByChange ? undefined : setTimeout(kill, part * duration);
    const killAt = 1 + Math.floor(part * changesOfRun);
    const stop = countChanges((changes) => {
      if (isByChange && changes >= killAt) kill();
    });
    await ended;
    clearTimeout(timer);
    stop();
    const moment = `${isByChange ? `change ${killAt} of ${changesOfRun}` : 'time'}, ${part}`;
    expect([moment, (await inspectDataSet(path)).state]).toEqual([moment, 'good']);
    expect(await findDamagedRows(path, (await getRecord(path)).files)).toEqual([]);
    const set = await readSet(path);
    const isNew = JSON.stringify(set) === JSON.stringify(newSet);
    found[isNew ? 'new' : 'old'] += 1;
    expect([moment, set]).toEqual([moment, isNew ? newSet : oldSet]);
    if (isNew) restore();
  }
  expect(found.old + found.new).toBe(kills);
  expect(found.old).toBeGreaterThan(0);
  expect(run(addArgs)).toMatchObject({ status: 0, stderr: '' });
  expect(await readSet(path)).toEqual(newSet);
  expect(readdirSync(data).sort()).toEqual(wholeFolder);
  expect(readdirSync(join(data, 'small.duckdb.rows')).length).toBe(3);
});

it('a change that starts while another one runs ends with its process and command, and nothing is lost', async () => {
  const first = start(addArgs);
  await new Promise((done) => {
    first.child.stdout.on('data', (text: Buffer) => {
      if (String(text).includes('Reading')) done(undefined);
    });
  });
  first.child.kill('SIGSTOP');
  for (const args of [['--remove', '2024'], ['--sample'], [fixture('contracts_delta.csv')]])
    expect(run(args)).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        new RegExp(
          `^Another load is changing this data: process ${first.child.pid} \\(npm run load -- --add .*\\), since [-\\d]+ [:\\d]+ UTC\\. Nothing was changed\\. Try again when it has ended\\.$`,
        ),
      ) as string,
    });
  first.child.kill('SIGCONT');
  await first.ended;
  expect(await getRecord(path)).toMatchObject({
    files: [
      { name: 'contracts_transactions.csv' },
      { name: 'contracts_delta.csv' },
      { name: 'assistance_transactions.csv' },
    ],
  });
  expect(readdirSync(data).sort()).toEqual(wholeFolder);
});

it('a full disk is reported in plain language, and the dataset and its rows stay as they are', async () => {
  const before = readFileSync(path);
  // No file may grow beyond 3 MB. This simulates a full disk for a writer.
  const { status, stdout, stderr } = run(addArgs, 'ulimit -f 6144;');
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`The disk of ${data} is full. The existing data is unchanged.`),
  ]);
  expect(stdout + stderr).not.toMatch(/\n\s+at |duckdb/i);
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(readdirSync(data).sort()).toEqual(wholeFolder);
  expect(readdirSync(join(data, 'small.duckdb.rows')).length).toBe(1);
  expect(await readSet(path)).toEqual(oldSet);
});

it('the command lists files, says that a file is loaded, and explains its options', () => {
  expect(run(['--list'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^file .*\ncontracts_transactions\.csv /) as string,
  });
  expect(run(['--add', fixture('contracts_transactions.csv')])).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(
      /^contracts_transactions\.csv: already loaded on .*\nNothing was changed\.\n$/,
    ) as string,
  });
  for (const args of [['--list', 'x'], ['--add', '--remove', 'x'], ['--remove'], ['--ad', 'x']])
    expect(run(args)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('npm run load -- FILE…, --add FILE…') as string,
    });
});
