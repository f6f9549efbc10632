import { DOWNLOADS_KEY, keptDownloads, readDownloads } from '../kept';
import { downloadsRestored, downloadsSynced } from '../state/downloadActions';
import { isPending, type Download } from '../state/download';
import { end, ended, find, keep, pendingIn, watch, type Act } from './watch';

/** Milliseconds after which an unanswered request of another tab counts as lost. */
const GIVEN_UP = 60_000;
/** Fails a request that has no file name after `GIVEN_UP`: its page was closed before. */
const awaitRequest =
  ({ id, startedAt }: Download): Act =>
  (dispatch, getState) => {
    const giveUp = () => {
      if (pendingIn(getState(), id) && !find(getState(), id)!.fileName)
        dispatch(
          end(id, {
            stage: 'failed',
            message: 'The page was closed before the request was accepted.',
          }),
        );
    };
    const left = startedAt + GIVEN_UP - Date.now();
    if (left <= 0) giveUp();
    else setTimeout(giveUp, left);
  };
/** Restores the stored downloads and resumes polling of the pending ones. */
export const resumeDownloads = (): Act => (dispatch, getState) => {
  const kept = keptDownloads(Date.now()).filter(({ id }) => !find(getState(), id));
  if (!kept.length) return;
  dispatch(downloadsRestored(kept));
  dispatch(keep());
  kept
    .filter(isPending)
    .forEach((download) =>
      dispatch(download.fileName ? watch(download.id, true) : awaitRequest(download)),
    );
};
/** Applies another tab's change of the stored list, and watches its downloads as well. */
const followOtherTab =
  (before: string | null, after: string | null): Act =>
  (dispatch, getState) => {
    const now = Date.now();
    const written = readDownloads(after, now);
    const gone = readDownloads(before, now)
      .map(({ id }) => id)
      .filter((id) => !written.some((download) => download.id === id));
    const pending = getState()
      .downloads.list.filter(isPending)
      .map(({ id }) => id);
    dispatch(downloadsSynced(written, gone));
    // Runs after the sync, because the end of one download may be the end of all.
    pending
      .filter((id) => !pendingIn(getState(), id))
      .forEach((id) => dispatch(ended(id, find(getState(), id)?.stage ?? 'cancelled')));
    // Without the Web Locks API, both tabs would open the file.
    if (navigator.locks)
      written
        .filter(({ id, fileName }) => fileName && pendingIn(getState(), id))
        .forEach(({ id }) => dispatch(watch(id)));
  };
/** Syncs with the other tabs of this browser until the returned function is called. */
export const followOtherTabs = (): Act<() => void> => (dispatch) => {
  const handleStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === DOWNLOADS_KEY) dispatch(followOtherTab(oldValue, newValue));
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
};
