import { join } from 'node:path';
import type { ApiServer } from '../mock-api/server';
import type * as MockApiModule from './environments/mockApi.mjs';

/** The current date (ISO) of the tests' dataset. */
export const TEST_TODAY = '2025-11-15';
export const smallSet = join(__dirname, '../.cache/tests/small.duckdb');

/** The global that `environments/withMockApi.js` adds for a test file. */
declare global {
  var mockApi: typeof MockApiModule;
}
type MockApi = typeof MockApiModule;

/** Returns the server that all test files of a worker share. It stays open. */
export const sharedServer: MockApi['sharedServer'] = () => globalThis.mockApi.sharedServer();
/** Opens a server with its own options or folder. */
export const openServer: MockApi['openServer'] = (options) =>
  globalThis.mockApi.openServer(options);

/** Requests a file of the award data archive, waits until it is built, and returns its content. */
export const fetchArchiveFile = async (server: ApiServer, url: string): Promise<Buffer> => {
  const path = new URL(url, 'http://host').pathname;
  const job = (
    await server.app.inject({ url: path, headers: { accept: 'application/json' } })
  ).json() as { file_name: string };
  await server.downloads.finished(job.file_name);
  return (await server.app.inject({ url: path })).rawPayload;
};
