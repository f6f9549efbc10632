import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { unzip } from '../../tests/archives';
import { makeGenerator } from '../../tests/oracle/randomFilters';
import { isFullRun } from '../../tests/sampled';
import { smallSet } from '../../tests/server';

/** Set KILLED_SET=.cache/tests/default.duckdb to test larger jobs with a larger dataset. */
const set = process.env.KILLED_SET ? join(process.cwd(), process.env.KILLED_SET) : smallSet;
const ROUNDS = isFullRun ? 20 : 3;
/** The longest wait in milliseconds before the server is killed: about as long as a job takes. */
const LONGEST = set === smallSet ? 900 : 20_000;
jest.setTimeout(900_000);

const startServer = (path: string): Promise<{ process: ChildProcess; base: string }> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(process.cwd(), 'tests/serverProcess.mjs'), path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.on('exit', () => fail(new Error('the server ended before it listened')));
    child.stdout!.on('data', (text: Buffer) => {
      if (/^\d+/.test(String(text)))
        done({ process: child, base: `http://127.0.0.1:${Number(String(text))}` });
    });
  });
const kill = (child: ChildProcess) =>
  new Promise((done) => {
    child.once('close', done);
    child.kill('SIGKILL');
  });
const wait = (time: number) =>
  new Promise((done) => {
    setTimeout(done, time);
  });

it(`a server killed at ${ROUNDS} random moments finishes or fails every job and never serves a partial file`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spending-killed-'));
  const path = join(folder, basename(set));
  symlinkSync(set, path);
  const random = makeGenerator(20251121);
  const names = new Set<string>();
  let server = await startServer(path);
  /** Returns the state of each job, after checking that every file that is served is complete. */
  const check = async () =>
    Promise.all(
      [...names].map(async (name) => {
        const state = (await (
          await fetch(`${server.base}/api/v2/download/status/?file_name=${name}`)
        ).json()) as { status: string; message: string | null; sha256?: string };
        const file = await fetch(`${server.base}/files/generated_downloads/${name}`);
        const bytes = Buffer.from(await file.arrayBuffer());
        if (file.status === 200)
          expect([name, createHash('sha256').update(bytes).digest('hex')]).toEqual([
            name,
            (
              JSON.parse(readFileSync(join(folder, 'downloads/jobs', `${name}.json`), 'utf8')) as {
                sha256: string;
              }
            ).sha256,
          ]);
        else expect([name, file.status, state.status === 'finished']).toEqual([name, 404, false]);
        if (state.status === 'failed') expect(state.message).toMatch(/interrupted|replaced/);
        return { name, status: state.status, bytes };
      }),
    );
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      // Every second round starts a new job. The other rounds repeat the request of the round before.
      const response = await fetch(`${server.base}/api/v2/download/search/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          filters: {
            time_period: [
              { start_date: `${2008 + Math.floor(round / 2)}-01-01`, end_date: '2025-09-30' },
            ],
          },
        }),
      });
      names.add(((await response.json()) as { file_name: string }).file_name);
      await wait(random() * LONGEST);
      await kill(server.process);
      server = await startServer(path);
      await check();
    }
    let states = await check();
    while (states.some(({ status }) => status !== 'finished' && status !== 'failed')) {
      await wait(200);
      states = await check();
    }
    expect(states.filter(({ status }) => status === 'finished').length).toBeGreaterThan(0);
    for (const { status, bytes } of states)
      if (status === 'finished') expect([...(await unzip(bytes)).keys()]).toContain('README.txt');
    const parts = join(folder, 'downloads/parts');
    expect(existsSync(parts) ? readdirSync(parts) : []).toEqual([]);
    console.log(
      `killed ${ROUNDS} times: ${states.filter(({ status }) => status === 'finished').length} of ${states.length} jobs finished, the others failed with a reason`,
    );
  } finally {
    await kill(server.process);
    rmSync(folder, { recursive: true, force: true });
  }
});
