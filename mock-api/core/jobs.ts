export type FileFormat = 'csv' | 'tsv' | 'pstxt';
/** The plan of a download. It contains the files of one archive, the text of its README, and the request. */
export interface Plan {
  /** File name without date and extension. */
  title: string;
  format: FileFormat;
  files: FileSet[];
  request: Record<string, unknown>;
  readme: string;
  /** Content hash of the dataset whose IDs and codes the statements contain. The statements are invalid for any other dataset. */
  contentHash: string;
  /** Name under which browsers save the archive, if the name is fixed. */
  publicName?: string;
}
export type JobStatus = 'ready' | 'running' | 'finished' | 'failed';
export interface Job {
  fileName: string;
  key: string;
  status: JobStatus;
  /** The reason for a failure as text for visitors, or null. */
  message: string | null;
  /** Milliseconds since 1970. */
  created: number;
  ended: number | null;
  attempts: number;
  request: Record<string, unknown>;
  rows: number | null;
  columns: number | null;
  bytes: number | null;
  /** Bytes of the files before compression. */
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
 * One file of an archive: its name without date and number, its columns, and the SQL of its rows. The writer processes ranges of award
 * IDs (`{{from}}` to `{{to}}`) one by one. For each range it first fills small temporary tables (`stages`, in order), so memory use
 * does not depend on the number of rows or columns. `cuts` is a query for the last ID of each range. It divides the file
 * by number of rows and not by ID, because IDs can have gaps. If no column belongs to an award, `cuts` is null and the file is one
 * range.
 */
export interface FileSet {
  name: string;
  columns: string[];
  cuts: string | null;
  stages: { table: string; sql: string }[];
  sql: string;
}

/** The download operations that handlers may use. The queue that implements them is in a higher layer. */
export interface Downloads {
  /** Submits a download. Returns the existing job if the file of an equal plan is ready or being written, otherwise a new job. */
  submit: (plan: Plan, options?: { fault?: string; hold?: number }) => Job;
  /** Returns the job with a file name, or undefined when there is no such job or the name is not valid. */
  find: (fileName: string) => Job | undefined;
  /** Returns the job of an equal plan whose file is ready or being written, or undefined if there is none. */
  findExisting: (plan: Plan) => Job | undefined;
  /** Returns the rows and bytes written so far, or undefined when the job is not running. */
  getProgress: (fileName: string) => { rows: number; bytes: number } | undefined;
}
