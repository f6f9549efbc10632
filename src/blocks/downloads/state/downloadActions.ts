import type { UnknownAction } from 'redux';
import type { Download, DownloadShape } from './download';

/** A download was requested. */
export const downloadAdded = (download: Download) => ({
  type: 'downloads/added' as const,
  download,
});
/** Fields of a download changed. */
export const downloadChanged = (id: string, changes: Partial<DownloadShape>) => ({
  type: 'downloads/changed' as const,
  id,
  changes,
});
/** The service accepted the request and named the file. */
export const fileExpected = (
  asked: Pick<DownloadShape, 'family' | 'type'>,
  fileName: string,
  fileUrl: string,
) => ({ type: 'downloads/expected' as const, asked, fileName, fileUrl });
/** A download was removed from the list. */
export const downloadDismissed = (id: string) => ({ type: 'downloads/dismissed' as const, id });
/** The stored downloads of this browser were read. */
export const downloadsRestored = (list: readonly Download[]) => ({
  type: 'downloads/restored' as const,
  list,
});
/** Another tab saved its list: `list` is its content, `gone` has the IDs that it removed. */
export const downloadsSynced = (list: readonly Download[], gone: readonly string[]) => ({
  type: 'downloads/synced' as const,
  list,
  gone,
});
/** The bar shows the outcome of a download; '' hides it. */
export const endTold = (id: string) => ({ type: 'downloads/told' as const, id });
/** A finished file is opened at a time (milliseconds), which may be up to some seconds ahead. */
export const fileOpened = (at: number) => ({ type: 'downloads/fileOpened' as const, at });
/** The bar finished sliding out. */
export const barClosed = () => ({ type: 'download/reset' as const });
/** The actions that the reducers handle. */
export type DownloadAction =
  | ReturnType<typeof downloadAdded>
  | ReturnType<typeof fileExpected>
  | ReturnType<typeof downloadChanged>
  | ReturnType<typeof downloadDismissed>
  | ReturnType<typeof downloadsRestored>
  | ReturnType<typeof downloadsSynced>
  | ReturnType<typeof endTold>
  | ReturnType<typeof fileOpened>
  | ReturnType<typeof barClosed>
  | UnknownAction;
/** No download is pending. */
export const downloadsSettled = () => ({ type: 'downloads/settled' as const });
