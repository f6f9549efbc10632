import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import {
  deploymentFiles,
  headersFor,
  redirectsOf,
  ROUTES_PATTERN,
} from '../scripts/build/hostFiles.cjs';
import oldAddresses from '../src/domain/site/oldAddresses.json';
import pages from '../src/domain/site/pages.json';
import { smallSet } from '../tests/server';
import { buildServer, type ApiServer } from './server';

const servedPages = pages.filter((page) => !page.redirect);
const routes = servedPages.map((page) => ({
  pattern: ROUTES_PATTERN(page),
  file: `pages/${page.id}.html`,
}));
const redirects = redirectsOf(oldAddresses);
const script = 'console.log("the site");\n'.repeat(100);
/** The files of a built site: pages, JSON settings, a script in three forms, and files that are not compressed. */
const files: Readonly<Record<string, string | Buffer>> = {
  ...Object.fromEntries(
    servedPages.map((page) => [
      `pages/${page.id}.html`,
      `<html><head><meta name="api-root" content="/x/"></head><body>${page.id}<!--source-notice--></body></html>`,
    ]),
  ),
  'index.html': '<html><head></head><body>index</body></html>',
  '404.html': '<html><head></head><body>No page</body></html>',
  'headers.json': JSON.stringify(headersFor('/api/')),
  'routes.json': JSON.stringify(routes),
  'redirects.json': JSON.stringify(redirects),
  'notices.json': JSON.stringify({
    sample: '<p>Sample, as of {day}</p>',
    files: '<p>({files})</p>',
  }),
  'robots.txt': 'User-agent: *\n',
  'documents/a file.pdf': Buffer.from('%PDF-1.7'),
  'assets/main.0123456789.js': script,
  'assets/main.0123456789.js.br': brotliCompressSync(script),
  'assets/main.0123456789.js.gz': gzipSync(script),
};
const servedFiles = ['/robots.txt', '/documents/a%20file.pdf', '/assets/main.0123456789.js'];
const addresses = servedPages.flatMap((page) => {
  const path = page.path.replaceAll(/:\w+/g, 'some%20one');
  return path === '/' ? ['/', '/?glossary=outlay'] : [path, `${path}/`, `${path}?a=b`];
});
/** Addresses that get the not-found page: internal files, folders, path traversals and missing files. */
const hiddenPaths = [
  '/404.html',
  '/headers.json',
  '/routes.json',
  '/redirects.json',
  '/notices.json',
  '/pages/search.html',
  '/pages/',
  '/pages',
  '/assets/',
  '/%34%30%34.html',
  '/assets/../404.html',
  '/assets/%2e%2e/routes.json',
  '//404.html',
  '/%00',
  '/no-such-page',
  '/no-such-page/',
  '/assets/none.js',
  '/.git/config',
];

let folder: string;
let server: ApiServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spending-site-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  server = await buildServer({
    path: smallSet,
    connections: 1,
    site: { dist: folder, apiRoot: '/api/' },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const encodings = [undefined, '', 'identity', 'gzip', 'br', 'gzip, deflate, br', '*'];
const sendRequest = (method: 'GET' | 'HEAD', url: string, encoding: string | undefined) =>
  server.app.inject({
    method,
    url,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });
const decompress = ({ headers, rawPayload }: Awaited<ReturnType<typeof sendRequest>>) => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload).toString();
  return headers['content-encoding'] === 'gzip'
    ? gunzipSync(rawPayload).toString()
    : rawPayload.toString();
};
const fetchRedirect = async (url: string) => {
  const { statusCode, headers } = await sendRequest('GET', url, undefined);
  return {
    status: statusCode,
    location: headers.location,
    policy: headers['content-security-policy'],
  };
};
/** Returns the status, main headers and text of an address under one encoding. Expects HEAD to match GET, without a body. */
const fetchAndCompare = async (url: string, encoding: string | undefined) => {
  const response = await sendRequest('GET', url, encoding);
  const head = await sendRequest('HEAD', url, encoding);
  const names = ['content-type', 'content-encoding', 'vary', 'content-length'];
  const start = ({ statusCode, headers }: typeof response) => [
    url,
    encoding,
    statusCode,
    ...names.map((name) => headers[name]),
  ];
  expect([...start(head), head.body]).toEqual([...start(response), '']);
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    vary: response.headers.vary,
    cache: response.headers['cache-control'],
    policy: response.headers['content-security-policy'],
    text: decompress(response),
  };
};

