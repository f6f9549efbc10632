import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { headersFor } from '../scripts/build/hostFiles.cjs';
import { smallSet } from '../tests/server';
import { installErrorHandler } from './core/errorAnswers';
import { buildServer, type ApiServer } from './server';

const buildPage = (words: string) => `<html><head></head><body>${words}</body></html>`;
const longPage = buildPage('A page of many words. '.repeat(200));
const shortPage = buildPage('No page');
const longText = 'a line of a file\n'.repeat(500);
let folder: string;
let server: ApiServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spending-compressed-'));
  mkdirSync(join(folder, 'pages'));
  for (const [name, content] of Object.entries({
    'pages/about.html': longPage,
    '404.html': shortPage,
    'list.csv': longText,
    'headers.json': JSON.stringify(headersFor('/api/')),
    'routes.json': JSON.stringify([{ pattern: '^/about/?$', file: 'pages/about.html' }]),
    'redirects.json': '[]',
  }))
    writeFileSync(join(folder, name), content);
  server = await buildServer({ path: smallSet, connections: 1, site: { dist: folder } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface TestRequest {
  method?: 'GET' | 'HEAD' | 'POST';
  url: string;
  payload?: object;
}
const sendRequest = async (testRequest: TestRequest, encoding?: string) => {
  const response = await server.app.inject({
    method: 'GET',
    ...testRequest,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });
  const { 'content-encoding': used, 'content-length': length, vary } = response.headers;
  const { statusCode: status, rawPayload: sent } = response;
  return { used, length, vary: String(vary ?? '').toLowerCase(), status, sent };
};
const decompressors = {
  br: (sent: Buffer) => brotliDecompressSync(sent).toString(),
  gzip: (sent: Buffer) => gunzipSync(sent).toString(),
};
const awards: TestRequest = {
  method: 'POST',
  url: '/api/v2/search/spending_by_award/',
  payload: {
    filters: { award_type_codes: ['A', 'B', 'C', 'D'] },
    fields: ['Award ID', 'Recipient Name', 'Description', 'Award Amount'],
    limit: 100,
  },
};
const largeResponses: readonly (readonly [string, TestRequest])[] = [
  ['a page', { url: '/about' }],
  ['a response to GET', { url: '/api/openapi.json' }],
  ['a response to POST', awards],
];

describe('a generated response', () => {
  it.each(largeResponses)(
    'is compressed as brotli or gzip if the client accepts it, and always has a Vary header: %s',
    async (_what, testRequest) => {
      const plain = await sendRequest(testRequest);
      expect(plain).toMatchObject({ status: 200, used: undefined });
      for (const [encoding, used] of [
        ['br', 'br'],
        ['gzip', 'gzip'],
        ['gzip, deflate, br, zstd', 'br'],
        ['deflate, gzip;q=0.5', 'gzip'],
      ] as const) {
        const compressed = await sendRequest(testRequest, encoding);
        expect([encoding, compressed.used]).toEqual([encoding, used]);
        expect(decompressors[used](compressed.sent)).toBe(plain.sent.toString());
        expect(compressed.sent.length).toBeLessThan(plain.sent.length / 2);
        expect(compressed.vary).toBe(plain.vary);
      }
      for (const encoding of ['', 'identity', 'deflate', 'br;q=0, gzip;q=0'])
        expect([encoding, (await sendRequest(testRequest, encoding)).used]).toEqual([
          encoding,
          undefined,
        ]);
      expect(plain.vary.split(', ')).toContain('accept-encoding');
    },
  );
  it('keeps Origin in the Vary header of the API', async () => {
    expect((await sendRequest(awards, 'br')).vary).toBe('origin, accept-encoding');
  });
  it('has the same length and encoding for HEAD as for GET', async () => {
    for (const [, testRequest] of largeResponses.slice(0, 2))
      for (const encoding of [undefined, 'gzip', 'br']) {
        const { sent, ...got } = await sendRequest(testRequest, encoding);
        const { sent: nothing, ...head } = await sendRequest(
          { ...testRequest, method: 'HEAD' },
          encoding,
        );
        expect([encoding, head, nothing.length]).toEqual([encoding, got, 0]);
        if (got.length !== undefined) expect(Number(got.length)).toBe(sent.length);
      }
  });
  it('is not compressed below 1 KB', async () => {
    for (const url of ['/no-such-page', '/api/v2/awards/last_updated/', '/api/v2/none/']) {
      const { used, sent, length } = await sendRequest({ url }, 'gzip, br');
      expect(sent.length).toBeLessThan(1024);
      expect([url, used, Number(length)]).toEqual([url, undefined, sent.length]);
    }
  });
});

describe('a static file', () => {
  it('is sent uncompressed, whole or as a range, when no compressed version exists', async () => {
    const fullFile = await sendRequest({ url: '/list.csv' }, 'gzip, br');
    expect(fullFile).toMatchObject({ used: undefined, vary: '' });
    expect(fullFile.sent.toString()).toBe(longText);
    const part = await server.app.inject({
      url: '/list.csv',
      headers: { range: 'bytes=2-5', 'accept-encoding': 'gzip, br' },
    });
    expect([part.statusCode, part.body]).toEqual([206, 'line']);
  });
});

describe('a client that disconnects before its response is compressed', () => {
  it('is not logged as a server error', async () => {
    const errorLog = jest.spyOn(console, 'error').mockImplementation(() => {});
    const app = Fastify();
    installErrorHandler(app, 1000);
    app.get('/', async () => {
      throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
    });
    expect((await app.inject({ url: '/' })).statusCode).toBe(503);
    expect(errorLog).not.toHaveBeenCalled();
    errorLog.mockRestore();
  });
});
