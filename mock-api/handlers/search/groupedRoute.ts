import { Type } from '@sinclair/typebox';
import { Limit, Order, Page, PageMetadata } from '../../core/paging';
import type { Route } from '../../core/route';
import { literals, Messages } from '../../core/shapes';
import { prepareSearch } from '../../filters/prepare';
import { buildFiltersSchema, dateTypes } from '../../filters/schema';
import {
  getSortColumns,
  type GroupedLevel,
  type GroupedRequest,
  loadGroupedRows,
  groupedTables,
} from './queries/grouped';

const amount = Type.Number();
/** Returns the route for awards with the number and the sum of their matching transactions or subawards. */
export const groupedRoute = (level: GroupedLevel): Route => {
  const { word, fallback } = groupedTables[level];
  const body = Type.Object({
    filters: buildFiltersSchema({
      dateTypes: level === 'subawards' ? dateTypes.any : dateTypes.prime,
      programActivities: true,
      recipientId: level === 'transactions',
      requireTypes: true,
    }),
    page: Page,
    limit: Limit(),
    order: Order,
    sort: Type.Optional(literals(Object.keys(getSortColumns(word)), { default: fallback })),
  });
  return {
    method: 'POST',
    path: `v2/search/spending_by_${word}_grouped/`,
    summary: `Awards with the number and amount of their matching ${word}s`,
    body,
    selfValidating: true,
    errors: [400, 422],
    answer: Type.Object({
      limit: Type.Integer(),
      page_metadata: PageMetadata,
      messages: Messages,
      results: Type.Array(
        Type.Object({
          award_id: Type.String(),
          award_generated_internal_id: Type.String(),
          [`${word}_count`]: Type.Integer(),
          [`${word}_obligation`]: amount,
        }),
      ),
    }),
    handler: async (call) => {
      const { request, messages } = prepareSearch<GroupedRequest>(body, call.body);
      return { ...(await loadGroupedRows(call, level, request)), messages };
    },
  };
};
