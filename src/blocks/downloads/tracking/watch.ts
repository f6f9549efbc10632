import { timings } from '@/lib/layoutTokens';
import { startJob, stopJob, type Thunk } from '@/lib/redux';
import { wait } from '@/lib/requests/wait';
import { fetchDownloadStatus, type DownloadStatus } from '@/services/downloads/downloadService';
import type { ServiceError } from '@/services/http/serviceError';
import { saveDownloads, loadDownloads } from '../storedDownloads';
import { downloadChanged, allDownloadsEnded, outcomeShown } from '../state/downloadActions';
import { isPending, type Download, type DownloadShape } from '../state/download';
import type { WithDownloads } from '../state/downloadState';
import { openFile } from './openFile';

/** A thunk over the downloads of this browser. */
export type DownloadThunk<R = void> = Thunk<WithDownloads, R>;
/** Number of polls at the short interval (specification §4). */
const QUICK_POLLS = 4;
const getPollDelay = (polls: number): number =>
  polls < QUICK_POLLS ? timings.pollFirst : timings.pollLater;
/** Milliseconds before each early check of a small file. Their sum is less than the time until the first poll. */
const EARLY_DELAYS = [500, 500, 1000, 2000, 4000];

interface WatchOptions {
  /** Whether the first poll is sent at once. */
  isImmediate?: boolean;
  /** Whether the file should be ready within seconds. Its status is then also checked before the first poll. */
  isSmall?: boolean;
}
interface Check {
  /** Milliseconds before the check. */
  delay: number;
  /** Whether the check is a poll of the specification. Early checks neither count as polls nor move them. */
  isPoll: boolean;
}
/** Yields the checks of a download, without end. `getPolls` returns the number of polls so far. */
function* planChecks(
  getPolls: () => number,
  { isImmediate = false, isSmall = false }: WatchOptions,
): Generator<Check, void> {
  if (isImmediate) yield { delay: 0, isPoll: true };
  let earlyTime = 0;
  for (const delay of isSmall ? EARLY_DELAYS : []) {
    yield { delay, isPoll: false };
    earlyTime += delay;
  }
  yield { delay: getPollDelay(getPolls()) - earlyTime, isPoll: true };
  for (;;) yield { delay: getPollDelay(getPolls()), isPoll: true };
}

/** Returns the key of the job that watches a download. */
export const jobKeyOf = (id: string): string => `download ${id}`;

export const findDownload = (state: WithDownloads, id: string): Download | undefined =>
  state.downloads.list.find((download) => download.id === id);
export const isDownloadPending = (state: WithDownloads, id: string): boolean => {
  const download = findDownload(state, id);
  return download !== undefined && isPending(download);
};
export const saveList: () => DownloadThunk = () => (_dispatch, getState) =>
  saveDownloads(getState().downloads.list.toArray(), Date.now());
/** Changes a download in the store and in the saved list. */
export const changeDownload =
  (id: string, changes: Partial<DownloadShape>): DownloadThunk =>
  (dispatch) => {
    dispatch(downloadChanged(id, changes));
    dispatch(saveList());
  };

/** Handles the end of a download. Unless the download was canceled, the bar shows its outcome for five seconds. */
export const handleEnd =
  (id: string, stage: DownloadShape['stage'] | undefined): DownloadThunk =>
  (dispatch, getState, jobs) => {
    stopJob(jobs, jobKeyOf(id));
    if (!getState().downloads.list.some(isPending)) dispatch(allDownloadsEnded());
    if (stage === 'cancelled') return;
    dispatch(outcomeShown(id));
    setTimeout(() => {
      if (getState().downloads.outcomeId === id) dispatch(outcomeShown(''));
    }, timings.barClose);
  };
/** Ends a download with its final fields and handles the end. */
export const endDownload =
  (id: string, changes: Partial<DownloadShape>): DownloadThunk =>
  (dispatch) => {
    dispatch(changeDownload(id, { ...changes, endedAt: Date.now() }));
    dispatch(handleEnd(id, changes.stage));
  };

/** Returns whether a request was canceled, and its error message, preferably the service’s own (specification §4). */
export const readFailure = (error: unknown) => {
  const { message, details, cancelled } = error as Partial<ServiceError>;
  return { message: details || message || '', cancelled: cancelled === true };
};
/** Runs `work` under a lock, so that one tab at a time watches a download. Without the Web Locks API, runs `work` at once. */
const withLock = (name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  (navigator.locks
    ? navigator.locks.request(name, { signal }, work).catch(() => {})
    : work()) as Promise<void>;

const NO_REASON = 'The reason is not known.';
/** Records the status of a download. Opens the file of a finished download. */
const recordStatus =
  (download: Download, status: DownloadStatus, isPoll: boolean): DownloadThunk =>
  (dispatch) => {
    const { id } = download;
    const figures = {
      seconds: status.seconds,
      rows: status.rows,
      bytes: status.bytes,
      polls: download.polls + (isPoll ? 1 : 0),
      ...(status.fileUrl ? { fileUrl: status.fileUrl } : {}),
    };
    if (status.state === 'working') dispatch(changeDownload(id, { ...figures, stage: 'working' }));
    else if (status.state === 'failed') {
      const message = status.message || NO_REASON;
      dispatch(endDownload(id, { ...figures, stage: 'failed', message }));
    } else {
      dispatch(endDownload(id, { ...figures, stage: 'finished', sha256: status.sha256 }));
      dispatch(openFile(status.fileUrl || download.fileUrl));
    }
  };
/** Checks the status of a download until it ends, in one tab at a time. */
export const watch =
  (id: string, options: WatchOptions = {}): DownloadThunk =>
  (dispatch, getState, jobs) => {
    if (jobs.running.has(jobKeyOf(id))) return;
    const { signal } = startJob(jobs, jobKeyOf(id));
    const getPolls = () => findDownload(getState(), id)?.polls ?? 0;
    void withLock(`download ${findDownload(getState(), id)?.fileName ?? id}`, signal, async () => {
      for (const { delay, isPoll } of planChecks(getPolls, options)) {
        if (delay) await wait(delay, signal);
        const download = findDownload(getState(), id);
        if (signal.aborted || !download || !isPending(download)) return;
        // Another tab may have recorded the end while this one waited for the lock.
        const storedDownload = loadDownloads(Date.now()).find((other) => other.id === id);
        if (storedDownload && !isPending(storedDownload)) {
          dispatch(endDownload(id, storedDownload.toObject()));
          return;
        }
        try {
          const { family, fileName, type } = download;
          const status = await fetchDownloadStatus(family, fileName, type, signal);
          dispatch(recordStatus(download, status, isPoll));
        } catch (error) {
          const { cancelled, message } = readFailure(error);
          if (!cancelled && !signal.aborted)
            dispatch(endDownload(id, { stage: 'failed', message }));
          return;
        }
      }
    });
  };
