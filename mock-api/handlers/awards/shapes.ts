import { Type, type TSchema } from '@sinclair/typebox';
import { CountedPages, Limit, Order, Page, PageMetadata } from '../../core/paging';
import {
  literals,
  NullableBoolean,
  NullableInteger,
  NullableNumber,
  NullableText,
  OpenObject,
  TextOrInteger,
} from '../../core/shapes';
import { accountSortKeys, fundingSortKeys, vehicleSortKeys } from './queries/funding';
import { subawardSortKeys, transactionSortKeys } from './queries/history';
import { relatedSortKeys, relations } from './queries/vehicle';

export const AwardAnswer = Type.Object(
  {
    id: Type.Integer(),
    category: Type.String(),
    type: Type.String(),
    type_description: Type.String(),
    generated_unique_award_id: Type.String(),
    description: NullableText,
    total_obligation: Type.Number(),
    date_signed: NullableText,
    subaward_count: Type.Integer(),
    total_subaward_amount: NullableNumber,
    awarding_agency: Type.Unsafe<unknown>({ type: ['object', 'null'] }),
    funding_agency: Type.Unsafe<unknown>({ type: ['object', 'null'] }),
    recipient: Type.Object(
      {
        recipient_name: NullableText,
        recipient_hash: NullableText,
        recipient_uei: NullableText,
        business_categories: Type.Array(Type.String()),
      },
      { additionalProperties: true },
    ),
    period_of_performance: Type.Object(
      {
        start_date: NullableText,
        end_date: NullableText,
        last_modified_date: NullableText,
      },
      { additionalProperties: true },
    ),
    place_of_performance: OpenObject,
    total_account_outlay: Type.Number(),
    total_account_obligation: Type.Number(),
    total_outlay: NullableNumber,
  },
  { additionalProperties: true },
);
export const LastUpdatedAnswer = Type.Object({
  last_updated: Type.String(),
  /** One sentence for each change or omission while loading the files. The published API contract lacks this field. */
  load_notes: Type.Array(Type.String()),
});
const awardIdField = { award_id: TextOrInteger };
export const FundingRollupBody = Type.Object(awardIdField);
export const FundingRollupAnswer = Type.Object({
  total_transaction_obligated_amount: Type.Number(),
  awarding_agency_count: Type.Integer(),
  funding_agency_count: Type.Integer(),
  federal_account_count: Type.Integer(),
});

const listAnswer = (rowFields: Record<string, TSchema>) =>
  Type.Object({ results: Type.Array(Type.Object(rowFields)), page_metadata: PageMetadata });
const pagingFields = (sorts: readonly string[], limit = Limit()) => ({
  limit,
  page: Page,
  order: Order,
  sort: Type.Optional(literals(sorts)),
});

export const TransactionsBody = Type.Object({
  ...awardIdField,
  ...pagingFields(transactionSortKeys, Limit(5000)),
});
export const TransactionsAnswer = listAnswer({
  id: Type.String(),
  action_date: Type.String(),
  action_type: NullableText,
  action_type_description: NullableText,
  description: NullableText,
  face_value_loan_guarantee: NullableNumber,
  federal_action_obligation: NullableNumber,
  modification_number: NullableText,
  original_loan_subsidy_cost: NullableNumber,
  type: Type.String(),
  type_description: NullableText,
  cfda_number: NullableText,
});
export const SubawardsBody = Type.Object({
  award_id: Type.Optional(
    Type.Unsafe<string | number | null>({ type: ['string', 'integer', 'null'] }),
  ),
  ...pagingFields(subawardSortKeys),
});
export const SubawardsAnswer = listAnswer({
  id: Type.Integer(),
  subaward_number: NullableText,
  description: NullableText,
  action_date: NullableText,
  amount: NullableNumber,
  recipient_name: NullableText,
});
/** Returns the schema of a response whose only field, `name`, is a count. */
export const countAnswer = (name: string) => Type.Object({ [name]: Type.Integer() });

