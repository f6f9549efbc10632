import type { List } from 'immutable';
import type { Reducer } from 'redux';
import type { Download } from './download';
import { downloadBarReducer, type DownloadBarState } from './downloadBar';
import { downloadListReducer, type DownloadsState } from './downloadList';

/** The two slices of this block. */
export interface WithDownloads {
  download: DownloadBarState;
  downloads: DownloadsState;
}

/** Reducers that a page with downloads injects. */
export const downloadReducers = {
  downloads: downloadListReducer as Reducer,
  download: downloadBarReducer as Reducer,
};
/** All of them, newest first. */
export const selectDownloads = (state: WithDownloads): List<Download> => state.downloads.list;
/** How many files are there to be saved; the parts of one count each. */
export const selectReady = (state: WithDownloads): number =>
  state.downloads.list.count(({ stage }) => stage === 'finished');
/** The one whose end the bar tells of. */
export const selectTold = (state: WithDownloads): Download | undefined =>
  state.downloads.list.find(({ id }) => id === state.downloads.told);
/** What the bar shows. */
export const selectDownloadBar = (state: WithDownloads): DownloadBarState => state.download;
