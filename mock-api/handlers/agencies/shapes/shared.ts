import { type TProperties, Type } from '@sinclair/typebox';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '../../../../src/domain/fiscal';
import { Limit, Order, Page, PageMetadata } from '../../../core/paging';
import { literals } from '../../../core/shapes';

export const agencyTypes = ['awarding', 'funding'] as const;
export type AgencyType = (typeof agencyTypes)[number];
/** Agencies report since 2017; no profile has an earlier year. */
export const fiscalYear = {
  fiscal_year: Type.Optional(Type.Integer({ minimum: EARLIEST_FEDERAL_ACCOUNT_YEAR })),
};
export const agencyType = { agency_type: Type.Optional(literals(agencyTypes)) };
export const YearQuery = Type.Object(fiscalYear);
/** Order and paging of a list; the first way to sort is not always how it comes unasked. */
export const listed = (sorts: readonly string[], fallback: string) => ({
  sort: Type.Optional(literals(sorts, { default: fallback })),
  order: Order,
  page: Page,
  limit: Limit(100, 10),
});
export const filter = { filter: Type.Optional(Type.String()) };
export const Messages = Type.Array(Type.String());
export const Pages = Type.Object({
  limit: Type.Integer(),
  total: Type.Integer(),
  ...PageMetadata.properties,
});
/** A page of an agency's list in a year. */
export const ListAnswer = <T extends TProperties, M extends TProperties>(row: T, more: M) =>
  Type.Object({
    ...more,
    fiscal_year: Type.Integer(),
    page_metadata: Pages,
    results: Type.Array(Type.Object(row)),
    messages: Messages,
  });
export const ofAgency = { toptier_code: Type.String() };
