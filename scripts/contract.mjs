/**
 * `npm run test:contract -- FILE`: validates every request that the client made in the tests, and the responses of `mock-api`, against
 * an OpenAPI document. It also sends a request to each operation of the document, provokes each of its statuses, and looks up each of
 * its request fields in `/api/openapi.json`. Run the unit tests first, because they record the client's requests.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { makeExtraCalls } from './contract/contractCalls.mjs';
import { hasReason, findMissingFields } from './contract/contractFields.mjs';
import { callOperations } from './contract/contractOperations.mjs';
import { importTypeScript, readJson, root } from './lib/dataSet.mjs';

/**
 * @typedef {import('./contract/contractCalls.mjs').Call} Call
 * @typedef {import('./contract/contractRequests.mjs').Contract} Contract the fields that this script reads
 */

/** Deviations of the service from the written contract, which `docs/contract.md` explains. */
const deviations = [
  {
    path: /spending_by_(award|transaction)(_count)?\/$|spending_over_time/,
    where: /additionalProperties|auditTrail/,
    why: 'clients send auditTrail; the service ignores it',
  },
  {
    path: /spending_by_award\/$/,
    where: /\/(NAICS|PSC|primary_assistance_listing|Assistance Listing)\b.* must be object/,
    why: 'a field that an award group does not have is null, as in the live service',
  },
  {
    path: /\/awards\/\{award_id\}\/$/,
    where: /^\/(period_of_performance\/\w+_date|base_\w+_options) must be (string|number) .* null$/,
    why: 'dates and options that a loaded award does not have are null (docs/contract.md)',
  },
  {
    path: /\/fiscal_year_snapshot\/\{fiscal_year\}\/$/,
    where: /^\/results must have required property/,
    why: 'a year without balances of the account is an empty object (docs/contract.md)',
  },
  {
    path: /\/disaster\/cfda\/count\/$/,
    where: /^\/filter\/award_type_codes\/\d+ must be equal to one of the allowed values/,
    why: 'pages count other assistance with type -1, which the service accepts (docs/contract.md)',
  },
];
/** Paths that clients request although no contract lists them. The pages still work when the response is 404. */
const undocumentedPathPattern =
  /^\/api\/(v2\/agency\/\d+\/recipients|v1\/tas\/(balances|categories)\/(quarters\/)?total)\/?$/;
/**
 * Returns whether the value at a JSON pointer such as `/results/0/name` is null.
 * @type {(value: unknown, pointer: string) => boolean}
 */
const isNull = (value, pointer) =>
  pointer
    .split('/')
    .slice(1)
    .reduce(
      (at, name) => (at === null ? at : /** @type {Record<string, unknown>} */ (at)[name]),
      value,
    ) === null;

