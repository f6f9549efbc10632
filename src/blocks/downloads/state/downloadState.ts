import type { List } from 'immutable';
import type { Reducer } from 'redux';
import type { Download } from './download';
import { downloadBarReducer, type DownloadBarState } from './downloadBar';
import { downloadListReducer, type DownloadsState } from './downloadList';

/** The two state slices of this block. */
export interface WithDownloads {
  download: DownloadBarState;
  downloads: DownloadsState;
}

/** The reducers that a page with downloads injects. */
export const downloadReducers = {
  downloads: downloadListReducer as Reducer,
  download: downloadBarReducer as Reducer,
};
/** Returns all downloads, newest first. */
export const selectDownloads = (state: WithDownloads): List<Download> => state.downloads.list;
/** Returns the number of finished files. Parts of one download count separately. */
export const selectReadyCount = (state: WithDownloads): number =>
  state.downloads.list.count(({ stage }) => stage === 'finished');
export const selectEndedDownload = (state: WithDownloads): Download | undefined =>
  state.downloads.list.find(({ id }) => id === state.downloads.outcomeId);
/** Milliseconds after the opening of a file during which a `beforeunload` event is attributed to it. */
const OPENING_MS = 500;
/** Returns whether a file is being opened at the time `now`. */
export const isOpeningFile = (
  { downloads: { fileOpenedAt } }: WithDownloads,
  now: number,
): boolean => now >= fileOpenedAt && now < fileOpenedAt + OPENING_MS;
export const selectDownloadBar = (state: WithDownloads): DownloadBarState => state.download;
