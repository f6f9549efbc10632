import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { TSchema } from '@sinclair/typebox';
import { ApiError, badRequest, unprocessable } from './errors';
import { isObject, parseList } from './values';

const ajv = addFormats(
  new Ajv({ allErrors: false, strict: false, strictNumbers: true, allowUnionTypes: true }),
);
const validators = new WeakMap<object, ValidateFunction>();
const getValidator = (schema: TSchema): ValidateFunction => {
  const cachedValidator = validators.get(schema);
  if (cachedValidator) return cachedValidator;
  const validator = ajv.compile(schema);
  validators.set(schema, validator);
  return validator;
};

/** Schema keywords whose violation means "well-formed, but outside its limits" (422). All others are 400 (`filters.md` §4). */
const constraintKeywords = new Set([
  'required',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'formatMinimum',
  'anyOf',
  'oneOf',
]);

const formatPath = (error: ErrorObject): string =>
  error.instancePath.replace(/^\//, '').replaceAll('/', '|') || 'body';

const describeError = (error: ErrorObject): string => {
  const path = formatPath(error);
  switch (error.keyword) {
    case 'required':
      return `Missing value: '${path === 'body' ? '' : `${path}|`}${String(error.params.missingProperty)}' is a required field`;
    case 'enum':
      return `Field '${path}' must be one of ${JSON.stringify(error.params.allowedValues)}`;
    case 'type':
      return `Field '${path}' must be of type ${String(error.params.type).replaceAll(',', ' or ')}`;
    case 'additionalProperties':
      return `Unexpected field '${String(error.params.additionalProperty)}' in '${path}'`;
    case 'minItems':
      return `Field '${path}' must have at least ${String(error.params.limit)} item(s)`;
    case 'minimum':
    case 'formatMinimum':
      return `Field '${path}' must be at least ${String(error.params.limit)}`;
    case 'maximum':
      return `Field '${path}' must be at most ${String(error.params.limit)}`;
    case 'format':
      return `Field '${path}' must be a ${String(error.params.format)}, for example 2024-09-30`;
    case 'anyOf':
      return `Field '${path}' must have one of the forms in /api/openapi.json`;
    default:
      return `Field '${path}' ${error.message ?? 'is invalid'}`;
  }
};

/** Converts numeric strings such as `"50"` to integers where the schema expects an integer. */
const convertIntegers = (
  schema: TSchema,
  value: Record<string, unknown>,
): Record<string, unknown> => {
  const properties = (schema.properties ?? {}) as Record<string, TSchema>;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const property = properties[key];
      if (property?.type === 'integer' && typeof item === 'string' && /^-?\d+$/.test(item))
        return [key, Number(item)];
      return [
        key,
        property?.type === 'object' && isObject(item) ? convertIntegers(property, item) : item,
      ];
    }),
  );
};

/** Returns the query parameters in `schema`, with lists as arrays and integers as numbers. Throws 400 or 422 for invalid parameters. */
export const validateQuery = (
  schema: TSchema,
  query: Record<string, unknown>,
): Record<string, unknown> => {
  const properties = (schema.properties ?? {}) as Record<string, TSchema>;
  return validate(
    schema,
    Object.fromEntries(
      Object.entries(query)
        .filter(([key]) => key in properties)
        .map(([key, value]) => [key, properties[key]!.type === 'array' ? parseList(value) : value]),
    ),
  );
};

/** Maximum nesting depth of a request body. No request of the contract needs more than ten levels. */
const MAX_DEPTH = 100;

/** Visits every value of a body by level. It does not recurse, because a deeply nested body would overflow the stack. */
const walk = (value: unknown, visit: (item: unknown, depth: number) => void): void => {
  let level: unknown[] = [value];
  for (let depth = 0; level.length; depth += 1) {
    const nextLevel: unknown[] = [];
    for (const item of level) {
      visit(item, depth);
      if (item && typeof item === 'object')
        for (const child of Object.values(item)) nextLevel.push(child);
    }
    level = nextLevel;
  }
};

/** Throws 400 when a body is nested deeper than `MAX_DEPTH`. */
export const checkDepth = (body: unknown): void =>
  walk(body, (_item, depth) => {
    if (depth > MAX_DEPTH)
      throw badRequest(`The request body must be nested at most ${MAX_DEPTH} levels deep`);
  });

/** Throws 422 for numbers beyond the safe integers, because the database would receive another number or infinity. */
const checkNumbers = (body: unknown): void =>
  walk(body, (item) => {
    if (typeof item === 'number' && Math.abs(item) > Number.MAX_SAFE_INTEGER)
      throw unprocessable(
        `The request body contains the number ${item}. Numbers must be from -${Number.MAX_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}, for example 1000`,
      );
  });

/**
 * Returns a request body with numeric strings converted to integers. Throws 400 or 422 if the body is invalid. With `isStrict`, which the
 * first pass of `spending_by_award` uses, every violation of the schema is 422.
 */
export const validate = (
  schema: TSchema,
  body: unknown,
  isStrict = false,
): Record<string, unknown> => {
  const value = isObject(body) ? convertIntegers(schema, body) : body;
  checkNumbers(value);
  const check = getValidator(schema);
  if (check(value)) return value as Record<string, unknown>;
  const errors = check.errors ?? [];
  // A union reports the errors of its members first and its own error last. Only its own error is useful.
  const lastError = errors[errors.length - 1]!;
  const status = isStrict || constraintKeywords.has(lastError.keyword) ? 422 : 400;
  throw new ApiError(status, describeError(lastError));
};

/** Returns the violations of a response schema as text. Only for tests. @internal */
export const getAnswerErrors = (schema: TSchema, response: unknown): string[] => {
  const check = getValidator(schema);
  return check(response)
    ? []
    : (check.errors ?? []).map((error) => `${formatPath(error)}: ${describeError(error)}`);
};
