import { Type } from '@sinclair/typebox';
import { literals, NullableInteger, NullableNumber, NullableText } from '../../core/shapes';

const stateFields = {
  name: Type.String(),
  code: Type.String(),
  fips: Type.String(),
  type: literals(['state', 'territory', 'district']),
};
export const StatesAnswer = Type.Array(
  Type.Object({ ...stateFields, amount: Type.Number(), count: Type.Integer() }),
);
export const StateAnswer = Type.Object({
  ...stateFields,
  population: NullableInteger,
  pop_year: Type.Integer(),
  pop_source: NullableText,
  median_household_income: NullableNumber,
  mhi_year: Type.Integer(),
  mhi_source: NullableText,
  total_prime_amount: NullableNumber,
  total_prime_awards: Type.Integer(),
  total_face_value_loan_amount: NullableNumber,
  total_face_value_loan_prime_awards: Type.Integer(),
  award_amount_per_capita: NullableNumber,
  total_outlays: NullableNumber,
});
export const stateAwardTypes = [
  'contracts',
  'direct_payments',
  'grants',
  'loans',
  'other_financial_assistance',
] as const;
export const StateAwardsAnswer = Type.Array(
  Type.Object({
    type: literals(stateAwardTypes),
    amount: NullableNumber,
    count: Type.Integer(),
    total_outlays: NullableNumber,
  }),
);
