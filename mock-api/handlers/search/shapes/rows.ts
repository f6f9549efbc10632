import { Type } from '@sinclair/typebox';
import { Limit, Order, Page, PageMetadata } from '../../../core/paging';
import { literals, Messages, NullableInteger, OpenObject } from '../../../core/shapes';
import { MAX_FIELDS } from '../../../filters/limits';
import { buildFiltersSchema, dateTypes } from '../../../filters/schema';
import { spendingLevel } from './level';

const rowsFields = {
  fields: Type.Array(Type.String(), { minItems: 1, maxItems: MAX_FIELDS }),
  page: Page,
  limit: Limit(),
  order: Order,
};

export const AwardBody = Type.Object({
  filters: buildFiltersSchema({
    dateTypes: dateTypes.prime,
    bothDates: true,
    programActivities: true,
    requireTypes: true,
  }),
  ...rowsFields,
  sort: Type.Optional(Type.String()),
  subawards: Type.Optional(Type.Boolean()),
  spending_level: spendingLevel(['awards', 'subawards']),
  last_record_unique_id: Type.Optional(NullableInteger),
  last_record_sort_value: Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description:
        'Accepted but ignored: last_record_unique_id identifies the position in every sort order.',
    }),
  ),
});
export const TransactionBody = Type.Object({
  filters: buildFiltersSchema({
    dateTypes: dateTypes.prime,
    recipientId: true,
    programActivities: true,
    requireTypes: true,
  }),
  ...rowsFields,
  sort: Type.String(),
  spending_level: Type.Optional(
    literals(['transactions'], {
      description: 'Accepted but ignored: this search only returns transactions.',
    }),
  ),
});

const CursorMetadata = Type.Object({
  page: Type.Integer(),
  hasNext: Type.Boolean(),
  last_record_unique_id: NullableInteger,
  last_record_sort_value: Type.String(),
});
export const AwardAnswer = Type.Object({
  spending_level: Type.String(),
  limit: Type.Integer(),
  results: Type.Array(
    Type.Object(
      { internal_id: Type.Unsafe<unknown>({ type: ['integer', 'string', 'null'] }) },
      { additionalProperties: true },
    ),
  ),
  page_metadata: CursorMetadata,
  messages: Messages,
});
export const TransactionAnswer = Type.Object({
  spending_level: Type.Optional(Type.String()),
  limit: Type.Integer(),
  results: Type.Array(OpenObject),
  page_metadata: PageMetadata,
  messages: Messages,
});
