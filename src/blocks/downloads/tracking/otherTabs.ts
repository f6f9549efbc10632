/** What an earlier visit left and what other tabs do. */
import { DOWNLOADS_KEY, keptDownloads, readDownloads } from '../kept';
import { downloadsRestored, downloadsSynced } from '../state/downloadActions';
import { isPending, type Download } from '../state/download';
import { end, ended, find, keep, pendingIn, watch, type Act } from './watch';

/** How long another tab may take to ask the service before its request counts as lost. */
const GIVEN_UP = 60_000;
/** A page that was left before the service had answered knows of no file; one that is still open in another tab will say so in time. */
const awaitRequest =
  ({ id, startedAt }: Download): Act =>
  (dispatch, getState) => {
    const giveUp = () => {
      if (pendingIn(getState(), id) && !find(getState(), id)!.fileName)
        dispatch(
          end(id, {
            stage: 'failed',
            message: 'The page was closed before the service had taken the request on.',
          }),
        );
    };
    const left = startedAt + GIVEN_UP - Date.now();
    if (left <= 0) giveUp();
    else setTimeout(giveUp, left);
  };
/** Brings back what this browser knows of, and goes on watching what was not finished. */
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
/** Another tab has changed the list (`before` and `after`, as it is kept): this one shows the same, and watches along in case that one is closed. */
export const followOtherTab =
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
    // In this order: the end of one may be the end of all.
    pending
      .filter((id) => !pendingIn(getState(), id))
      .forEach((id) => dispatch(ended(id, find(getState(), id)?.stage ?? 'cancelled')));
    // Without locks two tabs would both open the file.
    if (navigator.locks)
      written
        .filter(({ id, fileName }) => fileName && pendingIn(getState(), id))
        .forEach(({ id }) => dispatch(watch(id)));
  };
/** Follows the other tabs of this browser until the returned function is called. */
export const followOtherTabs = (): Act<() => void> => (dispatch) => {
  const handleStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === DOWNLOADS_KEY) dispatch(followOtherTab(oldValue, newValue));
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
};
