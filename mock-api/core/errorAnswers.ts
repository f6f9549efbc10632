import type { FastifyInstance } from 'fastify';
import { StatementStopped } from '../db/database';
import { MAX_BODY_BYTES } from './body';
import { ApiError } from './errors';

/** `Retry-After` in seconds by stop reason: short when the server is busy, long when the same search would fail again. */
const RETRY_AFTER_SECONDS = { busy: 2, limit: 60, memory: 60, closed: 10, abandoned: 10 } as const;

const getStoppedText = (error: StatementStopped, limitMs: number): string => {
  if (error.reason === 'limit')
    return `This request took longer than ${limitMs / 1000} seconds and was stopped. Narrow the search, for example to a shorter period or fewer keywords.`;
  if (error.reason === 'memory')
    return 'This request needs more memory than the server has. Narrow the search, for example to a shorter period or fewer keywords.';
  return error.reason === 'busy'
    ? 'Too many requests are waiting. Try again in a moment.'
    : 'The server is restarting. Try again in a moment.';
};

/**
 * Sends errors with their status, as `{detail}` or as plain text. Call this function before registering plugins, because a plugin keeps
 * the error handler that is set at that time.
 */
export const installErrorHandler = (app: FastifyInstance, limitMs: number): void => {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (error instanceof ApiError) {
      if (error.retryAfterSeconds !== undefined)
        void reply.header('Retry-After', error.retryAfterSeconds);
      return error.isPlain
        ? reply.code(error.status).type('text/plain; charset=utf-8').send(error.message)
        : reply.code(error.status).send({ detail: error.detail });
    }
    if (error instanceof StatementStopped)
      return reply
        .code(503)
        .header('Retry-After', RETRY_AFTER_SECONDS[error.reason])
        .send({ detail: getStoppedText(error, limitMs) });
    // The client disconnected before the response was compressed. Nothing failed, so nothing is logged.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return reply.code(503).send();
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
      return reply
        .code(413)
        .send({ detail: `The request body must be at most ${MAX_BODY_BYTES / 1024 / 1024} MB` });
    if (error.statusCode && error.statusCode < 500)
      return reply.code(error.statusCode).send({ detail: error.message });
    console.error(
      `${request.id}: ${request.method} ${request.url}: ${error.stack ?? error.message}`,
    );
    return reply
      .code(500)
      .send({ detail: 'The server could not process this request. Try again later.' });
  });
};
