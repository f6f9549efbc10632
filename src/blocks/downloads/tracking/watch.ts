/** Follows a download from its request to its end, in one tab at a time. */
import { timings } from '@/lib/layoutTokens';
import type { Thunk } from '@/lib/redux';
import { fetchDownloadStatus } from '@/services/downloads/downloadService';
import { keepDownloads, keptDownloads } from '../kept';
import { downloadChanged, downloadsSettled, endTold } from '../state/downloadActions';
import { isPending, type Download, type DownloadShape } from '../state/download';
import type { WithDownloads } from '../state/downloadState';
import { forgetOpenings, openFile } from './openFile';

/** A thunk over the downloads of this browser. */
export type Act<R = void> = Thunk<WithDownloads, R>;
/** Polls before they become rarer (specification §4). */
const QUICK_POLLS = 4;
const pollDelay = (polls: number): number =>
  polls < QUICK_POLLS ? timings.pollFirst : timings.pollLater;

/** What stops the watching of a download. */
const watchers = new Map<string, AbortController>();
/** Ends the watching of one download. */
export const unwatch = (id: string): void => {
  watchers.get(id)?.abort();
  watchers.delete(id);
};

/** The download of an id. */
export const find = (state: WithDownloads, id: string): Download | undefined =>
  state.downloads.list.find((download) => download.id === id);
/** Whether a download is still waited for. */
export const pendingIn = (state: WithDownloads, id: string): boolean => {
  const download = find(state, id);
  return download !== undefined && isPending(download);
};
/** Keeps the list in this browser. */
export const keep: () => Act = () => (_dispatch, getState) =>
  keepDownloads(getState().downloads.list.toArray(), Date.now());
/** Changes one download, here and in what is kept. */
export const change =
  (id: string, changes: Partial<DownloadShape>): Act =>
  (dispatch) => {
    dispatch(downloadChanged(id, changes));
    dispatch(keep());
  };

/** What follows an end: the flags clear when nothing else is pending, and the bar tells of it for five seconds. */
export const ended =
  (id: string, stage: DownloadShape['stage'] | undefined): Act =>
  (dispatch, getState) => {
    unwatch(id);
    if (!getState().downloads.list.some(isPending)) dispatch(downloadsSettled());
    if (stage === 'cancelled') return;
    dispatch(endTold(id));
    setTimeout(() => {
      if (getState().downloads.told === id) dispatch(endTold(''));
    }, timings.barClose);
  };
/** The end of a download and what follows it. */
export const end =
  (id: string, changes: Partial<DownloadShape>): Act =>
  (dispatch) => {
    dispatch(change(id, { ...changes, endedAt: Date.now() }));
    dispatch(ended(id, changes.stage));
  };

/** Of a failed call; the message is the service's own, as the specification has it for downloads. */
export const failure = (error: unknown) => {
  const found = error as {
    message?: string;
    details?: string;
    cancelled?: boolean;
    status?: number;
    retryable?: boolean;
  };
  return {
    ...found,
    message: found.details || found.message,
    cancelled: found.cancelled,
    status: found.status,
    retryable: found.retryable,
  };
};
const pause = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, time);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        done();
      },
      { once: true },
    );
  });
/** One tab watches a download; another takes over when that one is closed. */
const alone = (name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  (navigator.locks
    ? navigator.locks.request(name, { signal }, work).catch(() => {})
    : work()) as Promise<void>;

/** Asks for the state of a download until it has ended. */
export const watch =
  (id: string, atOnce = false): Act =>
  (dispatch, getState) => {
    if (watchers.has(id)) return;
    const controller = new AbortController();
    const { signal } = controller;
    watchers.set(id, controller);
    void alone(`download ${find(getState(), id)?.fileName ?? id}`, signal, async () => {
      let first = atOnce;
      while (!signal.aborted) {
        if (!first) await pause(pollDelay(find(getState(), id)?.polls ?? 0), signal);
        first = false;
        const download = find(getState(), id);
        if (signal.aborted || !download || !isPending(download)) return;
        // Another tab may have seen the end while this one waited for its turn.
        const elsewhere = keptDownloads(Date.now()).find((other) => other.id === id);
        if (elsewhere && !isPending(elsewhere)) {
          dispatch(end(id, elsewhere.toObject()));
          return;
        }
        try {
          const status = await fetchDownloadStatus(
            download.family,
            download.fileName,
            download.type,
            signal,
          );
          const figures = {
            seconds: status.seconds,
            rows: status.rows,
            bytes: status.bytes,
            polls: download.polls + 1,
            ...(status.fileUrl ? { fileUrl: status.fileUrl } : {}),
          };
          if (status.state === 'working') dispatch(change(id, { ...figures, stage: 'working' }));
          else if (status.state === 'failed')
            dispatch(
              end(id, {
                ...figures,
                stage: 'failed',
                message: status.message || 'The service gave no reason.',
              }),
            );
          else {
            dispatch(end(id, { ...figures, stage: 'finished', sha256: status.sha256 }));
            openFile(status.fileUrl || download.fileUrl);
          }
        } catch (error) {
          const { cancelled, message } = failure(error);
          if (!cancelled && !signal.aborted)
            dispatch(end(id, { stage: 'failed', message: message ?? '' }));
          return;
        }
      }
    });
  };
/** Stops all watching: for tests, where a page ends without its scripts ending. @internal Tests end what they began. */
export const stopWatching = (): void => {
  watchers.forEach((controller) => controller.abort());
  watchers.clear();
  forgetOpenings();
};
