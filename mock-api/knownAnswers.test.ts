import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headersFor } from '../scripts/build/hostFiles.cjs';
import { smallSet } from '../tests/server';
import { buildServer, type ApiServer } from './server';

const write = (bodyText: string) =>
  writeFileSync(
    join(folder, 'pages/about.html'),
    `<html><head></head><body>${bodyText.repeat(1000)}</body></html>`,
  );
let folder: string;
let server: ApiServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spending-known-'));
  mkdirSync(join(folder, 'pages'));
  write('words ');
  for (const [name, content] of Object.entries({
    '404.html': 'No page',
    'robots.txt': 'User-agent: *\n',
    'headers.json': JSON.stringify(headersFor('/api/')),
    'routes.json': JSON.stringify([{ pattern: '^/about/?$', file: 'pages/about.html' }]),
    'redirects.json': '[]',
  }))
    writeFileSync(join(folder, name), content);
  server = await buildServer({ path: smallSet, connections: 1, site: { dist: folder } });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
const request = (
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) => server.app.inject({ method, url, headers });
const fetchTag = async (url: string, headers: Record<string, string> = {}) =>
  String((await request(url, headers)).headers.etag);

describe.each([
  ['a page', '/about'],
  ['a file without a hash in its name', '/robots.txt'],
])('%s', (_what, url) => {
  it('returns 304 with its usual headers to a client that has the current version', async () => {
    const tag = await fetchTag(url);
    expect(tag).toMatch(/^W\/"[^"]+"$/);
    const fullHeaders = (await request(url)).headers;
    for (const matchingTag of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*'])
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, headers, body } = await request(
          url,
          { 'if-none-match': matchingTag },
          method,
        );
        expect([matchingTag, method, statusCode, body]).toEqual([matchingTag, method, 304, '']);
        for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy'])
          expect([name, headers[name]]).toEqual([name, fullHeaders[name]]);
      }
  });
  it('returns the full content to a client that has another version', async () => {
    for (const otherTag of ['"other"', '', 'W/"a", "b"']) {
      const { statusCode, body } = await request(url, { 'if-none-match': otherTag });
      expect([otherTag, statusCode]).toEqual([otherTag, 200]);
      expect(body).not.toBe('');
    }
  });
});

describe('the ETag of a page', () => {
  it('is the same for every accepted encoding, and for HEAD', async () => {
    const tag = await fetchTag('/about');
    for (const encoding of ['gzip', 'br', 'identity'])
      expect(await fetchTag('/about', { 'accept-encoding': encoding })).toBe(tag);
    expect((await request('/about/', {}, 'HEAD')).headers.etag).toBe(tag);
  });
  it('changes when the page changes', async () => {
    const tag = await fetchTag('/about');
    write('other ');
    const { statusCode, body, headers } = await request('/about', { 'if-none-match': tag });
    expect([statusCode, headers.etag === tag]).toEqual([200, false]);
    expect(body).toContain('other');
  });
  it('is absent for not-found pages and for responses that must not be cached', async () => {
    for (const url of ['/no-such-page', '/api/v2/awards/last_updated/']) {
      const { headers, statusCode } = await request(url, { 'if-none-match': '*' });
      expect([url, headers.etag, statusCode === 304]).toEqual([url, undefined, false]);
    }
  });
});
