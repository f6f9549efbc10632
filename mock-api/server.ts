import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ApiError } from './core/errors';
import { faultOf, installFaults } from './core/faults';
import { DataSets } from './core/dataSets';
import type { Lookups } from './core/lookups';
import type { Call } from './core/route';
import { Turns } from './core/turns';
import { checkDepth, validate, validateQuery } from './core/validate';
import { StatementStopped } from './db/database';
import { DownloadQueue, type QueueOptions } from './downloads/queue';
import { serveDownloads } from './downloads/serve';
import { openApiDocument } from './openapi';
import { routes } from './routes';
import { serveSite, type SiteOptions } from './site';

export interface ServerOptions {
  /** The data set's file. Saved searches lie in its folder. */
  path: string;
  site?: SiteOptions;
  faults?: boolean;
  connections?: number;
  threads?: number;
  /** Characters of answers kept in memory, by normalised request and forgotten when the data are replaced. 0 turns it off. */
  cacheSize?: number;
  /** Milliseconds that the statements of a request may take, all waiting included; then the request is answered with 503. The default is a setting. */
  limitMs?: number;
  /** Requests that may wait for their turn; the next one is answered with 503 at once. */
  maxWaiting?: number;
  /** Downloads: archives made at a time, bytes that finished files may take, the clock, the disk. */
  downloads?: Pick<QueueOptions, 'workers' | 'cap' | 'now' | 'disk'>;
}

export interface ApiServer {
  app: FastifyInstance;
  lookups: Lookups;
  downloads: DownloadQueue;
  /** Forgets what visitors saved. */ reset: () => void;
  close: () => Promise<void>;
}

const MAX_BODY = 5 * 1024 * 1024;
/** Milliseconds that the statements of a request may take: the setting `SPENDING_STATEMENT_SECONDS`, else 20 seconds. */
const statementLimit = (setting = process.env.SPENDING_STATEMENT_SECONDS): number => {
  if (!setting) return 20_000;
  const seconds = Number(setting);
  if (!(seconds > 0 && seconds <= 86_400))
    throw new Error(
      `SPENDING_STATEMENT_SECONDS=${setting} is not a number of seconds, more than 0 and at most 86400`,
    );
  return seconds * 1000;
};
/** Seconds after which a client may ask again: soon where the service is busy, late where the same search would take as long again. */
const RETRY_AFTER = { busy: 2, limit: 60, memory: 60, closed: 10, abandoned: 10 } as const;
const allowedHeaders = 'Content-Type, X-Requested-With, X-Fault';

/** Number of single-character edits between two short texts, for "did you mean". */
const distance = (a: string, b: string): number => {
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1)
      current[j] = Math.min(
        previous[j]! + 1,
        current[j - 1]! + 1,
        previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    previous = current;
  }
  return previous[b.length]!;
};

const sendError = (reply: FastifyReply, error: ApiError) =>
  error.plain
    ? reply.code(error.status).type('text/plain; charset=utf-8').send(error.message)
    : reply.code(error.status).send({ detail: error.detail });

const stoppedText = (error: StatementStopped, limitMs: number): string => {
  if (error.reason === 'limit')
    return `This took longer than ${limitMs / 1000} seconds and was stopped. Narrow the search, for example to a shorter period or fewer words, and try again.`;
  if (error.reason === 'memory')
    return 'This needs more memory than the service has. Narrow the search, for example to a shorter period or fewer words, and try again.';
  return error.reason === 'busy'
    ? 'Too many searches are waiting to be answered. Try again in a moment.'
    : 'The service is being restarted. Try again in a moment.';
};

/** Ends when the visitor is gone before the answer is complete. */
const leaving = (reply: FastifyReply): AbortSignal => {
  const ending = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) ending.abort();
  });
  return ending.signal;
};

