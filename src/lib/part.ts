import { cameBackSince } from './backOnline';
import { SLOW } from './patience';
import { pause } from './pause';

/**
 * Loading of parts of the site itself: chunks of code and texts that come when they are first needed. The browser may be offline
 * by then, and a deployment may have taken the old files away; both are told apart here, and no failure is kept.
 */

/** Why a part could not be had: no network, no answer, or its file is gone because a newer version of the site is out. */
export type PartProblem = 'offline' | 'unreachable' | 'gone';
const words: Readonly<Record<PartProblem, string>> = {
  offline: 'This browser is offline. It loads by itself when the connection is back.',
  unreachable: 'This site could not be reached. Check the connection and try again.',
  gone: 'This site was renewed since you opened it. Load the page anew to go on.',
};

/** A part that could not be loaded, in words for a visitor. */
export class PartError extends Error {
  constructor(readonly problem: PartProblem) {
    super(words[problem]);
    this.name = 'PartError';
  }
}

/** What the bundler rejects with: `request` is the address of the file. */
interface ChunkFailure {
  name?: string;
  code?: string;
  request?: string;
}
const isChunkFailure = (error: unknown): error is ChunkFailure =>
  (error as ChunkFailure | undefined)?.name === 'ChunkLoadError' ||
  (error as ChunkFailure | undefined)?.code === 'CSS_CHUNK_LOAD_FAILED';

/** Whether the server answers and has no such file; some answer with a page instead of 404. */
const isGone = async (address: string): Promise<boolean> => {
  try {
    const answer = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(SLOW),
    });
    return (
      answer.status === 404 ||
      answer.status === 410 ||
      (answer.ok && /html/.test(answer.headers.get('content-type') ?? ''))
    );
  } catch {
    return false;
  }
};
const problemOf = async ({ request = '' }: ChunkFailure): Promise<PartProblem> => {
  if (!navigator.onLine) return 'offline';
  return request && (await isGone(request)) ? 'gone' : 'unreachable';
};

/** The window as this file uses it, for tests to watch. */
export const pageInView = { loadAnew: () => window.location.reload() };
const RELOADED = 'usaspending_loaded_anew';
/** Two reloads never follow each other faster than this, in milliseconds. */
const APART = 60_000;
/** Loads the page anew for a file that is gone: once for each file and visit, so that a broken deployment never makes a loop. */
const loadAnewOnce = (address: string): boolean => {
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
    // A browser that keeps nothing could not tell the second time from the first.
    return false;
  }
  pageInView.loadAnew();
  return true;
};

/**
 * One try at loading a part. A missing file loads the page anew, once, unless `mayLoadAnew` forbids it; the promise then stays
 * open, for the page is leaving. Else it is refused with a `PartError`; a part that came and is broken is refused with its own error.
 */
export const loadPart = async <T>(
  load: () => Promise<T>,
  { mayLoadAnew = true } = {},
): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (!isChunkFailure(error)) throw error;
    const problem = await problemOf(error);
    if (problem === 'gone' && mayLoadAnew && loadAnewOnce(error.request!))
      return new Promise<T>(() => {});
    throw new PartError(problem);
  }
};

export interface PartState<T> {
  value?: T;
  error?: Error;
  /** A failed part is being tried again. */ retrying: boolean;
}
/** A part with its state: what came stays, what failed can be tried again and tries itself when the browser is online again. */
export interface Part<T> {
  get: () => PartState<T>;
  subscribe: (listener: () => void) => () => void;
  /** Loads it unless it is there or on its way. */
  want: () => void;
  /** Loads it ahead of need: a failure stays unseen. */
  preload: () => void;
  /** What stood of it when the page was drawn before any script ran: nothing, unless it was settled. */
  drawn: () => PartState<T>;
  /** Loads it before the first drawing, in a build as in the browser that takes over what the build drew; false where it could not be had. */
  settle: () => Promise<boolean>;
}
/** The network is often back a moment after the browser says so: pauses before further tries, in milliseconds. */
const AFTER_ONLINE = [0, 2000, 8000] as const;

/** Makes a part of the site that loads when it is first wanted. */
export const createPart = <T>(load: () => Promise<T>): Part<T> => {
  let state: PartState<T> = { retrying: false };
  let first = state;
  let running = false;
  let wanted = false;
  const listeners = new Set<() => void>();
  const show = (next: PartState<T>) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const run = async (): Promise<void> => {
    const ahead = !wanted;
    running = true;
    if (state.error) show({ ...state, retrying: true });
    // It is wanted while the page is drawn, in the middle of a piece of work; a browser takes up to some milliseconds to ask for a script.
    if (!ahead) await pause();
    const started = performance.now();
    try {
      const value = await loadPart(load, { mayLoadAnew: !ahead });
      window.removeEventListener('online', handleOnline);
      show({ value, retrying: false });
    } catch (error) {
      // Ahead of need nothing is said; should it have been wanted meanwhile, it is tried as such. So is what failed over a network that is back.
      if (ahead || cameBackSince(started)) {
        if (wanted) await run();
        return;
      }
      window.addEventListener('online', handleOnline);
      show({ error: error as Error, retrying: false });
    } finally {
      running = false;
    }
  };
  const persist = async () => {
    for (const delay of AFTER_ONLINE) {
      if (delay)
        await new Promise((resolve) => {
          setTimeout(resolve, delay);
        });
      if (!state.error || !navigator.onLine) return;
      if (!running) await run();
    }
  };
  const handleOnline = () => {
    void persist();
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want: () => {
      // A page drawn without a browser shows what stands in the place of its parts.
      if (typeof window === 'undefined') return;
      wanted = true;
      if (state.value === undefined && !running) void run();
    },
    preload: () => {
      if (state.value === undefined && !state.error && !running) void run();
    },
    drawn: () => first,
    settle: async () => {
      try {
        first = { value: await load(), retrying: false };
        state = first;
        return true;
      } catch {
        // Drawn as one that is not there, it is tried again and says what fails.
        return false;
      }
    },
  };
};