describe('the served site', () => {
  it('returns the same pages and files for every Accept-Encoding, for GET and HEAD', async () => {
    for (const url of [...addresses, ...servedFiles]) {
      const first = await fetchAndCompare(url, 'gzip, deflate, br');
      expect([url, first.status]).toEqual([url, 200]);
      for (const encoding of encodings)
        expect([url, encoding, await fetchAndCompare(url, encoding)]).toEqual([
          url,
          encoding,
          first,
        ]);
    }
  });
  it('sends pages as HTML and files with their own content type', async () => {
    expect(await fetchAndCompare('/', undefined)).toMatchObject({
      status: 200,
      type: 'text/html; charset=utf-8',
      cache: 'no-cache',
    });
    expect((await fetchAndCompare('/search/', undefined)).text).toContain('<body>search');
    expect(await fetchAndCompare('/assets/main.0123456789.js', undefined)).toMatchObject({
      type: 'application/javascript; charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
      text: script,
    });
  });
  it('sends the content security policy of the current build, also after a new build', async () => {
    const name = 'content-security-policy';
    const headers = { ...headersFor('/api/'), 'Content-Security-Policy': "script-src 'sha256-x'" };
    const file = join(folder, 'headers.json');
    rmSync(file);
    expect((await sendRequest('GET', '/', undefined)).headers[name]).toBe(
      headersFor('/api/')['Content-Security-Policy'],
    );
    writeFileSync(file, JSON.stringify(headers));
    expect((await sendRequest('GET', '/', undefined)).headers[name]).toBe("script-src 'sha256-x'");
    writeFileSync(file, files['headers.json']!);
  });
  it('writes the source and date of the data into each page', async () => {
    const { text } = await fetchAndCompare('/search', undefined);
    const [, year, month, day] = /content="sample; as-of=(\d+)-(\d+)-(\d+)/.exec(text)!;
    expect(text).toContain(`search<p>Sample, as of ${month}/${day}/${year}</p></body>`);
  });
  it('sends Vary: Accept-Encoding only for files with a compressed version', async () => {
    for (const encoding of encodings) {
      expect([
        encoding,
        (await fetchAndCompare('/assets/main.0123456789.js', encoding)).vary,
      ]).toEqual([encoding, 'Accept-Encoding']);
      expect([encoding, (await fetchAndCompare('/robots.txt', encoding)).vary]).toEqual([
        encoding,
        undefined,
      ]);
    }
    for (const encoding of ['br', 'gzip', undefined]) {
      const { headers } = await sendRequest('GET', '/assets/main.0123456789.js', encoding);
      expect(headers['content-encoding']).toBe(encoding);
    }
  });
  it.each(hiddenPaths)('returns the not-found page for %s', async (url) => {
    for (const encoding of encodings) {
      const answer = await fetchAndCompare(url, encoding);
      expect([encoding, answer]).toEqual([
        encoding,
        expect.objectContaining({
          status: 404,
          type: 'text/html; charset=utf-8',
          text: expect.stringContaining('No page') as string,
          policy: expect.any(String) as string,
        }),
      ]);
    }
  });
});

describe('a file that is still being generated', () => {
  it('returns 503 with Retry-After instead of the not-found page', async () => {
    let isGenerating = true;
    const other = await buildServer({
      path: smallSet,
      connections: 1,
      site: { dist: folder, isToCome: (path) => isGenerating && path.startsWith('/documents/') },
    });
    const answer = async (url: string) => {
      const { statusCode, headers, body } = await other.app.inject({ method: 'GET', url });
      return [statusCode, headers['retry-after'], body];
    };
    try {
      expect(await answer('/documents/guide.pdf')).toEqual([
        503,
        '5',
        'This file is being generated. Try again in a few seconds.',
      ]);
      expect((await answer('/documents/a%20file.pdf'))[0]).toBe(200);
      expect((await answer('/no-such-page'))[0]).toBe(404);
      isGenerating = false;
      expect((await answer('/documents/guide.pdf'))[0]).toBe(404);
    } finally {
      await other.close();
    }
  });
});

