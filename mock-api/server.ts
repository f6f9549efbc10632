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

/** Characters of what is said of an address that is refused: it repeats the address. */
const LONGEST_DETAIL = 300;

/** Builds the server over a data set opened read-only: any number of them can run at once. A set that is replaced by loading is taken up with the next request. */
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

  const served: { site?: Awaited<ReturnType<typeof serveSite>> } = {};
  const app = Fastify({
    // An address that is not even well-formed is an address without a page.
    frameworkErrors: (error, request, reply) => {
      const answer = reply as unknown as FastifyReply;
      if (error.code === 'FST_ERR_BAD_URL' && served.site && !request.raw.url?.startsWith('/api/'))
        return served.site.notFoundPage(answer);
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
  // Before anything is awaited: what is loaded by then keeps the handler it had.
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
    served.site = await serveSite(app, { ...options.site, dataSource: () => sets.current.source });
  const notFound = apiNotFound(routes);
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith('/api/') || !served.site
      ? notFound(request.method, request.url, reply)
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
    },
    close: async () => {
      await app.close();
      await downloads.close();
      await sets.close();
    },
  };
};