export const AccountsBody = Type.Object({ ...awardIdField, ...pagingFields(accountSortKeys) });
export const AccountsAnswer = Type.Object({
  results: Type.Array(
    Type.Object({
      total_transaction_obligated_amount: Type.Number(),
      federal_account: Type.String(),
      account_title: Type.String(),
      funding_agency_abbreviation: Type.String(),
      funding_agency_name: Type.String(),
      funding_agency_id: Type.Integer(),
      funding_toptier_agency_id: NullableInteger,
      funding_agency_slug: NullableText,
    }),
  ),
  page_metadata: Type.Object({ ...PageMetadata.properties, count: Type.Integer() }),
});
const submissionFields = {
  reporting_fiscal_year: NullableInteger,
  reporting_fiscal_quarter: NullableInteger,
  reporting_fiscal_month: NullableInteger,
  is_quarterly_submission: NullableBoolean,
  disaster_emergency_fund_code: NullableText,
  awarding_agency_id: NullableInteger,
  awarding_toptier_agency_id: NullableInteger,
  awarding_agency_slug: NullableText,
  awarding_agency_name: NullableText,
  funding_agency_id: NullableInteger,
  funding_toptier_agency_id: NullableInteger,
  funding_agency_slug: NullableText,
  funding_agency_name: NullableText,
  account_title: NullableText,
  treasury_account_symbol: NullableText,
  program_activity_code: NullableText,
  program_activity_name: NullableText,
  object_class: NullableText,
  object_class_name: NullableText,
  transaction_obligated_amount: NullableNumber,
  gross_outlay_amount: NullableNumber,
};
export const FundingBody = Type.Object({ ...awardIdField, ...pagingFields(fundingSortKeys) });
export const FundingAnswer = listAnswer({ ...submissionFields, federal_account: NullableText });
export const VehicleFundingBody = Type.Object({
  ...awardIdField,
  piid: Type.Optional(Type.String()),
  ...pagingFields(vehicleSortKeys),
});
export const VehicleFundingAnswer = listAnswer({
  ...submissionFields,
  award_id: Type.Integer(),
  generated_unique_award_id: Type.String(),
  piid: NullableText,
  agency_id: NullableText,
  main_account_code: NullableText,
});
export const VehicleCountQuery = Type.Object({ piid: Type.Optional(Type.String()) });

const defcAmounts = Type.Array(Type.Object({ code: Type.String(), amount: Type.Number() }));
const orderFields = (prefix: 'child' | 'grandchild'): Record<string, TSchema> => ({
  [`${prefix}_award_count`]: Type.Integer(),
  [`${prefix}_award_total_obligation`]: Type.Number(),
  [`${prefix}_award_base_and_all_options_value`]: Type.Number(),
  [`${prefix}_award_base_exercised_options_val`]: Type.Number(),
  [`${prefix}_total_account_outlay`]: Type.Number(),
  [`${prefix}_total_account_obligation`]: Type.Number(),
  [`${prefix}_award_total_outlay`]: NullableNumber,
  [`${prefix}_account_outlays_by_defc`]: defcAmounts,
  [`${prefix}_account_obligations_by_defc`]: defcAmounts,
});
export const VehicleAmountsAnswer = Type.Object({
  award_id: Type.Integer(),
  generated_unique_award_id: Type.String(),
  child_idv_count: Type.Integer(),
  ...orderFields('child'),
  ...orderFields('grandchild'),
});
export const VehicleActivityBody = Type.Object({
  ...awardIdField,
  limit: Limit(),
  page: Page,
  hide_edge_cases: Type.Optional(Type.Boolean({ default: false })),
});
export const VehicleActivityAnswer = Type.Object({
  results: Type.Array(
    Type.Object({
      award_id: Type.Integer(),
      generated_unique_award_id: Type.String(),
      awarding_agency: Type.String(),
      awarding_agency_id: Type.Integer(),
      awarding_agency_slug: NullableText,
      period_of_performance_potential_end_date: NullableText,
      period_of_performance_start_date: NullableText,
      parent_award_id: NullableInteger,
      parent_generated_unique_award_id: NullableText,
      parent_award_piid: NullableText,
      obligated_amount: Type.Number(),
      awarded_amount: Type.Number(),
      piid: Type.String(),
      recipient_name: NullableText,
      recipient_id: NullableText,
      grandchild: Type.Boolean(),
    }),
  ),
  page_metadata: CountedPages,
});
export const VehicleAwardsBody = Type.Object({
  ...awardIdField,
  type: Type.Optional(literals(relations)),
  ...pagingFields(relatedSortKeys),
});
export const VehicleAwardsAnswer = listAnswer({
  award_id: Type.Integer(),
  award_type: Type.String(),
  description: NullableText,
  funding_agency: NullableText,
  awarding_agency: NullableText,
  funding_agency_id: NullableInteger,
  awarding_agency_id: NullableInteger,
  funding_agency_slug: NullableText,
  awarding_agency_slug: NullableText,
  generated_unique_award_id: Type.String(),
  last_date_to_order: NullableText,
  obligated_amount: Type.Number(),
  period_of_performance_current_end_date: NullableText,
  period_of_performance_start_date: NullableText,
  piid: Type.String(),
});
