import { Type } from '@sinclair/typebox';
import { literals, NullableNumber, NullableText } from '../../../core/shapes';
import { groupKeys, typeCodes } from '../../../db/schema';
import { NO_INTERSECTION } from '../../../filters/schema';
import { listParameters } from '../../shared/lists';
import { agencyFields, agencyTypeField, fiscalYearField, ListAnswer, Messages } from './shared';

const codesField = {
  award_type_codes: Type.Optional(
    Type.Array(literals([...typeCodes, NO_INTERSECTION]), { minItems: 1 }),
  ),
};
export const AgencyQuery = Type.Object({ ...fiscalYearField, ...agencyTypeField, ...codesField });
export const AgencyAwardsAnswer = Type.Object({
  ...agencyFields,
  fiscal_year: Type.Integer(),
  latest_action_date: NullableText,
  transaction_count: Type.Integer(),
  obligations: Type.Number(),
  messages: Messages,
});
export const NewAwardCountAnswer = Type.Object({
  ...agencyFields,
  fiscal_year: Type.Integer(),
  agency_type: Type.String(),
  award_type_codes: Type.Unsafe<string[] | null>({
    type: ['array', 'null'],
    items: { type: 'string' },
  }),
  new_award_count: Type.Integer(),
});
export const CategoriesAnswer = Type.Object({
  total_aggregated_amount: Type.Number(),
  results: Type.Array(
    Type.Object({ category: literals(groupKeys), aggregated_amount: Type.Number() }),
  ),
});
export const RecipientsAnswer = Type.Object({
  ...agencyFields,
  fiscal_year: Type.Integer(),
  count: Type.Integer(),
  total_federal_count: Type.Integer(),
  max: NullableNumber,
  min: NullableNumber,
  '25th_percentile': NullableNumber,
  '50th_percentile': NullableNumber,
  '75th_percentile': NullableNumber,
  messages: Messages,
});

const countFields = {
  total_obligations: Type.Number(),
  transaction_count: Type.Integer(),
  new_award_count: Type.Integer(),
};
export const SubAgencyQuery = Type.Object({
  ...fiscalYearField,
  ...agencyTypeField,
  ...codesField,
  ...listParameters(['name', ...Object.keys(countFields)], 'total_obligations'),
});
export const SubAgencyAnswer = ListAnswer(
  {
    name: Type.String(),
    abbreviation: NullableText,
    ...countFields,
    children: Type.Array(Type.Object({ name: Type.String(), code: Type.String(), ...countFields })),
  },
  agencyFields,
);
export const SubAgencyCountQuery = Type.Object({ ...fiscalYearField, ...agencyTypeField });
export const SubAgencyCountAnswer = Type.Object({
  ...agencyFields,
  fiscal_year: Type.Integer(),
  sub_agency_count: Type.Integer(),
  office_count: Type.Integer(),
  messages: Messages,
});
