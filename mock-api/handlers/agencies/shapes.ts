import { Type } from '@sinclair/typebox';
import { EARLIEST_FISCAL_YEAR } from '../../../src/domain/fiscal';
import { literals, NullableText } from '../../core/shapes';
import { typeCodes } from '../../db/schema';
import { NO_INTERSECTION } from '../../filters/schema';

export const agencyTypes = ['awarding', 'funding'] as const;
export const AgencyQuery = Type.Object({
  fiscal_year: Type.Optional(Type.Integer({ minimum: EARLIEST_FISCAL_YEAR })),
  agency_type: Type.Optional(literals(agencyTypes)),
  award_type_codes: Type.Optional(
    Type.Array(literals([...typeCodes, NO_INTERSECTION]), {
      minItems: 1,
    }),
  ),
});
export const AgencyAwardsAnswer = Type.Object({
  toptier_code: Type.String(),
  fiscal_year: Type.Integer(),
  latest_action_date: NullableText,
  transaction_count: Type.Integer(),
  obligations: Type.Number(),
  messages: Type.Array(Type.String()),
});
export const NewAwardCountAnswer = Type.Object({
  toptier_code: Type.String(),
  fiscal_year: Type.Integer(),
  agency_type: Type.String(),
  award_type_codes: Type.Unsafe<string[] | null>({
    type: ['array', 'null'],
    items: { type: 'string' },
  }),
  new_award_count: Type.Integer(),
});
