import { type Static, Type } from '@sinclair/typebox';
import { EARLIEST_FISCAL_YEAR } from '../../../src/domain/fiscal';
import { CountedPages, Limit, Order, Page } from '../../core/paging';
import { literals, NullableNumber, NullableText } from '../../core/shapes';

/** The SQL column of each sort key. */
export const sortColumns = {
  budgetary_resources: 'resources',
  account_name: 'f.title',
  account_number: 'f.code',
  managing_agency: 'o.name',
} as const;
const getKeys = <T extends object>(columns: T) => Object.keys(columns) as (keyof T & string)[];

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
      field: Type.Optional(literals(getKeys(sortColumns))),
    }),
  ),
  limit: Limit(100, 10),
  page: Page,
  keyword: Type.Optional(Type.String()),
});
export type FederalAccountsRequest = Static<typeof FederalAccountsBody>;
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

export const AccountQuery = Type.Object({
  fiscal_year: Type.Optional(Type.Integer({ minimum: EARLIEST_FISCAL_YEAR })),
});
export const FederalAccountAnswer = Type.Object({
  fiscal_year: Type.Integer(),
  id: Type.Integer(),
  agency_identifier: Type.String(),
  main_account_code: Type.String(),
  federal_account_code: Type.String(),
  account_title: Type.String(),
  parent_agency_toptier_code: NullableText,
  parent_agency_name: NullableText,
  bureau_name: NullableText,
  bureau_slug: NullableText,
  total_obligated_amount: NullableNumber,
  total_gross_outlay_amount: NullableNumber,
  total_budgetary_resources: NullableNumber,
  children: Type.Array(
    Type.Object({
      name: Type.String(),
      code: Type.String(),
      obligated_amount: Type.Number(),
      gross_outlay_amount: Type.Number(),
      budgetary_resources_amount: Type.Number(),
    }),
  ),
});

/** The empty object that the API returns if an account reported nothing. */
const EmptyResults = Type.Object({}, { maxProperties: 0 });
export const SnapshotAnswer = Type.Object({
  results: Type.Union([
    Type.Object({
      name: Type.String(),
      outlay: NullableNumber,
      budget_authority: NullableNumber,
      obligated: NullableNumber,
      unobligated: NullableNumber,
      balance_brought_forward: NullableNumber,
      other_budgetary_resources: NullableNumber,
      appropriations: NullableNumber,
    }),
    EmptyResults,
  ]),
});
const Class = { id: Type.String(), name: Type.String() };
export const ObjectClassesAnswer = Type.Object({
  results: Type.Union([
    Type.Array(Type.Object({ ...Class, minor_object_class: Type.Array(Type.Object(Class)) })),
    EmptyResults,
  ]),
});
export const ProgramActivitiesAnswer = Type.Object({
  count: Type.Integer(),
  results: Type.Array(Type.Object({ name: Type.String(), code: Type.String() })),
});

/** The SQL column of each sort key of program activities. An activity's type depends on the code length. */
export const activitySortColumns = {
  code: 'p.code',
  name: 'p.name',
  type: 'any_value(len(p.code))',
} as const;
export const ActivitiesListQuery = Type.Object({
  limit: Limit(100, 10),
  page: Page,
  sort: Type.Optional(literals(getKeys(activitySortColumns), { default: 'code' })),
  order: Order,
});
export type ActivitiesQuery = Static<typeof ActivitiesListQuery>;
const codeFields = { code: Type.String(), name: Type.String() };
const typeField = { type: literals(['PAC/PAN', 'PARK']) };
export const ActivitiesListAnswer = Type.Object({
  results: Type.Array(Type.Object({ ...codeFields, ...typeField })),
  page_metadata: CountedPages,
});

const Day = Type.String({ format: 'date' });
const Texts = Type.Optional(Type.Array(Type.String()));
export const TotalsBody = Type.Object({
  filters: Type.Optional(
    Type.Object({
      time_period: Type.Optional(
        Type.Array(
          Type.Object({
            start_date: Day,
            end_date: Day,
            date_type: Type.Optional(
              literals(['action_date', 'date_signed', 'last_modified_date', 'new_awards_only'], {
                description:
                  'Accepted but ignored: account data is reported by period and has no other dates.',
              }),
            ),
          }),
        ),
      ),
      object_class: Texts,
      program_activity: Texts,
    }),
  ),
  limit: Limit(100, 10),
  page: Page,
});
export type TotalsRequest = Static<typeof TotalsBody>;
export const ObjectClassTotalsAnswer = Type.Object({
  results: Type.Array(Type.Object({ ...codeFields, obligations: Type.Number() })),
  page_metadata: CountedPages,
});
export const ProgramActivityTotalsAnswer = Type.Object({
  results: Type.Array(Type.Object({ ...codeFields, ...typeField, obligations: Type.Number() })),
  page_metadata: CountedPages,
});
