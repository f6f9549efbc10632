import { ApiError } from '../../core/errors';
import type { Call } from '../../core/route';

const createPlainError = (message: string) => new ApiError(400, message, true);
/** Saves a search as it was sent and returns the MD5 hash of its bytes. Throws 413 and 507 as `SavedSearches` does. */
export const saveSearch = async ({ rawBody, savedSearches }: Call) => {
  // Other routes read an empty body as {}. An empty body that is saved unchanged could not be parsed later.
  if (!rawBody.length) throw createPlainError('The body must be JSON, for example {"filters": {}}');
  return { hash: savedSearches.save(rawBody) };
};
/** Returns the saved search with a hash. Throws 400 for an invalid or unknown hash. */
export const loadSearch = async ({ body, savedSearches }: Call) => {
  const hash = body?.hash;
  if (typeof hash !== 'string' || !/^[0-9a-f]{32}$/i.test(hash))
    throw createPlainError(
      "'hash' must have 32 hexadecimal digits, for example 5f5a92c1b2ac0dd9e4f5f1d0a8d2b7c3",
    );
  const filter = savedSearches.load(hash);
  if (!filter) throw createPlainError(`No saved search has the hash '${hash}'`);
  return { filter };
};