/** Builds the server over a data set opened read-only: any number of them can run at once. A set that is replaced by loading is taken up with the next request. */
export const buildServer = async (options: ServerOptions): Promise<ApiServer> => {
  const { limitMs = statementLimit() } = options;
  const sets = await DataSets.open(options.path, {
    connections: options.connections,
    threads: options.threads,
    cacheSize: options.cacheSize,
  });
  const folder = dirname(options.path);

  const downloads = new DownloadQueue({
    path: options.path,
    folder,
    contentHash: sets.current.lookups.meta.content_hash,
    ...options.downloads,
  });
  sets.onReplaced = ({ lookups }) => downloads.dataReplaced(lookups.meta.content_hash);

  const served: { site?: Awaited<ReturnType<typeof serveSite>> } = {};
  const app = Fastify({
    // An address that is not even well-formed is an address without a page.
    frameworkErrors: (error, request, reply) => {
      const answer = reply as unknown as FastifyReply;
      if (error.code === 'FST_ERR_BAD_URL' && served.site && !request.raw.url?.startsWith('/api/'))
        return served.site.notFoundPage(answer);
      return answer.code(error.statusCode ?? 400).send({ detail: error.message });
    },
    bodyLimit: MAX_BODY,
    forceCloseConnections: true,
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: 2000,
      caseSensitive: true,
    },
  });
  // Before anything is awaited: what is loaded by then keeps the handler it had.
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (error instanceof ApiError) return sendError(reply, error);
    if (error instanceof StatementStopped)
      return reply
        .code(503)
        .header('Retry-After', RETRY_AFTER[error.reason])
        .send({ detail: stoppedText(error, limitMs) });
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
      return reply
        .code(413)
        .send({ detail: `The request body is larger than ${MAX_BODY / 1024 / 1024} MB` });
    if (error.statusCode && error.statusCode < 500)
      return reply.code(error.statusCode).send({ detail: error.message });
    console.error(`${request.method} ${request.url}: ${error.stack ?? error.message}`);
    return reply.code(500).send({ detail: 'The server failed to answer this request' });
  });
  app.removeAllContentTypeParsers();
  // The raw bytes are kept: a saved search's hash is the MD5 of exactly what was sent.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, payload, done) =>
    done(null, payload),
  );
  app.addHook('onRequest', async (request, reply) => {
    // Also a page says whose data it shows.
    await sets.newest();
    if (!request.url.startsWith('/api/')) return undefined;
    void reply.headers({
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
      'Access-Control-Allow-Headers': allowedHeaders,
      'Access-Control-Expose-Headers': 'X-Data-Source',
      Vary: 'Origin',
      'X-Data-Source': sets.current.source,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    return request.method === 'OPTIONS' ? reply.code(204).send() : undefined;
  });
  if (options.faults ?? true) installFaults(app);

  const parseBody = (raw: unknown): { body: Record<string, unknown>; rawBody: Buffer } => {
    const rawBody = Buffer.isBuffer(raw) ? raw : Buffer.alloc(0);
    let body: Record<string, unknown>;
    try {
      body = JSON.parse(rawBody.toString('utf8') || '{}') as Record<string, unknown>;
    } catch {
      throw new ApiError(400, 'JSON parse error: the request body is not valid JSON');
    }
    if (!body || typeof body !== 'object' || Array.isArray(body))
      throw new ApiError(400, 'The request body must be a JSON object');
    checkDepth(body);
    return { rawBody, body };
  };

  const turns = new Turns(options.maxWaiting);
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
  for (const route of routes) {
    const url = `/api/${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    app.route({
      method: route.method,
      url,
      handler: (request, reply) =>
        inTurn(request, reply, (signal, leftMs) =>
          sets.use(async ({ db, lookups, source, cache }) => {
            void reply.header('X-Data-Source', source);
            const { body, rawBody } =
              route.method === 'POST'
                ? parseBody(request.body)
                : { body: {}, rawBody: Buffer.alloc(0) };
            const query = request.query as Record<string, unknown>;
            const call: Call = {
              db: db.under({ signal, limitMs: leftMs }),
              shared: db.under({ limitMs }),
              lookups,
              body,
              rawBody,
              query,
              params: request.params as Record<string, string>,
              folder,
              downloads,
              origin: `${request.protocol}://${request.host}`,
              fault: (options.faults ?? true) ? faultOf(request.headers, request.query) : undefined,
            };
            if (route.query) call.query = validateQuery(route.query, query);
            const cacheable =
              cache.on &&
              !/^v2\/(references\/(filter\/|hash\/)|(bulk_)?download\/)/.test(route.path);
            const key = cacheable
              ? cache.keyOf(request.url, { ...body, auditTrail: undefined })
              : '';
            const known = cacheable ? cache.get(key) : undefined;
            if (known !== undefined)
              return reply.type('application/json; charset=utf-8').send(known);
            if (route.body && !route.selfValidating) call.body = validate(route.body, body);
            const answer = JSON.stringify(await route.handler(call), (_key, value: unknown) =>
              typeof value === 'bigint' ? Number(value) : value,
            );
            if (cacheable) cache.set(key, answer);
            return reply.type('application/json; charset=utf-8').send(answer);
          }),
        ),
    });
  }
  app.get('/api/openapi.json', async () => openApiDocument());

  // A known path asked with another method, and an unknown one with the closest known paths.
  const patterns = routes.map((route) => ({
    ...route,
    test: new RegExp(`^/api/${route.path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/*$`),
  }));
  const apiNotFound = (method: string, url: string, reply: FastifyReply) => {
    const path = url.split('?')[0]!.replaceAll(/\/{2,}/g, '/');
    const other = patterns.find(({ test }) => test.test(path));
    if (other && other.method !== method)
      return reply
        .header('Allow', other.method)
        .code(405)
        .send({ detail: `Method "${method}" not allowed.` });
    const near = routes
      .map((route) => `/api/${route.path}`)
      .map((known) => ({ known, edits: distance(known, path.slice(0, 200)) }))
      .sort((a, b) => a.edits - b.edits)
      .slice(0, 3)
      .map(({ known }) => known);
    return reply.code(404).send({
      detail: `No endpoint ${method} ${path.slice(0, 200)}. Did you mean: ${near.join(', ')}?`,
    });
  };
  await serveDownloads(app, downloads, async () => (await sets.newest()).lookups, folder);
  if (options.site)
    served.site = await serveSite(app, { ...options.site, dataSource: () => sets.current.source });
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith('/api/') || !served.site
      ? apiNotFound(request.method, request.url, reply)
      : served.site.notFound(request, reply),
  );
  return {
    app,
    downloads,
    get lookups() {
      return sets.current.lookups;
    },
    reset: () => {
      rmSync(join(folder, 'saved'), { recursive: true, force: true });
      sets.current.cache.clear();
    },
    close: async () => {
      await app.close();
      await downloads.close();
      await sets.close();
    },
  };
};
