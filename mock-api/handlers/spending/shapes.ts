import { Type } from '@sinclair/typebox';
import {
  literals,
  NullableBoolean,
  NullableNumber,
  NullableText,
  TextOrInteger,
} from '../../core/shapes';
import { levelNames } from './levels';

const wholeNumberUpTo = (maximum: number) =>
  Type.Unsafe<string | number>({
    enum: Array.from({ length: maximum }, (_, at) => at + 1).flatMap((value) => [
      value,
      String(value),
    ]),
  });

const SpendingFilters = Type.Object(
  {
    fy: TextOrInteger,
    quarter: Type.Optional(wholeNumberUpTo(4)),
    period: Type.Optional(wholeNumberUpTo(12)),
    ...Object.fromEntries(levelNames.map((kind) => [kind, Type.Optional(TextOrInteger)])),
  },
  { additionalProperties: false },
);
export const SpendingBody = Type.Object({
  type: literals([...levelNames].sort()),
  filters: SpendingFilters,
});
const SpendingResult = Type.Object({
  id: NullableText,
  code: NullableText,
  type: Type.String(),
  name: Type.String(),
  amount: NullableNumber,
  account_number: Type.Optional(NullableText),
  link: Type.Optional(NullableBoolean),
  total: Type.Optional(NullableNumber),
  generated_unique_award_id: Type.Optional(NullableText),
});
export const SpendingAnswer = Type.Object({
  total: NullableNumber,
  end_date: NullableText,
  results: Type.Array(SpendingResult),
});
