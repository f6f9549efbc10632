import type { FastifyInstance } from 'fastify';
import { badRequest } from './errors';
import { checkDepth } from './validate';

/** Bytes that a request's body may have. */
export const MAX_BODY = 5 * 1024 * 1024;

/** Has bodies arrive as the bytes that were sent: a saved search's hash is the MD5 of exactly those. */
export const keepRawBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, payload, done) =>
    done(null, payload),
  );
};

/** The object that the bytes of a body stand for; no bytes stand for an empty one. Throws 400. */
export const parseBody = (raw: unknown): { body: Record<string, unknown>; rawBody: Buffer } => {
  const rawBody = Buffer.isBuffer(raw) ? raw : Buffer.alloc(0);
  let body: Record<string, unknown>;
  try {
    body = JSON.parse(rawBody.toString('utf8') || '{}') as Record<string, unknown>;
  } catch {
    throw badRequest('JSON parse error: the request body is not valid JSON');
  }
  if (!body || typeof body !== 'object' || Array.isArray(body))
    throw badRequest('The request body must be a JSON object');
  checkDepth(body);
  return { rawBody, body };
};
