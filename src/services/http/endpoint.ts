import type { Endpoint, SentRequest } from '@/lib/requests/ask';
import { apiRoot, request } from './client';
import { ServiceError, unreadable } from './serviceError';

type Fields = Readonly<Record<string, unknown>>;

/** How one call of the API is asked and read. `Q` is the question in the site's words, `W` the answer on the wire, `A` its model. */
export interface EndpointSpec<Q, W, A> {
  /** `area/what`, unique. */
  name: string;
  method?: 'GET' | 'POST';
  /** Below the API root: `v2/…`. */
  path: string | ((query: Q) => string);
  /** Query parameters. */
  params?: (query: Q) => Readonly<Record<string, string | number>>;
  body?: (query: Q) => Fields;
  /** The model of an answer; throws `unreadable()` where the contract is not kept. */
  read: (wire: W, query: Q) => A;
  /** The answer of a question that need not be asked; undefined for all others. */
  known?: (query: Q) => A | undefined;
}

const pathOf = <Q, W, A>({ path, params }: EndpointSpec<Q, W, A>, query: Q): string => {
  const below = typeof path === 'string' ? path : path(query);
  const values = Object.entries(params?.(query) ?? {}).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return values.length ? `${below}?${new URLSearchParams(values).toString()}` : below;
};

/** One call of the service: what a panel asks (`useAnswer`), and what others call by `call`. Every failure is a `ServiceError`. */
export const endpoint = <Q, W, A>(spec: EndpointSpec<Q, W, A>): Endpoint<Q, A> => {
  const { name, method = 'GET', body, read, known } = spec;
  const bodyOf = (query: Q) => (body ? { body: body(query) } : {});
  return {
    name,
    requestOf: (query): SentRequest | null =>
      known?.(query) === undefined
        ? { method, path: `${apiRoot()}${pathOf(spec, query)}`, ...bodyOf(query) }
        : null,
    call: async (query, signal) => {
      const answer = known?.(query);
      if (answer !== undefined) return answer;
      const path = pathOf(spec, query);
      const wire = await request<W>({ method, path, ...bodyOf(query), signal });
      // No operation of the contract answers with an object without fields.
      if (wire && !Array.isArray(wire) && !Object.keys(wire).length) throw unreadable();
      try {
        return read(wire, query);
      } catch (error) {
        // What the reader stumbles over is an answer that does not keep the contract.
        throw error instanceof ServiceError ? error : unreadable();
      }
    },
  };
};

/**
 * A question that takes more than one call (all pages of a list, counts that belong together): asked and kept like one, known by its
 * words, since no single request stands for it.
 */
export const severalCalls = <Q, A>(
  name: string,
  call: (query: Q, signal?: AbortSignal) => Promise<A>,
): Endpoint<Q, A> => ({ name, requestOf: () => null, call });
