import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSets } from './core/dataSets';
import type { DownloadQueue } from './downloads/queue';

/** Milliseconds that the dataset has to answer, before the server counts as not ready. */
const READY_MS = 2000;

/**
 * Serves `/api/health`, which answers while the process runs, and `/api/ready`, which answers 200 only if the dataset can be read. A
 * host restarts a server that is not healthy, and sends visitors to servers that are ready.
 */
export const serveHealth = (app: FastifyInstance, sets: DataSets): void => {
  app.get('/api/health', async () => ({ status: 'ok' }));
  app.get('/api/ready', async (_request, reply) => {
    try {
      await sets.use(({ db }) => db.forRequest({ limitMs: READY_MS }).query('select 1'));
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'the dataset cannot be read' });
    }
  });
};

/** Serves `/api/metrics` in the Prometheus format: durations of requests by route and status, downloads, and the process itself. */
export const serveMetrics = (app: FastifyInstance, downloads: DownloadQueue): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [registry],
  });
  new Gauge({
    name: 'downloads',
    help: 'Downloads of the last week, by status.',
    labelNames: ['status'],
    registers: [registry],
    collect() {
      for (const [status, count] of Object.entries(downloads.countByStatus()))
        this.set({ status }, count);
    },
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    durations.observe(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/api/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
};
