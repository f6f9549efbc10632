/** Sends valid and invalid requests to every operation of a contract, for `npm run test:contract`. */
import { unreachableStatuses } from './contractFaults.mjs';
import { buildRequests } from './contractRequests.mjs';
import { findSamples } from './contractSamples.mjs';

/**
 * @typedef {import('./contractRequests.mjs').Request} Request
 * @typedef {{ status: number, response: unknown, empty: boolean }} Answer
 * @typedef {(method: string, request: Request) => Promise<Answer>} Send
 * @typedef {{ method: string, path: string, status: string, response: unknown, empty: boolean, request: Request }} Seen
 * @typedef {{ key: string, message: string }} Missing
 */

const describeRequest = (/** @type {Request} */ { url, body }) =>
  `${url} ${(typeof body === 'string' ? body : (JSON.stringify(body) ?? '')).slice(0, 300)}`;

/**
 * Sends one valid request to each operation, and invalid ones for each of its other statuses. Returns the responses, and the
 * operations and statuses that no request provoked. Also reports a status that is listed as out of reach but was provoked.
 * @param {import('./contractRequests.mjs').Contract} contract
 * @param {Send} send
 * @param {import('./contractCalls.mjs').Ask} callApi
 * @param {(fileName: string) => Promise<unknown>} waitForDownload waits until a download has ended
 * @returns {Promise<{ results: Seen[], missing: Missing[], operations: number }>}
 */
export const callOperations = async (contract, send, callApi, waitForDownload) => {
  const samples = await findSamples(callApi, waitForDownload);
  /** @type {Seen[]} */
  const results = [];
  /** @type {Missing[]} */
  const failures = [];
  let operationCount = 0;
  for (const [path, methods] of Object.entries(contract.paths))
    for (const [method, operation] of Object.entries(methods)) {
      operationCount += 1;
      const name = `${method.toUpperCase()} ${path}`;
      const { valid, wrong } = buildRequests(contract, path, method, samples);
      const response = await send(method.toUpperCase(), valid);
      if (response.status !== 200)
        failures.push({
          key: `200 of ${name}`,
          message: `${response.status} to ${describeRequest(valid)}: ${JSON.stringify(response.response).slice(0, 300)}`,
        });
      results.push({ ...response, method, path, status: String(response.status), request: valid });
      for (const status of Object.keys(operation.responses).filter((each) => each !== '200')) {
        const unreachableStatus = unreachableStatuses.find(
          (entry) => entry.status.split('|').includes(status) && entry.path.test(path),
        );
        /** @type {Record<string, number>} */
        const countsByStatus = {};
        let isProvoked = false;
        for (const request of wrong(status)) {
          const errorResponse = await send(method.toUpperCase(), request);
          countsByStatus[errorResponse.status] = (countsByStatus[errorResponse.status] ?? 0) + 1;
          isProvoked = String(errorResponse.status) === status;
          if (!isProvoked) continue;
          results.push({ ...errorResponse, method, path, status, request });
          break;
        }
        if (isProvoked && unreachableStatus)
          failures.push({
            key: `${status} of ${name}`,
            message: `was provoked. Remove its entry from outOfReach (${unreachableStatus.why})`,
          });
        if (!isProvoked && !unreachableStatus)
          failures.push({
            key: `${status} of ${name}`,
            message: `no request provoked it. Received: ${JSON.stringify(countsByStatus)}`,
          });
      }
    }
  return { results, missing: failures, operations: operationCount };
};
