import type { Endpoint, SentRequest } from '@/lib/requests/queries';
import { apiRoot, request } from './client';
import { ServiceError, unreadableError } from './serviceError';

type Fields = Readonly<Record<string, unknown>>;

/** One API call. `Q` is the query, `W` the JSON of the response, `A` the model. */
export interface EndpointSpec<Q, W, A> {
  /** A unique name: `area/what`. */
  name: string;
  method?: 'GET' | 'POST';
  /** A path below the API root: `v2/…`. */
  path: string | ((query: Q) => string);
  params?: (query: Q) => Readonly<Record<string, string | number>>;
  body?: (query: Q) => Fields;
  /** Reads the response as a model; throws `unreadable()` when it breaks the API contract. */
  read: (wire: W, query: Q) => A;
  /** Returns the result of a query that needs no request, and undefined for every other query. */
  knownResult?: (query: Q) => A | undefined;
}

const buildPath = <Q, W, A>({ path, params }: EndpointSpec<Q, W, A>, query: Q): string => {
  const basePath = typeof path === 'string' ? path : path(query);
  const entries = Object.entries(params?.(query) ?? {}).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return entries.length ? `${basePath}?${new URLSearchParams(entries).toString()}` : basePath;
};

/** Returns an endpoint for `useAnswer`, or for direct use through `call`. Every failure is a `ServiceError`. */
export const endpoint = <Q, W, A>(spec: EndpointSpec<Q, W, A>): Endpoint<Q, A> => {
  const { name, method = 'GET', body, read, knownResult } = spec;
  const buildBody = (query: Q) => (body ? { body: body(query) } : {});
  return {
    name,
    requestOf: (query): SentRequest | null =>
      knownResult?.(query) === undefined
        ? { method, path: `${apiRoot()}${buildPath(spec, query)}`, ...buildBody(query) }
        : null,
    call: async (query, signal) => {
      const result = knownResult?.(query);
      if (result !== undefined) return result;
      const path = buildPath(spec, query);
      const wire = await request<W>({ method, path, ...buildBody(query), signal });
      // No operation of the API contract returns an object without fields.
      if (wire && !Array.isArray(wire) && !Object.keys(wire).length) throw unreadableError();
      try {
        return read(wire, query);
      } catch (error) {
        // An error in the reader means that the response breaks the API contract.
        throw error instanceof ServiceError ? error : unreadableError();
      }
    },
  };
};

/** Returns an endpoint that makes several calls. Its cache key is the query, because it has no single request. */
export const compositeEndpoint = <Q, A>(
  name: string,
  call: (query: Q, signal?: AbortSignal) => Promise<A>,
): Endpoint<Q, A> => ({ name, requestOf: () => null, call });
