import { DOWNLOADS_KEY, loadDownloads, parseDownloads } from '../storedDownloads';
import { downloadsRestored, downloadsSynced } from '../state/downloadActions';
import { isPending, type Download } from '../state/download';
import {
  endDownload,
  handleEnd,
  findDownload,
  saveList,
  isDownloadPending,
  watch,
  type DownloadThunk,
} from './watch';

/** Milliseconds after which a request without a response counts as lost. */
const REQUEST_TIMEOUT = 60_000;
/** Fails a request without a file name after `REQUEST_TIMEOUT`: its page was closed too early. */
const awaitRequest =
  ({ id, startedAt }: Download): DownloadThunk =>
  (dispatch, getState) => {
    const giveUp = () => {
      if (isDownloadPending(getState(), id) && !findDownload(getState(), id)!.fileName)
        dispatch(
          endDownload(id, {
            stage: 'failed',
            message: 'You closed the page before we received the request. Try again.',
          }),
        );
    };
    const remainingTime = startedAt + REQUEST_TIMEOUT - Date.now();
    if (remainingTime <= 0) giveUp();
    else setTimeout(giveUp, remainingTime);
  };
/** Restores the stored downloads and resumes polling of the pending ones. */
export const resumeDownloads = (): DownloadThunk => (dispatch, getState) => {
  const storedList = loadDownloads(Date.now()).filter(({ id }) => !findDownload(getState(), id));
  if (!storedList.length) return;
  dispatch(downloadsRestored(storedList));
  dispatch(saveList());
  storedList
    .filter(isPending)
    .forEach((download) =>
      dispatch(
        download.fileName ? watch(download.id, { isImmediate: true }) : awaitRequest(download),
      ),
    );
};
/** Applies another tab's change of the stored list. With the Web Locks API, also watches the pending downloads of that tab. */
const followOtherTab =
  (oldText: string | null, newText: string | null): DownloadThunk =>
  (dispatch, getState) => {
    const now = Date.now();
    const savedList = parseDownloads(newText, now);
    const removedIds = parseDownloads(oldText, now)
      .map(({ id }) => id)
      .filter((id) => !savedList.some((download) => download.id === id));
    const pendingIds = getState()
      .downloads.list.filter(isPending)
      .map(({ id }) => id);
    dispatch(downloadsSynced(savedList, removedIds));
    // Runs after the sync, because `handleEnd` checks whether other downloads are pending.
    pendingIds
      .filter((id) => !isDownloadPending(getState(), id))
      .forEach((id) => dispatch(handleEnd(id, findDownload(getState(), id)?.stage ?? 'cancelled')));
    // Without the Web Locks API, both tabs would open the file.
    if (navigator.locks)
      savedList
        .filter(({ id, fileName }) => fileName && isDownloadPending(getState(), id))
        .forEach(({ id }) => dispatch(watch(id)));
  };
/** Syncs with the other tabs of this browser until the returned function is called. */
export const followOtherTabs = (): DownloadThunk<() => void> => (dispatch) => {
  const handleStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === DOWNLOADS_KEY) dispatch(followOtherTab(oldValue, newValue));
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
};
