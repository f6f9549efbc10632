/** Serves the dataset at a path from a separate process, for tests that kill the process. Prints the port of the API. */
import { importTypeScript } from '../scripts/lib/dataSet.mjs';
import { portOf } from '../scripts/lib/ports.mjs';

const { buildServer } = await importTypeScript('mock-api/tools.ts');
const [, , path] = process.argv;
if (!path) throw new Error('which data set?');
const server = await buildServer({ path });
await server.app.listen({ port: 0, host: '127.0.0.1' });
console.log(portOf(server.app.server));
