import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { basename, dirname } from 'node:path';
import type { Lookups } from '../core/lookups';
import { archivePlan } from './archive';
import type { DownloadQueue } from './queue';

/**
 * Serves finished files, with ranges: `/files/generated_downloads/NAME` as jobs make them, `/files/award_data_archive/NAME` made
 * on first demand. A name is only ever looked up among the jobs, so no path can lead out of the folder; what is not finished and
 * whole is not there.
 */
export const serveDownloads = async (app: FastifyInstance, queue: DownloadQueue, lookups: Lookups, root: string): Promise<void> => {
  await app.register(fastifyStatic, { root, serve: false, cacheControl: false });
  const missing = (reply: FastifyReply) => reply.code(404).send({ detail: 'There is no such file, or it has expired' });
  const send = (reply: FastifyReply, name: string) => {
    const path = queue.pathOf(name);
    if (!path) return missing(reply);
    return reply.header('Content-Disposition', `attachment; filename="${name}"`).header('Cache-Control', 'no-cache').header('X-Content-Type-Options', 'nosniff').header('Access-Control-Allow-Origin', '*').sendFile(basename(path), dirname(path));
  };
  const nameOf = (request: FastifyRequest) => (request.params as { name: string }).name;
  app.get('/files/generated_downloads/:name', async (request, reply) => send(reply, nameOf(request)));
  app.get('/files/award_data_archive/:name', async (request, reply) => {
    const name = nameOf(request);
    if (!queue.pathOf(name)) {
      const plan = archivePlan(name, lookups);
      if (!plan) return missing(reply);
      const job = await queue.finished(queue.submit(plan).fileName);
      if (job.status === 'failed') return reply.code(503).send({ detail: job.message });
    }
    return send(reply, name);
  });
};
