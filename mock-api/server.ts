import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { serveAssurances } from './assurance';
import { keepRawBodies, MAX_BODY_BYTES } from './core/body';
import { installClientLimits } from './core/clientLimits';
import { installCompression } from './core/compression';
import { installCors } from './core/cors';
import { DataSets } from './core/dataSets';
import { installErrorHandler } from './core/errorAnswers';
import { installFaults } from './core/faults';
import type { Lookups } from './core/lookups';
import { type Limits, readLimits } from './core/limits';
import { createNotFoundHandler } from './core/notFound';
import { SavedSearches } from './core/savedSearches';
import { serveRoutes } from './core/serveRoutes';
import { DownloadQueue, type QueueOptions } from './downloads/queue';
import { serveDownloads } from './downloads/serve';
import { buildOpenApiDocument } from './openapi';
import { serveHealth, serveMetrics } from './operations';
import { routes } from './routes';
import { serveSite, type SiteOptions } from './site';

export interface ServerOptions {
  /** Path of the dataset file. Saved searches are stored in the same folder. */
  path: string;
  site?: SiteOptions;
  /** Whether requests may ask for failures and delays with `x-fault`. */
  faults?: boolean;
  connections?: number;
  threads?: number;
  /** Size of the response cache in characters. 0 turns the cache off. */
  cacheSize?: number;
  /** Limits that replace those of the environment. */
  limits?: Partial<Limits>;
  /** Addresses of proxies whose `X-Forwarded-…` headers give the client and the public address. By default none is trusted. */
  trustedProxies?: string[];
  /** Maximum number of waiting requests. Any further request receives 503 at once. */
  maxWaiting?: number;
  /** Download settings: archives written at the same time, the size limit of finished files, the clock and the disk. */
  /** Whether `/api/metrics` is served, and whether each request is logged as one line of JSON. Both are off by default. */
  metrics?: boolean;
  logs?: boolean | { stream: { write: (line: string) => void } };
  downloads?: Pick<QueueOptions, 'workers' | 'capBytes' | 'now' | 'disk'>;
}

export interface ApiServer {
  app: FastifyInstance;
  lookups: Lookups;
  downloads: DownloadQueue;
  /** Deletes the saved searches. */ reset: () => void;
  close: () => Promise<void>;
}

/** Maximum length of a framework's error message, in characters. Such a message can repeat a long address. */
const MAX_DETAIL_LENGTH = 300;

/** The static site after its routes are registered. It is missing on a server without the site. */
interface SiteHolder {
  site?: Awaited<ReturnType<typeof serveSite>>;
}
const MAX_REQUEST_ID_LENGTH = 100;
/** Returns the ID that a proxy gave a request, or a new one. */
const getRequestId = ({ headers }: IncomingMessage): string => {
  const id = headers['x-request-id'];
  return typeof id === 'string' && id.length <= MAX_REQUEST_ID_LENGTH && /^[\w.:-]+$/.test(id)
    ? id
    : randomUUID();
};
const createApp = (
  siteHolder: SiteHolder,
  { arrivalMs }: Limits,
  { trustedProxies = [], logs = false }: Pick<ServerOptions, 'trustedProxies' | 'logs'>,
): FastifyInstance =>
  Fastify({
    genReqId: getRequestId,
    ...(logs ? { logger: logs === true ? { level: 'info' } : { level: 'info', ...logs } } : {}),
    requestTimeout: arrivalMs,
    // Node looks for requests that do not arrive completely every 30 seconds by default.
    http: {
      headersTimeout: arrivalMs,
      connectionsCheckingInterval: Math.min(arrivalMs, 5000),
    },
    ...(trustedProxies.length ? { trustProxy: trustedProxies } : {}),
    // A malformed address outside the API gets the not-found page.
    frameworkErrors: (error, request, reply) => {
      const response = reply as unknown as FastifyReply;
      if (
        error.code === 'FST_ERR_BAD_URL' &&
        siteHolder.site &&
        !request.raw.url?.startsWith('/api/')
      )
        return siteHolder.site.sendNotFoundPage(response);
      return response
        .code(error.statusCode ?? 400)
        .send({ detail: error.message.slice(0, MAX_DETAIL_LENGTH) });
    },
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: 'idle',
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: 2000,
      caseSensitive: true,
    },
  });

/** Milliseconds between two looks for connections whose response is complete. */
const IDLE_CHECK_MS = 50;
/** Stops accepting requests and lets the running ones finish. Those that take longer than `limitMs` milliseconds are cut off. */
const closeConnections = async (app: FastifyInstance, limitMs: number): Promise<void> => {
  const idleCheck = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), limitMs);
  await app.close().finally(() => {
    clearInterval(idleCheck);
    clearTimeout(cutOff);
  });
};

/**
 * Builds the server over a dataset opened read-only, so that several servers can use it at once. When loading replaces the dataset,
 * later requests use the new one.
 */
export const buildServer = async (options: ServerOptions): Promise<ApiServer> => {
  const { faults = false } = options;
  const limits = { ...readLimits(process.env), ...options.limits };
  const dataSets = await DataSets.open(options.path, {
    connections: options.connections,
    threads: options.threads,
    cacheSize: options.cacheSize,
  });
  const folder = dirname(options.path);
  const savedSearches = new SavedSearches(join(folder, 'saved'), limits);
  const downloads = new DownloadQueue({
    path: options.path,
    folder,
    contentHash: dataSets.current.lookups.meta.content_hash,
    maxWaiting: limits.waitingDownloads,
    ...options.downloads,
  });
  dataSets.onReplaced = ({ lookups }) => downloads.dataReplaced(lookups.meta.content_hash);

  const siteHolder: SiteHolder = {};
  const app = createApp(siteHolder, limits, options);
  // Must run before the first plugin is awaited, because a loaded plugin keeps the error handler it was loaded with.
  installErrorHandler(app, limits.statementMs);
  keepRawBodies(app);
  app.addHook('onRequest', async ({ id }, reply) => {
    void reply.header('X-Request-Id', id);
  });
  installCors(app, async () => {
    await dataSets.newest();
    return dataSets.current.source;
  });
  if (faults) installFaults(app);
  if (options.metrics) serveMetrics(app, downloads);
  await installClientLimits(app, limits);
  await installCompression(app);
  serveRoutes(app, routes, {
    sets: dataSets,
    downloads,
    savedSearches,
    limitMs: limits.statementMs,
    maxWaiting: options.maxWaiting,
    faults,
  });
  serveHealth(app, dataSets);
  app.get('/api/openapi.json', async () => buildOpenApiDocument());
  serveAssurances(app, dataSets);
  await serveDownloads(app, downloads, async () => (await dataSets.newest()).lookups, folder);
  if (options.site)
    siteHolder.site = await serveSite(app, {
      ...options.site,
      dataSource: () => dataSets.current.source,
    });
  const sendNotFound = createNotFoundHandler(routes);
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith('/api/') || !siteHolder.site
      ? sendNotFound(request.method, request.url, reply)
      : siteHolder.site.sendNotFound(request, reply),
  );
  return {
    app,
    downloads,
    get lookups() {
      return dataSets.current.lookups;
    },
    reset: () => savedSearches.clear(),
    close: async () => {
      await closeConnections(app, limits.closingMs);
      await downloads.close();
      await dataSets.close();
    },
  };
};
