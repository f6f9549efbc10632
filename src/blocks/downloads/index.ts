export { beginAssembly, beginDownload, cancelDownload, repeatDownload, dismissDownload, stopWatching } from './tracker';
export { downloadReducers, isPending, makeDownload, makeDownloadBar, makeProgress, progressChanges, selectDownloadBar, selectDownloads, type Download, type ProgressState, type WithDownloads } from './state';
export { DownloadList } from './DownloadList';
export { BulkDialog } from './PreparingFile';
export { SearchDownload } from './SearchDownload';
export { DOWNLOADS_KEY, keptDownloads } from './kept';
export { manifestOf } from './manifest';
export { planParts, MOST_PARTS } from './parts';
