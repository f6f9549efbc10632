/** Finds request fields that a published API document lists and ours does not. */

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
 * Returns an object of a document, or the object that its `$ref` points to.
 * @template {{ $ref?: string }} T
 * @param {unknown} document
 * @param {T} node
 * @returns {T}
 */
export const resolveRef = (document, node) =>
  node.$ref
    ? resolveRef(
        document,
        /** @type {T} */ (
          node.$ref
            .split('/')
            .slice(1)
            .reduce((at, name) => /** @type {Record<string, unknown>} */ (at)[name], document)
        ),
      )
    : node;

/**
 * Returns the dotted names of a schema's leaves, with `[]` for array items. The fields of `anyOf`, `oneOf` and `allOf` are merged.
 * `ancestors` has the schemas that contain this schema, so that recursion stops at a schema inside itself.
 * @type {(document: Document, rawSchema: Schema, name: string, ancestors?: readonly Schema[]) => string[]}
 */
const getLeafNames = (document, rawSchema, name, ancestors = []) => {
  const schema = resolveRef(document, rawSchema);
  if (ancestors.includes(schema)) return [];
  const schemaPath = [...ancestors, schema];
  const { anyOf = [], oneOf = [], allOf = [], properties = {}, items } = schema;
  const leaves = [
    ...[...anyOf, ...oneOf, ...allOf].flatMap((variant) =>
      getLeafNames(document, variant, name, schemaPath),
    ),
    ...Object.entries(properties).flatMap(([key, value]) =>
      getLeafNames(document, value, name ? `${name}.${key}` : key, schemaPath),
    ),
    ...(items ? getLeafNames(document, items, `${name}[]`, schemaPath) : []),
  ];
  return leaves.length ? leaves : [name.replace(/(\[\])+$/, '')];
};
/** Returns the query and body fields of an operation. @param {Document} document @param {Operation} operation */
const getRequestFields = (document, { parameters = [], requestBody }) => {
  const schema = requestBody?.content['application/json']?.schema;
  return new Set(
    [
      ...parameters
        .map((each) => resolveRef(document, each))
        .filter((each) => each.in === 'query')
        .map(({ name }) => `?${name}`),
      ...(schema ? getLeafNames(document, schema, '') : []),
    ].filter(Boolean),
  );
};
/** Returns a path with a final slash and unnamed parameters, whose names may differ between documents. @param {string} path */
const normalizePath = (path) => path.replaceAll(/\{\w+\}/g, '{}').replace(/\/?$/, '/');

/**
 * Returns the operations and request fields of a published document that our document lacks. A published field without subfields
 * counts as present if our document has subfields of it.
 * @type {(published: Document, ownDocument: Document) => Missing[]}
 */
export const findMissingFields = (publishedDocument, ownDocument) => {
  const ownPaths = new Map(
    Object.entries(ownDocument.paths).map(([path, item]) => [normalizePath(path), item]),
  );
  return Object.entries(publishedDocument.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path.replace(/^\/api\/(v2\/)?/, '')}`;
      const ownOperation = ownPaths.get(normalizePath(path))?.[method];
      if (!ownOperation) return [{ operation: name, field: 'operation' }];
      const ownFields = [...getRequestFields(ownDocument, ownOperation)];
      return [...getRequestFields(publishedDocument, operation)]
        .filter(
          (field) =>
            !ownFields.some((each) => each === field || /^[.[]/.test(each.replace(field, ''))),
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
      (!operations ||
        operations.some((path) => normalizePath(operation).endsWith(normalizePath(path)))),
  );
