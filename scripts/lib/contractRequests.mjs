/** Builds requests for every operation of a contract: a valid one, and invalid ones for each of its error statuses. */
import { bodies, parameters } from './contractSamples.mjs';
import { furtherFaults } from './contractFaults.mjs';

/**
 * @typedef {{ $ref?: string, type?: string | string[], enum?: unknown[], anyOf?: Schema[],
 *   pattern?: string, minimum?: number, maximum?: number, minItems?: number, items?: Schema,
 *   properties?: Record<string, Schema>, required?: string[] }} Schema
 * @typedef {{ name: string, in: string, required?: boolean, schema: Schema }} Parameter
 * @typedef {{ parameters?: Parameter[], requestBody?: { content: Record<string, { schema: Schema }> },
 *   responses: Record<string, unknown> }} Operation
 * @typedef {{ paths: Record<string, Record<string, Operation>> }} Contract
 * @typedef {{ url: string, body?: unknown }} Request a URL below `/api/v2/`; a string body is sent unchanged
 */

/** Returns a schema with its `$ref` resolved. @param {Contract} contract @param {Schema} schema @returns {Schema} */
const read = (contract, schema) => {
  if (!schema.$ref) return schema;
  const found = schema.$ref
    .split('/')
    .slice(1)
    .reduce(
      (at, name) => /** @type {Record<string, unknown>} */ (at)[name],
      /** @type {unknown} */ (contract),
    );
  return read(contract, /** @type {Schema} */ (found));
};
/** @template T @param {[RegExp, T][]} table @param {string} path @returns {T[]} */
const fitting = (table, path) =>
  table.filter(([test]) => test.test(path)).map(([, value]) => value);

/**
 * @param {string} path
 * @param {Parameter[]} known
 * @param {Record<string, string>} values
 */
const addressOf = (path, known, values) => {
  const filled = path
    .replace('/api/v2/', '')
    .replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''));
  const query = known
    .filter((each) => each.in === 'query' && values[each.name] !== undefined)
    .map(({ name }) => `${name}=${encodeURIComponent(values[name] ?? '')}`);
  return query.length ? `${filled}?${query.join('&')}` : filled;
};

/** Returns values that do not match a schema's type or enum. @param {Schema} schema @returns {unknown[]} */
const ofWrongType = (schema) => {
  const types = [schema.type ?? []].flat();
  if (schema.enum) return ['nonsense', 7.5];
  if (types.includes('object') || schema.properties) return [7, 'x'];
  if (types.includes('array')) return ['x', 7];
  if (types.includes('integer') || types.includes('number')) return ['x', {}];
  if (types.includes('boolean')) return ['perhaps'];
  if (schema.pattern) return ['no such', 7];
  return [7, {}];
};
/** Returns values outside a schema's limits. @param {Schema} schema @returns {unknown[]} */
const outside = (schema) => [
  ...(schema.minimum === undefined ? [] : [schema.minimum - 1]),
  ...(schema.maximum === undefined ? [] : [schema.maximum + 1]),
  ...([schema.type ?? []].flat().includes('array') ? [[]] : []),
  ...(schema.pattern ? ['9'.repeat(12)] : []),
];

/**
 * Returns bodies that each have one fault, also within nested objects.
 * @param {Contract} contract
 * @param {Schema} schema
 * @param {Record<string, unknown>} valid
 * @param {(schema: Schema) => unknown[]} spoil
 * @param {boolean} without whether to also omit each required property
 * @returns {Record<string, unknown>[]}
 */
const spoiled = (contract, schema, valid, spoil, without) => {
  const { properties = {}, required = [] } = read(contract, schema);
  return [
    ...(without
      ? required.map((name) =>
          Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name)),
        )
      : []),
    ...Object.entries(properties).flatMap(([name, written]) => {
      const own = read(contract, written);
      const within =
        own.properties && valid[name] && typeof valid[name] === 'object'
          ? spoiled(
              contract,
              own,
              /** @type {Record<string, unknown>} */ (valid[name]),
              spoil,
              without,
            )
          : [];
      return [...spoil(own), ...within].map((value) => ({ ...valid, [name]: value }));
    }),
  ];
};

