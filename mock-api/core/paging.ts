import { Type } from '@sinclair/typebox';
import { literals, NullableInteger } from './shapes';

/** The last page that can be asked for: with the largest limit its offset is still a number the database holds. */
const LAST_PAGE = 1_000_000_000;
export const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: LAST_PAGE, default: 1 }));
/** Rows of a page: the most that can be asked for, and how many come unasked. */
export const Limit = (maximum = 100, fallback = 10) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum, default: fallback }));
export const Order = Type.Optional(literals(['asc', 'desc'], { default: 'desc' }));

export const PageMetadata = Type.Object({
  page: Type.Integer(),
  next: NullableInteger,
  previous: NullableInteger,
  hasNext: Type.Boolean(),
  hasPrevious: Type.Boolean(),
});

/** The paging block of most POST searches. */
export const pageMetadata = (page: number, hasNext: boolean) => ({
  page,
  next: hasNext ? page + 1 : null,
  previous: page > 1 ? page - 1 : null,
  hasNext,
  hasPrevious: page > 1,
});

/** Order by an expression with the unknown last when descending and first when ascending, ties by the row's own key. */
export const orderBy = (expression: string, order: string, tie: string): string =>
  `${expression} ${order === 'asc' ? 'asc nulls first' : 'desc nulls last'}, ${tie}`;
