import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { formatDiskError, ignoreErrors, localDisk } from './disk';
import { ApiError } from './errors';
import type { Limits } from './limits';

/** Size in bytes that a saved search can have. A search with 1,000 values in each filter is smaller. */
const MAX_SAVED_BYTES = 1024 * 1024;
/** Smallest space in bytes that a file takes on a disk. */
const BLOCK_BYTES = 4096;
/** Milliseconds for which the measured size of a full folder is trusted. */
const RECOUNT_AFTER_MS = 60_000;
const getDiskBytes = (bytes: number) => Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;

/**
 * The saved searches, one file each, named by the MD5 hash of its bytes. A search that nobody opened for a long time expires. If the
 * folder is full, further searches are refused, so that no other visitor's link stops working.
 */
export class SavedSearches {
  private size: { bytes: number; countedAt: number } | undefined;

  constructor(
    private readonly folder: string,
    private readonly limits: Pick<Limits, 'savedBytes' | 'savedMs'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Saves a search and returns its hash. Throws 413 above 1 MB, and 507 if the disk or the folder is full. */
  save(search: Buffer): string {
    if (search.length > MAX_SAVED_BYTES)
      throw new ApiError(413, 'A saved search can have at most 1 MB. Select fewer values.');
    const hash = createHash('md5').update(search).digest('hex');
    const path = this.getPath(hash);
    if (existsSync(path)) {
      this.markAsOpened(path);
      return hash;
    }
    try {
      localDisk.makeFolder(this.folder);
      this.makeRoom(getDiskBytes(search.length));
      localDisk.write(path, search);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new ApiError(507, `This search cannot be saved. ${formatDiskError(error)}`);
    }
    return hash;
  }

  /** Returns the search with a hash, or undefined if it does not exist or has expired. */
  load(hash: string): object | undefined {
    const path = this.getPath(hash.toLowerCase());
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats || this.isExpired(stats.mtimeMs)) return undefined;
    this.markAsOpened(path);
    return JSON.parse(readFileSync(path, 'utf8')) as object;
  }

  /** Deletes all saved searches. */
  clear(): void {
    localDisk.remove(this.folder);
    this.size = undefined;
  }

  private getPath(hash: string): string {
    return join(this.folder, `${hash}.json`);
  }

  private isExpired(openedAt: number): boolean {
    return this.now() - openedAt > this.limits.savedMs;
  }

  /** Extends the life of a search. On a read-only disk it cannot be extended and can still be opened. */
  private markAsOpened(path: string): void {
    ignoreErrors(() => utimesSync(path, this.now() / 1000, this.now() / 1000));
  }

  /** Counts `bytes` as used. Throws 507 if too little room is left after the expired searches are removed. */
  private makeRoom(bytes: number): void {
    const isStale = !this.size || this.now() - this.size.countedAt > RECOUNT_AFTER_MS;
    if (!this.size || (isStale && this.size.bytes + bytes > this.limits.savedBytes))
      this.size = { bytes: this.countAndExpire(), countedAt: this.now() };
    if (this.size.bytes + bytes > this.limits.savedBytes)
      throw new ApiError(
        507,
        'This search cannot be saved, because the server has no room for more saved searches.',
      );
    this.size.bytes += bytes;
  }

  private countAndExpire(): number {
    let bytes = 0;
    for (const name of readdirSync(this.folder)) {
      const path = join(this.folder, name);
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats && this.isExpired(stats.mtimeMs)) ignoreErrors(() => localDisk.remove(path));
      else bytes += getDiskBytes(stats?.size ?? 0);
    }
    return bytes;
  }
}
