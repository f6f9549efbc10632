export { beginDownload } from './tracking/commands';
export { downloadReducers, selectDownloads, type WithDownloads } from './state/downloadState';
export { isPending, makeDownload } from './state/download';
export { makeProgress, getProgressChanges, type ProgressState } from './state/downloadBar';
export { DownloadList } from './list/DownloadList';
export { BulkDialog } from './PreparingFile';
export { fileFormats } from './search-download/fileFormats';
export { SearchDownload } from './search-download/SearchDownload';
export { EntryState } from './list/EntryState';
