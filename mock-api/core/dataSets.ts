import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { Database } from '../db/database';
import { AnswerCache } from './cache';
import { Lookups, type Meta } from './lookups';
import { TextStore } from './textStore';

/** An open dataset with everything derived from it. Each request reads all its data from a single open dataset. */
export interface OpenSet {
  db: Database;
  lookups: Lookups;
  textStore: TextStore;
  /** Value of `X-Data-Source`: kind, date and content hash, and the file names of a loaded dataset. */
  source: string;
  /** Cached responses by normalized request. */
  cache: AnswerCache;
}
/** Options for opening a dataset: database connections, database threads, and the size of the response cache in characters. */
export interface OpenOptions {
  connections?: number;
  threads?: number;
  cacheSize?: number;
}

/** Returns a short hash that identifies the content of a dataset. */
export const createSetKey = (contentHash: string): string =>
  createHash('sha256').update(contentHash).digest('hex').slice(0, 12);
const formatSource = ({ source, as_of: asOf, content_hash: hash, files }: Meta): string =>
  `${source}; as-of=${asOf}; set=${createSetKey(hash)}${source === 'files' ? `; files=${encodeURIComponent(files)}` : ''}`;

const openSet = async (path: string, { cacheSize, ...options }: OpenOptions): Promise<OpenSet> => {
  const db = await Database.open(path, options);
  try {
    const lookups = await Lookups.load(db);
    return {
      db,
      lookups,
      textStore: await TextStore.load(db),
      source: formatSource(lookups.meta),
      cache: new AnswerCache(cacheSize),
    };
  } catch (error) {
    db.close();
    throw error;
  }
};

const getFileIdentity = (path: string): string | undefined => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && [stats.dev, stats.ino, stats.mtimeMs, stats.size].join(' ');
};
const REOPEN_AFTER_MS = 5000;

/**
 * The dataset that the server reads. When its file is replaced, the next request opens the new dataset. Running requests finish with
 * the old one, which is then closed. If the new file cannot be opened, the server keeps the old dataset.
 */
export class DataSets {
  private readonly users = new Map<OpenSet, number>();
  private opening: Promise<void> | undefined;
  private refused = { file: '', until: 0 };

  private constructor(
    private readonly path: string,
    private readonly options: OpenOptions,
    private set: OpenSet,
    private fileId: string | undefined,
  ) {
    this.users.set(set, 0);
  }

  static async open(path: string, options: OpenOptions): Promise<DataSets> {
    const fileId = getFileIdentity(path);
    return new DataSets(path, options, await openSet(path, options), fileId);
  }

  /** Called with each replacement dataset before any request uses it. */
  onReplaced: (set: OpenSet) => void = () => {};

  /** The dataset that was opened last. Its database may be closed at any time, so run queries through `use`. */
  get current(): OpenSet {
    return this.set;
  }

  /** Returns the newest dataset that can be opened. Opens the file first if it was replaced. */
  async newest(): Promise<OpenSet> {
    const fileId = getFileIdentity(this.path);
    if (fileId === undefined || fileId === this.fileId) return this.set;
    if (fileId === this.refused.file && Date.now() < this.refused.until) return this.set;
    this.opening ??= this.replace(fileId).finally(() => {
      this.opening = undefined;
    });
    await this.opening;
    return this.set;
  }

  /** Runs `work` with the newest dataset, which stays open until the work has ended. */
  async use<T>(work: (set: OpenSet) => Promise<T>): Promise<T> {
    const set = await this.newest();
    this.users.set(set, this.users.get(set)! + 1);
    try {
      return await work(set);
    } finally {
      this.users.set(set, this.users.get(set)! - 1);
      this.closeUnused(set);
    }
  }

  /** Stops all running statements and closes every dataset. */
  async close(): Promise<void> {
    const sets = [...this.users.keys()];
    this.users.clear();
    await Promise.all(sets.map((set) => set.db.stop()));
  }

  private async replace(fileId: string): Promise<void> {
    try {
      const nextSet = await openSet(this.path, this.options);
      const formerSet = this.set;
      this.users.set(nextSet, 0);
      this.set = nextSet;
      this.fileId = fileId;
      console.log(
        `The dataset was replaced. Responses now come from: ${decodeURIComponent(nextSet.source)}`,
      );
      this.onReplaced(nextSet);
      this.closeUnused(formerSet);
    } catch (error) {
      this.refused = { file: fileId, until: Date.now() + REOPEN_AFTER_MS };
      console.error(
        `The new dataset cannot be opened. Responses still come from the previous one: ${(error as Error).message}`,
      );
    }
  }

  private closeUnused(set: OpenSet): void {
    if (set === this.set || this.users.get(set) !== 0) return;
    this.users.delete(set);
    set.db.close();
  }
}
