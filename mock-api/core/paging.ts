import { Type } from '@sinclair/typebox';
import { literals, NullableInteger } from './shapes';

/** The highest page number. With the largest limit, its offset still fits the database's integer type. */
const LAST_PAGE = 1_000_000_000;
export const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: LAST_PAGE, default: 1 }));
/** The paging and sort fields of a list request. */
export interface Paging {
  page?: number;
  limit?: number;
  sort?: string;
  order?: 'asc' | 'desc';
}
/** Returns the schema of the number of rows per page, with a maximum and a default. */
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

/** The paging fields of lists that also report their page size and total number of rows. */
export const CountedPages = Type.Object({
  ...PageMetadata.properties,
  limit: Type.Integer(),
  total: Type.Integer(),
});

/** Returns the paging fields of a page: its number, the numbers of adjacent pages or null, and whether those pages exist. */
export const pageMetadata = (page: number, hasNext: boolean) => ({
  page,
  next: hasNext ? page + 1 : null,
  previous: page > 1 ? page - 1 : null,
  hasNext,
  hasPrevious: page > 1,
});

/**
 * Returns the terms of an ORDER BY clause, with nulls last when descending and first when ascending. `tieBreaker` is a unique key that breaks
 * ties.
 */
export const orderBy = (expression: string, order: string, tieBreaker: string): string =>
  `${expression} ${order === 'asc' ? 'asc nulls first' : 'desc nulls last'}, ${tieBreaker}`;
