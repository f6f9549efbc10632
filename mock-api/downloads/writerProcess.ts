import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { diskReason } from '../core/disk';
import type { FileFormat } from '../core/jobs';

/** What a writer is told. */
export interface WriterTask {
  /** Where it writes. */
  part: string;
  /** The data set's file, and the content hash of the set that is meant. */
  database: string;
  contentHash: string;
  memory: string;
  /** Bytes the archive may take. */
  room: number;
  made: number;
  format: FileFormat;
  readme: string;
  hold: number;
  fault: string | null;
  files: {
    entry: string;
    sql: string;
    stages: readonly { table: string; sql: string }[];
    cuts: string | null;
  }[];
}
/** What the writer reports; the last one says how it ended. */
export interface Line {
  done?: boolean;
  failed?: 'room' | 'replaced' | 'write';
  message?: string;
  rows?: number;
  bytes?: number;
  text?: number;
  sha256?: string;
  files?: { entry: string; rows: number }[];
}
/** How a writer ended: what it made, or why it did not, in words for visitors. */
export type Written =
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

export const REPLACED = 'The data were replaced while the file was being made. Ask for it again.';
const NO_ROOM =
  'The service has no room for more files at the moment. Try again later, or ask for fewer rows.';
const NOT_WRITTEN = 'The file could not be written.';

const outcome = (last: Line, problem: Error | undefined): Written => {
  if (last.done)
    return {
      ok: true,
      made: {
        rows: last.rows!,
        bytes: last.bytes!,
        textBytes: last.text!,
        sha256: last.sha256!,
        entries: last.files!,
      },
    };
  if (last.failed === 'room') return { ok: false, message: NO_ROOM };
  if (last.failed === 'replaced') return { ok: false, message: REPLACED };
  const told =
    last.message ?? problem?.message ?? 'The program that makes it ended without a word.';
  return {
    ok: false,
    message: `${NOT_WRITTEN} ${diskReason(problem ?? { message: last.message }, told.split('\n')[0])}`,
  };
};

/** Starts the process that writes one archive; `onEnd` is called once, when it is gone. */
export const startWriter = (
  task: WriterTask,
  onProgress: (written: { rows: number; bytes: number }) => void,
  onEnd: (written: Written) => void,
): ChildProcess => {
  const child = spawn(process.execPath, [join(process.cwd(), 'mock-api/downloads/writer.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // The database's allocator gives memory back soon instead of keeping it for later.
    env: {
      ...process.env,
      DUCKDB_JE_MALLOC_CONF: 'dirty_decay_ms:300,muzzy_decay_ms:300,narenas:1',
      MALLOC_ARENA_MAX: '2',
    },
  });
  let last: Line = {};
  let rest = '';
  let ended = false;
  const end = (problem?: Error) => {
    if (ended) return;
    ended = true;
    onEnd(outcome(last, problem));
  };
  const decoder = new StringDecoder('utf8');
  child.stdout!.on('data', (chunk: Buffer) => {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      last = JSON.parse(line) as Line;
      onProgress({ rows: last.rows ?? 0, bytes: last.bytes ?? 0 });
    }
  });
  // A machine without memory or processes left cannot start another one.
  child.on('error', end);
  child.on('close', () => end());
  // A writer that ended before it had read its task is reported by its exit.
  child.stdin!.on('error', () => {});
  child.stdin!.write(`${JSON.stringify(task)}\n`);
  return child;
};
