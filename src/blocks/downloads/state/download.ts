import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { DownloadFamily } from '@/services/downloads/downloadService';

export type DownloadStage = 'requesting' | 'working' | 'finished' | 'failed' | 'cancelled';
/** The place of a download among the parts of one that is too large for a single file. */
export interface AssemblyPart {
  /** The same for all its parts. */
  id: string;
  title: string;
  /** From 1. */
  index: number;
  of: number;
  /** What the part is limited to. */
  words: string;
  /** Rows as counted: of the part, and of all. */
  rows: number;
  total: number;
  /** The request for all of it, as one file would be asked for. */
  query: Readonly<Record<string, unknown>>;
}
export interface DownloadShape {
  /** Known to this browser alone. */
  id: string;
  title: string;
  family: DownloadFamily;
  type: string;
  body: Readonly<Record<string, unknown>>;
  fileName: string;
  fileUrl: string;
  stage: DownloadStage;
  /** Why it failed. */
  message: string;
  rows: number | null;
  bytes: number | null;
  /** Seconds since it was asked for, as the service counts them. */
  seconds: number | null;
  sha256: string;
  /** Times of asking and of the end, in milliseconds since 1970. */
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
/** The further one of two words on the same download: an end beats what is pending, later polls beat earlier ones. */
export const furthest = (one: Download, other: Download): Download => {
  if (isPending(one) !== isPending(other)) return isPending(one) ? other : one;
  return isPending(one) &&
    (other.polls > one.polls || (one.stage === 'requesting' && other.stage === 'working'))
    ? other
    : one;
};
/** Whether a download is still waited for. */
export const isPending = ({ stage }: Pick<DownloadShape, 'stage'>): boolean =>
  stage === 'requesting' || stage === 'working';
/** Downloads as lists show them: the parts of one are together, in their order, where the newest of them stands. */
export const grouped = (list: readonly Download[]): readonly (readonly Download[])[] => {
  const seen = new Set<string>();
  return list.flatMap((download) => {
    const { assembly } = download;
    if (!assembly) return [[download]];
    if (seen.has(assembly.id)) return [];
    seen.add(assembly.id);
    return [
      list
        .filter((one) => one.assembly?.id === assembly.id)
        .sort((a, b) => a.assembly!.index - b.assembly!.index),
    ];
  });
};
