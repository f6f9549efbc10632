import { Type } from '@sinclair/typebox';
import { Limit, Page } from '../../core/paging';
import { literals, NullableNumber, NullableText } from '../../core/shapes';

/** Column of each sort field. */
export const sorts = {
  budgetary_resources: 'resources',
  account_name: 'f.title',
  account_number: 'f.code',
  managing_agency: 'o.name',
} as const;

export const FederalAccountsBody = Type.Object({
  filters: Type.Optional(
    Type.Object({
      fy: Type.Optional(Type.String({ pattern: '^\\d{4}$' })),
      agency_identifier: Type.Optional(Type.String()),
    }),
  ),
  sort: Type.Optional(
    Type.Object({
      direction: Type.Optional(literals(['asc', 'desc'])),
      field: Type.Optional(literals(Object.keys(sorts))),
    }),
  ),
  limit: Limit(100, 10),
  page: Page,
  keyword: Type.Optional(Type.String()),
});
export interface FederalAccountsRequest {
  filters?: { fy?: string; agency_identifier?: string };
  sort?: { direction?: 'asc' | 'desc'; field?: keyof typeof sorts };
  limit?: number;
  page?: number;
  keyword?: string;
}
export const FederalAccountsAnswer = Type.Object({
  previous: NullableNumber,
  count: Type.Integer(),
  limit: Type.Integer(),
  hasNext: Type.Boolean(),
  page: Type.Integer(),
  hasPrevious: Type.Boolean(),
  next: NullableNumber,
  fy: Type.String(),
  keyword: NullableText,
  results: Type.Array(
    Type.Object({
      account_id: Type.Integer(),
      account_name: NullableText,
      account_number: NullableText,
      managing_agency_acronym: NullableText,
      managing_agency: NullableText,
      agency_identifier: NullableText,
      budgetary_resources: NullableNumber,
    }),
  ),
});
