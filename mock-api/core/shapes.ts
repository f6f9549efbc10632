import { type TProperties, Type } from '@sinclair/typebox';

/** Returns the schema of a string with a fixed list of values. */
export const literals = <const T extends string>(
  values: readonly T[],
  options: { default?: T; description?: string } = {},
) => Type.Unsafe<T>({ type: 'string', enum: [...values], ...options });

export const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] });
export const NullableNumber = Type.Unsafe<number | null>({ type: ['number', 'null'] });
export const NullableInteger = Type.Unsafe<number | null>({ type: ['integer', 'null'] });
export const NullableBoolean = Type.Unsafe<boolean | null>({ type: ['boolean', 'null'] });
/** A code or ID, which clients send as text or as a number. */
export const TextOrInteger = Type.Unsafe<string | number>({ type: ['string', 'integer'] });

/** Optional messages about ignored values of a request. */
export const Messages = Type.Optional(Type.Array(Type.String()));
/** Returns the schema of a response that has only `results`, a list of `fields` objects. */
export const Results = <T extends TProperties>(fields: T) =>
  Type.Object({ results: Type.Array(Type.Object(fields)) });
/** An object that may have more fields than its schema lists. */
export const OpenObject = Type.Object({}, { additionalProperties: true });
