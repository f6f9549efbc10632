import { SLOW_AFTER_MS } from './patience';

/** Loads the site's own files when they are first needed. A failed load is not cached, so it can be retried. */

/** Why a file could not be loaded: no network, no response, or gone because a newer version of the site was deployed. */
export type ChunkProblem = 'offline' | 'unreachable' | 'gone';
const messages: Readonly<Record<ChunkProblem, string>> = {
  offline: 'You are offline. This content will load when your connection is back.',
  unreachable: 'We couldn’t reach this site. Check your connection and try again.',
  gone: 'A new version of this site is available. Reload to continue.',
};

/** The error of a site file that could not be loaded. Its message is shown to visitors. */
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

/** Returns whether the server responds that the file does not exist. Some servers respond with an HTML page instead of 404. */
const isGone = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(SLOW_AFTER_MS),
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
const RELOAD_STORAGE_KEY = 'usaspending_loaded_anew';
/** Minimum time between two reloads, in milliseconds. */
const MIN_RELOAD_INTERVAL = 60_000;
/**
 * Reloads the page at most once per file and visit, so that a broken deployment cannot cause a reload loop. Returns whether it reloads.
 */
const reloadOnce = (url: string): boolean => {
  try {
    const { files = [], at = 0 } = JSON.parse(
      sessionStorage.getItem(RELOAD_STORAGE_KEY) ?? '{}',
    ) as {
      files?: string[];
      at?: number;
    };
    const elapsedMs = Date.now() - at;
    if (files.includes(url) || (elapsedMs >= 0 && elapsedMs < MIN_RELOAD_INTERVAL)) return false;
    sessionStorage.setItem(
      RELOAD_STORAGE_KEY,
      JSON.stringify({ files: [...files, url], at: Date.now() }),
    );
  } catch {
    // Without storage a repeated reload cannot be recognized, so the page does not reload at all.
    return false;
  }
  browserPage.reload();
  return true;
};

/**
 * Loads a file of the site. If the file is gone and `mayReload` is true, reloads the page once. Any other failed load rejects with a
 * `ChunkError`. An error thrown by the file’s own code is passed through.
 */
export const loadChunk = async <T>(
  load: () => Promise<T>,
  { mayReload = true } = {},
): Promise<T> => {
  let isBackOnline = false;
  const handleOnline = () => {
    isBackOnline = true;
  };
  // The build prerenders without a browser.
  globalThis.addEventListener?.('online', handleOnline);
  try {
    return await load();
  } catch (error) {
    if (!isChunkFailure(error)) throw error;
    const problem = await getProblem(error);
    // If the network came back before the load failed, no later `online` event would start a retry.
    if (isBackOnline) return loadChunk(load, { mayReload });
    if (problem === 'gone' && mayReload && reloadOnce(error.request!))
      return new Promise<T>(() => {});
    throw new ChunkError(problem);
  } finally {
    globalThis.removeEventListener?.('online', handleOnline);
  }
};
