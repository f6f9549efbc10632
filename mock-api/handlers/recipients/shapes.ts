import { Type } from '@sinclair/typebox';
import { PageMetadata, Limit, Order, Page } from '../../core/paging';
import { literals, NullableText } from '../../core/shapes';

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
    ...PageMetadata.properties,
    limit: Type.Integer(),
    total: Type.Integer(),
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
