/** Runs the API in a separate process, for tests that kill it. Serves the dataset at the given path and prints its port. */
import { importTypeScript } from '../scripts/lib/dataSet.mjs';
import { portOf } from '../scripts/lib/ports.mjs';

const { buildServer } = await importTypeScript('mock-api/tools.ts');
const [, , path] = process.argv;
if (!path) throw new Error('which data set?');
const server = await buildServer({ path });
await server.app.listen({ port: 0, host: '127.0.0.1' });
console.log(portOf(server.app.server));
