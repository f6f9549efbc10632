import { combineReducers, legacy_createStore as createStore } from 'redux';
import { makeDownload, type DownloadShape } from '@/blocks/downloads/state/download';
import {
  downloadReducers,
  selectDownloadBar,
  selectDownloads,
  type WithDownloads,
} from '@/blocks/downloads/state/downloadState';

/** A store with the downloads alone, and short ways to read it. */
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
/** A download with its defaults but for what is named. */
export const made = (id: string, changes: Partial<DownloadShape> = {}) =>
  makeDownload({ id, ...changes });
/** One of three parts of an assembled download. */
export const part = (id: string, assembly: string, index: number) =>
  made(id, {
    assembly: { id: assembly, title: 'All', index, of: 3, words: '', rows: 1, total: 3, query: {} },
  });
