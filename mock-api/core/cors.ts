import type { FastifyInstance } from 'fastify';

/** Request headers that pages of other sites may send. */
const ALLOWED_HEADERS = 'Content-Type, X-Requested-With, X-Fault';

/**
 * Allows pages of every site to call the API, adds the data source to each response, and forbids caching. `source` opens the newest dataset
 * and returns its data source label.
 */
export const installCors = (app: FastifyInstance, source: () => Promise<string>): void => {
  app.addHook('onRequest', async (request, reply) => {
    // Pages show the data source too, so the newest dataset is opened for them as well.
    const mark = await source();
    if (!request.url.startsWith('/api/')) return undefined;
    void reply.headers({
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
      'Access-Control-Allow-Headers': ALLOWED_HEADERS,
      'Access-Control-Expose-Headers': 'X-Data-Source',
      Vary: 'Origin',
      'X-Data-Source': mark,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    return request.method === 'OPTIONS' ? reply.code(204).send() : undefined;
  });
};
