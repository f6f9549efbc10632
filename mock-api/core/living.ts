import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { leniently } from './disk';

/** How often the owner of a folder says that it is alive, and how old such a word may be, in milliseconds. */
const BEAT = 2000;
const STALE = 10_000;

/** Whether a process with this number runs. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** When a process started, in ticks since the machine did: tells two processes with one number apart. Empty where the system does not say. */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

/**
 * Whether a living process other than this one has left its mark. Its number alone would not do: a number is given again when a
 * process has ended. So the mark carries when its process started, or, where that is not known, is touched while its owner lives.
 */
export const isTaken = (mark: string): boolean => {
  if (!existsSync(mark)) return false;
  const [number, started] = readFileSync(mark, 'utf8').split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isAlive(pid)) return false;
  const now = started ? startOf(pid) : '';
  return now ? now === started : Date.now() - statSync(mark).mtimeMs <= STALE;
};

/** What the mark of this process says. */
export const ownMark = (): string => `${process.pid} ${startOf(process.pid)}`;
/** Does something with every beat, as long as the process lives, until the function given back is called; a beat that fails is left out. */
export const everyBeat = (step: () => void): (() => void) => {
  const beat = setInterval(() => leniently(step), BEAT);
  beat.unref();
  return () => clearInterval(beat);
};
/** Says that the owner of a mark is alive. */
export const touch = (mark: string): void => utimesSync(mark, new Date(), new Date());
