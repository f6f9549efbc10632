import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { formatDiskError } from '../core/disk';
import type { FileFormat, FileSet } from '../core/jobs';

export interface WriterTask {
  /** The path of the unfinished file. */
  part: string;
  /** The path of the dataset, and its expected content hash. */
  database: string;
  contentHash: string;
  memory: string;
  /** The maximum size of the archive in bytes. */
  room: number;
  made: number;
  format: FileFormat;
  readme: string;
  hold: number;
  fault: string | null;
  files: ({ entry: string } & Pick<FileSet, 'sql' | 'stages' | 'cuts'>)[];
}
/** A line that the writer reports. The last one contains the outcome. */
export interface WriterLine {
  done?: boolean;
  failed?: 'room' | 'replaced' | 'write';
  message?: string;
  rows?: number;
  bytes?: number;
  text?: number;
  sha256?: string;
  files?: { entry: string; rows: number }[];
}
/** The outcome of a writer: the finished archive, or the reason for the failure as text for visitors. */
export type WriterOutcome =
  | {
      ok: true;
      made: {
        rows: number;
        bytes: number;
        textBytes: number;
        sha256: string;
        entries: { entry: string; rows: number }[];
      };
    }
  | { ok: false; message: string };

export const REPLACED = 'The data was replaced while the file was made. Request the file again.';
const NO_ROOM_MESSAGE =
  'The server has no room for more files right now. Try again later, or request fewer rows.';

const toOutcome = (lastLine: WriterLine, problem: Error | undefined): WriterOutcome => {
  if (lastLine.done)
    return {
      ok: true,
      made: {
        rows: lastLine.rows!,
        bytes: lastLine.bytes!,
        textBytes: lastLine.text!,
        sha256: lastLine.sha256!,
        entries: lastLine.files!,
      },
    };
  if (lastLine.failed === 'room') return { ok: false, message: NO_ROOM_MESSAGE };
  if (lastLine.failed === 'replaced') return { ok: false, message: REPLACED };
  const problemText =
    lastLine.message ?? problem?.message ?? 'The server stopped writing. Request the file again.';
  return {
    ok: false,
    message: `The file could not be written. ${formatDiskError(problem ?? { message: lastLine.message }, problemText.split('\n')[0])}`,
  };
};

/** Starts the process that writes one archive. `onEnd` is called once, after the process has ended. */
export const startWriter = (
  task: WriterTask,
  onProgress: (progress: { rows: number; bytes: number }) => void,
  onEnd: (outcome: WriterOutcome) => void,
): ChildProcess => {
  const child = spawn(process.execPath, [join(process.cwd(), 'mock-api/downloads/writer.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Make the database's allocator return memory to the system soon.
    env: {
      ...process.env,
      DUCKDB_JE_MALLOC_CONF: 'dirty_decay_ms:300,muzzy_decay_ms:300,narenas:1',
      MALLOC_ARENA_MAX: '2',
    },
  });
  let lastLine: WriterLine = {};
  let partialLine = '';
  let isEnded = false;
  const end = (problem?: Error) => {
    if (isEnded) return;
    isEnded = true;
    onEnd(toOutcome(lastLine, problem));
  };
  const decoder = new StringDecoder('utf8');
  child.stdout!.on('data', (chunk: Buffer) => {
    const lines = (partialLine + decoder.write(chunk)).split('\n');
    partialLine = lines.pop()!;
    for (const line of lines) {
      lastLine = JSON.parse(line) as WriterLine;
      onProgress({ rows: lastLine.rows ?? 0, bytes: lastLine.bytes ?? 0 });
    }
  });
  // Node emits this error if the system has no memory or processes left.
  child.on('error', end);
  child.on('close', () => end());
  // If the writer ends before it has read its task, the close event reports it.
  child.stdin!.on('error', () => {});
  child.stdin!.write(`${JSON.stringify(task)}\n`);
  return child;
};
