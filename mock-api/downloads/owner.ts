import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';

/** How often the owner of a folder says that it is alive, and how old such a word may be, in milliseconds. */
const BEAT = 2000;
const STALE = 10_000;

const isAlive = (pid: number): boolean => { try { process.kill(pid, 0); return true; } catch (error) { return (error as NodeJS.ErrnoException).code === 'EPERM'; } };
/** Whether another living process has taken a folder. Its number alone would not do: a number is given again when a process has ended. */
const isTaken = (mark: string): boolean => {
  if (!existsSync(mark) || Date.now() - statSync(mark).mtimeMs > STALE) return false;
  const pid = Number(readFileSync(mark, 'utf8'));
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid);
};

/**
 * The folder in which a server keeps its downloads: `downloads` in the data folder, or, while another server has that one, a folder
 * of its own that goes away with it. Two servers in one folder would throw away what the other is writing.
 */
export const ownFolder = (data: string): { path: string; release: () => void } => {
  const shared = join(data, 'downloads');
  if (isTaken(join(shared, 'owner'))) {
    const path = join(data, `downloads-${process.pid}`);
    rmSync(path, { recursive: true, force: true });
    return { path, release: () => rmSync(path, { recursive: true, force: true }) };
  }
  const mark = join(shared, 'owner');
  // What a killed server left in a folder of its own nobody will ask for again.
  for (const name of existsSync(data) ? readdirSync(data) : []) if (/^downloads-\d+$/.test(name) && !isAlive(Number(name.slice('downloads-'.length)))) rmSync(join(data, name), { recursive: true, force: true });
  mkdirSync(shared, { recursive: true });
  writeFileSync(mark, String(process.pid));
  const beat = setInterval(() => { try { utimesSync(mark, new Date(), new Date()); } catch { /* The folder is gone: nothing is owned any more. */ } }, BEAT);
  beat.unref();
  return { path: shared, release: () => { clearInterval(beat); rmSync(mark, { force: true }); } };
};
