import { List, Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer, UnknownAction } from 'redux';
import type { DownloadFamily } from '@/services/downloads/downloadService';

export type DownloadStage = 'requesting' | 'working' | 'finished' | 'failed' | 'cancelled';
/** The place of a download among the parts of one that is too large for a single file. */
export interface AssemblyPart {
  /** The same for all its parts. */ id: string; title: string; /** From 1. */ index: number; of: number; /** What the part is limited to. */ words: string; /** Rows as counted: of the part, and of all. */ rows: number; total: number;
  /** The request for all of it, as one file would be asked for. */ query: Readonly<Record<string, unknown>>;
}
export interface DownloadShape {
  /** Known to this browser alone. */
  id: string; title: string; family: DownloadFamily; type: string; body: Readonly<Record<string, unknown>>;
  fileName: string; fileUrl: string; stage: DownloadStage; /** Why it failed. */ message: string;
  rows: number | null; bytes: number | null; /** Seconds since it was asked for, as the service counts them. */ seconds: number | null; sha256: string;
  /** Times of asking and of the end, in milliseconds since 1970. */ startedAt: number; endedAt: number; polls: number;
  assembly: AssemblyPart | null;
}
export type Download = RecordOf<DownloadShape>;
export const makeDownload = ImmutableRecord<DownloadShape>({
  id: '', title: '', family: 'download', type: 'awards', body: {}, fileName: '', fileUrl: '', stage: 'requesting', message: '', rows: null, bytes: null, seconds: null, sha256: '', startedAt: 0, endedAt: 0, polls: 0, assembly: null,
}, 'Download');
export const isPending = ({ stage }: Pick<DownloadShape, 'stage'>): boolean => stage === 'requesting' || stage === 'working';

/** What is expected and shown of a download (specification §3). */
export interface ProgressShape { expectedFile: string; expectedUrl: string; pendingDownload: boolean; showCollapsedProgress: boolean }
export type ProgressState = RecordOf<ProgressShape>;
const noProgress: ProgressShape = { expectedFile: '', expectedUrl: '', pendingDownload: false, showCollapsedProgress: false };
export const makeProgress = ImmutableRecord<ProgressShape>(noProgress, 'Progress');
/** What the bar shows (specification §3, Download state), of the download asked for last. */
export interface DownloadBarShape extends ProgressShape { type: string; columns: readonly string[] }
export type DownloadBarState = RecordOf<DownloadBarShape>;
export const makeDownloadBar = ImmutableRecord<DownloadBarShape>({ type: 'award', columns: [], ...noProgress }, 'DownloadBar');

export interface DownloadsShape { list: List<Download>; /** The download whose end the bar tells of. */ told: string }
export type DownloadsState = RecordOf<DownloadsShape>;
const makeDownloads = ImmutableRecord<DownloadsShape>({ list: List(), told: '' }, 'Downloads');
export interface WithDownloads { download: DownloadBarState; downloads: DownloadsState }

export const downloadAdded = (download: Download) => ({ type: 'downloads/added' as const, download });
export const downloadChanged = (id: string, changes: Partial<DownloadShape>) => ({ type: 'downloads/changed' as const, id, changes });
/** The service has said which file there will be. */
export const fileExpected = (asked: Pick<DownloadShape, 'family' | 'type'>, fileName: string, fileUrl: string) => ({ type: 'downloads/expected' as const, asked, fileName, fileUrl });
export const downloadDismissed = (id: string) => ({ type: 'downloads/dismissed' as const, id });
export const downloadsRestored = (list: readonly Download[]) => ({ type: 'downloads/restored' as const, list });
/** The bar tells of an end; '' ends the telling. */
export const endTold = (id: string) => ({ type: 'downloads/told' as const, id });
/** The bar has slid away. */
export const barClosed = () => ({ type: 'download/reset' as const });
type Action = ReturnType<typeof downloadAdded> | ReturnType<typeof fileExpected> | ReturnType<typeof downloadChanged> | ReturnType<typeof downloadDismissed> | ReturnType<typeof downloadsRestored> | ReturnType<typeof endTold> | ReturnType<typeof barClosed> | UnknownAction;

