import { type Static, Type, type TSchema } from '@sinclair/typebox';
import { literals, NullableText, TextOrInteger } from '../core/shapes';
import { typeCodes } from '../db/schema';
import { LIST_LIMITS, MAX_TEXT_LENGTH, type ListKey } from './limits';

/** The earliest searchable date (`filters.md` §1). */
export const EARLIEST_SEARCH_DATE = '2007-10-01';

/** Returns the schema of a non-empty list in a filter object. */
const List = (key: ListKey, item: TSchema) =>
  Type.Array(item, { minItems: 1, maxItems: LIST_LIMITS[key] });
const Text = (minLength = 0) => Type.String({ minLength, maxLength: MAX_TEXT_LENGTH });
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
const Period = (dateTypes: readonly string[], areBothDatesRequired: boolean) => {
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
const Tree = (key: ListKey, item: TSchema) =>
  Type.Object(
    { require: Type.Optional(List(key, item)), exclude: Type.Optional(List(key, item)) },
    { ...exact, minProperties: 1 },
  );
const Path = Type.Array(Type.String(), { minItems: 1 });
export const Keywords = List('keywords', Text(3));
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

const OTHER_KEYS_NOTE =
  'Keys that are not listed are accepted but ignored. Searches name them in their messages. ' +
  'Among them are object_class, program_activity, legal_entities, federal_account_ids, object_class_ids, program_activity_ids and transaction_keyword_search, which the live service ignores too. ' +
  'If keywords is missing, keyword is treated as keywords with one item.';

/** Returns the schema of the AdvancedFilterObject of an endpoint. Keys that are not listed are dropped before validation. */
export const buildFiltersSchema = (options: FilterOptions = {}) =>
  Type.Object(
    {
      keywords: Type.Optional(Keywords),
      description: Type.Optional(Type.String()),
      time_period: Type.Optional(
        List('time_period', Period(options.dateTypes ?? dateTypes.any, options.bothDates ?? false)),
      ),
      place_of_performance_scope: Type.Optional(Scope),
      place_of_performance_locations: Type.Optional(
        List('place_of_performance_locations', Location),
      ),
      recipient_scope: Type.Optional(Scope),
      recipient_locations: Type.Optional(List('recipient_locations', Location)),
      agencies: Type.Optional(List('agencies', Agency)),
      recipient_search_text: Type.Optional(List('recipient_search_text', Text())),
      ...(options.recipientId ? { recipient_id: Type.Optional(Type.String()) } : {}),
      recipient_type_names: Type.Optional(List('recipient_type_names', Type.String())),
      award_type_codes: options.requireTypes
        ? List('award_type_codes', AwardTypeCode)
        : Type.Optional(List('award_type_codes', AwardTypeCode)),
      contract_award_type_codes: Type.Optional(List('contract_award_type_codes', AwardTypeCode)),
      financial_assistance_award_type_codes: Type.Optional(
        List('financial_assistance_award_type_codes', AwardTypeCode),
      ),
      award_ids: Type.Optional(List('award_ids', Text())),
      award_unique_id: Type.Optional(Type.String()),
      award_amounts: Type.Optional(
        List(
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
      program_numbers: Type.Optional(List('program_numbers', Type.String())),
      naics_codes: Type.Optional(
        Type.Union([Tree('naics_codes', TextOrInteger), List('naics_codes', TextOrInteger)]),
      ),
      psc_codes: Type.Optional(
        Type.Union([
          Tree('psc_codes', Path),
          List('psc_codes', Type.String({ pattern: '^[A-Z0-9]{1,4}$' })),
        ]),
      ),
      tas_codes: Type.Optional(
        Type.Union([Tree('tas_codes', Path), List('tas_codes', TreeComponent)]),
      ),
      treasury_account_components: Type.Optional(List('treasury_account_components', Component)),
      contract_pricing_type_codes: Type.Optional(
        List('contract_pricing_type_codes', Type.String()),
      ),
      set_aside_type_codes: Type.Optional(List('set_aside_type_codes', Type.String())),
      extent_competed_type_codes: Type.Optional(List('extent_competed_type_codes', Type.String())),
      def_codes: Type.Optional(List('def_codes', Type.String())),
      ...(options.programActivities
        ? {
            program_activities: Type.Optional(
              List(
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
    { description: OTHER_KEYS_NOTE },
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