/** Identifiers that do not exist. @type {Record<string, string>} */
const unknown = {
  toptier_code: '999',
  award_id: 'CONT_AWD_NOPE',
  file_name: 'nope.zip',
  recipient_id: 'nobody',
  duns_or_uei: 'NOBODY',
  fips: '99',
  id: '999999',
  tas: '999-X-9999-000',
  bureau_slug: 'nothing',
  account_number: '999-9999',
  federal_account_code: '999-9999',
  federal_account_id: '999999',
  cfda_code: '99.999',
  awarding_agency_id: '999999',
  funding_agency_id: '999999',
};

/**
 * Returns the valid request of an operation, and by status the invalid ones, of which one has to get that status.
 * @param {Contract} contract
 * @param {string} path
 * @param {string} method
 * @param {import('./contractSamples.mjs').Samples} samples
 * @returns {{ valid: Request, wrong: (status: string) => Request[] }}
 */
export const requestsOf = (contract, path, method, samples) => {
  const operation = /** @type {Operation} */ (contract.paths[path]?.[method]);
  const known = operation.parameters ?? [];
  const given = Object.assign({}, ...fitting(parameters(samples), path).reverse());
  const values = Object.fromEntries(
    known
      .filter((each) => each.in === 'path' || each.required)
      .map(({ name }) => [name, String(given[name] ?? '')]),
  );
  const body =
    method === 'post'
      ? /** @type {Record<string, unknown>} */ (fitting(bodies(samples), path)[0])
      : undefined;
  const at = (/** @type {Record<string, string>} */ changed) =>
    addressOf(path, known, { ...values, ...changed });
  const schema = operation.requestBody?.content['application/json']?.schema ?? {};
  /** @type {(spoil: (schema: Schema) => unknown[]) => Request[]} */
  const inAddress = (spoil) =>
    known.flatMap(({ name, schema: written }) =>
      spoil(read(contract, written)).map((value) => ({
        url: at({ [name]: typeof value === 'object' ? '' : String(value) }),
        body,
      })),
    );
  const inBody = (
    /** @type {(schema: Schema) => unknown[]} */ spoil,
    /** @type {boolean} */ without,
  ) =>
    body
      ? spoiled(contract, schema, body, spoil, without).map((each) => ({ url: at({}), body: each }))
      : [];
  const missing = known
    .filter((each) => each.required && each.in === 'query')
    .map(({ name }) => ({
      url: addressOf(
        path,
        known,
        Object.fromEntries(Object.entries(values).filter(([key]) => key !== name)),
      ),
      body,
    }));
  const strangers = [
    ...known.flatMap(({ name }) =>
      unknown[name] === undefined ? [] : [{ url: at({ [name]: unknown[name] }), body }],
    ),
    ...(body && 'award_id' in body
      ? [{ url: at({}), body: { ...body, award_id: unknown.award_id } }]
      : []),
    ...(/download\/accounts/.test(path)
      ? [
          {
            url: at({}),
            body: { ...body, filters: { ...Object(body?.filters), agency: '999999' } },
          },
        ]
      : []),
  ];
  /** @type {Record<string, () => Request[]>} */
  const ways = {
    // An agency without submissions, and an assistance listing that does not exist.
    204: () => [{ url: at({ toptier_code: '077', cfda_code: '99.999' }), body }],
    400: () => [...inAddress(ofWrongType), ...inBody(ofWrongType, false), ...missing, ...strangers],
    404: () => strangers,
    422: () => [
      ...inAddress((each) => [...outside(each), ...(each.type === 'integer' ? [1, 9999, -5] : [])]),
      ...missing,
      ...inBody(outside, true),
    ],
    501: () => [
      ...['award_financial', 'subawards'].map((level) => ({
        url: at({}),
        body: { ...body, spending_level: level },
      })),
      { url: at({}), body: { ...body, category: 'recipient_parent_duns' } },
    ],
  };
  const further = (/** @type {string} */ status) =>
    fitting(furtherFaults, path).flatMap((faults) =>
      (faults[status] ?? []).map((fault) => ({
        url: at({}),
        body: typeof fault === 'string' ? fault : { ...body, ...fault },
      })),
    );
  return {
    valid: { url: at({}), body },
    wrong: (status) => [...(ways[status]?.() ?? []), ...further(status)],
  };
};
