import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed, VARY } from './core/compression';
import { hasTag, tagOf } from './core/etag';

/** Where the built site lies. */
export interface SiteOptions {
  dist: string;
  /** Written into the page as the API's address. */ apiRoot?: string;
  /** Written into the page, so that it can say at once where its data comes from. */ dataSource?: () => string;
  /** Whether what an address names is still being made. */ isToCome?: (path: string) => boolean;
}

const HTML = 'text/html; charset=utf-8';
/** What lies in the folder for the server alone: pages by their file names, the route table, the headers. */
const INTERNAL =
  /^\/(?:(?:index|404)\.html|(?:headers|routes|redirects|notices)\.json|pages(?:\/.*)?)$/;
const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
/** Whether an address may name a file: never a folder, nothing outside the site's folder, nothing that only the server reads. */
const isFileAddress = (address: string): boolean => {
  const path = decoded(address);
  return (
    !path.endsWith('/') &&
    !path.includes('\0') &&
    !path.split('/').includes('..') &&
    !INTERNAL.test(posix.normalize(path))
  );
};
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&#x27;');
/** Names of the files that the data came from, as the page lists them (`src/app/shell/shellState.ts`). */
const namesOf = (files: string | undefined): string => {
  try {
    return (
      (JSON.parse(decodeURIComponent(files ?? '[]')) as string[]).join(', ') || 'names not kept'
    );
  } catch {
    return 'names not kept';
  }
};
const varies = new Map<string, boolean>();
/** Whether a file has a compressed form beside it, so that its answer depends on what the client accepts. */
const isCompressed = (path: string): boolean => {
  const plain = path.replace(/\.(?:br|gz)$/, '');
  const known = varies.get(plain) ?? (existsSync(`${plain}.br`) || existsSync(`${plain}.gz`));
  varies.set(plain, known);
  return known;
};

/**
 * Serves the built site as a host would: the page of a known route with 200, a redirect for an old address, the not-found
 * page with 404 for every other, hashed files for a year, pages never cached, and the security headers of `headers.json`.
 */
export const serveSite = async (
  app: FastifyInstance,
  options: SiteOptions,
): Promise<{
  notFound: (request: FastifyRequest, reply: FastifyReply) => unknown;
  notFoundPage: (reply: FastifyReply) => unknown;
}> => {
  const { dist, apiRoot } = options;
  const read = <T>(name: string) => JSON.parse(readFileSync(join(dist, name), 'utf8')) as T;
  let held = { at: 0, headers: read<Record<string, string>>('headers.json') };
  /** The headers of the built site: with pages that were built anew goes their own policy. */
  const headersNow = () => {
    const at = statSync(join(dist, 'headers.json'), { throwIfNoEntry: false })?.mtimeMs ?? held.at;
    if (at !== held.at) held = { at, headers: read('headers.json') };
    return held.headers;
  };
  const pages = read<{ pattern: string; file: string }[]>('routes.json').map((page) => ({
    file: page.file,
    test: new RegExp(page.pattern),
  }));
  const redirects = read<{ pattern: string; to: string }[]>('redirects.json').map(
    ({ pattern, to }) => ({ to, test: new RegExp(pattern, 'i') }),
  );
  /** Where an old address leads; its query goes along, unless the new one has its own. */
  const movedTo = (url: string): string | undefined => {
    const [path = '', query] = url.split('?');
    const row = redirects.find(({ test }) => test.test(path));
    if (!row) return undefined;
    const to = path.replace(row.test, row.to);
    return query && !to.includes('?') ? `${to}?${query}` : to;
  };
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    decorateReply: false,
    index: false,
    wildcard: true,
    cacheControl: false,
    // Without this a folder asked for without Accept-Encoding would be forbidden instead of being a page.
    allowedPath: (path) => isFileAddress(path),
    setHeaders: (reply, path) => {
      reply.setHeader(
        'Cache-Control',
        /\.[0-9a-f]{8,}\./.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      if (isCompressed(path)) reply.setHeader('Vary', 'Accept-Encoding');
    },
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api/')) void reply.headers(headersNow());
    return payload;
  });
  const notices = existsSync(join(dist, 'notices.json'))
    ? read<Record<string, string>>('notices.json')
    : {};
  /** The words on the data above a page, in the place that the build left for them. */
  const noticeOf = (source: string): string => {
    const [, kind = '', year, month, day, files] =
      /^(\w+); as-of=(\d{4})-(\d\d)-(\d\d)(?:; set=\w+)?(?:; files=(.*))?$/.exec(source) ?? [];
    return (notices[kind] ?? '')
      .replace('{day}', `${month}/${day}/${year}`)
      .replace('{files}', () => escaped(namesOf(files)));
  };
  const html = (file: string) => {
    const text = readFileSync(join(dist, file), 'utf8');
    const rooted = apiRoot
      ? text.replace(/(<meta name="?api-root"? content=)("[^"]*"|[^\s>]+)/, `$1"${apiRoot}"`)
      : text;
    const dataSource = options.dataSource?.();
    return dataSource
      ? rooted
          .replace(
            '</head>',
            () => `<meta name="data-source" content="${escaped(dataSource)}"></head>`,
          )
          .replace('<!--source-notice-->', () => noticeOf(dataSource))
      : rooted;
  };
  /** A page, unless the client has it as it is: a browser asks each time. */
  const sendPage = (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const text = html(file);
    const tag = tagOf(text);
    void reply.headers({ ETag: tag, 'Cache-Control': 'no-cache' });
    return hasTag(request.headers['if-none-match'], tag)
      ? reply.code(304).header('Vary', VARY).send()
      : sendCompressed(reply.type(HTML), text);
  };
  const notFoundPage = (reply: FastifyReply) =>
    sendCompressed(
      reply.code(404).headers(headersNow()).header('Cache-Control', 'no-cache').type(HTML),
      html('404.html'),
    );
  return {
    notFoundPage,
    notFound: (request, reply) => {
      const path = decodeURI(request.url.split('?')[0]!.replace(/%(?![0-9a-f]{2})/gi, '%25'));
      const page = pages.find(({ test }) => test.test(path));
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return reply.code(405).send({ detail: 'Method not allowed' });
      if (page) return sendPage(request, reply, page.file);
      if (options.isToCome?.(path))
        return reply
          .code(503)
          .headers(headersNow())
          .header('Retry-After', '5')
          .type('text/plain; charset=utf-8')
          .send('This file is being made. Try again in a few seconds.');
      const moved = movedTo(request.url);
      if (moved) return reply.headers(headersNow()).redirect(moved, 301);
      return notFoundPage(reply);
    },
  };
};
