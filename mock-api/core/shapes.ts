import { Type } from '@sinclair/typebox';

/** One of some words. */
export const literals = <T extends string>(
  values: readonly T[],
  options: { default?: T; description?: string } = {},
) => Type.Unsafe<T>({ type: 'string', enum: [...values], ...options });

export const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] });
export const NullableNumber = Type.Unsafe<number | null>({ type: ['number', 'null'] });
export const NullableInteger = Type.Unsafe<number | null>({ type: ['integer', 'null'] });
export const NullableBoolean = Type.Unsafe<boolean | null>({ type: ['boolean', 'null'] });
/** A code or id, which clients send as text and as a number. */
export const TextOrInteger = Type.Unsafe<string | number>({ type: ['string', 'integer'] });

/** What was passed over in a request, in words; only searches have it. */
export const Messages = Type.Optional(Type.Array(Type.String()));
/** An object that may say more than is written here. */
export const OpenObject = Type.Object({}, { additionalProperties: true });
