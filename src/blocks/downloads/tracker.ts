import { timings } from '@/domain/layoutTokens';
import type { Thunk } from '@/lib/redux';
import { fetchDownloadStatus, startDownload, type DownloadRequest } from '@/services/downloads/downloadService';
import { keepDownloads, keptDownloads } from './kept';
import { downloadAdded, downloadChanged, downloadDismissed, downloadsRestored, downloadsSettled, endTold, fileExpected, isPending, makeDownload, type AssemblyPart, type Download, type DownloadShape, type WithDownloads } from './state';

type Act<R = void> = Thunk<WithDownloads, R>;
/** Polls before they become rarer (specification §4). */
const QUICK_POLLS = 4;
/** Time between two files that open by themselves, so that the second does not cut the first off. */
const BETWEEN_FILES = 1000;
export const pollDelay = (polls: number): number => (polls < QUICK_POLLS ? timings.pollFirst : timings.pollLater);

/** What stops the watching of a download. */
const watchers = new Map<string, AbortController>();
const opening = { until: 0, last: 0 };
/** Whether the page is being left for a file that opens in it, which is no leaving. */
export const isOpeningFile = (now: number): boolean => now < opening.until;
/** Opens a file in the same window: the browser saves it and the page stays. */
export const openFile = (url: string): void => {
  const now = Date.now();
  const at = Math.max(now, opening.last + BETWEEN_FILES);
  opening.last = at;
  setTimeout(() => {
    opening.until = Date.now() + 500;
    const link = document.createElement('a');
    link.href = url;
    link.click();
  }, at - now);
};

const find = (state: WithDownloads, id: string): Download | undefined => state.downloads.list.find((download) => download.id === id);
const keep: () => Act = () => (_dispatch, getState) => keepDownloads(getState().downloads.list.toArray(), Date.now());
const change = (id: string, changes: Partial<DownloadShape>): Act => (dispatch) => { dispatch(downloadChanged(id, changes)); dispatch(keep()); };

/** The end of a download: the flags clear when nothing else is pending, and the bar tells of it for five seconds. */
const end = (id: string, changes: Partial<DownloadShape>): Act => (dispatch, getState) => {
  dispatch(change(id, { ...changes, endedAt: Date.now() }));
  watchers.get(id)?.abort();
  watchers.delete(id);
  if (!getState().downloads.list.some(isPending)) dispatch(downloadsSettled());
  if (changes.stage === 'cancelled') return;
  dispatch(endTold(id));
  setTimeout(() => { if (getState().downloads.told === id) dispatch(endTold('')); }, timings.barClose);
};

const failure = (error: unknown) => error as { message?: string; cancelled?: boolean; status?: number; retryable?: boolean };
const pause = (time: number, signal: AbortSignal): Promise<void> => new Promise((done) => {
  const timer = setTimeout(done, time);
  signal.addEventListener('abort', () => { clearTimeout(timer); done(); }, { once: true });
});
/** One tab watches a download; another takes over when that one is closed. */
const alone = (name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  (navigator.locks ? navigator.locks.request(name, { signal }, work).catch(() => {}) : work()) as Promise<void>;

/** Asks for the state of a download until it has ended. */
const watch = (id: string, atOnce = false): Act => (dispatch, getState) => {
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
      if (elsewhere && !isPending(elsewhere)) { dispatch(end(id, elsewhere.toObject())); return; }
      try {
        const status = await fetchDownloadStatus(download.family, download.fileName, download.type, signal);
        const figures = { seconds: status.seconds, rows: status.rows, bytes: status.bytes, polls: download.polls + 1, ...(status.fileUrl ? { fileUrl: status.fileUrl } : {}) };
        if (status.state === 'working') dispatch(change(id, { ...figures, stage: 'working' }));
        else if (status.state === 'failed') dispatch(end(id, { ...figures, stage: 'failed', message: status.message || 'The service gave no reason.' }));
        else {
          dispatch(end(id, { ...figures, stage: 'finished', sha256: status.sha256 }));
          openFile(status.fileUrl || download.fileUrl);
        }
      } catch (error) {
        const { cancelled, message } = failure(error);
        if (!cancelled && !signal.aborted) dispatch(end(id, { stage: 'failed', message: message ?? '' }));
        return;
      }
    }
  });
};

const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
/** Asks for a file and watches it until it is there. Gives the id under which this browser knows the download. */
export const beginDownload = (title: string, asked: DownloadRequest, assembly: AssemblyPart | null = null): Act<string> => (dispatch) => {
  const id = newId();
  dispatch(downloadAdded(makeDownload({ id, title, ...asked, startedAt: Date.now(), assembly })));
  dispatch(keep());
  void (async () => {
    try {
      const { fileName, fileUrl } = await startDownload(asked);
      dispatch(fileExpected(asked, fileName, fileUrl));
      dispatch(change(id, { fileName, fileUrl, stage: 'working' }));
      dispatch(watch(id));
    } catch (error) {
      const { cancelled, message } = failure(error);
      dispatch(cancelled ? end(id, { stage: 'cancelled' }) : end(id, { stage: 'failed', message: message ?? '' }));
    }
  })();
  return id;
};

/** Asks for the parts of a search that one file cannot hold. Gives the id that its parts share. */
export const beginAssembly = (title: string, query: DownloadRequest['body'], parts: readonly { words: string; rows: number; asked: DownloadRequest }[]): Act<string> => (dispatch) => {
  const id = newId();
  const total = parts.reduce((all, { rows }) => all + rows, 0);
  parts.forEach(({ words, rows, asked }, index) => dispatch(beginDownload(`${title}, part ${index + 1} of ${parts.length}`, asked, { id, title, index: index + 1, of: parts.length, words, rows, total, query })));
  return id;
};

/** Stops waiting for a download. The service has no call that stops the making; what it makes expires there. */
export const cancelDownload = (id: string): Act => (dispatch) => dispatch(end(id, { stage: 'cancelled' }));
/** Takes a download off the list. */
export const dismissDownload = (id: string): Act => (dispatch, getState) => {
  watchers.get(id)?.abort();
  watchers.delete(id);
  dispatch(downloadDismissed(id));
  keepDownloads(getState().downloads.list.toArray(), Date.now(), id);
};
/** Asks once more for what failed or was cancelled. */
export const repeatDownload = (download: Download): Act => (dispatch) => {
  dispatch(dismissDownload(download.id));
  dispatch(beginDownload(download.title, { family: download.family, type: download.type, body: download.body }, download.assembly));
};
/** Brings back what this browser knows of, and goes on watching what was not finished. */
export const resumeDownloads = (): Act => (dispatch, getState) => {
  const kept = keptDownloads(Date.now()).filter(({ id }) => !find(getState(), id));
  if (!kept.length) return;
  dispatch(downloadsRestored(kept));
  dispatch(keep());
  kept.filter(isPending).forEach(({ id }) => dispatch(watch(id, true)));
};
/** Stops all watching: for tests, where a page ends without its scripts ending. */
export const stopWatching = (): void => { watchers.forEach((controller) => controller.abort()); watchers.clear(); opening.last = 0; opening.until = 0; };
