import { Type } from '@sinclair/typebox';
import { CountedPages, Limit, Order, Page } from '../../core/paging';
import { literals, NullableText } from '../../core/shapes';

export const ListingsQuery = Type.Object({
  filter: Type.Optional(Type.String()),
  page: Page,
  sort: Type.Optional(literals(['code', 'description'])),
  limit: Limit(),
  order: Order,
  flat: Type.Optional(Type.String()),
});
const nodeFields = { code: Type.String(), description: NullableText };
const Node = Type.Object({
  ...nodeFields,
  count: Type.Optional(Type.Integer()),
  children: Type.Optional(Type.Array(Type.Object(nodeFields))),
});
export const ListingsAnswer = Type.Union([
  Type.Array(Node),
  Type.Object({ results: Type.Array(Type.Object(nodeFields)), page_metadata: CountedPages }),
]);
export const TotalsAnswer = Type.Object({
  cfda: Type.String(),
  posted: Type.Integer(),
  closed: Type.Integer(),
  archived: Type.Integer(),
  forecasted: Type.Integer(),
});
export const AllTotalsAnswer = Type.Object({ results: Type.Array(TotalsAnswer) });
