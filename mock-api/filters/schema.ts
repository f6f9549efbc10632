import { type Static, Type, type TSchema } from '@sinclair/typebox';
import { literals, NullableText, TextOrInteger } from '../core/shapes';
import { typeCodes } from '../db/schema';
import { LIST_LIMITS, TEXT_LIMIT, type ListKey } from './limits';

/** The earliest searchable date (`filters.md` §1). */
export const EARLIEST_SEARCH_DATE = '2007-10-01';

/** Returns the schema of a non-empty list in a filter object. */
const list = (key: ListKey, item: TSchema) =>
  Type.Array(item, { minItems: 1, maxItems: LIST_LIMITS[key] });
const Text = (minLength = 0) => Type.String({ minLength, maxLength: TEXT_LIMIT });
const exact = { additionalProperties: false };

export const Scope = literals(['domestic', 'foreign']);
export const Location = Type.Object(
  {
    country: Type.String(),
    state: Type.Optional(Type.String()),
    county: Type.Optional(Type.String()),
    city: Type.Optional(Type.String()),
    district_original: Type.Optional(Type.String({ minLength: 2, maxLength: 2 })),
    district_current: Type.Optional(Type.String({ minLength: 2, maxLength: 2 })),
    zip: Type.Optional(Type.String()),
  },
  exact,
);
const period = (dateTypes: readonly string[], areBothDatesRequired: boolean) => {
  const date = Type.String({ format: 'date' });
  return Type.Object(
    {
      start_date: areBothDatesRequired ? date : Type.Optional(date),
      end_date: areBothDatesRequired ? date : Type.Optional(date),
      date_type: Type.Optional(literals(dateTypes)),
    },
    { ...exact, minProperties: 1 },
  );
};
const Agency = Type.Object(
  {
    type: literals(['awarding', 'funding']),
    tier: literals(['toptier', 'subtier']),
    name: Type.String(),
    toptier_name: Type.Optional(Type.String()),
  },
  exact,
);
const accountParts = {
  ata: Type.Optional(NullableText),
  bpoa: Type.Optional(NullableText),
  epoa: Type.Optional(NullableText),
  a: Type.Optional(NullableText),
  sub: Type.Optional(NullableText),
};
const Component = Type.Object({ ...accountParts, aid: Type.String(), main: Type.String() }, exact);
/** An item of a list sent instead of a tree: an agency, a federal account (`faaid`, `famain`) or components of a Treasury account. */
const TreeComponent = Type.Object(
  {
    ...accountParts,
    aid: Type.Optional(NullableText),
    main: Type.Optional(NullableText),
    agency: Type.Optional(NullableText),
    faaid: Type.Optional(NullableText),
    famain: Type.Optional(NullableText),
  },
  { additionalProperties: true },
);
const tree = (key: ListKey, item: TSchema) =>
  Type.Object(
    { require: Type.Optional(list(key, item)), exclude: Type.Optional(list(key, item)) },
    { ...exact, minProperties: 1 },
  );
const Path = Type.Array(Type.String(), { minItems: 1 });
export const Keywords = list('keywords', Text(3));
/** The award type code that clients send if two selections have no award type in common. */
export const NO_INTERSECTION = 'no intersection';
/** The award type codes that filters accept, including the code for selections without a common type. */
export const AwardTypeCode = literals([
  ...typeCodes.filter((code) => !['E', 'F', 'G', 'S', 'T'].includes(code)),
  NO_INTERSECTION,
]);

/** The accepted date types. Some endpoints accept only `prime`, which lacks `sub_action_date`. */
export const dateTypes = {
  prime: ['action_date', 'date_signed', 'last_modified_date', 'new_awards_only'],
  any: ['action_date', 'date_signed', 'last_modified_date', 'new_awards_only', 'sub_action_date'],
} as const;

export interface FilterOptions {
  dateTypes?: readonly string[];
  bothDates?: boolean;
  recipientId?: boolean;
  programActivities?: boolean;
  requireTypes?: boolean;
}

const OTHER_KEYS =
  'Keys that are not listed are accepted but ignored. Searches name them in their messages. ' +
  'Among them are object_class, program_activity, legal_entities, federal_account_ids, object_class_ids, program_activity_ids and transaction_keyword_search, which the live service ignores too. ' +
  'If keywords is missing, keyword is treated as keywords with one item.';

