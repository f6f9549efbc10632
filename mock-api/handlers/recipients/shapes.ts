import { Type } from '@sinclair/typebox';
import { CountedPages, Limit, Order, Page } from '../../core/paging';
import { literals, NullableText } from '../../core/shapes';

const awardTypes = [
  'all',
  'contracts',
  'grants',
  'loans',
  'direct_payments',
  'other_financial_assistance',
] as const;
const filterFields = {
  keyword: Type.Optional(Type.String()),
  award_type: Type.Optional(literals(awardTypes)),
};
export const RecipientCountBody = Type.Object(filterFields);
export const RecipientCountAnswer = Type.Object({ count: Type.Integer() });
export const RecipientsBody = Type.Object({
  order: Order,
  sort: Type.Optional(literals(['name', 'uei', 'duns', 'amount'])),
  limit: Limit(1000, 50),
  page: Page,
  ...filterFields,
});
export const RecipientsAnswer = Type.Object({
  page_metadata: CountedPages,
  results: Type.Array(
    Type.Object({
      id: Type.String(),
      name: NullableText,
      duns: NullableText,
      uei: NullableText,
      recipient_level: Type.String(),
      amount: Type.Number(),
    }),
  ),
});
const parentFields = {
  parent_name: NullableText,
  parent_duns: NullableText,
  parent_id: NullableText,
  parent_uei: NullableText,
};
export const RecipientAnswer = Type.Object({
  name: NullableText,
  alternate_names: Type.Array(Type.String()),
  duns: NullableText,
  uei: NullableText,
  recipient_id: Type.String(),
  recipient_level: literals(['R', 'P', 'C']),
  parents: Type.Array(Type.Object(parentFields)),
  ...parentFields,
  location: Type.Object({
    address_line1: NullableText,
    address_line2: NullableText,
    address_line3: NullableText,
    foreign_province: NullableText,
    city_name: NullableText,
    county_name: NullableText,
    state_code: NullableText,
    zip: NullableText,
    zip4: NullableText,
    foreign_postal_code: NullableText,
    country_name: NullableText,
    country_code: NullableText,
    congressional_code: NullableText,
  }),
  business_types: Type.Array(Type.String()),
  total_transaction_amount: Type.Number(),
  total_transactions: Type.Integer(),
  total_face_value_loan_amount: Type.Number(),
  total_face_value_loan_transactions: Type.Integer(),
});
export const ChildRecipientsAnswer = Type.Array(
  Type.Object({
    recipient_id: Type.String(),
    name: NullableText,
    duns: NullableText,
    uei: NullableText,
    state_province: NullableText,
    amount: Type.Number(),
  }),
);
