import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ApiError } from './core/errors';
import { faultOf, installFaults } from './core/faults';
import { Lookups } from './core/lookups';
import type { Call } from './core/route';
import { validate, validateQuery } from './core/validate';
import { Database } from './db/database';
import { DownloadQueue } from './downloads/queue';
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
  /** Answers kept in memory, by normalised request; the data never changes while the server runs. 0 turns it off. */
  cacheSize?: number;
  /** Downloads: archives made at a time, bytes that finished files may take, the clock. */
  downloads?: { workers?: number; cap?: number; now?: () => number };
}

export interface ApiServer { app: FastifyInstance; lookups: Lookups; downloads: DownloadQueue; /** Forgets what visitors saved. */ reset: () => void; close: () => Promise<void> }

const MAX_BODY = 5 * 1024 * 1024;
const allowedHeaders = 'Content-Type, X-Requested-With, X-Fault';

/** Number of single-character edits between two short texts, for "did you mean". */
const distance = (a: string, b: string): number => {
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) current[j] = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    previous = current;
  }
  return previous[b.length]!;
};

const sendError = (reply: FastifyReply, error: ApiError) =>
  (error.plain ? reply.code(error.status).type('text/plain; charset=utf-8').send(error.message) : reply.code(error.status).send({ detail: error.detail }));

/** Builds the server over a data set opened read-only: any number of them can run at once. */
export const buildServer = async (options: ServerOptions): Promise<ApiServer> => {
  const db = await Database.open(options.path, { connections: options.connections, threads: options.threads });
  const lookups = await Lookups.load(db).catch((error: unknown) => { db.close(); throw error; });
  const folder = dirname(options.path);
  const source = `${lookups.meta.source}; as-of=${lookups.meta.as_of}${lookups.meta.source === 'files' ? `; files=${encodeURIComponent(lookups.meta.files)}` : ''}`;
  const cache = new Map<string, string>();
  const cacheSize = options.cacheSize ?? 500;

  const downloads = new DownloadQueue({ path: options.path, folder, contentHash: lookups.meta.content_hash, ...options.downloads });

  const served: { site?: Awaited<ReturnType<typeof serveSite>> } = {};
  const app = Fastify({
    // An address that is not even well-formed is an address without a page.
    frameworkErrors: (error, request, reply) => {
      const answer = reply as unknown as FastifyReply;
      if (error.code === 'FST_ERR_BAD_URL' && served.site && !request.raw.url?.startsWith('/api/')) return served.site.notFoundPage(answer);
      return answer.code(error.statusCode ?? 400).send({ detail: error.message });
    },
    bodyLimit: MAX_BODY, forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 2000, caseSensitive: true } });
  // Before anything is awaited: what is loaded by then keeps the handler it had.
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (error instanceof ApiError) return sendError(reply, error);
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return reply.code(413).send({ detail: `The request body is larger than ${MAX_BODY / 1024 / 1024} MB` });
    if (error.statusCode && error.statusCode < 500) return reply.code(error.statusCode).send({ detail: error.message });
    console.error(`${request.method} ${request.url}: ${error.stack ?? error.message}`);
    return reply.code(500).send({ detail: 'The server failed to answer this request' });
  });
  app.removeAllContentTypeParsers();
  // The raw bytes are kept: a saved search's hash is the MD5 of exactly what was sent.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, payload, done) => done(null, payload));
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return undefined;
    void reply.headers({ 'Access-Control-Allow-Origin': request.headers.origin ?? '*', 'Access-Control-Allow-Methods': 'GET, POST, OPTIONS', 'Access-Control-Allow-Headers': allowedHeaders, 'Access-Control-Expose-Headers': 'X-Data-Source', Vary: 'Origin',
      'X-Data-Source': source, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    return request.method === 'OPTIONS' ? reply.code(204).send() : undefined;
  });
  if (options.faults ?? true) installFaults(app);

  const parseBody = (raw: unknown): { body: Record<string, unknown>; rawBody: Buffer } => {
    const rawBody = Buffer.isBuffer(raw) ? raw : Buffer.alloc(0);
    try {
      return { rawBody, body: JSON.parse(rawBody.toString('utf8') || '{}') as Record<string, unknown> };
    } catch {
      throw new ApiError(400, 'JSON parse error: the request body is not valid JSON');
    }
  };

  for (const route of routes) {
    const url = `/api/${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    app.route({
      method: route.method, url,
      handler: async (request, reply) => {
        const { body, rawBody } = route.method === 'POST' ? parseBody(request.body) : { body: {}, rawBody: Buffer.alloc(0) };
        const query = request.query as Record<string, unknown>;
        const call: Call = { db, lookups, body, rawBody, query, params: request.params as Record<string, string>, folder, downloads, origin: `${request.protocol}://${request.host}`, fault: (options.faults ?? true) ? faultOf(request.headers, request.query) : undefined };
        if (route.query) call.query = validateQuery(route.query, query);
        const cacheable = cacheSize > 0 && !/^v2\/(references\/(filter\/|hash\/)|(bulk_)?download\/)/.test(route.path);
        const key = cacheable ? `${request.url} ${JSON.stringify({ ...body, auditTrail: undefined })}` : '';
        const known = cacheable ? cache.get(key) : undefined;
        if (known !== undefined) {
          cache.delete(key);
          cache.set(key, known);
          return reply.type('application/json; charset=utf-8').send(known);
        }
        if (route.body && !route.selfValidating) call.body = validate(route.body, body);
        const answer = JSON.stringify(await route.handler(call), (_key, value: unknown) => (typeof value === 'bigint' ? Number(value) : value));
        if (cacheable) {
          cache.set(key, answer);
          if (cache.size > cacheSize) cache.delete(cache.keys().next().value!);
        }
        return reply.type('application/json; charset=utf-8').send(answer);
      },
    });
  }
  app.get('/api/openapi.json', async () => openApiDocument());

  // A known path asked with another method, and an unknown one with the closest known paths.
  const patterns = routes.map((route) => ({ ...route, test: new RegExp(`^/api/${route.path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/*$`) }));
  const apiNotFound = (method: string, url: string, reply: FastifyReply) => {
    const path = url.split('?')[0]!.replaceAll(/\/{2,}/g, '/');
    const other = patterns.find(({ test }) => test.test(path));
    if (other && other.method !== method) return reply.header('Allow', other.method).code(405).send({ detail: `Method "${method}" not allowed.` });
    const near = routes.map((route) => `/api/${route.path}`).map((known) => ({ known, edits: distance(known, path.slice(0, 200)) })).sort((a, b) => a.edits - b.edits).slice(0, 3).map(({ known }) => known);
    return reply.code(404).send({ detail: `No endpoint ${method} ${path.slice(0, 200)}. Did you mean: ${near.join(', ')}?` });
  };
  await serveDownloads(app, downloads, lookups, folder);
  if (options.site) served.site = await serveSite(app, { ...options.site, dataSource: source });
  app.setNotFoundHandler((request, reply) => (request.url.startsWith('/api/') || !served.site ? apiNotFound(request.method, request.url, reply) : served.site.notFound(request, reply)));
  return {
    app, lookups, downloads,
    reset: () => { rmSync(join(folder, 'saved'), { recursive: true, force: true }); cache.clear(); },
    close: async () => { await app.close(); await downloads.close(); db.close(); },
  };
};
