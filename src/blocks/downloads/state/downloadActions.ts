import type { UnknownAction } from 'redux';
import type { Download, DownloadShape } from './download';

/** A file is asked for. */
export const downloadAdded = (download: Download) => ({
  type: 'downloads/added' as const,
  download,
});
/** Something is known of a download. */
export const downloadChanged = (id: string, changes: Partial<DownloadShape>) => ({
  type: 'downloads/changed' as const,
  id,
  changes,
});
/** The service has said which file there will be. */
export const fileExpected = (
  asked: Pick<DownloadShape, 'family' | 'type'>,
  fileName: string,
  fileUrl: string,
) => ({ type: 'downloads/expected' as const, asked, fileName, fileUrl });
/** A download is taken off the list. */
export const downloadDismissed = (id: string) => ({ type: 'downloads/dismissed' as const, id });
/** What this browser has kept. */
export const downloadsRestored = (list: readonly Download[]) => ({
  type: 'downloads/restored' as const,
  list,
});
/** Another tab has written its list: what stands in it, and what it took off. */
export const downloadsSynced = (list: readonly Download[], gone: readonly string[]) => ({
  type: 'downloads/synced' as const,
  list,
  gone,
});
/** The bar tells of an end; '' ends the telling. */
export const endTold = (id: string) => ({ type: 'downloads/told' as const, id });
/** The bar has slid away. */
export const barClosed = () => ({ type: 'download/reset' as const });
/** What the reducers answer to. */
export type DownloadAction =
  | ReturnType<typeof downloadAdded>
  | ReturnType<typeof fileExpected>
  | ReturnType<typeof downloadChanged>
  | ReturnType<typeof downloadDismissed>
  | ReturnType<typeof downloadsRestored>
  | ReturnType<typeof downloadsSynced>
  | ReturnType<typeof endTold>
  | ReturnType<typeof barClosed>
  | UnknownAction;
/** Nothing is pending any more. */
export const downloadsSettled = () => ({ type: 'downloads/settled' as const });