const file = process.argv[2];
if (!file || !existsSync(file)) {
  console.error('Name the contract file: npm run test:contract -- openapi.json');
  process.exit(1);
}
const contract = /** @type {Contract} */ (readJson(file));
const ajv = addFormats(new Ajv({ strict: false, allErrors: false, validateFormats: false }));
ajv.addSchema(contract, 'contract');
/** @type {Map<string, import('ajv').ValidateFunction>} */
const validators = new Map();
const escape = (/** @type {string} */ text) => text.replaceAll('~', '~0').replaceAll('/', '~1');
const getValidator = (/** @type {string} */ pointer) => {
  const validate =
    validators.get(pointer) ?? ajv.compile({ $ref: `contract#${encodeURI(pointer)}` });
  validators.set(pointer, validate);
  return validate;
};
const templates = Object.keys(contract.paths)
  .map((path) => ({
    path,
    test: new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
  .sort((a, b) => (a.path.match(/\{/g) ?? []).length - (b.path.match(/\{/g) ?? []).length);

const folder = join(root, '.cache/contract');
const recordedCalls = existsSync(folder)
  ? readdirSync(folder).flatMap((name) => /** @type {Call[]} */ (readJson(join(folder, name))))
  : [];
if (!recordedCalls.length) {
  console.error('There are no recorded requests. Run npm run test:unit first');
  process.exit(1);
}

// Calls the endpoints that the journeys do not call. Their downloads go to a temporary folder, which is deleted afterwards.
const tempFolder = mkdtempSync(join(tmpdir(), 'spending-contract-'));
const path = join(tempFolder, 'small.duckdb');
symlinkSync(join(root, '.cache/tests/small.duckdb'), path);
const { buildServer } = await importTypeScript('mock-api/tools.ts');
const server = await buildServer({ path, cacheSize: 0 });
/** @type {import('./contract/contractCalls.mjs').Ask} */
const callApi = async (method, url, body) => {
  const response = await server.app.inject({
    method,
    url: `/api/v2/${url}`,
    payload: body && JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return {
    method,
    path: `/api/v2/${url}`,
    body,
    status: response.statusCode,
    response: response.json(),
  };
};
/** @type {(fileName: string) => Promise<unknown>} */
const waitForDownload = (fileName) => server.downloads.finished(fileName);
const furtherCalls = await makeExtraCalls(callApi, waitForDownload);
/** @type {import('./contract/contractOperations.mjs').Send} */
const send = async (method, { url, body }) => {
  const response = await server.app.inject({
    method: /** @type {'GET'} */ (method),
    url: `/api/v2/${url}`,
    payload: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    response: isJson ? response.json() : response.body,
    empty: response.body === '',
  };
};
const { results, missing, operations } = await callOperations(
  contract,
  send,
  callApi,
  waitForDownload,
);
const ownDocument = /** @type {import('./contract/contractFields.mjs').Document} */ (
  (await server.app.inject('/api/openapi.json')).json()
);
await server.close();
rmSync(tempFolder, { recursive: true, force: true });

let passedCount = 0;
/** @type {Map<string, string>} */
const failures = new Map();
const addFailure = (/** @type {string} */ key, /** @type {string} */ message) => {
  if (!failures.has(key)) failures.set(key, message);
};
/** @type {(path: string, pointer: string, value: unknown, what: string) => void} */
const checkValue = (path, pointer, value, label) => {
  const validate = getValidator(pointer);
  if (validate(value)) {
    passedCount += 1;
    return;
  }
  const [error] = validate.errors ?? [];
  if (!error) return;
  const suffix = isNull(value, error.instancePath) ? ' null' : '';
  const text = `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}${suffix}`;
  if (deviations.some((deviation) => deviation.path.test(path) && deviation.where.test(text))) {
    passedCount += 1;
    return;
  }
  addFailure(`${label} ${path}: ${error.schemaPath}`, text);
};
for (const call of [...recordedCalls, ...furtherCalls]) {
  const path = call.path.replace(/\?.*$/, '');
  // Award IDs may contain slashes that were not encoded.
  const isAward = decodeURIComponent(path.replace(/%(?![0-9a-f]{2})/gi, '%25')).startsWith(
    '/api/v2/awards/',
  );
  const url = isAward ? '/api/v2/awards/x/' : path;
  const template =
    templates.find(({ test }) => test.test(path)) ?? templates.find(({ test }) => test.test(url));
  if (undocumentedPathPattern.test(path)) continue;
  if (!template) {
    addFailure(`${call.method} ${url}`, 'not in the contract');
    continue;
  }
  const operation = contract.paths[template.path]?.[call.method.toLowerCase()];
  const base = `/paths/${escape(template.path)}/${call.method.toLowerCase()}`;
  const check = (
    /** @type {string} */ pointer,
    /** @type {unknown} */ value,
    /** @type {string} */ label,
  ) => checkValue(template.path, pointer, value, `${label} of ${call.method}`);
  if (operation?.requestBody && call.body !== undefined)
    check(`${base}/requestBody/content/${escape('application/json')}/schema`, call.body, 'request');
  if (call.status === 200)
    check(
      `${base}/responses/200/content/${escape('application/json')}/schema`,
      call.response,
      'response',
    );
}
const requestedOperations = new Set();
for (const { method, path, status, response, empty } of results) {
  requestedOperations.add(`${method} ${path}`);
  const name = `${status} of ${method.toUpperCase()}`;
  const pointer = `/paths/${escape(path)}/${method}/responses/${status}`;
  if (status === '204') {
    if (empty) passedCount += 1;
    else addFailure(`${name} ${path}`, 'has a body');
  } else if (status === '200')
    checkValue(path, `${pointer}/content/${escape('application/json')}/schema`, response, name);
  // The saved-search endpoints return their errors as plain text.
  else if (/references\/(filter|hash)\//.test(path) && typeof response === 'string' && response)
    passedCount += 1;
  else checkValue(path, '/components/schemas/Error', response, name);
}
missing.forEach(({ key, message }) => addFailure(key, message));
const unlistedFields = /** @type {import('./contract/contractFields.mjs').Unlisted[]} */ (
  readJson(join(root, 'scripts/contract/unlistedFields.json'))
);
for (const missingField of findMissingFields(contract, ownDocument))
  if (hasReason(unlistedFields, missingField)) passedCount += 1;
  else
    addFailure(
      `${missingField.operation}: ${missingField.field}`,
      'is in the contract, but not in /api/openapi.json, and unlistedFields.json has no reason',
    );
if (requestedOperations.size !== operations)
  addFailure('operations', `${requestedOperations.size} of ${operations} were requested`);
failures.forEach((message, key) => console.log(`FAIL  ${key}\n      ${message}`));
writeFileSync(
  join(root, '.cache/contract-results.json'),
  JSON.stringify({ passed: passedCount, failed: failures.size }),
);
console.log(`contract: ${passedCount} passed, ${failures.size} failed`);
process.exit(failures.size ? 1 : 0);
