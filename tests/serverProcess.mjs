/** The API as a process of its own, for tests that kill it: serves the data set at the path given, and prints its port. */
import { importTypeScript } from '../scripts/lib/dataSet.mjs';

const { buildServer } = await importTypeScript('mock-api/tools.ts');
const server = await buildServer({ path: process.argv[2] });
await server.app.listen({ port: 0, host: '127.0.0.1' });
console.log(server.app.server.address().port);
