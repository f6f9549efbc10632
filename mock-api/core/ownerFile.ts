import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { ignoreErrors } from './disk';

/** Milliseconds between two updates of an owner file, and the age above which it counts as stale. */
const HEARTBEAT_MS = 2000;
const STALE_AFTER_MS = 10_000;

/** Returns whether a process with this ID is running. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Returns the start time of a process in clock ticks since boot, or '' if the system does not provide it. */
const getStartTime = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

/**
 * Returns whether another running process owns the folder of this owner file. The process ID alone is not enough, because the system
 * reuses IDs. The file therefore also contains the start time of its owner. Where start times are unavailable, the owner regularly
 * updates the modification time of the file.
 */
export const hasOtherOwner = (ownerPath: string): boolean => {
  if (!existsSync(ownerPath)) return false;
  const [pidText, startTime] = readFileSync(ownerPath, 'utf8').split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isAlive(pid)) return false;
  const currentStart = startTime ? getStartTime(pid) : '';
  return currentStart
    ? currentStart === startTime
    : Date.now() - statSync(ownerPath).mtimeMs <= STALE_AFTER_MS;
};

/** Returns the content of this process's owner file: its process ID and start time. */
export const formatOwner = (): string => `${process.pid} ${getStartTime(process.pid)}`;
/** Runs `step` every two seconds until the returned function is called, and ignores steps that fail. */
export const startHeartbeat = (step: () => void): (() => void) => {
  const timer = setInterval(() => ignoreErrors(step), HEARTBEAT_MS);
  timer.unref();
  return () => clearInterval(timer);
};
/** Updates the modification time of an owner file to show that its owner is running. */
export const touch = (ownerPath: string): void => utimesSync(ownerPath, new Date(), new Date());
