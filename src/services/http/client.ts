import { REQUESTED_WITH } from '@/domain/site/site';
import { loadPart } from '@/lib/part';
import { TIME_LIMIT } from '@/lib/patience';
import { CANCEL_ALL } from './cancel';
import { parseSource, tellSource } from './dataSource';
import { answeredFailure, reasonOf, ServiceError, unreadable } from './serviceError';

export interface RequestOptions {
  method?: 'GET' | 'POST';
  /** A path below the API root (`v2/…`), or a full URL from a response of the service. */
  path: string;
  body?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, string | number>>;
  signal?: AbortSignal;
  /** Whether the request may be sent twice: true for searches and lists, never for downloads or status polls. */
  repeatable?: boolean;
}

const OWN_ROOT = '/api/';
/** Returns the API root that the build or the server wrote into the page. Prerendering has no document. */
export const apiRoot = (): string => {
  const written =
    typeof document === 'undefined' ? null : document.querySelector('meta[name="api-root"]');
  return written?.getAttribute('content') || OWN_ROOT;
};

const decodeAwardId = (
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  if (typeof body.award_id !== 'string') return body;
  try {
    return { ...body, award_id: decodeURIComponent(body.award_id) };
  } catch {
    return body;
  }
};

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
const transient = new Set([0, 429, 502, 503]);
/** The longest wait in seconds before a retry. When the server asks for a longer one, there is no retry. */
const PATIENCE = 5;
/** The server’s Retry-After is in seconds. */
const pause = (retryAfter: number): number =>
  retryAfter > 0 ? retryAfter * 1000 : 250 + Math.random() * 250;

const TOO_SLOW = 'The data service did not respond within a minute. Try again.';
/** Aborts with `outer`, through `cancelAll` or after the time limit; `done` releases all three. */
const endedBy = (outer: AbortSignal | undefined) => {
  const controller = new AbortController();
  const { signal } = controller;
  const end = () => controller.abort();
  const timer = setTimeout(() => controller.abort(TOO_SLOW), TIME_LIMIT);
  window.addEventListener(CANCEL_ALL, end);
  if (outer?.aborted) end();
  else outer?.addEventListener('abort', end, { signal });
  return {
    signal,
    done: () => {
      clearTimeout(timer);
      window.removeEventListener(CANCEL_ALL, end);
      outer?.removeEventListener('abort', end);
    },
  };
};

const UNREACHABLE = 'We couldn’t reach the data service. Check your connection and try again.';

/** Loads axios. Pages that send requests preload it. */
const loadAxios = () => import('axios');

/** Sends a request and returns its JSON; null for a response without content (204). Every failure is a `ServiceError`. */
export const request = async <T>(options: RequestOptions): Promise<T> => {
  const { method = 'GET', path, body, query, signal, repeatable = true } = options;
  const ending = endedBy(signal);
  const { default: axios } = await loadPart(loadAxios, { mayReload: false }).catch(() => {
    ending.done();
    throw new ServiceError(UNREACHABLE, { retryable: true });
  });
  const named = /^(https?:)?\//.test(path);
  const combined = ending.signal;
  const ended = () =>
    combined.reason === TOO_SLOW
      ? new ServiceError(TOO_SLOW, { retryable: true })
      : new ServiceError('cancelled', { cancelled: true });
  const address = named ? path : `${apiRoot()}${path}`;
  const once = async (): Promise<T> => {
    if (combined.aborted) throw ended();
    try {
      const answer = await axios.request<T>({
        method,
        url: address,
        params: query,
        data: body && decodeAwardId(body),
        signal: combined,
        headers: {
          ...(named ? {} : { 'X-Requested-With': REQUESTED_WITH }),
          ...(body ? { 'Content-Type': 'application/json' } : {}),
        },
        responseType: 'json',
        transitional: {
          silentJSONParsing: false,
          forcedJSONParsing: true,
          clarifyTimeoutError: true,
        },
      });
      const source = parseSource(answer.headers['x-data-source']);
      if (source) tellSource(source);
      if (answer.status === 204) return null as T;
      if (typeof answer.data !== 'object' || answer.data === null) throw unreadable(answer.status);
      return answer.data;
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      if (axios.isCancel(error)) throw ended();
      if (!axios.isAxiosError(error)) throw unreadable();
      const status = error.response?.status ?? 0;
      if (status >= 200 && status < 300) throw unreadable(status);
      const fallback = status ? `The data service responded with status ${status}.` : UNREACHABLE;
      throw answeredFailure(reasonOf(error.response?.data, fallback), {
        status,
        retryable: transient.has(status) || status >= 500,
        retryAfter: Number(error.response?.headers?.['retry-after']) || 0,
      });
    }
  };
  try {
    return await once();
  } catch (error) {
    const failure = error as ServiceError;
    if (
      !repeatable ||
      combined.aborted ||
      !transient.has(failure.status) ||
      failure.retryAfter > PATIENCE
    )
      throw failure;
    await wait(pause(failure.retryAfter), combined);
    return await once();
  } finally {
    ending.done();
  }
};
export { ServiceError };
