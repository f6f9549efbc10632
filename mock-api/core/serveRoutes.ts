import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseBody } from './body';
import type { AnswerCache } from './cache';
import type { DataSets, OpenSet } from './dataSets';
import { faultOf } from './faults';
import type { Downloads } from './jobs';
import type { Call, Route } from './route';
import { Turns } from './turns';
import { validate, validateQuery } from './validate';

export interface ServeOptions {
  sets: DataSets;
  downloads: Downloads;
  /** Folder of saved searches. */
  folder: string;
  /** Time limit for the statements of one request in milliseconds, waiting included. */
  limitMs: number;
  /** Maximum number of waiting requests. */
  maxWaiting?: number;
  /** Whether requests may ask for failures. */
  faults: boolean;
}

/** Aborts when the client disconnects before the response is complete. */
const leaving = (reply: FastifyReply): AbortSignal => {
  const ending = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) ending.abort();
  });
  return ending.signal;
};

/** Runs the handler and returns its result as JSON, or '' when there is none. */
const answerOf = async (route: Route, call: Call): Promise<string> => {
  if (route.body && !route.selfValidating) call.body = validate(route.body, call.body);
  const answer = await route.handler(call);
  if (answer === undefined) return '';
  return JSON.stringify(answer, (_key, value: unknown) =>
    typeof value === 'bigint' ? Number(value) : value,
  );
};

const cachedAnswer = async (
  cache: AnswerCache,
  route: Route,
  url: string,
  call: Call,
): Promise<string> => {
  if (!cache.on || route.uncached) return answerOf(route, call);
  // Some responses contain URLs of the requested host.
  const key = cache.keyOf(call.origin + url, { ...call.body, auditTrail: undefined });
  const known = cache.get(key);
  if (known !== undefined) return known;
  const answer = await answerOf(route, call);
  cache.set(key, answer);
  return answer;
};

/** Registers every route. Each request waits for its turn and reads only the newest dataset. */
export const serveRoutes = (
  app: FastifyInstance,
  routes: readonly Route[],
  { sets, downloads, folder, limitMs, maxWaiting, faults }: ServeOptions,
): void => {
  const turns = new Turns(maxWaiting);
  const inTurn = (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (signal: AbortSignal, leftMs: number) => Promise<unknown>,
  ) => {
    const signal = leaving(reply);
    const end = performance.now() + limitMs;
    return turns.run(() => work(signal, end - performance.now()), {
      signal,
      limitMs,
      bytes: Buffer.isBuffer(request.body) ? request.body.length : 0,
    });
  };
  const callOf = (
    route: Route,
    request: FastifyRequest,
    { db, lookups, words }: OpenSet,
    signal: AbortSignal,
    leftMs: number,
  ): Call => {
    const { body, rawBody } =
      route.method === 'POST' ? parseBody(request.body) : { body: {}, rawBody: Buffer.alloc(0) };
    const query = request.query as Record<string, unknown>;
    return {
      db: db.under({ signal, limitMs: leftMs }),
      shared: db.under({ limitMs }),
      lookups,
      words,
      body,
      rawBody,
      query: route.query ? validateQuery(route.query, query) : query,
      params: request.params as Record<string, string>,
      folder,
      downloads,
      origin: `${request.protocol}://${request.host}`,
      fault: faults ? faultOf(request.headers, request.query) : undefined,
    };
  };
  for (const route of routes)
    app.route({
      method: route.method,
      url: `/api/${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      handler: (request, reply) =>
        inTurn(request, reply, (signal, leftMs) =>
          sets.use(async (set) => {
            void reply.header('X-Data-Source', set.source);
            const call = callOf(route, request, set, signal, leftMs);
            const answer = await cachedAnswer(set.cache, route, request.url, call);
            if (answer === '') return reply.code(204).send();
            return reply.type('application/json; charset=utf-8').send(answer);
          }),
        ),
    });
};
