import type { FastifyInstance } from 'fastify';

/** Headers that a page of another site may send. */
const ALLOWED_HEADERS = 'Content-Type, X-Requested-With, X-Fault';

/**
 * Lets pages of every site ask the API, says with each answer whose data it shows, and has nobody keep it. `source` gives the mark
 * of the data set that is open by then.
 */
export const installCors = (app: FastifyInstance, source: () => Promise<string>): void => {
  app.addHook('onRequest', async (request, reply) => {
    // Also a page says whose data it shows.
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
