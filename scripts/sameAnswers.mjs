/**
 * `node scripts/sameAnswers.mjs FILE`: saves digests of the responses to random searches over the default dataset, with the cache off.
 * `--compare FILE` compares the current responses with the saved digests and prints the first five that differ. `--count N` (default
 * 1,000) and `--seed N` select the searches. Run it before and after a change that must keep every response identical to the byte.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureTestDataSet, importTypeScript } from './lib/dataSet.mjs';

/** @typedef {import('../tests/sameAnswers/calls').SearchCall & { status: number, digest: string }} Answered */

const MAX_PRINTED = 5;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'string' },
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '2026' },
  },
});
if (!values.compare && !positionals[0]) {
  console.error(
    'Usage: node scripts/sameAnswers.mjs FILE, then node scripts/sameAnswers.mjs --compare FILE',
  );
  process.exit(1);
}
const { buildServer } = await importTypeScript('mock-api/benchTools.ts');
const { searchCalls } = await importTypeScript('tests/sameAnswers/calls.ts');
const path = await ensureTestDataSet('default');
const calls = await searchCalls(path, Number(values.count), Number(values.seed));
const server = await buildServer({ path, cacheSize: 0 });

/** @type {(call: import('../tests/sameAnswers/calls').SearchCall) => Promise<{ status: number, body: string }>} */
const sendSearch = async ({ url, body }) => {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/v2/search/${url}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return { status: response.statusCode, body: response.body };
};
// Responses of searches contain neither times nor tokens, so whole responses are compared.
/** @type {Answered[]} */
const responses = [];
for (const call of calls) {
  const { status, body } = await sendSearch(call);
  responses.push({ ...call, status, digest: createHash('sha256').update(body).digest('hex') });
}
/** For each kind of search, the number that returned 200 and the total, as text. @type {Record<string, string>} */
const countsByKind = {};
for (const kind of new Set(responses.map((each) => each.kind))) {
  const kindResponses = responses.filter((each) => each.kind === kind);
  countsByKind[kind] =
    `${kindResponses.filter(({ status }) => status === 200).length} of ${kindResponses.length}`;
}
console.log(`${responses.length} searches. Status 200 by kind: ${JSON.stringify(countsByKind)}`);
if (positionals[0]) writeFileSync(positionals[0], JSON.stringify(responses));
if (values.compare) {
  const saved = /** @type {Answered[]} */ (JSON.parse(readFileSync(values.compare, 'utf8')));
  const formatRequest = (/** @type {Answered} */ { url, body }) => JSON.stringify([url, body]);
  const changedRequests = responses.filter((each, at) => {
    const savedResponse = saved[at];
    return !savedResponse || formatRequest(savedResponse) !== formatRequest(each);
  });
  const changedResponses = responses.filter((each, at) => {
    const savedResponse = saved[at];
    return savedResponse?.digest !== each.digest || savedResponse.status !== each.status;
  });
  console.log(
    `${changedResponses.length} responses differ. ${changedRequests.length} requests differ from those of the file`,
  );
  for (const call of changedResponses.slice(0, MAX_PRINTED)) {
    const { status, body } = await sendSearch(call);
    console.log(`\n${call.kind}: ${call.url} ${JSON.stringify(call.body)}`);
    console.log(`  ${status} ${body.slice(0, 400)}`);
  }
  if (changedResponses.length || changedRequests.length) process.exitCode = 1;
}
await server.close();
