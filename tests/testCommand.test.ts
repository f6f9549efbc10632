import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { takeLock } from '../scripts/lib/lock.mjs';
import { formatReport, runStep, runSteps } from '../scripts/lib/steps.mjs';

const node = process.execPath;
let output: string[] = [];
beforeEach(() => {
  output = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => {
    output.push(text);
  });
});
afterEach(() => jest.restoreAllMocks());

describe('a step of the test command', () => {
  it('passes when all its commands pass, and prints their output under its name', async () => {
    const command = (text: string) => [node, '-e', `console.log('${text}')`];
    const { isPassed } = await runStep({ name: 'two', commands: [command('a'), command('b')] });
    expect(isPassed).toBe(true);
    expect(output.join('\n')).toMatch(/=== two: passed in \d+ s\na\nb$/);
  });
  it('fails at the first command that fails, and does not start the next command', async () => {
    const commands = [
      [node, '-e', 'process.exit(3)'],
      [node, '-e', "console.log('later')"],
    ];
    expect((await runStep({ name: 'two', commands })).isPassed).toBe(false);
    expect(output.join('\n')).toMatch(/=== two: FAILED/);
    expect(output.join('\n')).not.toMatch(/later/);
  });
  it('fails with a message when its program is missing', async () => {
    expect((await runStep({ name: 'x', commands: [['/no/such/program']] })).isPassed).toBe(false);
    expect(output.join('\n')).toMatch(/ENOENT/);
  });
  it('fails with the message of a check that throws', async () => {
    const check = () => {
      throw new Error('i1.1 has no test');
    };
    expect((await runStep({ name: 'x', check })).isPassed).toBe(false);
    expect(output.join('\n')).toMatch(/i1\.1 has no test/);
  });
});

it('the test command runs the steps of a stage in parallel, up to a limit', async () => {
  const running = new Set<string>();
  let maxRunning = 0;
  const finishedSteps: string[] = [];
  await runSteps(
    ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name })),
    2,
    async ({ name }) => {
      running.add(name);
      maxRunning = Math.max(maxRunning, running.size);
      await new Promise(setImmediate);
      running.delete(name);
      finishedSteps.push(name);
    },
  );
  expect([maxRunning, finishedSteps.sort()]).toEqual([2, ['a', 'b', 'c', 'd', 'e']]);
});

it('the report of the test command has the time of each step and the ten slowest files', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `f${at}`, seconds: at }));
  expect(
    formatReport([{ name: 'lint', seconds: 59.6, isPassed: false }], 61, files).split('\n'),
  ).toEqual([
    '',
    'Time per step (m:s)',
    '  1:00  lint  FAILED',
    '  1:01  total',
    '',
    'Ten slowest test files (s)',
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `${`${at}.0`.padStart(6)}  f${at}`),
  ]);
});

describe('the lock of a clone', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const lockModule = pathToFileURL(join(__dirname, '../scripts/lib/lock.mjs')).href;
  const takeLockElsewhere = (path: string) =>
    spawnSync(
      node,
      ['-e', `import('${lockModule}').then(({ takeLock }) => takeLock('${path}', 'npm test'))`],
      { encoding: 'utf8' },
    );
  it('refuses a second run and names the first', () => {
    const path = join(folder, 'test.lock');
    const release = takeLock(path, 'npm test');
    const { status, stderr } = takeLockElsewhere(path);
    expect([status, stderr]).toEqual([
      2,
      `npm test is already running in this folder (process ${process.pid}). Wait for it, or use a second clone.\n`,
    ]);
    release();
    expect(existsSync(path)).toBe(false);
  });
  it.each([
    ['a killed run', () => String(spawnSync(node, ['-e', '']).pid)],
    ['a run killed while it wrote', () => ''],
    ['a killed run whose process ID is in use again', () => `${process.ppid} 1`],
  ])('replaces the lock of %s', (_name, createContent) => {
    const path = join(folder, 'test.lock');
    writeFileSync(path, createContent());
    const release = takeLock(path, 'npm test');
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
  });
});

it('launchBrowser reports in one line when no browser starts', () => {
  const browser = pathToFileURL(join(__dirname, '../scripts/lib/browser.mjs')).href;
  const { stdout } = spawnSync(
    node,
    [
      '-e',
      `import('${browser}').then(({ launchBrowser }) => launchBrowser()).catch(({ message }) => console.log(message))`,
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: '/bin/false' } },
  );
  expect(stdout).toMatch(
    /^No browser could be started from CHROME_PATH=\/bin\/false\. Install Chromium, or set CHROME_PATH to a working browser\. \(.+\)\n$/,
  );
});
