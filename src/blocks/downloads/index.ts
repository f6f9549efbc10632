export {
  beginAssembly,
  beginDownload,
  cancelDownload,
  repeatDownload,
  dismissDownload,
} from './tracking/commands';
export { stopWatching } from './tracking/watch';
export {
  downloadReducers,
  selectDownloadBar,
  selectDownloads,
  type WithDownloads,
} from './state/downloadState';
export { isPending, makeDownload, type Download } from './state/download';
export {
  makeDownloadBar,
  makeProgress,
  progressChanges,
  type ProgressState,
} from './state/downloadBar';
export { DownloadList } from './list/DownloadList';
export { BulkDialog } from './PreparingFile';
export { SearchDownload } from './search-download/SearchDownload';
export { EntryState } from './list/EntryState';
export { DOWNLOADS_KEY, keptDownloads } from './kept';
export { manifestOf } from './manifest';
export { planParts, MOST_PARTS } from './parts';