/** Returns the schema of the AdvancedFilterObject of an endpoint. Keys that are not listed are dropped before validation. */
export const advancedFilters = (options: FilterOptions = {}) =>
  Type.Object(
    {
      keywords: Type.Optional(Keywords),
      description: Type.Optional(Type.String()),
      time_period: Type.Optional(
        list('time_period', period(options.dateTypes ?? dateTypes.any, options.bothDates ?? false)),
      ),
      place_of_performance_scope: Type.Optional(Scope),
      place_of_performance_locations: Type.Optional(
        list('place_of_performance_locations', Location),
      ),
      recipient_scope: Type.Optional(Scope),
      recipient_locations: Type.Optional(list('recipient_locations', Location)),
      agencies: Type.Optional(list('agencies', Agency)),
      recipient_search_text: Type.Optional(list('recipient_search_text', Text())),
      ...(options.recipientId ? { recipient_id: Type.Optional(Type.String()) } : {}),
      recipient_type_names: Type.Optional(list('recipient_type_names', Type.String())),
      award_type_codes: options.requireTypes
        ? list('award_type_codes', AwardTypeCode)
        : Type.Optional(list('award_type_codes', AwardTypeCode)),
      contract_award_type_codes: Type.Optional(list('contract_award_type_codes', AwardTypeCode)),
      financial_assistance_award_type_codes: Type.Optional(
        list('financial_assistance_award_type_codes', AwardTypeCode),
      ),
      award_ids: Type.Optional(list('award_ids', Text())),
      award_unique_id: Type.Optional(Type.String()),
      award_amounts: Type.Optional(
        list(
          'award_amounts',
          Type.Object(
            {
              lower_bound: Type.Optional(Type.Number()),
              upper_bound: Type.Optional(Type.Number()),
            },
            { ...exact, minProperties: 1 },
          ),
        ),
      ),
      program_numbers: Type.Optional(list('program_numbers', Type.String())),
      naics_codes: Type.Optional(
        Type.Union([tree('naics_codes', TextOrInteger), list('naics_codes', TextOrInteger)]),
      ),
      psc_codes: Type.Optional(
        Type.Union([
          tree('psc_codes', Path),
          list('psc_codes', Type.String({ pattern: '^[A-Z0-9]{1,4}$' })),
        ]),
      ),
      tas_codes: Type.Optional(
        Type.Union([tree('tas_codes', Path), list('tas_codes', TreeComponent)]),
      ),
      treasury_account_components: Type.Optional(list('treasury_account_components', Component)),
      contract_pricing_type_codes: Type.Optional(
        list('contract_pricing_type_codes', Type.String()),
      ),
      set_aside_type_codes: Type.Optional(list('set_aside_type_codes', Type.String())),
      extent_competed_type_codes: Type.Optional(list('extent_competed_type_codes', Type.String())),
      def_codes: Type.Optional(list('def_codes', Type.String())),
      ...(options.programActivities
        ? {
            program_activities: Type.Optional(
              list(
                'program_activities',
                Type.Object(
                  {
                    name: Type.Optional(Type.String()),
                    code: Type.Optional(TextOrInteger),
                    type: Type.Optional(literals(['PARK', 'PAC/PAN'])),
                  },
                  { ...exact, minProperties: 1 },
                ),
              ),
            ),
          }
        : {}),
    },
    { description: OTHER_KEYS },
  );

/** The AdvancedFilterObject after validation. */
export interface AdvancedFilters {
  keywords?: string[];
  description?: string;
  time_period?: { start_date?: string; end_date?: string; date_type?: string }[];
  place_of_performance_scope?: 'domestic' | 'foreign';
  recipient_scope?: 'domestic' | 'foreign';
  place_of_performance_locations?: LocationFilter[];
  recipient_locations?: LocationFilter[];
  agencies?: Static<typeof Agency>[];
  recipient_search_text?: string[];
  recipient_id?: string;
  recipient_type_names?: string[];
  award_type_codes?: string[];
  contract_award_type_codes?: string[];
  financial_assistance_award_type_codes?: string[];
  award_ids?: string[];
  award_unique_id?: string;
  award_amounts?: { lower_bound?: number; upper_bound?: number }[];
  program_numbers?: string[];
  naics_codes?: CodeTree<string | number>;
  psc_codes?: CodeTree<string[] | string>;
  tas_codes?: CodeTree<string[] | Record<string, string | null>>;
  treasury_account_components?: Record<string, string | null>[];
  contract_pricing_type_codes?: string[];
  set_aside_type_codes?: string[];
  extent_competed_type_codes?: string[];
  def_codes?: string[];
  program_activities?: { name?: string; code?: string | number; type?: string }[];
}
export type CodeTree<T> = { require?: T[]; exclude?: T[] } | T[];
export type LocationFilter = Static<typeof Location>;
