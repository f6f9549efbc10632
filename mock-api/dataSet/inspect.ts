import { existsSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ignoreErrors } from '../core/disk';
import { Database } from '../db/database';
import { SCHEMA_VERSION } from '../db/schema';
import { getContentHash } from '../db/searchTables';
import {
  compare,
  createDescription,
  readDescription,
  writeDescription,
  type About,
  type Description,
  type Source,
} from './description';

/** The state of the dataset at a path. */
export type Verdict =
  | { state: 'none' }
  | { state: 'good'; about: About }
  /** Complete, but made by another version of the program. */
  | { state: 'other version'; about: About }
  /** `source` is unknown when neither the file nor its description contains it. */
  | { state: 'damaged'; source: Source | 'unknown'; files: string[]; reason: string }
  /** The file cannot be opened now, whether or not it is good. */
  | { state: 'closed'; reason: string };
export interface InspectOptions {
  /** Milliseconds to wait for a dataset that cannot be opened. */ patience?: number;
  onWait?: (reason: string) => void;
}

const getFirstLine = (error: unknown): string => (error as Error).message.split('\n')[0]!;
/** Failures of the machine, not of the file, with their reasons as text. They are temporary, or the user can resolve them. */
const transientErrors: readonly [RegExp, (text: string) => string][] = [
  [
    /(?:set|conflicting) lock/i,
    (text) => `another program is using it (${/held in (.*?)\. See/.exec(text)?.[1] ?? text})`,
  ],
  [/EACCES|EPERM|permission denied/i, () => 'this program has no permission to read it'],
  [/EMFILE|ENFILE|too many open files/i, () => 'too many files are open on this machine'],
  [/ENOMEM|out of memory|cannot allocate/i, () => 'the machine is out of memory'],
  [
    /EIO|input\/output error|EBUSY|resource busy|ETIMEDOUT|temporarily/i,
    (text) => `the disk does not respond (${text})`,
  ],
];
const getTransientReason = (error: unknown): string | undefined => {
  const text = getFirstLine(error);
  return transientErrors.find(([pattern]) => pattern.test(text))?.[1](text);
};

const readAbout = async (db: Database): Promise<About> => {
  const [row] = await db.query<{
    source: Source;
    files: string;
    day: string;
    schema_version: number;
    content_hash: string;
    made?: string;
    notes?: string;
  }>('select *, as_of::VARCHAR as day from meta');
  return {
    source: row!.source,
    files: JSON.parse(row!.files) as string[],
    asOf: row!.day,
    schemaVersion: row!.schema_version,
    contentHash: row!.content_hash,
    made: row!.made ?? '',
    notes: JSON.parse(row!.notes ?? '[]') as string[],
  };
};
/** Reads every row, so that DuckDB checks each block. Throws an error if the content hash differs. */
const readAll = async (db: Database, about: About): Promise<void> => {
  const tables = await db.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_type = 'BASE TABLE'",
  );
  for (const { name } of tables)
    await db.query(`select sum(hash(t)::HUGEINT)::VARCHAR s from "${name}" t`);
  if ((await getContentHash(db)) !== about.contentHash)
    throw new Error('its rows have changed since it was made');
};
const withDatabase = async <T>(path: string, work: (db: Database) => Promise<T>): Promise<T> => {
  const db = await Database.open(path, { connections: 1 });
  try {
    return await work(db);
  } finally {
    db.close();
  }
};

/** Returns the result of `work`. Repeats `work` after temporary failures until `patience` is over, then throws the last error. */
const withRetries = async <T>(
  work: () => Promise<T>,
  { patience = 5000, onWait = () => {} }: InspectOptions,
): Promise<T> => {
  const deadline = Date.now() + patience;
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const reason = getTransientReason(error);
      if (!reason || Date.now() >= deadline) throw error;
      if (!tries) onWait(reason);
      await wait(250);
    }
  }
};
const toClosedVerdict = (error: unknown): Verdict => ({
  state: 'closed',
  reason: getTransientReason(error) ?? getFirstLine(error),
});

/** Inspects a dataset without a matching description by reading the whole file. Writes a new description if the file is good. */
const inspectFileOnly = async (
  path: string,
  metadata: Description | undefined,
  isPartialMatch: boolean,
  mismatchReason: string,
  options: InspectOptions,
): Promise<Verdict> => {
  let about: About | undefined;
  try {
    return await withRetries(
      () =>
        withDatabase(path, async (db): Promise<Verdict> => {
          about = await readAbout(db);
          if (about.schemaVersion !== SCHEMA_VERSION) return { state: 'other version', about };
          if (metadata?.made && metadata.made === about.made)
            throw new Error('it has changed since it was made');
          await readAll(db, about);
          // In a read-only folder the description cannot be saved, so every start repeats this inspection.
          const description = await createDescription(path, about);
          ignoreErrors(() => writeDescription(path, description));
          return { state: 'good', about };
        }),
      options,
    );
  } catch (error) {
    if (getTransientReason(error)) return toClosedVerdict(error);
    // If the description mentions a dataset made from files, assume that one, because it cannot be rebuilt. Otherwise use the source in
    // the description only if the description matches part of the file.
    const source =
      about?.source ??
      (metadata && [metadata.source, metadata.replaces].includes('files')
        ? 'files'
        : isPartialMatch
          ? metadata?.source
          : undefined) ??
      'unknown';
    return {
      state: 'damaged',
      source,
      files: about?.files ?? (metadata?.source === 'files' ? metadata.files : []),
      reason: mismatchReason || `the file is damaged (${getFirstLine(error)})`,
    };
  }
};

/** Returns the state of a dataset. Compares the file with its description. If they do not match, reads every row of the dataset. */
export const inspectDataSet = async (
  path: string,
  options: InspectOptions = {},
): Promise<Verdict> => {
  const metadata = readDescription(path);
  if (!existsSync(path)) {
    return metadata && [metadata.source, metadata.replaces].includes('files')
      ? {
          state: 'damaged',
          source: 'files',
          files: metadata.source === 'files' ? metadata.files : [],
          reason: 'the file no longer exists',
        }
      : { state: 'none' };
  }
  try {
    const { fit, reason } = metadata
      ? await withRetries(() => compare(path, metadata), options)
      : { fit: 'none', reason: '' };
    if (fit !== 'whole' || !metadata)
      return await inspectFileOnly(
        path,
        metadata,
        fit === 'partly',
        fit === 'partly' ? reason : '',
        options,
      );
    const { bytes: _bytes, blocks: _blocks, replaces, ...about } = metadata;
    const { schemaVersion } = about;
    if (schemaVersion !== SCHEMA_VERSION) return { state: 'other version', about };
    await withRetries(() => withDatabase(path, readAbout), options);
    if (replaces) ignoreErrors(() => writeDescription(path, { ...metadata, replaces: undefined }));
    // A dataset is complete before it is renamed to this path, so a write-ahead log next to it is left over from another file.
    ignoreErrors(() => rmSync(`${path}.wal`, { force: true }));
    return { state: 'good', about };
  } catch (error) {
    return toClosedVerdict(error);
  }
};
