import { Type } from '@sinclair/typebox';
import { Limit, Page, PageMetadata } from '../../../core/paging';
import {
  literals,
  Messages,
  NullableInteger,
  NullableNumber,
  NullableText,
} from '../../../core/shapes';
import { buildFiltersSchema, dateTypes, Keywords } from '../../../filters/schema';
import { geographicLayers } from '../../shared/geographicLayers';
import { groupNames } from '../queries/periods';
import { spendingLevel, subawardsFlag } from './level';

export const CountBody = Type.Object({
  filters: buildFiltersSchema({ programActivities: true }),
  spending_level: spendingLevel(['awards', 'subawards']),
  subawards: subawardsFlag,
});
export const TransactionCountBody = Type.Object({
  filters: buildFiltersSchema({
    dateTypes: dateTypes.prime,
    recipientId: true,
    programActivities: true,
  }),
});
const count = Type.Integer({ minimum: 0 });
const GroupCounts = Type.Object({
  contracts: count,
  idvs: count,
  grants: count,
  direct_payments: count,
  loans: count,
  other: count,
});
export const SummaryBody = Type.Object({ filters: Type.Object({ keywords: Keywords }) });

const amount = Type.Number();
export const TimeBody = Type.Object({
  group: literals(Object.keys(groupNames)),
  filters: buildFiltersSchema({ recipientId: true, programActivities: true }),
  spending_level: spendingLevel(['transactions', 'awards', 'subawards']),
  subawards: subawardsFlag,
});

/** One schema for all categories. A schema for each request would be compiled and cached every time. */
export const CategoryBody = Type.Object({
  filters: buildFiltersSchema({ recipientId: true }),
  category: Type.Optional(Type.String()),
  page: Page,
  limit: Limit(),
  spending_level: spendingLevel(['transactions', 'awards', 'subawards', 'award_financial']),
  subawards: subawardsFlag,
});
/** The same body for routes whose path names the category. */
export const NamedCategoryBody = Type.Object({
  ...CategoryBody.properties,
  category: Type.Optional(
    Type.String({ description: 'Accepted but ignored: the path names the category.' }),
  ),
});
export const GeographyBody = Type.Object({
  filters: buildFiltersSchema({ recipientId: true, programActivities: true }),
  scope: literals(['place_of_performance', 'recipient_location']),
  geo_layer: literals(Object.keys(geographicLayers)),
  geo_layer_filters: Type.Optional(Type.Array(Type.String(), { maxItems: 5000 })),
  spending_level: spendingLevel(['transactions', 'awards', 'subawards']),
  subawards: subawardsFlag,
});

const CategoryRow = Type.Object(
  {
    amount,
    total_outlays: NullableNumber,
    code: NullableText,
    name: NullableText,
    id: Type.Optional(NullableInteger),
  },
  { additionalProperties: true },
);
export const CategoryAnswer = Type.Object({
  category: Type.String(),
  spending_level: Type.String(),
  limit: Type.Integer(),
  results: Type.Array(CategoryRow),
  page_metadata: PageMetadata,
  messages: Messages,
});
export const CountAnswer = Type.Object({
  results: Type.Union([GroupCounts, Type.Object({ subcontracts: count, subgrants: count })]),
  spending_level: Type.String(),
  messages: Messages,
});
export const TransactionCountAnswer = Type.Object({ results: GroupCounts, messages: Messages });
export const SummaryAnswer = Type.Object({
  results: Type.Object({ prime_awards_count: count, prime_awards_obligation_amount: amount }),
  messages: Messages,
});
export const TimeAnswer = Type.Object({
  group: Type.String(),
  spending_level: Type.String(),
  results: Type.Array(
    Type.Object(
      {
        time_period: Type.Record(Type.String(), Type.String()),
        aggregated_amount: amount,
        total_outlays: NullableNumber,
      },
      { additionalProperties: true },
    ),
  ),
  messages: Messages,
});
export const GeographyAnswer = Type.Object({
  scope: Type.String(),
  geo_layer: Type.String(),
  spending_level: Type.String(),
  results: Type.Array(
    Type.Object({
      shape_code: Type.String(),
      display_name: NullableText,
      aggregated_amount: amount,
      population: NullableInteger,
      per_capita: NullableNumber,
      total_outlays: Type.Optional(amount),
    }),
  ),
  messages: Messages,
});
