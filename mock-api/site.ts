import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed, VARY_VALUE } from './core/compression';
import { hasTag, createEtag } from './core/etag';

/** Options for serving the built site, whose folder is `dist`. */
export interface SiteOptions {
  dist: string;
  /** The address of the API, inserted into pages. */ apiRoot?: string;
  /** Returns the data source, which is inserted into pages so that they can show it at once. */ dataSource?: () => string;
  /** Returns whether the file of an address is still being generated. */ isToCome?: (
    path: string,
  ) => boolean;
}

const HTML_TYPE = 'text/html; charset=utf-8';
/** Addresses of files that only the server reads: page files, the route table, redirects, notices and headers. */
const INTERNAL_PATTERN =
  /^\/(?:(?:index|404)\.html|(?:headers|routes|redirects|notices)\.json|pages(?:\/.*)?)$/;
const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
/** Returns whether an address may name a file. Folders, paths outside the site's folder and internal files are excluded. */
const isFileAddress = (address: string): boolean => {
  const path = decodePath(address);
  return (
    !path.endsWith('/') &&
    !path.includes('\0') &&
    !path.split('/').includes('..') &&
    !INTERNAL_PATTERN.test(posix.normalize(path))
  );
};
const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&#x27;');
/** Returns the names of the data's source files, or a note if they are unknown, as `src/app/shell/shellState.ts` does. */
const formatFileNames = (files: string | undefined): string => {
  try {
    return (
      (JSON.parse(decodeURIComponent(files ?? '[]')) as string[]).join(', ') || 'file names unknown'
    );
  } catch {
    return 'file names unknown';
  }
};
const compressedByPath = new Map<string, boolean>();
/** Returns whether a file has a compressed form beside it. If so, its response depends on Accept-Encoding. */
const isCompressed = (path: string): boolean => {
  const basePath = path.replace(/\.(?:br|gz)$/, '');
  const hasCompressed =
    compressedByPath.get(basePath) ??
    (existsSync(`${basePath}.br`) || existsSync(`${basePath}.gz`));
  compressedByPath.set(basePath, hasCompressed);
  return hasCompressed;
};

const readJson = <T>(dist: string, name: string): T =>
  JSON.parse(readFileSync(join(dist, name), 'utf8')) as T;

/** Returns a getter for the headers of the built site. They are read again after a new build, whose pages need their own policy. */
const createHeadersGetter = (dist: string): (() => Record<string, string>) => {
  const readHeaders = () => readJson<Record<string, string>>(dist, 'headers.json');
  let cachedHeaders = { at: 0, headers: readHeaders() };
  return () => {
    const at =
      statSync(join(dist, 'headers.json'), { throwIfNoEntry: false })?.mtimeMs ?? cachedHeaders.at;
    if (at !== cachedHeaders.at) cachedHeaders = { at, headers: readHeaders() };
    return cachedHeaders.headers;
  };
};

/** Returns the new address for an old one, or undefined if no redirect matches. The query is kept unless the new address has its own. */
const findRedirect = (
  redirects: readonly { test: RegExp; to: string }[],
  url: string,
): string | undefined => {
  const [path = '', query] = url.split('?');
  const redirect = redirects.find(({ test }) => test.test(path));
  if (!redirect) return undefined;
  const to = path.replace(redirect.test, redirect.to);
  return query && !to.includes('?') ? `${to}?${query}` : to;
};

type Notices = Readonly<Record<string, string>>;
/** Returns the notice about the data source. It replaces the placeholder that the build leaves in a page. */
const formatNotice = (notices: Notices, source: string): string => {
  const [, kind = '', year, month, day, files] =
    /^(\w+); as-of=(\d{4})-(\d\d)-(\d\d)(?:; set=\w+)?(?:; files=(.*))?$/.exec(source) ?? [];
  return (notices[kind] ?? '')
    .replace('{day}', `${month}/${day}/${year}`)
    .replace('{files}', () => escapeHtml(formatFileNames(files)));
};
const renderPage = (file: string, { dist, apiRoot, dataSource }: SiteOptions, notices: Notices) => {
  const text = readFileSync(join(dist, file), 'utf8');
  const pageText = apiRoot
    ? text.replace(/(<meta name="?api-root"? content=)("[^"]*"|[^\s>]+)/, `$1"${apiRoot}"`)
    : text;
  const source = dataSource?.();
  if (!source) return pageText;
  return pageText
    .replace('</head>', () => `<meta name="data-source" content="${escapeHtml(source)}"></head>`)
    .replace('<!--source-notice-->', () => formatNotice(notices, source));
};
/** Sends a page, or 304 if the client has the current version. Browsers revalidate pages every time. */
const sendPage = (request: FastifyRequest, reply: FastifyReply, text: string) => {
  const etag = createEtag(text);
  void reply.headers({ ETag: etag, 'Cache-Control': 'no-cache' });
  return hasTag(request.headers['if-none-match'], etag)
    ? reply.code(304).header('Vary', VARY_VALUE).send()
    : sendCompressed(reply.type(HTML_TYPE), text);
};

/**
 * Serves the built site like a web host. Known routes get 200 and old addresses a redirect. All other addresses get the not-found page
 * with 404. Hashed files are cached for a year, and pages are always revalidated. The security headers come from `headers.json`.
 */
export const serveSite = async (
  app: FastifyInstance,
  options: SiteOptions,
): Promise<{
  sendNotFound: (request: FastifyRequest, reply: FastifyReply) => unknown;
  sendNotFoundPage: (reply: FastifyReply) => unknown;
}> => {
  const { dist } = options;
  const getHeaders = createHeadersGetter(dist);
  const pages = readJson<{ pattern: string; file: string }[]>(dist, 'routes.json').map((page) => ({
    file: page.file,
    test: new RegExp(page.pattern),
  }));
  const redirects = readJson<{ pattern: string; to: string }[]>(dist, 'redirects.json').map(
    ({ pattern, to }) => ({ to, test: new RegExp(pattern, 'i') }),
  );
  const notices = existsSync(join(dist, 'notices.json'))
    ? readJson<Notices>(dist, 'notices.json')
    : {};
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    decorateReply: false,
    index: false,
    wildcard: true,
    cacheControl: false,
    // Otherwise, a request without Accept-Encoding for a folder would get 403 instead of a page.
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
    if (!request.url.startsWith('/api/')) void reply.headers(getHeaders());
    return payload;
  });
  const sendNotFoundPage = (reply: FastifyReply) =>
    sendCompressed(
      reply.code(404).headers(getHeaders()).header('Cache-Control', 'no-cache').type(HTML_TYPE),
      renderPage('404.html', options, notices),
    );
  return {
    sendNotFoundPage,
    sendNotFound: (request, reply) => {
      const path = decodeURI(request.url.split('?')[0]!.replace(/%(?![0-9a-f]{2})/gi, '%25'));
      const page = pages.find(({ test }) => test.test(path));
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return reply.code(405).send({ detail: 'Method not allowed. Use GET or HEAD.' });
      if (page) return sendPage(request, reply, renderPage(page.file, options, notices));
      if (options.isToCome?.(path))
        return reply
          .code(503)
          .headers(getHeaders())
          .header('Retry-After', '5')
          .type('text/plain; charset=utf-8')
          .send('This file is being generated. Try again in a few seconds.');
      const redirectTarget = findRedirect(redirects, request.url);
      if (redirectTarget) return reply.headers(getHeaders()).redirect(redirectTarget, 301);
      return sendNotFoundPage(reply);
    },
  };
};
