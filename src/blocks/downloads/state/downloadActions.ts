import type { Download, DownloadShape } from './download';

export const downloadAdded = (download: Download) =>
  ({ type: 'downloads/added', download }) as const;
export const downloadChanged = (id: string, changes: Partial<DownloadShape>) =>
  ({ type: 'downloads/changed', id, changes }) as const;
/** Reports that the service accepted the request and named the file. */
export const fileExpected = (
  request: Pick<DownloadShape, 'family' | 'type'>,
  fileName: string,
  fileUrl: string,
) => ({ type: 'downloads/expected', request, fileName, fileUrl }) as const;
export const downloadDismissed = (id: string) => ({ type: 'downloads/dismissed', id }) as const;
/** Adds the downloads that were read from browser storage. */
export const downloadsRestored = (list: readonly Download[]) =>
  ({ type: 'downloads/restored', list }) as const;
/** Applies the list that another tab saved. `removedIds` are the IDs that the other tab removed. */
export const downloadsSynced = (list: readonly Download[], removedIds: readonly string[]) =>
  ({ type: 'downloads/synced', list, gone: removedIds }) as const;
/** Shows the outcome of a download in the bar; '' hides it. */
export const outcomeShown = (id: string) => ({ type: 'downloads/told', id }) as const;
/** Records when a finished file is opened, in milliseconds since 1970. The time may be some seconds in the future. */
export const fileOpened = (at: number) => ({ type: 'downloads/fileOpened', at }) as const;
/** Resets the bar after it has slid out. */
export const barClosed = () => ({ type: 'download/reset' }) as const;
/** Reports that no download is pending. */
export const allDownloadsEnded = () => ({ type: 'downloads/settled' }) as const;
