import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import { isPending, type DownloadShape } from './download';
import type {
  DownloadAction,
  downloadAdded,
  downloadsRestored,
  fileExpected,
} from './downloadActions';

/** The expected file and the display flags of a download (specification §3). */
export interface ProgressShape {
  expectedFile: string;
  expectedUrl: string;
  pendingDownload: boolean;
  showCollapsedProgress: boolean;
}
export type ProgressState = RecordOf<ProgressShape>;
const noProgress: ProgressShape = {
  expectedFile: '',
  expectedUrl: '',
  pendingDownload: false,
  showCollapsedProgress: false,
};
export const makeProgress = ImmutableRecord<ProgressShape>(noProgress, 'Progress');
/** The state of the bar, for the latest requested download (specification §3, Download state). */
export interface DownloadBarShape extends ProgressShape {
  type: string;
  columns: readonly string[];
}
export type DownloadBarState = RecordOf<DownloadBarShape>;
export const makeDownloadBar = ImmutableRecord<DownloadBarShape>(
  { type: 'award', columns: [], ...noProgress },
  'DownloadBar',
);

/**
 * Returns the changes to the progress state (specification §4, Downloads), or undefined if the action changes nothing. An expected file is
 * stored as pending. Both flags are cleared when nothing is pending, and all fields when the bar has closed. `concerns` selects the
 * downloads that count.
 */
export const progressChanges = (
  action: DownloadAction,
  concerns: (asked: Pick<DownloadShape, 'family' | 'type'>) => boolean = () => true,
): Partial<ProgressShape> | undefined => {
  switch (action.type) {
    case 'downloads/added':
      return concerns((action as ReturnType<typeof downloadAdded>).download)
        ? { showCollapsedProgress: true, pendingDownload: true }
        : undefined;
    case 'downloads/restored':
    case 'downloads/synced':
      return (action as ReturnType<typeof downloadsRestored>).list.some(
        (one) => isPending(one) && concerns(one),
      )
        ? { showCollapsedProgress: true, pendingDownload: true }
        : undefined;
    case 'downloads/expected': {
      const { asked, fileName, fileUrl } = action as ReturnType<typeof fileExpected>;
      return concerns(asked)
        ? { expectedFile: fileName, expectedUrl: fileUrl, pendingDownload: true }
        : undefined;
    }
    case 'downloads/settled':
      return { pendingDownload: false, showCollapsedProgress: false };
    case 'download/reset':
      return noProgress;
    default:
      return undefined;
  }
};
/** Reduces the state of the download bar. */
export const downloadBarReducer = (
  state: DownloadBarState = makeDownloadBar(),
  action: DownloadAction,
): DownloadBarState => {
  if (action.type === 'download/reset') return makeDownloadBar();
  const changed = state.merge(progressChanges(action) ?? {});
  if (action.type !== 'downloads/added') return changed;
  const { download: added } = action as ReturnType<typeof downloadAdded>;
  return changed.merge({
    type: added.type,
    columns: (added.body.columns as readonly string[] | undefined) ?? [],
  });
};
