import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { literals, NullableInteger, NullableText, TextOrInteger } from '../../../core/shapes';
import { PLAIN_LIMIT } from '../../../filters/limits';
import { AwardTypeCode, Location, Scope } from '../../../filters/schema';
import { Columns, Format } from './downloads';

const optional = <T extends TSchema>(item: T) =>
  Type.Optional(Type.Array(item, { maxItems: PLAIN_LIMIT }));
const CustomFilters = Type.Object({
  agencies: optional(
    Type.Object({
      type: literals(['awarding', 'funding']),
      tier: literals(['toptier', 'subtier']),
      name: Type.String(),
      toptier_name: Type.Optional(Type.String()),
    }),
  ),
  agency: Type.Optional(TextOrInteger),
  sub_agency: Type.Optional(Type.String()),
  prime_award_types: optional(AwardTypeCode),
  sub_award_types: optional(literals(['grant', 'procurement'])),
  date_range: Type.Object({
    start_date: Type.Optional(Type.String()),
    end_date: Type.Optional(Type.String()),
  }),
  date_type: Type.Optional(literals(['action_date', 'last_modified_date'])),
  place_of_performance_locations: optional(Location),
  recipient_locations: optional(Location),
  place_of_performance_scope: Type.Optional(Scope),
  recipient_scope: Type.Optional(Scope),
  def_codes: optional(Type.String()),
});
export type BulkFilters = Static<typeof CustomFilters>;
export const CustomBody = Type.Object({
  filters: CustomFilters,
  columns: Columns,
  file_format: Format,
});
export const KeywordBody = Type.Object({
  award_levels: Type.Array(literals(['prime_awards']), { minItems: 1 }),
  filters: Type.Object({ keyword: Type.String({ minLength: 3 }) }, { additionalProperties: false }),
  file_format: Format,
  columns: Columns,
});
const AgencyList = Type.Array(
  Type.Object({
    toptier_agency_id: Type.Integer(),
    name: Type.String(),
    toptier_code: Type.String(),
  }),
);
export const AgenciesBody = Type.Object({
  type: literals(['account_agencies', 'award_agencies']),
  agency: Type.Optional(NullableInteger),
});
export const AgenciesAnswer = Type.Object({
  agencies: Type.Unsafe<unknown>({
    anyOf: [
      Type.Object({ cfo_agencies: AgencyList, other_agencies: AgencyList }),
      { type: 'array', maxItems: 0 },
    ],
  }),
  sub_agencies: Type.Array(Type.Object({ subtier_agency_name: Type.String() })),
});
export const MonthlyFilesBody = Type.Object({
  agency: Type.Unsafe<string | number>({
    anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^(all|[0-9]{1,9})$' }],
  }),
  fiscal_year: Type.Integer(),
  type: literals(['contracts', 'assistance']),
});
export type MonthlyFilesRequest = Static<typeof MonthlyFilesBody>;
export const MonthlyFilesAnswer = Type.Object({
  monthly_files: Type.Array(
    Type.Object({
      agency_name: Type.String(),
      agency_acronym: NullableText,
      file_name: Type.String(),
      fiscal_year: NullableInteger,
      type: Type.String(),
      updated_date: Type.String(),
      /** Whether the file exists. If not, its address responds with a download job. */ ready:
        Type.Boolean(),
      url: Type.String(),
    }),
  ),
});
