/**
 * Measures how much memory requests leave behind. Calls every endpoint repeatedly in a process with manual garbage collection
 * (`node --expose-gc`), then prints the heap size before and after in MB, and the response statuses. Arguments: path of the
 * dataset, number of requests.
 */
import { importTypeScript } from '../scripts/lib/dataSet.mjs';

const [, , path, requestCount] = process.argv;
const { gc } = globalThis;
if (!path || !gc) throw new Error('node --expose-gc tests/heapProcess.mjs DATA-SET REQUESTS');
const { buildServer } = await importTypeScript('mock-api/tools.ts');
const { everyKind } = await importTypeScript('tests/everyKind.ts');
const server = await buildServer({ path, cacheSize: 0 });
/** @type {Record<number, number>} */
const statuses = {};
let round = 0;
let requestTotal = 0;
const sendRequests = async (/** @type {number} */ count) => {
  for (const end = requestTotal + count; requestTotal < end; round += 1) {
    for (const { method, url, body } of everyKind(round)) {
      const response = await server.app.inject({
        method,
        url,
        payload: body && JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1;
      requestTotal += 1;
    }
  }
};
const measureHeap = async () => {
  // Some objects are released only after a turn of the event loop.
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((done) => {
      setImmediate(done);
    });
    await gc();
  }
  return process.memoryUsage().heapUsed / 1e6;
};
await sendRequests(150);
const before = await measureHeap();
await sendRequests(Number(requestCount));
const after = await measureHeap();
console.log(JSON.stringify({ asked: requestTotal, before, after, statuses }));
await server.close();
process.exit(0);
