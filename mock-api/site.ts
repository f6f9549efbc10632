import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Where the built site lies. */
export interface SiteOptions { dist: string; /** Written into the page as the API's address. */ apiRoot?: string; /** Written into the page, so that it can say at once where its data comes from. */ dataSource?: string }

/**
 * Serves the built site as a host would: the page of a known route with 200, the not-found page with 404 for every other
 * address, hashed files for a year, pages never cached, and the security headers of `headers.json`.
 */
export const serveSite = async (app: FastifyInstance, options: SiteOptions): Promise<{ notFound: (request: FastifyRequest, reply: FastifyReply) => unknown; notFoundPage: (reply: FastifyReply) => unknown }> => {
  const { dist, apiRoot, dataSource } = options;
  const read = <T>(name: string) => JSON.parse(readFileSync(join(dist, name), 'utf8')) as T;
  const headers = read<Record<string, string>>('headers.json');
  const pages = read<{ pattern: string; file: string }[]>('routes.json').map((page) => ({ file: page.file, test: new RegExp(page.pattern) }));
  await app.register(fastifyStatic, { root: dist, preCompressed: true, decorateReply: false, index: false, wildcard: true, cacheControl: false,
    setHeaders: (reply, path) => { reply.setHeader('Cache-Control', /\.[0-9a-f]{8,}\./.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'); } });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api/')) void reply.headers(headers);
    return payload;
  });
  const html = (file: string) => {
    const text = readFileSync(join(dist, file), 'utf8');
    const rooted = apiRoot ? text.replace(/(<meta name="?api-root"? content=)("[^"]*"|[^\s>]+)/, `$1"${apiRoot}"`) : text;
    return dataSource ? rooted.replace('</head>', `<meta name="data-source" content="${dataSource.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></head>`) : rooted;
  };
  const send = (reply: FastifyReply, file: string, status: number) => reply.code(status).type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(html(file));
  const notFoundPage = (reply: FastifyReply) => send(reply.headers(headers), '404.html', 404);
  return {
    notFoundPage,
    notFound: (request, reply) => {
      const path = decodeURI(request.url.split('?')[0]!.replace(/%(?![0-9a-f]{2})/gi, '%25'));
      const page = pages.find(({ test }) => test.test(path));
      if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).send({ detail: 'Method not allowed' });
      if (page) return send(reply, page.file, 200);
      return notFoundPage(reply);
    },
  };
};
