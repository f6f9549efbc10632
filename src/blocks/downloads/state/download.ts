import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { DownloadFamily } from '@/services/downloads/downloadService';

export type DownloadStage = 'requesting' | 'working' | 'finished' | 'failed' | 'cancelled';
/** One part of a download that exceeds a single file. */
export interface AssemblyPart {
  /** ID of the whole download, shared by all its parts. */
  id: string;
  title: string;
  /** Number of the part, from 1. */
  index: number;
  of: number;
  /** The limits of this part, as text. */
  words: string;
  /** Counted rows of the part (`rows`) and of all parts (`total`). */
  rows: number;
  total: number;
  /** The request body of the whole search, as for a single file. */
  query: Readonly<Record<string, unknown>>;
}
export interface DownloadShape {
  /** ID that this browser creates. It is never sent to the service. */
  id: string;
  title: string;
  family: DownloadFamily;
  type: string;
  body: Readonly<Record<string, unknown>>;
  fileName: string;
  fileUrl: string;
  stage: DownloadStage;
  /** Reason for a failure. */
  message: string;
  rows: number | null;
  bytes: number | null;
  /** Seconds since the request, as reported by the service. */
  seconds: number | null;
  sha256: string;
  /** Times of the request and of the end, in milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
  polls: number;
  assembly: AssemblyPart | null;
}
export type Download = RecordOf<DownloadShape>;
export const makeDownload = ImmutableRecord<DownloadShape>(
  {
    id: '',
    title: '',
    family: 'download',
    type: 'awards',
    body: {},
    fileName: '',
    fileUrl: '',
    stage: 'requesting',
    message: '',
    rows: null,
    bytes: null,
    seconds: null,
    sha256: '',
    startedAt: 0,
    endedAt: 0,
    polls: 0,
    assembly: null,
  },
  'Download',
);
/** Returns the more advanced of two states of a download, by whether it has ended, its polls and its stage; `download` in a tie. */
export const getMoreAdvanced = (download: Download, other: Download): Download => {
  if (isPending(download) !== isPending(other)) return isPending(download) ? other : download;
  return isPending(download) &&
    (other.polls > download.polls || (download.stage === 'requesting' && other.stage === 'working'))
    ? other
    : download;
};
/** Returns whether a download is being requested or generated. */
export const isPending = ({ stage }: Pick<DownloadShape, 'stage'>): boolean =>
  stage === 'requesting' || stage === 'working';
/** Returns the downloads in groups. The parts of an assembly are one group, in order, at the position of the first part listed. */
export const groupDownloads = (list: readonly Download[]): readonly (readonly Download[])[] => {
  const assemblyIds = new Set<string>();
  return list.flatMap((download) => {
    const { assembly } = download;
    if (!assembly) return [[download]];
    if (assemblyIds.has(assembly.id)) return [];
    assemblyIds.add(assembly.id);
    return [
      list
        .filter((each) => each.assembly?.id === assembly.id)
        .sort((a, b) => a.assembly!.index - b.assembly!.index),
    ];
  });
};
