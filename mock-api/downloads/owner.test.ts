import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimFolder } from './owner';

const data = mkdtempSync(join(tmpdir(), 'spending-owner-'));
const ownerFile = join(data, 'downloads/owner');
afterAll(() => rmSync(data, { recursive: true, force: true }));
const otherProcess = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
afterAll(() => {
  otherProcess.kill('SIGKILL');
});
const writeOwner = (pid: number, age = 0) => {
  mkdirSync(join(data, 'downloads'), { recursive: true });
  writeFileSync(ownerFile, String(pid));
  utimesSync(ownerFile, new Date(Date.now() - age), new Date(Date.now() - age));
};

describe('claimFolder', () => {
  it('returns the shared folder to the first server, and frees it on release', () => {
    const firstClaim = claimFolder(data);
    expect(firstClaim.path).toBe(join(data, 'downloads'));
    firstClaim.release();
    expect(existsSync(ownerFile)).toBe(false);
  });
  it('returns a separate folder while another running server owns the shared one', () => {
    writeOwner(otherProcess.pid!);
    const secondClaim = claimFolder(data);
    expect(secondClaim.path).toBe(join(data, `downloads-${process.pid}`));
    mkdirSync(secondClaim.path);
    secondClaim.release();
    expect([existsSync(secondClaim.path), existsSync(ownerFile)]).toEqual([false, true]);
  });
  it('deletes the separate folder of a killed server but not of a running one', () => {
    const [dead, alive] = [2 ** 22 - 1, otherProcess.pid!].map((pid) =>
      join(data, `downloads-${pid}`),
    );
    [dead!, alive!].forEach((path) => mkdirSync(path));
    rmSync(ownerFile, { force: true });
    claimFolder(data).release();
    expect([existsSync(dead!), existsSync(alive!)]).toEqual([false, true]);
    rmSync(alive!, { recursive: true });
  });
  it.each([
    ['a process that ended', 2 ** 22 - 1, 0],
    ['an old owner file, whose process ID may be reused', undefined, 60_000],
    ['an invalid owner file', Number.NaN, 0],
  ])('takes over the shared folder from %s', (_what, pid, age) => {
    writeOwner(pid ?? otherProcess.pid!, age);
    const lateClaim = claimFolder(data);
    expect(lateClaim.path).toBe(join(data, 'downloads'));
    lateClaim.release();
  });
});
