import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDiskError, localDisk } from '../../core/disk';
import { ApiError } from '../../core/errors';
import type { Call } from '../../core/route';

const createPlainError = (message: string) => new ApiError(400, message, true);
const MAX_SAVED_BYTES = 4 * 1024 * 1024;
/** Saves a search as it was sent and returns the MD5 hash of its bytes. Throws 413 above 4 MB and 507 if the disk fails. */
export const saveSearch = async ({ rawBody, folder }: Call) => {
  // Other routes read an empty body as {}. An empty body that is saved unchanged could not be parsed later.
  if (!rawBody.length) throw createPlainError('The body must be JSON, for example {"filters": {}}');
  if (rawBody.length > MAX_SAVED_BYTES)
    throw new ApiError(413, 'A saved search can have at most 4 MB');
  const hash = createHash('md5').update(rawBody).digest('hex');
  const savedFolder = join(folder, 'saved');
  const path = join(savedFolder, `${hash}.json`);
  try {
    localDisk.makeFolder(savedFolder);
    if (!existsSync(path)) localDisk.write(path, rawBody);
  } catch (error) {
    throw new ApiError(507, `This search cannot be saved. ${formatDiskError(error)}`);
  }
  return { hash };
};
/** Returns the saved search with a hash. Throws 400 for an invalid or unknown hash. */
export const loadSearch = async ({ body, folder }: Call) => {
  const hash = body?.hash;
  if (typeof hash !== 'string' || !/^[0-9a-f]{32}$/i.test(hash))
    throw createPlainError(
      "'hash' must have 32 hexadecimal digits, for example 5f5a92c1b2ac0dd9e4f5f1d0a8d2b7c3",
    );
  const path = join(folder, 'saved', `${hash.toLowerCase()}.json`);
  if (!existsSync(path)) throw createPlainError(`No saved search has the hash '${hash}'`);
  return { filter: JSON.parse(readFileSync(path, 'utf8')) as object };
};
