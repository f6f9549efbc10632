import { type TProperties, Type } from '@sinclair/typebox';
import { Limit, Order, Page, PageMetadata, pageMetadata, type Paging } from '../../core/paging';
import { literals } from '../../core/shapes';

/** The query parameters of a list. `sort` is the name of the key that orders its rows. */
export interface ListQuery extends Paging {
  /** Text that the name of a row (or the abbreviation of an agency with submissions) must contain. Case is ignored. */
  filter?: string;
}
/** The parameter that filters a list by name. */
export const filterField = { filter: Type.Optional(Type.String()) };
/** Returns the parameters that sort and page a list. `fallback` is the default sort. */
export const listParameters = <T extends string>(sorts: readonly T[], fallback: T) => ({
  sort: Type.Optional(literals(sorts, { default: fallback })),
  order: Order,
  page: Page,
  limit: Limit(),
});
/** Returns the fields of a response with one page of a list. */
export const listFields = <T extends TProperties>(row: T) => ({
  page_metadata: Type.Object({
    limit: Type.Integer(),
    total: Type.Integer(),
    ...PageMetadata.properties,
  }),
  results: Type.Array(Type.Object(row)),
  messages: Type.Array(Type.String()),
});
/** Returns one page of rows that are in memory, with its paging metadata. */
export const slicePage = <T>(rows: readonly T[], page: number, limit: number) => ({
  page_metadata: { limit, total: rows.length, ...pageMetadata(page, page * limit < rows.length) },
  results: rows.slice((page - 1) * limit, page * limit),
});
