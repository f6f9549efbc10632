import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseBody } from './body';
import type { AnswerCache } from './cache';
import type { DataSets, OpenSet } from './dataSets';
import { ApiError } from './errors';
import { readFault } from './faults';
import type { Downloads } from './jobs';
import type { Call, Route } from './route';
import { RequestQueue } from './requestQueue';
import type { SavedSearches } from './savedSearches';
import { validate, validateQuery } from './validate';

export interface ServeOptions {
  sets: DataSets;
  downloads: Downloads;
  savedSearches: SavedSearches;
  /** Time limit in milliseconds for all statements of a request, including its wait in the queue. */
  limitMs: number;
  /** Maximum number of waiting requests. */
  maxWaiting?: number;
  /** Whether requests may ask the server to simulate failures. */
  faults: boolean;
}

/**
 * Returns a signal that aborts when the client disconnects before the response is complete. The end of the incoming data shows this one
 * turn of the event loop before the connection is closed, which is early enough for requests that have just arrived.
 */
const createDisconnectSignal = (
  { raw: { socket } }: FastifyRequest,
  reply: FastifyReply,
): AbortSignal => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  socket.once('end', abort);
  reply.raw.once('close', () => {
    socket.off('end', abort);
    if (!reply.raw.writableEnded) abort();
  });
  return controller.signal;
};

/**
 * Throws 415 unless the body is declared as JSON. A page of another site can send any other type without asking the server first, so
 * it could store data in the name of its visitors.
 */
const requireJson = ({ headers }: FastifyRequest): void => {
  if (!/^application\/json(?:\s*;|$)/i.test(headers['content-type'] ?? ''))
    throw new ApiError(415, "The header 'Content-Type' must be 'application/json'");
};

/** Validates the body, runs the handler and returns its result as JSON, or '' when there is none. */
const runHandler = async (route: Route, call: Call): Promise<string> => {
  if (route.body && !route.selfValidating) call.body = validate(route.body, call.body);
  const result = await route.handler(call);
  if (result === undefined) return '';
  return JSON.stringify(result, (_key, value: unknown) =>
    typeof value === 'bigint' ? Number(value) : value,
  );
};

const getResponseText = async (
  cache: AnswerCache,
  route: Route,
  url: string,
  call: Call,
): Promise<string> => {
  if (!cache.isEnabled || route.uncached) return runHandler(route, call);
  // The key includes the scheme and host, because some responses contain URLs of this server.
  const key = cache.keyOf(call.origin + url, { ...call.body, auditTrail: undefined });
  const cachedText = cache.get(key);
  if (cachedText !== undefined) return cachedText;
  const responseText = await runHandler(route, call);
  cache.set(key, responseText);
  return responseText;
};

/** Registers every route. Each request waits for its turn and reads only the newest dataset. */
export const serveRoutes = (
  app: FastifyInstance,
  routes: readonly Route[],
  { sets, downloads, savedSearches, limitMs, maxWaiting, faults }: ServeOptions,
): void => {
  const requestQueue = new RequestQueue(maxWaiting);
  const runInQueue = (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (signal: AbortSignal, remainingMs: number) => Promise<unknown>,
  ) => {
    const signal = createDisconnectSignal(request, reply);
    const deadline = performance.now() + limitMs;
    return requestQueue.run(() => work(signal, deadline - performance.now()), {
      signal,
      limitMs,
      bytes: Buffer.isBuffer(request.body) ? request.body.length : 0,
    });
  };
  const buildCall = (
    route: Route,
    request: FastifyRequest,
    { db, lookups, textStore }: OpenSet,
    signal: AbortSignal,
    remainingMs: number,
  ): Call => {
    const { body, rawBody } =
      route.method === 'POST' ? parseBody(request.body) : { body: {}, rawBody: Buffer.alloc(0) };
    const query = request.query as Record<string, unknown>;
    return {
      db: db.forRequest({ signal, limitMs: remainingMs }),
      shared: db.forRequest({ limitMs }),
      lookups,
      textStore,
      body,
      rawBody,
      query: route.query ? validateQuery(route.query, query) : query,
      params: request.params as Record<string, string>,
      savedSearches,
      downloads,
      origin: `${request.protocol}://${request.host}`,
      fault: faults ? readFault(request.headers, request.query) : undefined,
    };
  };
  for (const route of routes)
    app.route({
      method: route.method,
      url: `/api/${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      handler: (request, reply) =>
        runInQueue(request, reply, (signal, remainingMs) => {
          if (route.storesData) requireJson(request);
          return sets.use(async (set) => {
            void reply.header('X-Data-Source', set.source);
            const call = buildCall(route, request, set, signal, remainingMs);
            const responseText = await getResponseText(set.cache, route, request.url, call);
            if (responseText === '') return reply.code(204).send();
            return reply.type('application/json; charset=utf-8').send(responseText);
          });
        }),
    });
};
