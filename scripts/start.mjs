/**
 * `npm start`: builds the site when it is stale, makes the dataset when needed, and serves the site and the API. `--api-only`
 * serves only the API.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { dataFolder, ensureDataSet, importTypeScript, root, servedSize } from './lib/dataSet.mjs';
import { findFreePort, host, portOf } from './lib/ports.mjs';
import { isSiteStale } from './build/siteBuild.mjs';

const isApiOnly = process.argv.includes('--api-only');

/** Whether the site's documents are still being built. */
let hasPendingDocuments = false;
/**
 * Builds the site in a separate process. Resolves when the pages can be served. The documents are ready a little later.
 * @returns {Promise<void>}
 */
const buildInChild = () =>
  new Promise((resolve, reject) => {
    console.log('Building the site …');
    const startTime = Date.now();
    const child = fork(join(root, 'scripts/site.mjs'));
    process.once('exit', () => child.kill());
    let isServed = false;
    hasPendingDocuments = true;
    child.once('message', () => {
      isServed = true;
      console.log(`  built after ${((Date.now() - startTime) / 1000).toFixed(1)} s`);
      resolve();
    });
    child.once('exit', (code) => {
      hasPendingDocuments = false;
      if (code && isServed) console.error('The PDF documents could not be built.');
      else if (!isServed) reject(new Error('The site could not be built.'));
    });
  });

const main = async () => {
  let port = await findFreePort();
  const [path] = await Promise.all([
    ensureDataSet(servedSize),
    !isApiOnly && isSiteStale() ? buildInChild() : undefined,
  ]);
  const { buildServer, isWritable } = await importTypeScript('mock-api/tools.ts');
  const server = await buildServer({
    path,
    faults: process.env.SPENDING_FAULTS === 'on',
    metrics: process.env.SPENDING_METRICS === 'on',
    logs: process.env.SPENDING_LOGS === 'on',
    trustedProxies: process.env.SPENDING_TRUSTED_PROXIES?.split(',').map((proxy) => proxy.trim()),
    site: isApiOnly
      ? undefined
      : {
          dist: join(root, 'dist'),
          apiRoot: process.env.USASPENDING_API ? undefined : '/api/',
          isToCome: (path) => hasPendingDocuments && path.startsWith('/documents/'),
        },
  });
  await server.app.listen({ port, host });
  if (!isWritable(dataFolder))
    console.log(`Cannot write to ${dataFolder}: searches and downloads cannot be saved.`);
  port = portOf(server.app.server);
  console.log(
    isApiOnly
      ? `API: http://localhost:${port}/api/v2/ (description: /api/openapi.json)`
      : `Open http://localhost:${port}/search and try: FY 2025, agency "health", Grants.`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
};

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
