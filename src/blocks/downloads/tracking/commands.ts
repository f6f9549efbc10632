import { stopJob } from '@/lib/redux';
import { startDownload, type DownloadRequest } from '@/services/downloads/downloadService';
import { saveDownloads } from '../storedDownloads';
import { downloadAdded, downloadDismissed, fileExpected } from '../state/downloadActions';
import { makeDownload, type AssemblyPart, type Download } from '../state/download';
import {
  changeDownload,
  endDownload,
  jobKeyOf,
  saveList,
  isDownloadPending,
  readFailure,
  watch,
  type DownloadThunk,
} from './watch';

const createId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
interface BeginOptions {
  assembly?: AssemblyPart | null;
  /** Whether the file should be ready within seconds. Its status is then checked before the first poll. */
  isSmall?: boolean;
}
/** Requests a file and checks its status until it ends. Returns the local ID of the download. */
export const beginDownload =
  (
    title: string,
    request: DownloadRequest,
    { assembly = null, isSmall = false }: BeginOptions = {},
  ): DownloadThunk<string> =>
  (dispatch, getState) => {
    const id = createId();
    dispatch(
      downloadAdded(makeDownload({ id, title, ...request, startedAt: Date.now(), assembly })),
    );
    dispatch(saveList());
    void (async () => {
      try {
        const { fileName, fileUrl, ready } = await startDownload(request);
        if (!isDownloadPending(getState(), id)) return;
        dispatch(fileExpected(request, fileName, fileUrl));
        dispatch(changeDownload(id, { fileName, fileUrl, stage: 'working' }));
        dispatch(watch(id, { isImmediate: ready, isSmall }));
      } catch (error) {
        const { cancelled, message } = readFailure(error);
        dispatch(
          cancelled
            ? endDownload(id, { stage: 'cancelled' })
            : endDownload(id, { stage: 'failed', message }),
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
    parts: readonly { label: string; rows: number; request: DownloadRequest }[],
  ): DownloadThunk<string> =>
  (dispatch) => {
    const total = parts.reduce((sum, { rows }) => sum + rows, 0);
    const sharedFields = { id: createId(), title, of: parts.length, total, query };
    parts.forEach(({ label, rows, request }, at) => {
      const assembly = { ...sharedFields, index: at + 1, words: label, rows };
      dispatch(beginDownload(`${title}, part ${at + 1} of ${parts.length}`, request, { assembly }));
    });
    return sharedFields.id;
  };

/** Marks a download as canceled and stops polling. The service may still create the file. */
export const cancelDownload =
  (id: string): DownloadThunk =>
  (dispatch) =>
    dispatch(endDownload(id, { stage: 'cancelled' }));
/** Removes a download from the list. */
export const dismissDownload =
  (id: string): DownloadThunk =>
  (dispatch, getState, jobs) => {
    stopJob(jobs, jobKeyOf(id));
    dispatch(downloadDismissed(id));
    saveDownloads(getState().downloads.list.toArray(), Date.now(), id);
  };
/** Requests a failed or canceled download again. */
export const repeatDownload =
  (download: Download): DownloadThunk =>
  (dispatch) => {
    dispatch(dismissDownload(download.id));
    const { title, family, type, body, assembly } = download;
    dispatch(beginDownload(title, { family, type, body }, { assembly }));
  };
