import { Type } from '@sinclair/typebox';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '../../../src/domain/fiscal';
import { literals, NullableNumber, NullableText, OpenObject, Results } from '../../core/shapes';

const sorts = [
  'agency_id',
  'agency_name',
  'active_fy',
  'active_fq',
  'outlay_amount',
  'obligated_amount',
  'budget_authority_amount',
  'current_total_budget_authority_amount',
  'percentage_of_total_budget_authority',
] as const;
export const ToptierAgenciesQuery = Type.Object({
  sort: Type.Optional(literals(sorts)),
  order: Type.Optional(literals(['asc', 'desc'])),
});
export const ToptierAgenciesAnswer = Results({
  agency_id: Type.Integer(),
  toptier_code: Type.String(),
  abbreviation: NullableText,
  agency_name: Type.String(),
  agency_slug: Type.String(),
  congressional_justification_url: NullableText,
  active_fy: Type.String(),
  active_fq: Type.String(),
  outlay_amount: Type.Number(),
  obligated_amount: Type.Number(),
  budget_authority_amount: Type.Number(),
  current_total_budget_authority_amount: Type.Number(),
  percentage_of_total_budget_authority: NullableNumber,
});
export const AgencyReferenceAnswer = Type.Object({
  results: Type.Object({
    active_fy: NullableText,
    active_fq: NullableText,
    agency_name: NullableText,
    mission: NullableText,
    icon_filename: NullableText,
    website: NullableText,
    congressional_justification_url: NullableText,
    budget_authority_amount: NullableText,
    current_total_budget_authority_amount: NullableText,
    obligated_amount: NullableText,
    outlay_amount: NullableText,
  }),
});
export const TotalResourcesQuery = Type.Object({
  fiscal_year: Type.Optional(Type.Integer({ minimum: EARLIEST_FEDERAL_ACCOUNT_YEAR })),
  fiscal_period: Type.Optional(Type.Integer({ minimum: 2, maximum: 12 })),
});
export const TotalResourcesAnswer = Type.Object({
  results: Type.Array(
    Type.Object({
      fiscal_year: Type.Integer(),
      fiscal_period: Type.Integer(),
      total_budgetary_resources: Type.Number(),
    }),
  ),
  messages: Type.Array(Type.String()),
});
export const AwardTypesAnswer = Type.Record(
  Type.String(),
  Type.Record(Type.String(), Type.String()),
);
export const DefCodesAnswer = Type.Object({
  codes: Type.Array(
    Type.Object({
      code: Type.String(),
      public_law: Type.String(),
      title: NullableText,
      urls: Type.Unsafe<string[] | null>({
        type: ['array', 'null'],
        items: { type: 'string' },
      }),
      disaster: NullableText,
    }),
  ),
});
export const SubmissionPeriodsQuery = Type.Object({
  use_cache: Type.Optional(
    literals(['true', 'false', 'True', 'False', '1', '0'], {
      description: 'Accepted but ignored: the periods are always those of the open dataset.',
    }),
  ),
});
export const SubmissionPeriodsAnswer = Type.Object({
  available_periods: Type.Array(
    Type.Object({
      period_start_date: Type.String(),
      period_end_date: Type.String(),
      submission_start_date: Type.String(),
      submission_due_date: Type.String(),
      certification_due_date: Type.String(),
      submission_reveal_date: Type.String(),
      submission_fiscal_year: Type.Integer(),
      submission_fiscal_quarter: Type.Integer(),
      submission_fiscal_month: Type.Integer(),
      is_quarter: Type.Boolean(),
    }),
  ),
});
export const SaveSearchBody = Type.Object({
  filters: Type.Optional(OpenObject),
  version: Type.Optional(Type.String()),
});
export const SaveSearchAnswer = Type.Object({ hash: Type.String() });
export const SavedSearchBody = Type.Object({ hash: Type.String() });
export const SavedSearchAnswer = Type.Object({ filter: OpenObject });