describe('an old address', () => {
  const fillPath = (address: string) => address.replaceAll(/:\w+/g, 'a-1.b');
  it.each(oldAddresses.map(({ from, to }) => [from, to]))(
    '%s redirects to %s',
    async (from, to) => {
      const url = fillPath(from);
      for (const [requestedUrl, query] of [
        [url, ''],
        [`${url}/`, ''],
        [url, '?a=b&c=d'],
      ] as const) {
        const { status, location, policy } = await fetchRedirect(requestedUrl + query);
        expect([status, location]).toEqual([301, fillPath(to) + (to.includes('?') ? '' : query)]);
        expect(policy).toBeDefined();
      }
    },
  );
  it('returns 404 when a parameter contains line breaks, path characters or invalid encoding', async () => {
    for (const part of ['a%0d%0aSet-Cookie:%20x', '%2e%2e%2f', 'a%3Fb', '%E0%A4'])
      expect([part, (await fetchRedirect(`/glossary/${part}`)).status]).toEqual([part, 404]);
  });
});

describe('the shipped nginx configuration', () => {
  const { 'site-routes.conf': locations, 'site-headers.conf': headers } = deploymentFiles(
    routes,
    headersFor('/api/'),
    redirects,
  );
  const shipped = readFileSync(join(__dirname, '../deploy/nginx.conf'), 'utf8');
  it('has the settings for compression, ETags, the hidden version and the site headers', () => {
    for (const line of ['gzip_vary on;', 'gzip on;', 'gzip_min_length 1024;', 'etag on;'])
      expect(shipped).toContain(`\n  ${line}\n`);
    expect(shipped).toMatch(/^ {2}server_tokens off;$/m);
    expect(headers).toContain('add_header X-Content-Type-Options "nosniff" always;');
    for (const block of [...shipped.matchAll(/^ {2}location [^\n]*\{[^}]*\}/gm)].map(
      ([text]) => text,
    ))
      expect(block).toMatch(/include \/etc\/nginx\/site-headers\.conf;|internal;|return 404;/);
  });
  it('does not serve internal files, nor the not-found page at its own address', () => {
    for (const name of ['/404.html', '/pages/'])
      expect(shipped).toMatch(
        new RegExp(`location (=|\\^~) ${name.replace('.', '\\.')} \\{ internal;`),
      );
    for (const name of ['/headers.json', '/routes.json', '/redirects.json', '/notices.json'])
      expect(shipped).toContain(`location = ${name} { return 404; }`);
  });
  it('has a relative redirect for every old address, after the locations of the pages', () => {
    expect(shipped).toMatch(/^ {2}absolute_redirect off;$/m);
    const lines = locations.trimEnd().split('\n');
    const firstRedirect = lines.length - redirects.length;
    expect(lines.slice(0, firstRedirect).join('\n')).not.toContain('return 301');
    redirects.forEach(({ pattern, to }, at) =>
      expect(lines[firstRedirect + at]).toBe(
        `location ~* "${pattern}" { include /etc/nginx/site-headers.conf; return 301 ${to}${to.includes('?') ? '' : '$is_args$args'}; }`,
      ),
    );
  });
  it('has a location for every page of the route table', () => {
    for (const { pattern, file } of routes)
      expect(locations).toContain(`location ~ "${pattern}" { try_files /${file} =404;`);
  });
  it('finds the page of an ID with an encoded slash, which nginx decodes in locations', () => {
    const rules = [
      ...locations.matchAll(/^if \(\$request_uri ~ "(.+)"\) \{ rewrite \^ \/(\S+) last; \}$/gm),
    ];
    const findFile = (url: string) => rules.find(([, rule]) => new RegExp(rule!).test(url))?.[2];
    expect(findFile('/award/a%2Fb')).toBe('pages/award.html');
    expect(findFile('/award/a%2fb/?view=history')).toBe('pages/award.html');
    expect(findFile('/award/a/b')).toBeUndefined();
    expect(findFile('/award/a?b=%2F')).toBeUndefined();
    expect(findFile('/other/a%2Fb')).toBeUndefined();
  });
});
