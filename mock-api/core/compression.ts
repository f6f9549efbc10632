import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify';

/** Value of `Vary` for compressible responses. It is lower case because the plugin looks for this spelling before it adds its own. */
export const VARY_VALUE = 'accept-encoding';
const COMPRESSION = {
  encodings: ['br', 'gzip'],
  // These levels take one or two milliseconds per page. Higher levels save a tenth of the bytes and take several times as long.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 4 },
  threshold: 1024,
  // Smaller responses are compressed synchronously and have a `Content-Length`. Larger ones are compressed off the event loop.
  syncThreshold: 32 * 1024,
} satisfies FastifyCompressOptions;

/** Encodings of request bodies. The size limit of a body applies to its decompressed bytes as well. */
const DECOMPRESSION = {
  requestEncodings: ['gzip', 'br', 'deflate'],
} satisfies RouteOptions['decompress'];

/**
 * Compresses the API responses for clients that accept compression, and reads compressed request bodies. Call this function before routes are added. Files stay unchanged,
 * because site files are precompressed and downloads are zipped.
 */
export const installCompression = async (app: FastifyInstance): Promise<void> => {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    route.compress = COMPRESSION;
    route.decompress = DECOMPRESSION;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const vary = reply.getHeader('vary');
    void reply.header('Vary', vary ? `${String(vary)}, ${VARY_VALUE}` : VARY_VALUE);
  });
  await app.register(compress, { ...COMPRESSION, global: false, globalDecompression: false });
  // For HEAD, compression has to run before the hook that measures and drops the body.
  app.addHook('onRoute', (route) => {
    if (route.method === 'HEAD' && route.compress && Array.isArray(route.onSend))
      route.onSend.reverse();
  });
};

/** Sends a text, compressed if the client accepts that. Responses to malformed URLs stay uncompressed, because no plugin sees them. */
export const sendCompressed = (reply: FastifyReply, text: string): FastifyReply => {
  void reply.header('Vary', VARY_VALUE);
  const { compress: send } = reply as Partial<Pick<FastifyReply, 'compress'>>;
  if (!send) return reply.send(text);
  send.call(reply, text);
  return reply;
};
