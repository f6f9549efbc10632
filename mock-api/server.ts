import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { serveAssurances } from './assurance';
import { keepRawBodies, MAX_BODY_BYTES } from './core/body';
import { installCompression } from './core/compression';
import { installCors } from './core/cors';
import { DataSets } from './core/dataSets';
import { installErrorHandler } from './core/errorAnswers';
import { installFaults } from './core/faults';
import type { Lookups } from './core/lookups';
import { createNotFoundHandler } from './core/notFound';
import { serveRoutes } from './core/serveRoutes';
import { getStatementLimitMs } from './core/statementLimit';
import { DownloadQueue, type QueueOptions } from './downloads/queue';
import { serveDownloads } from './downloads/serve';
import { buildOpenApiDocument } from './openapi';
import { routes } from './routes';
import { serveSite, type SiteOptions } from './site';

export interface ServerOptions {
  /** Path of the dataset file. Saved searches are stored in the same folder. */
  path: string;
  site?: SiteOptions;
  faults?: boolean;
  connections?: number;
  threads?: number;
  /** Size of the response cache in characters. 0 turns the cache off. */
  cacheSize?: number;
  /** Time limit in milliseconds for the statements of a request, including waiting. Beyond it, the response is 503. */
  limitMs?: number;
  /** Maximum number of waiting requests. Any further request receives 503 at once. */
  maxWaiting?: number;
  /** Download settings: archives written at the same time, the size limit of finished files, the clock and the disk. */
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
const createApp = (siteHolder: SiteHolder): FastifyInstance =>
  Fastify({
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
    forceCloseConnections: true,
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: 2000,
      caseSensitive: true,
    },
  });

/**
 * Builds the server over a dataset opened read-only, so that several servers can use it at once. When loading replaces the dataset,
 * later requests use the new one.
 */
export const buildServer = async (options: ServerOptions): Promise<ApiServer> => {
  const { limitMs = getStatementLimitMs(), faults = true } = options;
  const dataSets = await DataSets.open(options.path, {
    connections: options.connections,
    threads: options.threads,
    cacheSize: options.cacheSize,
  });
  const folder = dirname(options.path);
  const downloads = new DownloadQueue({
    path: options.path,
    folder,
    contentHash: dataSets.current.lookups.meta.content_hash,
    ...options.downloads,
  });
  dataSets.onReplaced = ({ lookups }) => downloads.dataReplaced(lookups.meta.content_hash);

  const siteHolder: SiteHolder = {};
  const app = createApp(siteHolder);
  // Must run before the first plugin is awaited, because a loaded plugin keeps the error handler it was loaded with.
  installErrorHandler(app, limitMs);
  keepRawBodies(app);
  installCors(app, async () => {
    await dataSets.newest();
    return dataSets.current.source;
  });
  if (faults) installFaults(app);
  await installCompression(app);
  serveRoutes(app, routes, {
    sets: dataSets,
    downloads,
    folder,
    limitMs,
    maxWaiting: options.maxWaiting,
    faults,
  });
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
    reset: () => {
      rmSync(join(folder, 'saved'), { recursive: true, force: true });
    },
    close: async () => {
      await app.close();
      await downloads.close();
      await dataSets.close();
    },
  };
};
