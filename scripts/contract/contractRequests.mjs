/** Builds requests for every operation of a contract: a valid one, and invalid ones for each of its error statuses. */
import { resolveRef } from './contractFields.mjs';
import { buildBodies, buildParameters } from './contractSamples.mjs';
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
 * @typedef {{ contract: Contract, path: string, known: Parameter[], values: Record<string, string>,
 *   body?: Record<string, unknown>, schema: Schema }} Target
 *   an operation with valid values of its required parameters, a valid body, and the schema of its body
 */

/** @template T @param {[RegExp, T][]} table @param {string} path @returns {T[]} */
const findMatching = (table, path) =>
  table.filter(([test]) => test.test(path)).map(([, value]) => value);

/** @type {(path: string, known: Parameter[], values: Record<string, string | undefined>) => string} */
const buildUrl = (path, specs, values) => {
  const filledPath = path
    .replace('/api/v2/', '')
    .replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''));
  const query = specs
    .filter((each) => each.in === 'query' && values[each.name] !== undefined)
    .map(({ name }) => `${name}=${encodeURIComponent(values[name] ?? '')}`);
  return query.length ? `${filledPath}?${query.join('&')}` : filledPath;
};

/** Returns values that do not match a schema's type or enum. @param {Schema} schema @returns {unknown[]} */
const getMistypedValues = (schema) => {
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
const getOutOfRangeValues = (schema) => [
  ...(schema.minimum === undefined ? [] : [schema.minimum - 1]),
  ...(schema.maximum === undefined ? [] : [schema.maximum + 1]),
  ...([schema.type ?? []].flat().includes('array') ? [[]] : []),
  ...(schema.pattern ? ['9'.repeat(12)] : []),
];

/**
 * Returns bodies that each have one fault, also within nested objects. With `shouldOmit`, it adds bodies that each lack
 * one required property.
 * @type {(contract: Contract, schema: Schema, valid: Record<string, unknown>, spoil: (schema: Schema) => unknown[],
 *   shouldOmit: boolean) => Record<string, unknown>[]}
 */
const buildFaultyBodies = (contract, schema, body, spoil, shouldOmit) => {
  const { properties = {}, required = [] } = resolveRef(contract, schema);
  return [
    ...(shouldOmit
      ? required.map((name) =>
          Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)),
        )
      : []),
    ...Object.entries(properties).flatMap(([name, rawSchema]) => {
      const propertySchema = resolveRef(contract, rawSchema);
      const nested =
        propertySchema.properties && body[name] && typeof body[name] === 'object'
          ? buildFaultyBodies(
              contract,
              propertySchema,
              /** @type {Record<string, unknown>} */ (body[name]),
              spoil,
              shouldOmit,
            )
          : [];
      return [...spoil(propertySchema), ...nested].map((value) => ({ ...body, [name]: value }));
    }),
  ];
};

/** Identifiers that do not exist. @type {Record<string, string>} */
const unknownIds = {
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
 * Returns an operation's valid request with some parameters changed, or omitted if undefined, or with another body.
 * @type {(target: Target, changed?: Record<string, string | undefined>, body?: unknown) => Request}
 */
const buildRequest = ({ path, known, values, body: valid }, changes = {}, body = valid) => ({
  url: buildUrl(path, known, { ...values, ...changes }),
  body,
});
/** @param {Target} target @param {(schema: Schema) => unknown[]} spoil */
const buildFaultyAddresses = (target, spoil) =>
  target.known.flatMap(({ name, schema }) =>
    spoil(resolveRef(target.contract, schema)).map((value) =>
      buildRequest(target, { [name]: typeof value === 'object' ? '' : String(value) }),
    ),
  );
/** @param {Target} target @param {(schema: Schema) => unknown[]} spoil @param {boolean} omit */
const buildBodyRequests = (target, spoil, omit) =>
  target.body
    ? buildFaultyBodies(target.contract, target.schema, target.body, spoil, omit).map((body) =>
        buildRequest(target, {}, body),
      )
    : [];
/** Returns requests that each omit a required query parameter. @param {Target} target */
const omitRequired = (target) =>
  target.known
    .filter((each) => each.required && each.in === 'query')
    .map(({ name }) => buildRequest(target, { [name]: undefined }));
/** Returns requests that each have an identifier that does not exist. @param {Target} target */
const insertUnknownIds = (target) => {
  const { path, known, body } = target;
  return [
    ...known.flatMap(({ name }) =>
      unknownIds[name] === undefined ? [] : [buildRequest(target, { [name]: unknownIds[name] })],
    ),
    ...(body && 'award_id' in body
      ? [buildRequest(target, {}, { ...body, award_id: unknownIds.award_id })]
      : []),
    ...(/download\/accounts/.test(path)
      ? [
          buildRequest(
            target,
            {},
            { ...body, filters: { ...Object(body?.filters), agency: '999999' } },
          ),
        ]
      : []),
  ];
};
/**
 * Invalid requests by status. At least one of them must get that status.
 * @type {Record<string, (target: Target) => Request[]>}
 */
const requestsByStatus = {
  // These IDs are of an agency without submissions and of an unknown assistance listing.
  204: (target) => [buildRequest(target, { toptier_code: '077', cfda_code: '99.999' })],
  400: (target) => [
    ...buildFaultyAddresses(target, getMistypedValues),
    ...buildBodyRequests(target, getMistypedValues, false),
    ...omitRequired(target),
    ...insertUnknownIds(target),
  ],
  404: insertUnknownIds,
  422: (target) => [
    ...buildFaultyAddresses(target, (each) => [
      ...getOutOfRangeValues(each),
      ...(each.type === 'integer' ? [1, 9999, -5] : []),
    ]),
    ...omitRequired(target),
    ...buildBodyRequests(target, getOutOfRangeValues, true),
  ],
  501: (target) =>
    [
      { spending_level: 'award_financial' },
      { spending_level: 'subawards' },
      { category: 'recipient_parent_duns' },
    ].map((changes) => buildRequest(target, {}, { ...target.body, ...changes })),
};

/**
 * Returns the valid request of an operation, and a function that returns its invalid requests for a status. At least
 * one of them must get that status.
 * @type {(contract: Contract, path: string, method: string,
 *   samples: import('./contractSamples.mjs').Samples) => { valid: Request, wrong: (status: string) => Request[] }}
 */
export const buildRequests = (contract, path, method, samples) => {
  const operation = /** @type {Operation} */ (contract.paths[path]?.[method]);
  const specs = operation.parameters ?? [];
  const sampleValues = Object.assign({}, ...findMatching(buildParameters(samples), path).reverse());
  /** @type {Target} */
  const target = {
    contract,
    path,
    known: specs,
    values: Object.fromEntries(
      specs
        .filter((each) => each.in === 'path' || each.required)
        .map(({ name }) => [name, String(sampleValues[name] ?? '')]),
    ),
    body:
      method === 'post'
        ? /** @type {Record<string, unknown>} */ (findMatching(buildBodies(samples), path)[0])
        : undefined,
    schema: operation.requestBody?.content['application/json']?.schema ?? {},
  };
  const getFurtherFaults = (/** @type {string} */ status) =>
    findMatching(furtherFaults, path).flatMap((faults) =>
      (faults[status] ?? []).map((fault) =>
        buildRequest(target, {}, typeof fault === 'string' ? fault : { ...target.body, ...fault }),
      ),
    );
  return {
    valid: buildRequest(target),
    wrong: (status) => [...(requestsByStatus[status]?.(target) ?? []), ...getFurtherFaults(status)],
  };
};
