import type { Thunk } from '@/lib/redux';
import { fileOpened } from '../state/downloadActions';
import type { WithDownloads } from '../state/downloadState';

/** Milliseconds between two files, so that the second does not abort the first. */
const FILE_INTERVAL_MS = 1000;

/** Opens a file in the same window, at least a second after the previous file. The browser saves the file and keeps the page. */
export const openFile =
  (url: string): Thunk<WithDownloads> =>
  (dispatch, getState) => {
    const now = Date.now();
    const at = Math.max(now, getState().downloads.fileOpenedAt + FILE_INTERVAL_MS);
    dispatch(fileOpened(at));
    setTimeout(() => {
      const link = document.createElement('a');
      link.href = url;
      link.click();
    }, at - now);
  };
