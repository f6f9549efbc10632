import { type TProperties, Type } from '@sinclair/typebox';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '../../../../src/domain/fiscal';
import { Limit, Order, Page, PageMetadata } from '../../../core/paging';
import { literals } from '../../../core/shapes';

export const agencyTypes = ['awarding', 'funding'] as const;
export type AgencyType = (typeof agencyTypes)[number];
/** The fiscal year parameter. Agencies have reported account data since 2017, so earlier years are rejected. */
export const fiscalYearField = {
  fiscal_year: Type.Optional(Type.Integer({ minimum: EARLIEST_FEDERAL_ACCOUNT_YEAR })),
};
export const agencyTypeField = { agency_type: Type.Optional(literals(agencyTypes)) };
export const YearQuery = Type.Object(fiscalYearField);
/** Returns the parameters that sort and page a list. `fallback` is the default sort. */
export const listParameters = (sorts: readonly string[], fallback: string) => ({
  sort: Type.Optional(literals(sorts, { default: fallback })),
  order: Order,
  page: Page,
  limit: Limit(100, 10),
});
export const filterField = { filter: Type.Optional(Type.String()) };
export const Messages = Type.Array(Type.String());
export const Pages = Type.Object({
  limit: Type.Integer(),
  total: Type.Integer(),
  ...PageMetadata.properties,
});
/** Returns the schema of one page of an agency's list in a fiscal year. */
export const ListAnswer = <T extends TProperties, M extends TProperties>(row: T, extraFields: M) =>
  Type.Object({
    ...extraFields,
    fiscal_year: Type.Integer(),
    page_metadata: Pages,
    results: Type.Array(Type.Object(row)),
    messages: Messages,
  });
export const agencyFields = { toptier_code: Type.String() };
