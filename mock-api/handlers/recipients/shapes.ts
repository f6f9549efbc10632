import { Type } from '@sinclair/typebox';
import { Limit, Order, Page } from '../../core/paging';
import { literals, NullableInteger, NullableText } from '../../core/shapes';

const awardTypes = [
  'all',
  'contracts',
  'grants',
  'loans',
  'direct_payments',
  'other_financial_assistance',
] as const;
export const RecipientsBody = Type.Object({
  order: Order,
  sort: Type.Optional(literals(['name', 'uei', 'duns', 'amount'])),
  limit: Limit(1000, 50),
  page: Page,
  keyword: Type.Optional(Type.String()),
  award_type: Type.Optional(literals(awardTypes)),
});
export const RecipientsAnswer = Type.Object({
  page_metadata: Type.Object({
    page: Type.Integer(),
    limit: Type.Integer(),
    total: Type.Integer(),
    next: NullableInteger,
    previous: NullableInteger,
    hasNext: Type.Boolean(),
    hasPrevious: Type.Boolean(),
  }),
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
