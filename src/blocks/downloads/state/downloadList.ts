import { Record as ImmutableRecord, List, type RecordOf } from 'immutable';
import { furthest, type Download } from './download';
import type {
  DownloadAction,
  downloadAdded,
  downloadChanged,
  downloadDismissed,
  downloadsRestored,
  downloadsSynced,
  endTold,
  fileOpened,
} from './downloadActions';

/** The downloads of this browser. */
export interface DownloadsShape {
  list: List<Download>;
  /** ID of the download whose outcome the bar shows. */
  told: string;
  /** Time in milliseconds at which the last file is or was opened; 0 without one. */
  fileOpenedAt: number;
}
export type DownloadsState = RecordOf<DownloadsShape>;
const makeDownloads = ImmutableRecord<DownloadsShape>(
  { list: List(), told: '', fileOpenedAt: 0 },
  'Downloads',
);

/** Reduces the download list: newest first, each download once. */
export const downloadListReducer = (
  state: DownloadsState = makeDownloads(),
  action: DownloadAction,
): DownloadsState => {
  switch (action.type) {
    case 'downloads/added':
      return state.update('list', (list) =>
        list.unshift((action as ReturnType<typeof downloadAdded>).download),
      );
    case 'downloads/changed': {
      const { id, changes } = action as ReturnType<typeof downloadChanged>;
      return state.update('list', (list) =>
        list.map((download) => (download.id === id ? download.merge(changes) : download)),
      );
    }
    case 'downloads/dismissed':
      return state.update('list', (list) =>
        list.filter(({ id }) => id !== (action as ReturnType<typeof downloadDismissed>).id),
      );
    case 'downloads/restored': {
      const { list: kept } = action as ReturnType<typeof downloadsRestored>;
      return state.update('list', (list) =>
        list.concat(kept.filter(({ id }) => !list.some((download) => download.id === id))),
      );
    }
    case 'downloads/synced': {
      const { list: written, gone } = action as ReturnType<typeof downloadsSynced>;
      const fresh = written.filter(({ id }) => !state.list.some((download) => download.id === id));
      const merged = state.list
        .filter(({ id }) => !gone.includes(id))
        .map((download) =>
          furthest(download, written.find(({ id }) => id === download.id) ?? download),
        );
      return state.set(
        'list',
        merged.concat(fresh).sortBy(({ startedAt }) => -startedAt),
      );
    }
    case 'downloads/told':
      return state.set('told', (action as ReturnType<typeof endTold>).id);
    case 'downloads/fileOpened':
      return state.set('fileOpenedAt', (action as ReturnType<typeof fileOpened>).at);
    default:
      return state;
  }
};
