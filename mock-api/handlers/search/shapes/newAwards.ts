import { Type } from '@sinclair/typebox';
import { literals, Messages } from '../../../core/shapes';
import { LIST_LIMITS } from '../../../filters/limits';

const newAwardGroups = ['fiscal_year', 'quarter', 'month', 'fy', 'q', 'm'];
const NewAwardsPeriod = Type.Object(
  {
    start_date: Type.Optional(Type.String({ format: 'date' })),
    end_date: Type.Optional(Type.String({ format: 'date' })),
  },
  { minProperties: 1 },
);
export const NewAwardsBody = Type.Object({
  group: Type.Optional(literals(newAwardGroups, { default: 'fiscal_year' })),
  filters: Type.Object({
    time_period: Type.Array(NewAwardsPeriod, { minItems: 1, maxItems: LIST_LIMITS.time_period }),
    recipient_id: Type.String(),
  }),
});
export const NewAwardsAnswer = Type.Object({
  group: Type.String(),
  results: Type.Array(
    Type.Object({
      time_period: Type.Record(Type.String(), Type.String()),
      new_award_count_in_period: Type.Integer(),
    }),
  ),
  messages: Messages,
});
