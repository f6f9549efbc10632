import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { serveAssurances } from './assurance';
import { keepRawBodies, MAX_BODY } from './core/body';
import { installCompression } from './core/compression';
import { installCors } from './core/cors';
import { DataSets } from './core/dataSets';
import { installErrorAnswers } from './core/errorAnswers';
import { installFaults } from './core/faults';
import type { Lookups } from './core/lookups';
import { apiNotFound } from './core/notFound';
import { serveRoutes } from './core/serveRoutes';
import { statementLimit } from './core/statementLimit';
import { DownloadQueue, type QueueOptions } from './downloads/queue';
import { serveDownloads } from './downloads/serve';
import { openApiDocument } from './openapi';
import { routes } from './routes';
import { serveSite, type SiteOptions } from './site';

export interface ServerOptions {
  /** The file of the dataset. Saved searches are in its folder. */
  path: string;
  site?: SiteOptions;
  faults?: boolean;
  connections?: number;
  threads?: number;
  /** The size of the response cache in characters; 0 turns it off. */
  cacheSize?: number;
  /** Time limit in milliseconds for the statements of a request, including waiting. Beyond it, the response is 503. */
  limitMs?: number;
  /** Maximum number of waiting requests. Any further request receives 503 at once. */
  maxWaiting?: number;
  /** Download settings: archives written at the same time, the size limit of finished files, the clock and the disk. */
  downloads?: Pick<QueueOptions, 'workers' | 'cap' | 'now' | 'disk'>;
}

export interface ApiServer {
  app: FastifyInstance;
  lookups: Lookups;
  downloads: DownloadQueue;
  /** Deletes the saved searches. */ reset: () => void;
  close: () => Promise<void>;
}

/** Maximum length of the message for an invalid address, which repeats the address. */
const LONGEST_DETAIL = 300;

/** The static site. It is set once its routes are registered; a server of the API alone has none. */
interface SiteHolder {
  site?: Awaited<ReturnType<typeof serveSite>>;
}
const createApp = (siteHolder: SiteHolder): FastifyInstance =>
  Fastify({
    // A malformed address gets the not-found page.
    frameworkErrors: (error, request, reply) => {
      const answer = reply as unknown as FastifyReply;
      if (
        error.code === 'FST_ERR_BAD_URL' &&
        siteHolder.site &&
        !request.raw.url?.startsWith('/api/')
      )
        return siteHolder.site.notFoundPage(answer);
      return answer
        .code(error.statusCode ?? 400)
        .send({ detail: error.message.slice(0, LONGEST_DETAIL) });
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

/**
 * Builds the server over a dataset that is opened read-only, so that several servers can run at once.
 * A dataset that loading has replaced is used from the next request on.
 */
export const buildServer = async (options: ServerOptions): Promise<ApiServer> => {
  const { limitMs = statementLimit(), faults = true } = options;
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

  const siteHolder: SiteHolder = {};
  const app = createApp(siteHolder);
  // Must run before the first await: plugins that are loaded by then keep the earlier error handler.
  installErrorAnswers(app, limitMs);
  keepRawBodies(app);
  installCors(app, async () => {
    await sets.newest();
    return sets.current.source;
  });
  if (faults) installFaults(app);
  await installCompression(app);
  serveRoutes(app, routes, {
    sets,
    downloads,
    folder,
    limitMs,
    maxWaiting: options.maxWaiting,
    faults,
  });
  app.get('/api/openapi.json', async () => openApiDocument());
  serveAssurances(app, sets);
  await serveDownloads(app, downloads, async () => (await sets.newest()).lookups, folder);
  if (options.site)
    siteHolder.site = await serveSite(app, {
      ...options.site,
      dataSource: () => sets.current.source,
    });
  const notFound = apiNotFound(routes);
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith('/api/') || !siteHolder.site
      ? notFound(request.method, request.url, reply)
      : siteHolder.site.notFound(request, reply),
  );
  return {
    app,
    downloads,
    get lookups() {
      return sets.current.lookups;
    },
    reset: () => {
      rmSync(join(folder, 'saved'), { recursive: true, force: true });
    },
    close: async () => {
      await app.close();
      await downloads.close();
      await sets.close();
    },
  };
};
