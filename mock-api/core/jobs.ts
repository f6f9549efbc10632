export type FileFormat = 'csv' | 'tsv' | 'pstxt';
/** What is to be made: the files of one archive, in words for its README, and the request it answers. */
export interface Plan {
  /** Name without date and ending. */
  title: string;
  format: FileFormat;
  files: FileSet[];
  request: Record<string, unknown>;
  readme: string;
  /** Content hash of the data set whose ids and codes stand in the statements: over any other one they mean nothing. */
  contentHash: string;
  /** Name under which visitors save the archive where it has a fixed one. */
  publicName?: string;
}
export type JobStatus = 'ready' | 'running' | 'finished' | 'failed';
export interface Job {
  fileName: string;
  key: string;
  status: JobStatus;
  /** Why it failed, in words for visitors. */
  message: string | null;
  /** Milliseconds since 1970. */
  created: number;
  ended: number | null;
  attempts: number;
  request: Record<string, unknown>;
  rows: number | null;
  columns: number | null;
  bytes: number | null;
  /** Bytes of the files before they were compressed. */
  textBytes: number | null;
  sha256: string | null;
  entries: { entry: string; rows: number }[];
  publicName: string | null;
  /** Null once the job has ended. */
  plan: Plan | null;
  fault: string | null;
  hold: number;
}

/**
 * One file of an archive: its name without date and number, its columns, and the statements that give its rows. A file is made part
 * by part (`{{from}}` to `{{to}}`, ranges of ids), each through small temporary tables (`stages`, in order), so that the memory it
 * takes depends neither on its rows nor on its columns. `cuts` gives the last id of each part: parts are cut by their rows, since ids
 * may lie far apart; null where no column is of an award, and the file is made at once.
 */
export interface FileSet {
  name: string;
  columns: string[];
  cuts: string | null;
  stages: { table: string; sql: string }[];
  sql: string;
}

/** What a call can ask of the downloads: the queue that makes them stands above it. */
export interface Downloads {
  /** Takes a request on. The same request, as long as its file is there or on its way, gives the same job. */
  submit: (plan: Plan, more?: { fault?: string; hold?: number }) => Job;
  /** The job of a name; undefined for a name that no job has or could have. */
  find: (fileName: string) => Job | undefined;
  /** The job of a plan whose file is there or on its way. */
  known: (plan: Plan) => Job | undefined;
  /** Rows and bytes written so far; undefined for a job that is not running. */
  progressOf: (fileName: string) => { rows: number; bytes: number } | undefined;
}
