import type { FastifyInstance } from 'fastify';

/** Seconds for which a browser may remember that it can call the API. Browsers limit it to two hours or a day. */
const PREFLIGHT_SECONDS = 86_400;
const ALLOWED_HEADERS = 'Content-Type, X-Requested-With, X-Fault';

/** Allows pages of every site to call the API, and adds the `X-Data-Source` header with the result of `getDataSource`. */
export const installCors = (app: FastifyInstance, getDataSource: () => Promise<string>): void => {
  app.addHook('onRequest', async (request, reply) => {
    // Requests for pages also open the newest dataset, because pages show the data source.
    const dataSource = await getDataSource();
    if (!request.url.startsWith('/api/')) return undefined;
    void reply.headers({
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
      'Access-Control-Allow-Headers': ALLOWED_HEADERS,
      'Access-Control-Max-Age': PREFLIGHT_SECONDS,
      'Access-Control-Expose-Headers': 'X-Data-Source',
      Vary: 'Origin',
      'X-Data-Source': dataSource,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    return request.method === 'OPTIONS' ? reply.code(204).send() : undefined;
  });
};
