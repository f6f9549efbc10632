import { type TSchema, Type } from '@sinclair/typebox';
import { NullableInteger } from '../../core/shapes';

export const CodeNode: TSchema = Type.Recursive((self) =>
  Type.Object({
    id: Type.String(),
    description: Type.String(),
    ancestors: Type.Array(Type.String()),
    count: Type.Integer(),
    children: Type.Union([Type.Array(self), Type.Null()]),
  }),
);
export const Industry: TSchema = Type.Recursive((self) =>
  Type.Object({
    naics: Type.String(),
    naics_description: Type.String(),
    count: Type.Integer(),
    year_retired: Type.Optional(NullableInteger),
    children: Type.Optional(Type.Array(self)),
  }),
);

export const TreeQuery = Type.Object({
  depth: Type.Optional(Type.Integer({ minimum: -1 })),
  filter: Type.Optional(Type.String()),
});
export const IndustryQuery = Type.Object({ filter: Type.Optional(Type.String()) });
