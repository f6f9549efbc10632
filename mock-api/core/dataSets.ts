import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { Database } from '../db/database';
import { AnswerCache } from './cache';
import { Lookups, type Meta } from './lookups';
import { Words } from './words';

/** A data set opened for reading, with everything that was worked out from it: whoever answers a request takes all of it from one of these. */
export interface OpenSet {
  db: Database;
  lookups: Lookups;
  words: Words;
  /** The mark of its answers (`X-Data-Source`): kind, day, content and, where it was loaded, the names of its files. */
  source: string;
  /** Answers by normalised request. */
  cache: AnswerCache;
}
/** How a data set is opened: connections and threads of the database, characters of answers kept. */
export interface OpenOptions {
  connections?: number;
  threads?: number;
  cacheSize?: number;
}

/** A short name of what a data set holds: the same content has the same one. */
export const setKey = (contentHash: string): string =>
  createHash('sha256').update(contentHash).digest('hex').slice(0, 12);
const sourceOf = ({ source, as_of: asOf, content_hash: hash, files }: Meta): string =>
  `${source}; as-of=${asOf}; set=${setKey(hash)}${source === 'files' ? `; files=${encodeURIComponent(files)}` : ''}`;

const openSet = async (path: string, { cacheSize, ...options }: OpenOptions): Promise<OpenSet> => {
  const db = await Database.open(path, options);
  try {
    const lookups = await Lookups.load(db);
    return {
      db,
      lookups,
      words: await Words.load(db),
      source: sourceOf(lookups.meta),
      cache: new AnswerCache(cacheSize),
    };
  } catch (error) {
    db.close();
    throw error;
  }
};

/** Which file has the name now; undefined while none has it. */
const fileAt = (path: string): string | undefined => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && [found.dev, found.ino, found.mtimeMs, found.size].join(' ');
};
/** How long a file that could not be opened is left alone before it is tried again, in milliseconds. */
const RETRY = 5000;

/**
 * The data set that a server answers from. Loading replaces the file while the server runs: the next request opens the new one, and
 * from then on every request is answered from it alone. Those under way end over the set they began with, which is closed after the
 * last of them. A file that cannot be opened changes nothing.
 */
export class DataSets {
  private readonly users = new Map<OpenSet, number>();
  private opening: Promise<void> | undefined;
  private refused = { file: '', until: 0 };

  private constructor(
    private readonly path: string,
    private readonly options: OpenOptions,
    private set: OpenSet,
    private file: string | undefined,
  ) {
    this.users.set(set, 0);
  }

  static async open(path: string, options: OpenOptions): Promise<DataSets> {
    const file = fileAt(path);
    return new DataSets(path, options, await openSet(path, options), file);
  }

  /** Called with every set that takes the place of another, before it answers anything. */
  onReplaced: (set: OpenSet) => void = () => {};

  /** The set opened last. Its database may be closed at any time: what asks it goes through `use`. */
  get current(): OpenSet {
    return this.set;
  }

  /** The set that has the name now, opened first where that is another one than before. */
  async newest(): Promise<OpenSet> {
    const file = fileAt(this.path);
    if (file === undefined || file === this.file) return this.set;
    if (file === this.refused.file && Date.now() < this.refused.until) return this.set;
    this.opening ??= this.replace(file).finally(() => {
      this.opening = undefined;
    });
    await this.opening;
    return this.set;
  }

  /** Does some work over the newest set, which stays open until the work has ended. */
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

  /** Ends whatever still runs, then closes. */
  async close(): Promise<void> {
    const sets = [...this.users.keys()];
    this.users.clear();
    await Promise.all(sets.map((set) => set.db.stop()));
  }

  private async replace(file: string): Promise<void> {
    try {
      const next = await openSet(this.path, this.options);
      const former = this.set;
      this.users.set(next, 0);
      this.set = next;
      this.file = file;
      console.log(
        `The data set was replaced. Answers now come from: ${decodeURIComponent(next.source)}`,
      );
      this.onReplaced(next);
      this.closeUnused(former);
    } catch (error) {
      this.refused = { file, until: Date.now() + RETRY };
      console.error(
        `The data set was replaced by a file that cannot be opened; answers still come from the one before: ${(error as Error).message}`,
      );
    }
  }

  private closeUnused(set: OpenSet): void {
    if (set === this.set || this.users.get(set) !== 0) return;
    this.users.delete(set);
    set.db.close();
  }
}
