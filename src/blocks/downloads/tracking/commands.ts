import { stopJob } from '@/lib/redux';
import { startDownload, type DownloadRequest } from '@/services/downloads/downloadService';
import { keepDownloads } from '../kept';
import { downloadAdded, downloadDismissed, fileExpected } from '../state/downloadActions';
import { makeDownload, type AssemblyPart, type Download } from '../state/download';
import { change, end, jobOf, keep, pendingIn, readFailure, watch, type Act } from './watch';

const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
/** Requests a file and polls its status until it ends. Returns the local ID of the download. */
export const beginDownload =
  (title: string, asked: DownloadRequest, assembly: AssemblyPart | null = null): Act<string> =>
  (dispatch, getState) => {
    const id = newId();
    dispatch(downloadAdded(makeDownload({ id, title, ...asked, startedAt: Date.now(), assembly })));
    dispatch(keep());
    void (async () => {
      try {
        const { fileName, fileUrl, ready } = await startDownload(asked);
        if (!pendingIn(getState(), id)) return;
        dispatch(fileExpected(asked, fileName, fileUrl));
        dispatch(change(id, { fileName, fileUrl, stage: 'working' }));
        dispatch(watch(id, ready));
      } catch (error) {
        const { cancelled, message } = readFailure(error);
        dispatch(
          cancelled ? end(id, { stage: 'cancelled' }) : end(id, { stage: 'failed', message }),
        );
      }
    })();
    return id;
  };

/** Requests the parts of a search that exceeds one file. Returns the ID that the parts share. */
export const beginAssembly =
  (
    title: string,
    query: DownloadRequest['body'],
    parts: readonly { words: string; rows: number; asked: DownloadRequest }[],
  ): Act<string> =>
  (dispatch) => {
    const total = parts.reduce((all, { rows }) => all + rows, 0);
    const shared = { id: newId(), title, of: parts.length, total, query };
    parts.forEach(({ words, rows, asked }, at) => {
      const assembly = { ...shared, index: at + 1, words, rows };
      dispatch(beginDownload(`${title}, part ${at + 1} of ${parts.length}`, asked, assembly));
    });
    return shared.id;
  };

/** Stops polling. The service cannot cancel the generation; the file expires there. */
export const cancelDownload =
  (id: string): Act =>
  (dispatch) =>
    dispatch(end(id, { stage: 'cancelled' }));
/** Removes a download from the list. */
export const dismissDownload =
  (id: string): Act =>
  (dispatch, getState, jobs) => {
    stopJob(jobs, jobOf(id));
    dispatch(downloadDismissed(id));
    keepDownloads(getState().downloads.list.toArray(), Date.now(), id);
  };
/** Requests a failed or cancelled download again. */
export const repeatDownload =
  (download: Download): Act =>
  (dispatch) => {
    dispatch(dismissDownload(download.id));
    const { title, family, type, body, assembly } = download;
    dispatch(beginDownload(title, { family, type, body }, assembly));
  };
