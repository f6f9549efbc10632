import type { Download, DownloadShape } from './download';

export const downloadAdded = (download: Download) =>
  ({ type: 'downloads/added', download }) as const;
export const downloadChanged = (id: string, changes: Partial<DownloadShape>) =>
  ({ type: 'downloads/changed', id, changes }) as const;
/** The service accepted the request and named the file. */
export const fileExpected = (
  request: Pick<DownloadShape, 'family' | 'type'>,
  fileName: string,
  fileUrl: string,
) => ({ type: 'downloads/expected', asked: request, fileName, fileUrl }) as const;
export const downloadDismissed = (id: string) => ({ type: 'downloads/dismissed', id }) as const;
/** The stored downloads of this browser were read. */
export const downloadsRestored = (list: readonly Download[]) =>
  ({ type: 'downloads/restored', list }) as const;
/** Another tab saved its list: `list` is its content, `gone` has the IDs that it removed. */
export const downloadsSynced = (list: readonly Download[], removedIds: readonly string[]) =>
  ({ type: 'downloads/synced', list, gone: removedIds }) as const;
/** The bar shows the outcome of a download; '' hides it. */
export const outcomeShown = (id: string) => ({ type: 'downloads/told', id }) as const;
/** A finished file is opened at a time (milliseconds), which may be up to some seconds ahead. */
export const fileOpened = (at: number) => ({ type: 'downloads/fileOpened', at }) as const;
/** The bar finished sliding out. */
export const barClosed = () => ({ type: 'download/reset' }) as const;
/** No download is pending. */
export const allDownloadsEnded = () => ({ type: 'downloads/settled' }) as const;
