import type { FastifyInstance } from 'fastify';
import { badRequest } from './errors';
import { checkDepth } from './validate';

/** Maximum size of a request body in bytes. */
export const MAX_BODY_BYTES = 5 * 1024 * 1024;

/** Keeps request bodies as raw bytes, because the hash of a saved search is the MD5 of exactly these bytes. */
export const keepRawBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, payload, done) =>
    done(null, payload),
  );
};

/** Returns the JSON object of a request body and its raw bytes. An empty body becomes an empty object. Throws 400 for other content. */
export const parseBody = (payload: unknown): { body: Record<string, unknown>; rawBody: Buffer } => {
  const rawBody = Buffer.isBuffer(payload) ? payload : Buffer.alloc(0);
  let body: Record<string, unknown>;
  try {
    body = JSON.parse(rawBody.toString('utf8') || '{}') as Record<string, unknown>;
  } catch {
    throw badRequest('The request body must be valid JSON, for example {"filters": {}}');
  }
  if (!body || typeof body !== 'object' || Array.isArray(body))
    throw badRequest('The request body must be a JSON object, for example {"filters": {}}');
  checkDepth(body);
  return { rawBody, body };
};
