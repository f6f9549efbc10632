/** `npm start`: builds what is stale, makes the data set once, serves site and API. `--api-only` serves the API alone. */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { dataFolder, ensureDataSet, importTypeScript, root } from './lib/dataSet.mjs';
import { buildSite, isSiteStale } from './lib/siteBuild.mjs';

const apiOnly = process.argv.includes('--api-only');
const wanted = process.env.PORT ? Number(process.env.PORT) : 5000;
const host = process.env.HOST ?? '127.0.0.1';

const isFree = (port) => new Promise((answer) => {
  const probe = createServer();
  probe.once('error', () => answer(false));
  probe.listen(port, host, () => probe.close(() => answer(true)));
});

const main = async () => {
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) throw new Error(`PORT=${process.env.PORT} is not a port number`);
  let port = wanted;
  if (!(await isFree(port))) {
    // 5000 belongs to AirPlay on every recent Mac: step aside once, unless a port was asked for.
    if (process.env.PORT || !(await isFree(port + 1))) throw new Error(`Port ${port} is taken. Choose another: PORT=${port + 10} npm start`);
    port += 1;
    console.log(`Port ${wanted} is taken, using ${port}.`);
  }
  if (!apiOnly && isSiteStale()) {
    console.log('Building the site …');
    const started = Date.now();
    await buildSite();
    console.log(`  built after ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  const path = await ensureDataSet(process.env.SPENDING_SIZE === 'small' ? 'small' : 'default', { folder: dataFolder });
  const { buildServer } = await importTypeScript('mock-api/tools.ts');
  const server = await buildServer({ path, faults: process.env.SPENDING_FAULTS !== 'off', site: apiOnly ? undefined : { dist: join(root, 'dist'), apiRoot: process.env.USASPENDING_API ? undefined : '/api/' } });
  await server.app.listen({ port, host });
  console.log(apiOnly ? `API: http://localhost:${port}/api/v2/ (description: /api/openapi.json)` : `Open http://localhost:${port}/search and try: FY 2025, agency "health", Grants.`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => { void server.close().then(() => process.exit(0)); });
};

main().catch((error) => { console.error(error.message); process.exit(1); });