const downloads = (state: DownloadsState = makeDownloads(), action: Action): DownloadsState => {
  switch (action.type) {
    case 'downloads/added': return state.update('list', (list) => list.unshift((action as ReturnType<typeof downloadAdded>).download));
    case 'downloads/changed': { const { id, changes } = action as ReturnType<typeof downloadChanged>; return state.update('list', (list) => list.map((download) => (download.id === id ? download.merge(changes) : download))); }
    case 'downloads/dismissed': return state.update('list', (list) => list.filter(({ id }) => id !== (action as ReturnType<typeof downloadDismissed>).id));
    case 'downloads/restored': { const { list: kept } = action as ReturnType<typeof downloadsRestored>; return state.update('list', (list) => list.concat(kept.filter(({ id }) => !list.some((download) => download.id === id)))); }
    case 'downloads/told': return state.set('told', (action as ReturnType<typeof endTold>).id);
    default: return state;
  }
};

/**
 * Specification §4, Downloads: what is expected is stored and pending, both flags clear at the end, all of it when the bar has closed.
 * Undefined when an action changes nothing; `concerns` says which downloads count.
 */
export const progressChanges = (action: Action, concerns: (asked: Pick<DownloadShape, 'family' | 'type'>) => boolean = () => true): Partial<ProgressShape> | undefined => {
  switch (action.type) {
    case 'downloads/added': return concerns((action as ReturnType<typeof downloadAdded>).download) ? { showCollapsedProgress: true, pendingDownload: true } : undefined;
    case 'downloads/restored': return (action as ReturnType<typeof downloadsRestored>).list.some((one) => isPending(one) && concerns(one)) ? { showCollapsedProgress: true, pendingDownload: true } : undefined;
    case 'downloads/expected': {
      const { asked, fileName, fileUrl } = action as ReturnType<typeof fileExpected>;
      return concerns(asked) ? { expectedFile: fileName, expectedUrl: fileUrl, pendingDownload: true } : undefined;
    }
    case 'downloads/settled': return { pendingDownload: false, showCollapsedProgress: false };
    case 'download/reset': return noProgress;
    default: return undefined;
  }
};
const download = (state: DownloadBarState = makeDownloadBar(), action: Action): DownloadBarState => {
  if (action.type === 'download/reset') return makeDownloadBar();
  const changed = state.merge(progressChanges(action) ?? {});
  if (action.type !== 'downloads/added') return changed;
  const { download: added } = action as ReturnType<typeof downloadAdded>;
  return changed.merge({ type: added.type, columns: (added.body.columns as readonly string[] | undefined) ?? [] });
};
/** Nothing is pending any more. */
export const downloadsSettled = () => ({ type: 'downloads/settled' as const });

export const downloadReducers = { downloads: downloads as Reducer, download: download as Reducer };
/** Downloads as lists show them: the parts of one are together, in their order, where the newest of them stands. */
export const grouped = (list: readonly Download[]): readonly (readonly Download[])[] => {
  const seen = new Set<string>();
  return list.flatMap((download) => {
    const { assembly } = download;
    if (!assembly) return [[download]];
    if (seen.has(assembly.id)) return [];
    seen.add(assembly.id);
    return [list.filter((one) => one.assembly?.id === assembly.id).sort((a, b) => a.assembly!.index - b.assembly!.index)];
  });
};
export const selectDownloads = (state: WithDownloads): List<Download> => state.downloads.list;
export const selectTold = (state: WithDownloads): Download | undefined => state.downloads.list.find(({ id }) => id === state.downloads.told);
export const selectDownloadBar = (state: WithDownloads): DownloadBarState => state.download;
