import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import { isPending, type DownloadShape } from './download';
import type * as actions from './downloadActions';

export type DownloadAction = ReturnType<(typeof actions)[keyof typeof actions]>;

/** The expected file and the display flags of a download (specification §3). */
const noProgress = {
  expectedFile: '',
  expectedUrl: '',
  pendingDownload: false,
  showCollapsedProgress: false,
};
type ProgressShape = typeof noProgress;
export const makeProgress = ImmutableRecord(noProgress, 'Progress');
export type ProgressState = ReturnType<typeof makeProgress>;
/** The state of the bar, for the latest requested download (specification §3, Download state). */
interface DownloadBarShape extends ProgressShape {
  type: string;
  columns: readonly string[];
}
export type DownloadBarState = RecordOf<DownloadBarShape>;
export const makeDownloadBar = ImmutableRecord<DownloadBarShape>(
  { type: 'award', columns: [], ...noProgress },
  'DownloadBar',
);

/**
 * Returns the changes that an action makes to the progress, or undefined for none (specification §4). `isRelevant` selects the
 * downloads.
 */
export const getProgressChanges = (
  action: DownloadAction,
  isRelevant: (request: Pick<DownloadShape, 'family' | 'type'>) => boolean = () => true,
): Partial<ProgressShape> | undefined => {
  const pendingFlags = { showCollapsedProgress: true, pendingDownload: true };
  switch (action.type) {
    case 'downloads/added':
      return isRelevant(action.download) ? pendingFlags : undefined;
    case 'downloads/restored':
    case 'downloads/synced':
      return action.list.some((each) => isPending(each) && isRelevant(each))
        ? pendingFlags
        : undefined;
    case 'downloads/expected':
      return isRelevant(action.request)
        ? { expectedFile: action.fileName, expectedUrl: action.fileUrl, pendingDownload: true }
        : undefined;
    case 'downloads/settled':
      return { pendingDownload: false, showCollapsedProgress: false };
    case 'download/reset':
      return noProgress;
    default:
      return undefined;
  }
};
export const downloadBarReducer = (
  state: DownloadBarState = makeDownloadBar(),
  action: DownloadAction,
): DownloadBarState => {
  if (action.type === 'download/reset') return makeDownloadBar();
  const newState = state.merge(getProgressChanges(action) ?? {});
  if (action.type !== 'downloads/added') return newState;
  const { type, body } = action.download;
  return newState.merge({ type, columns: (body.columns as readonly string[] | undefined) ?? [] });
};
