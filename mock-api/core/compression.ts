import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What `Vary` says of a thing that may be compressed: in small letters, as the plugin looks for it before it adds it. */
export const VARY = 'accept-encoding';
const COMPRESSION = {
  encodings: ['br', 'gzip'],
  // Levels that cost a millisecond or two for a page: higher ones save a tenth of the bytes and take several times as long.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 4 },
  threshold: 1024,
  // Smaller answers say how long they are; larger ones are compressed beside the server's own work.
  syncThreshold: 32 * 1024,
} satisfies FastifyCompressOptions;

/**
 * Compresses the JSON answers of the API for clients that accept it, and lets pages be sent with `sendCompressed`. Files stay as they
 * are: those of the site have their compressed forms beside them, downloads are zipped. To be called before routes are added.
 */
export const installCompression = async (app: FastifyInstance): Promise<void> => {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/')) route.compress = COMPRESSION;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const vary = reply.getHeader('vary');
    void reply.header('Vary', vary ? `${String(vary)}, ${VARY}` : VARY);
  });
  // What clients send is read as it comes.
  await app.register(compress, { ...COMPRESSION, global: false, globalDecompression: false });
  // What measures and drops the answer to HEAD would otherwise come before what compresses it.
  app.addHook('onRoute', (route) => {
    if (route.method === 'HEAD' && route.compress && Array.isArray(route.onSend))
      route.onSend.reverse();
  });
};

/** Sends a text compressed where the client accepts it. An address that is not even well-formed is answered before that is known. */
export const sendCompressed = (reply: FastifyReply, text: string): FastifyReply => {
  void reply.header('Vary', VARY);
  const { compress: send } = reply as Partial<Pick<FastifyReply, 'compress'>>;
  if (!send) return reply.send(text);
  send.call(reply, text);
  return reply;
};
