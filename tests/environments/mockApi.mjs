/** Opens servers for tests, such as one that the test files of a Jest worker share. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stop } from 'esbuild';
import { importTypeScript, root } from '../../scripts/lib/dataSet.mjs';

/**
 * @typedef {import('../../mock-api/server').ApiServer & { folder: string, stop: () => Promise<void> }} TestServer
 *   `stop` closes the server and keeps its folder for the next one
 */

/** @type {ReturnType<typeof importTypeScript<'mock-api/tools.ts'>> | undefined} */
let tools;
/** Bundles the mock API once and then stops esbuild, because a worker that exits while esbuild's pipes are open may abort. */
const loadTools = () =>
  (tools ??= importTypeScript('mock-api/tools.ts').then(async (loaded) => {
    await stop();
    return loaded;
  }));

/**
 * Opens a server over the small dataset, with its own folder for saved searches and downloads.
 * @param {{ downloads?: import('../../mock-api/server').ServerOptions['downloads'], folder?: string }} [options]
 * @returns {Promise<TestServer>}
 */
export const openServer = async (options = {}) => {
  const { buildServer } = await loadTools();
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'spending-test-'));
  if (!options.folder)
    symlinkSync(join(root, '.cache/tests/small.duckdb'), join(folder, 'small.duckdb'));
  const server = await buildServer({
    path: join(folder, 'small.duckdb'),
    cacheSize: 8e6,
    connections: 2,
    // One thread is enough for a small dataset. A second thread makes queries a quarter slower.
    threads: 1,
    faults: true,
    downloads: options.downloads,
  });
  return {
    ...server,
    folder,
    stop: server.close,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** @type {Promise<TestServer> | undefined} */
let shared;
/** Returns the server of this worker, without saved searches. It stays open until the worker ends. */
export const sharedServer = async () => {
  shared ??= openServer().then((server) => {
    process.once('exit', () => rmSync(server.folder, { recursive: true, force: true }));
    return server;
  });
  const server = await shared;
  server.reset();
  return server;
};
