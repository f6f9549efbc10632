/** `npm start`: builds what is stale, makes the data set once, serves site and API. `--api-only` serves the API alone. */
import { join } from 'node:path';
import { dataFolder, ensureDataSet, importTypeScript, root, servedSize } from './lib/dataSet.mjs';
import { freePort, host, portOf } from './lib/ports.mjs';
import { buildSite, isSiteStale } from './lib/siteBuild.mjs';

const apiOnly = process.argv.includes('--api-only');

const main = async () => {
  let port = await freePort();
  if (!apiOnly && isSiteStale()) {
    console.log('Building the site …');
    const started = Date.now();
    await buildSite();
    console.log(`  built after ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  const path = await ensureDataSet(servedSize);
  const { buildServer, isWritable } = await importTypeScript('mock-api/tools.ts');
  const server = await buildServer({
    path,
    faults: process.env.SPENDING_FAULTS !== 'off',
    site: apiOnly
      ? undefined
      : { dist: join(root, 'dist'), apiRoot: process.env.USASPENDING_API ? undefined : '/api/' },
  });
  await server.app.listen({ port, host });
  if (!isWritable(dataFolder))
    console.log(
      `Nothing can be written to ${dataFolder}: saved searches and downloads cannot be kept.`,
    );
  port = portOf(server.app.server);
  console.log(
    apiOnly
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
