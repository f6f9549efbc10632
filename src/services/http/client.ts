import type { AxiosError } from 'axios';
import { REQUESTED_WITH_VALUE } from '@/domain/site/site';
import { loadChunk } from '@/lib/requests/loadChunk';
import { TIME_LIMIT_MS } from '@/lib/requests/patience';
import { wait } from '@/lib/requests/wait';
import { CANCEL_ALL_EVENT } from './cancel';
import { parseSource, reportSource } from './dataSource';
import { toResponseError, getReason, ServiceError, unreadableError } from './serviceError';

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

const DEFAULT_API_ROOT = '/api/';
/** Returns the API root that the build or the server wrote into the page; `/api/` by default, and in prerendering. */
export const apiRoot = (): string => {
  const metaTag =
    typeof document === 'undefined' ? null : document.querySelector('meta[name="api-root"]');
  return metaTag?.getAttribute('content') || DEFAULT_API_ROOT;
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

const transientStatuses = new Set([0, 429, 502, 503]);
/** The longest wait in seconds before a retry. When the server asks for a longer one, there is no retry. */
const MAX_RETRY_AFTER = 5;
/** Returns the milliseconds to wait before a retry. The server’s Retry-After is in seconds. */
const getRetryDelay = (retryAfter: number): number =>
  retryAfter > 0 ? retryAfter * 1000 : 250 + Math.random() * 250;

const TIMEOUT_MESSAGE = 'The data service did not respond within a minute. Try again.';
/** Returns a signal that aborts with `callerSignal`, with `cancelAll` or after the time limit. `done` removes the timer and the listeners. */
const createRequestSignal = (callerSignal: AbortSignal | undefined) => {
  const controller = new AbortController();
  const { signal } = controller;
  const abortRequest = () => controller.abort();
  const timer = setTimeout(() => controller.abort(TIMEOUT_MESSAGE), TIME_LIMIT_MS);
  window.addEventListener(CANCEL_ALL_EVENT, abortRequest);
  if (callerSignal?.aborted) abortRequest();
  else callerSignal?.addEventListener('abort', abortRequest, { signal });
  return {
    signal,
    done: () => {
      clearTimeout(timer);
      window.removeEventListener(CANCEL_ALL_EVENT, abortRequest);
      callerSignal?.removeEventListener('abort', abortRequest);
    },
  };
};

const UNREACHABLE_TEXT = 'We couldn’t reach the data service. Check your connection and try again.';

/** Returns the error of a request that failed, with or without a response. */
const toRequestError = ({ response }: AxiosError): ServiceError => {
  const status = response?.status ?? 0;
  if (status >= 200 && status < 300) return unreadableError(status);
  const fallback = status
    ? `The data service responded with status ${status}. Try again later.`
    : UNREACHABLE_TEXT;
  return toResponseError(getReason(response?.data, fallback), {
    status,
    retryable: transientStatuses.has(status) || status >= 500,
    retryAfter: Number(response?.headers?.['retry-after']) || 0,
  });
};

/** Loads axios. Pages that send requests preload it. */
const loadAxios = () => import('axios');

/** Sends a request and returns its JSON; null for a response without content (204). Every failure is a `ServiceError`. */
export const request = async <T>(options: RequestOptions): Promise<T> => {
  const { method = 'GET', path, body, query, signal, repeatable = true } = options;
  const requestSignal = createRequestSignal(signal);
  const { default: axios } = await loadChunk(loadAxios, { mayReload: false }).catch(() => {
    requestSignal.done();
    throw new ServiceError(UNREACHABLE_TEXT, { retryable: true });
  });
  const isFullUrl = /^(https?:)?\//.test(path);
  const abortSignal = requestSignal.signal;
  const createAbortError = () =>
    abortSignal.reason === TIMEOUT_MESSAGE
      ? new ServiceError(TIMEOUT_MESSAGE, { retryable: true })
      : new ServiceError('cancelled', { cancelled: true });
  const address = isFullUrl ? path : `${apiRoot()}${path}`;
  const sendOnce = async (): Promise<T> => {
    if (abortSignal.aborted) throw createAbortError();
    try {
      const response = await axios.request<T>({
        method,
        url: address,
        params: query,
        data: body && decodeAwardId(body),
        signal: abortSignal,
        headers: {
          ...(isFullUrl ? {} : { 'X-Requested-With': REQUESTED_WITH_VALUE }),
          ...(body ? { 'Content-Type': 'application/json' } : {}),
        },
        responseType: 'json',
        transitional: {
          silentJSONParsing: false,
          forcedJSONParsing: true,
          clarifyTimeoutError: true,
        },
      });
      const source = parseSource(response.headers['x-data-source']);
      if (source) reportSource(source);
      if (response.status === 204) return null as T;
      if (typeof response.data !== 'object' || response.data === null)
        throw unreadableError(response.status);
      return response.data;
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      if (axios.isCancel(error)) throw createAbortError();
      throw axios.isAxiosError(error) ? toRequestError(error) : unreadableError();
    }
  };
  try {
    return await sendOnce();
  } catch (error) {
    const failure = error as ServiceError;
    if (
      !repeatable ||
      abortSignal.aborted ||
      !transientStatuses.has(failure.status) ||
      failure.retryAfter > MAX_RETRY_AFTER
    )
      throw failure;
    await wait(getRetryDelay(failure.retryAfter), abortSignal);
    return await sendOnce();
  } finally {
    requestSignal.done();
  }
};
export { ServiceError };
