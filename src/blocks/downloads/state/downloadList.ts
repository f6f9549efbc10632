import { Record as ImmutableRecord, List, type RecordOf } from 'immutable';
import { getMoreAdvanced, type Download } from './download';
import type { DownloadAction } from './downloadBar';

export interface DownloadsShape {
  list: List<Download>;
  /** ID of the download whose outcome the bar shows. */
  outcomeId: string;
  /** Time in milliseconds since 1970 at which the last file was or will be opened; 0 if there is none. */
  fileOpenedAt: number;
}
export type DownloadsState = RecordOf<DownloadsShape>;
const makeDownloads = ImmutableRecord<DownloadsShape>(
  { list: List(), outcomeId: '', fileOpenedAt: 0 },
  'Downloads',
);

/** Reduces the download list: newest first, each download once. */
export const downloadListReducer = (
  state: DownloadsState = makeDownloads(),
  action: DownloadAction,
): DownloadsState => {
  switch (action.type) {
    case 'downloads/added':
      return state.update('list', (list) => list.unshift(action.download));
    case 'downloads/changed':
      return state.update('list', (list) =>
        list.map((each) => (each.id === action.id ? each.merge(action.changes) : each)),
      );
    case 'downloads/dismissed':
      return state.update('list', (list) => list.filter(({ id }) => id !== action.id));
    case 'downloads/restored':
      return state.update('list', (list) =>
        list.concat(action.list.filter(({ id }) => !list.some((each) => each.id === id))),
      );
    case 'downloads/synced': {
      const { list: savedList, gone: removedIds } = action;
      const newDownloads = savedList.filter(
        ({ id }) => !state.list.some((download) => download.id === id),
      );
      const mergedList = state.list
        .filter(({ id }) => !removedIds.includes(id))
        .map((download) =>
          getMoreAdvanced(download, savedList.find(({ id }) => id === download.id) ?? download),
        );
      return state.set(
        'list',
        mergedList.concat(newDownloads).sortBy(({ startedAt }) => -startedAt),
      );
    }
    case 'downloads/told':
      return state.set('outcomeId', action.id);
    case 'downloads/fileOpened':
      return state.set('fileOpenedAt', action.at);
    default:
      return state;
  }
};
