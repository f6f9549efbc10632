/** Request fields that a published API document lists and ours does not. */

/**
 * @typedef {{ $ref?: string, anyOf?: Schema[], oneOf?: Schema[], allOf?: Schema[],
 *   properties?: Record<string, Schema>, items?: Schema }} Schema
 * @typedef {{ $ref?: string, name?: string, in?: string }} Parameter
 * @typedef {{ parameters?: Parameter[], requestBody?: { content: Record<string, { schema: Schema }> } }} Operation
 * @typedef {{ paths: Record<string, Record<string, Operation>>, components?: unknown }} Document
 * @typedef {{ operation: string, field: string }} Missing
 *   an operation such as `POST search/spending_by_award/`, and a dotted field name, or `?name` for a query parameter
 * @typedef {{ fields: readonly string[], operations?: readonly string[], reason: string }} Unlisted
 *   fields that our document leaves out, the ends of the paths of the operations (all operations if omitted), and the reason
 */

/**
 * Returns an object of a document, or the one that its `$ref` points to.
 * @template {{ $ref?: string }} T
 * @param {unknown} document
 * @param {T} part
 * @returns {T}
 */
export const resolved = (document, part) =>
  part.$ref
    ? resolved(
        document,
        /** @type {T} */ (
          part.$ref
            .split('/')
            .slice(1)
            .reduce((at, name) => /** @type {Record<string, unknown>} */ (at)[name], document)
        ),
      )
    : part;

/**
 * Returns the dotted names of a schema's leaves, with `[]` for array items. The fields of alternatives (`anyOf`, `oneOf`) are
 * merged. `around` has the schemas that contain this one: recursion stops at a schema inside itself.
 * @type {(document: Document, written: Schema, name: string, around?: readonly Schema[]) => string[]}
 */
const leavesOf = (document, written, name, around = []) => {
  const schema = resolved(document, written);
  if (around.includes(schema)) return [];
  const within = [...around, schema];
  const { anyOf = [], oneOf = [], allOf = [], properties = {}, items } = schema;
  const below = [
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => leavesOf(document, one, name, within)),
    ...Object.entries(properties).flatMap(([key, value]) =>
      leavesOf(document, value, name ? `${name}.${key}` : key, within),
    ),
    ...(items ? leavesOf(document, items, `${name}[]`, within) : []),
  ];
  return below.length ? below : [name.replace(/(\[\])+$/, '')];
};
/** Returns the request fields of an operation, without those of its path. @param {Document} document @param {Operation} operation */
const fieldsOf = (document, { parameters = [], requestBody }) => {
  const schema = requestBody?.content['application/json']?.schema;
  return new Set(
    [
      ...parameters
        .map((each) => resolved(document, each))
        .filter((each) => each.in === 'query')
        .map(({ name }) => `?${name}`),
      ...(schema ? leavesOf(document, schema, '') : []),
    ].filter(Boolean),
  );
};
/** Returns a path with unnamed parameters, because two documents may name them differently. @param {string} path */
const template = (path) => path.replaceAll(/\{\w+\}/g, '{}').replace(/\/?$/, '/');

/**
 * Returns the operations and request fields of a published document that our own lacks. A published field without subfields
 * counts as present when ours has subfields of it.
 * @type {(published: Document, own: Document) => Missing[]}
 */
export const missingFields = (published, own) => {
  const ownPaths = new Map(Object.entries(own.paths).map(([path, item]) => [template(path), item]));
  return Object.entries(published.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path.replace(/^\/api\/(v2\/)?/, '')}`;
      const ours = ownPaths.get(template(path))?.[method];
      if (!ours) return [{ operation: name, field: 'operation' }];
      const known = [...fieldsOf(own, ours)];
      return [...fieldsOf(published, operation)]
        .filter(
          (field) => !known.some((each) => each === field || /^[.[]/.test(each.replace(field, ''))),
        )
        .map((field) => ({ operation: name, field }));
    }),
  );
};

/**
 * Returns whether a list gives a reason for a field of an operation. The list may omit the `filters.` prefix.
 * @type {(list: readonly Unlisted[], missing: Missing) => boolean}
 */
export const hasReason = (list, { operation, field }) =>
  list.some(
    ({ fields, operations }) =>
      fields.some((name) => name === field || `filters.${name}` === field) &&
      (!operations || operations.some((path) => template(operation).endsWith(template(path)))),
  );
