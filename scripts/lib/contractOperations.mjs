/** Sends valid and invalid requests to every operation of a contract, for `npm run test:contract`. */
import { outOfReach } from './contractFaults.mjs';
import { requestsOf } from './contractRequests.mjs';
import { findSamples } from './contractSamples.mjs';

/**
 * @typedef {import('./contractRequests.mjs').Request} Request
 * @typedef {{ status: number, answer: unknown, empty: boolean }} Answer
 * @typedef {(method: string, request: Request) => Promise<Answer>} Send
 * @typedef {{ method: string, path: string, status: string, answer: unknown, empty: boolean, request: Request }} Seen
 * @typedef {{ key: string, message: string }} Missing
 */

const described = (/** @type {Request} */ { url, body }) =>
  `${url} ${(typeof body === 'string' ? body : (JSON.stringify(body) ?? '')).slice(0, 300)}`;

/**
 * Sends one valid request to each operation, and invalid ones for each of its other statuses. Returns the responses, and the
 * operations and statuses that no request provoked. Also reports a status that is listed as out of reach but was provoked.
 * @param {import('./contractRequests.mjs').Contract} contract
 * @param {Send} send
 * @param {import('./contractCalls.mjs').Ask} ask
 * @param {(fileName: string) => Promise<unknown>} finished waits until a download has ended
 * @returns {Promise<{ seen: Seen[], missing: Missing[], operations: number }>}
 */
export const askOperations = async (contract, send, ask, finished) => {
  const samples = await findSamples(ask, finished);
  /** @type {Seen[]} */
  const seen = [];
  /** @type {Missing[]} */
  const missing = [];
  let operations = 0;
  for (const [path, methods] of Object.entries(contract.paths))
    for (const [method, operation] of Object.entries(methods)) {
      operations += 1;
      const name = `${method.toUpperCase()} ${path}`;
      const { valid, wrong } = requestsOf(contract, path, method, samples);
      const answer = await send(method.toUpperCase(), valid);
      if (answer.status !== 200)
        missing.push({
          key: `200 of ${name}`,
          message: `${answer.status} to ${described(valid)}: ${JSON.stringify(answer.answer).slice(0, 300)}`,
        });
      seen.push({ ...answer, method, path, status: String(answer.status), request: valid });
      for (const status of Object.keys(operation.responses).filter((each) => each !== '200')) {
        const reason = outOfReach.find(
          (known) => known.status.split('|').includes(status) && known.path.test(path),
        );
        /** @type {Record<string, number>} */
        const others = {};
        let found = false;
        for (const request of wrong(status)) {
          const refused = await send(method.toUpperCase(), request);
          others[refused.status] = (others[refused.status] ?? 0) + 1;
          found = String(refused.status) === status;
          if (!found) continue;
          seen.push({ ...refused, method, path, status, request });
          break;
        }
        if (found && reason)
          missing.push({
            key: `${status} of ${name}`,
            message: `was provoked. Remove its entry from outOfReach (${reason.why})`,
          });
        if (!found && !reason)
          missing.push({
            key: `${status} of ${name}`,
            message: `no request provoked it. Received: ${JSON.stringify(others)}`,
          });
      }
    }
  return { seen, missing, operations };
};
