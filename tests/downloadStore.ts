import { combineReducers, legacy_createStore as createStore } from 'redux';
import { makeDownload, type DownloadShape } from '@/blocks/downloads/state/download';
import {
  downloadReducers,
  selectDownloadBar,
  selectDownloads,
  type WithDownloads,
} from '@/blocks/downloads/state/downloadState';

/** Creates a store with only the downloads. Returns its `dispatch` and functions that read it. */
export const setup = () => {
  const store = createStore(combineReducers(downloadReducers));
  const get = () => store.getState() as unknown as WithDownloads;
  return {
    dispatch: store.dispatch,
    get,
    bar: () => selectDownloadBar(get()).toObject(),
    list: () => selectDownloads(get()).toArray(),
    ids: () =>
      selectDownloads(get())
        .toArray()
        .map(({ id }) => id),
  };
};
/** Returns a download with defaults except for `changes`. */
export const createDownload = (id: string, changes: Partial<DownloadShape> = {}) =>
  makeDownload({ id, ...changes });
/** Returns one of three chunks of an assembled download. */
export const createChunk = (id: string, assembly: string, index: number) =>
  createDownload(id, {
    assembly: { id: assembly, title: 'All', index, of: 3, words: '', rows: 1, total: 3, query: {} },
  });
