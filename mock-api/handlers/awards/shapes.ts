import { Type } from '@sinclair/typebox';
import { NullableNumber, NullableText, OpenObject, TextOrInteger } from '../../core/shapes';

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
export const LastUpdatedAnswer = Type.Object({ last_updated: Type.String() });
export const FundingRollupBody = Type.Object({ award_id: TextOrInteger });
export const FundingRollupAnswer = Type.Object({
  total_transaction_obligated_amount: Type.Number(),
  awarding_agency_count: Type.Integer(),
  funding_agency_count: Type.Integer(),
  federal_account_count: Type.Integer(),
});
