import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { basename, dirname } from 'node:path';
import type { Lookups } from '../core/lookups';
import { buildCreatedAnswer, GENERATED_PATH } from './answers';
import { createArchivePlan } from './archive';
import type { Job } from '../core/jobs';
import type { DownloadQueue } from './queue';

/** Milliseconds that a request waits for an archive file, because many files are made quickly. */
const MAX_WAIT_MS = 2000;
const RETRY_SECONDS = 5;

/** Returns the page that browsers show while an archive file is not ready. The page reloads itself until the download starts. */
const buildWaitingPage = (
  name: string,
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preparing ${name}</title>
<h1>We’re preparing your download.</h1><p>${name} does not exist yet, so we are creating it. Most files take less than a minute. Large files take several minutes.</p>
<p>This page checks every ${RETRY_SECONDS} seconds. The download starts when the file is ready. You can then close this page.</p></html>`;

/**
 * Registers the routes of finished files, with range requests: `/files/generated_downloads/NAME` for jobs, and
 * `/files/award_data_archive/NAME` for archive files, which are made on first request. A file that is not ready in time returns 202
 * with the job and its status URL. `Accept: application/json` requests only the job, even for a finished file. Names are looked up
 * only among the jobs, so no path can leave the folder. Unfinished or truncated files return 404.
 */
export const serveDownloads = async (
  app: FastifyInstance,
  queue: DownloadQueue,
  loadLookups: () => Promise<Lookups>,
  root: string,
): Promise<void> => {
  await app.register(fastifyStatic, { root, serve: false, cacheControl: false });
  const sendNotFound = (reply: FastifyReply) =>
    reply
      .code(404)
      .send({ detail: 'This file does not exist or has expired. Request the download again.' });
  const sendFile = (reply: FastifyReply, name: string) => {
    const path = queue.getPath(name);
    if (!path) return sendNotFound(reply);
    const downloadName = queue.find(name)?.publicName ?? name;
    return reply
      .header('Content-Disposition', `attachment; filename="${downloadName}"`)
      .header('Cache-Control', 'no-cache')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Access-Control-Allow-Origin', '*')
      .sendFile(basename(path), dirname(path));
  };
  const getName = (request: FastifyRequest) => (request.params as { name: string }).name;
  app.get(`${GENERATED_PATH}/:name`, async (request, reply) => sendFile(reply, getName(request)));

  const sendJob = (request: FastifyRequest, reply: FastifyReply, job: Job, name: string) => {
    const acceptHeader = String(request.headers.accept ?? '');
    void reply
      .code(job.status === 'finished' ? 200 : 202)
      .headers({ 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' });
    if (job.status !== 'finished') void reply.header('Retry-After', RETRY_SECONDS);
    if (job.status !== 'finished' && acceptHeader.includes('text/html'))
      return reply
        .header('Refresh', RETRY_SECONDS)
        .type('text/html; charset=utf-8')
        .send(buildWaitingPage(name));
    const response = buildCreatedAnswer(`${request.protocol}://${request.host}`, job);
    return reply.send({ ...response, status: job.status, message: job.message });
  };
  app.get('/files/award_data_archive/:name', async (request, reply) => {
    const name = getName(request);
    const plan = createArchivePlan(name, await loadLookups());
    if (!plan) return sendNotFound(reply);
    const isJson = String(request.headers.accept ?? '').startsWith('application/json');
    const job = await queue.waitFor(queue.submit(plan).fileName, isJson ? 0 : MAX_WAIT_MS);
    if (job.status === 'failed')
      return reply
        .code(503)
        .headers({ 'Retry-After': RETRY_SECONDS, 'Access-Control-Allow-Origin': '*' })
        .send({ detail: job.message });
    return job.status === 'finished' && !isJson
      ? sendFile(reply, job.fileName)
      : sendJob(request, reply, job, name);
  });
};
