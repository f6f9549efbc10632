import { watchOnline } from './backOnline';
import { SLOW } from './patience';

/** Files of the site itself that load when they are first needed. A failed load is not cached, so it can be tried again. */

/** Why a file could not be loaded: no network, no response, or gone because a newer version of the site was deployed. */
export type ChunkProblem = 'offline' | 'unreachable' | 'gone';
const messages: Readonly<Record<ChunkProblem, string>> = {
  offline: 'You are offline. It will load when your connection is back.',
  unreachable: 'We couldn’t reach this site. Check your connection and try again.',
  gone: 'A new version of this site is available. Reload to continue.',
};

/** A file of the site that could not be loaded. The message is for visitors. */
export class ChunkError extends Error {
  constructor(readonly problem: ChunkProblem) {
    super(messages[problem]);
    this.name = 'PartError';
  }
}

/** The error of a webpack chunk; `request` is the URL of the file. */
interface ChunkFailure {
  name?: string;
  code?: string;
  request?: string;
}
const isChunkFailure = (error: unknown): error is ChunkFailure =>
  (error as ChunkFailure | undefined)?.name === 'ChunkLoadError' ||
  (error as ChunkFailure | undefined)?.code === 'CSS_CHUNK_LOAD_FAILED';

/** Returns whether the server responds and has no such file; some respond with a page instead of 404. */
const isGone = async (address: string): Promise<boolean> => {
  try {
    const response = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(SLOW),
    });
    return (
      response.status === 404 ||
      response.status === 410 ||
      (response.ok && /html/.test(response.headers.get('content-type') ?? ''))
    );
  } catch {
    return false;
  }
};
const getProblem = async ({ request = '' }: ChunkFailure): Promise<ChunkProblem> => {
  if (!navigator.onLine) return 'offline';
  return request && (await isGone(request)) ? 'gone' : 'unreachable';
};

/** Reloads the page; tests replace this function. */
export const browserPage = { reload: () => window.location.reload() };
const RELOADED = 'usaspending_loaded_anew';
/** The least time between two reloads, in milliseconds. */
const APART = 60_000;
/** Reloads once for each file and visit, so that a broken deployment never makes a loop. Returns whether it did. */
const reloadOnce = (address: string): boolean => {
  try {
    const { files = [], at = 0 } = JSON.parse(sessionStorage.getItem(RELOADED) ?? '{}') as {
      files?: string[];
      at?: number;
    };
    const since = Date.now() - at;
    if (files.includes(address) || (since >= 0 && since < APART)) return false;
    sessionStorage.setItem(
      RELOADED,
      JSON.stringify({ files: [...files, address], at: Date.now() }),
    );
  } catch {
    // Without storage a repeated reload cannot be recognized, so the page does not reload at all.
    return false;
  }
  browserPage.reload();
  return true;
};

/** Loads a file. Reloads the page if the file is gone and `mayReload` is true; else rejects with a `ChunkError` or the code’s own error. */
export const loadChunk = async <T>(
  load: () => Promise<T>,
  { mayReload = true } = {},
): Promise<T> => {
  const endWatch = watchOnline();
  try {
    return await load();
  } catch (error) {
    if (!isChunkFailure(error)) throw error;
    const problem = await getProblem(error);
    // The network came back before the failure was known: no later event would start a retry.
    if (endWatch()) return loadChunk(load, { mayReload });
    if (problem === 'gone' && mayReload && reloadOnce(error.request!))
      return new Promise<T>(() => {});
    throw new ChunkError(problem);
  } finally {
    endWatch();
  }
};
