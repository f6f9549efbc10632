import { type Static, Type } from '@sinclair/typebox';
import { Limit, Page } from '../../core/paging';
import { literals, NullableInteger, NullableNumber, TextOrInteger } from '../../core/shapes';
import type { Kind } from './fields';

const sortedLiterals = (names: readonly string[]) => literals([...names].sort());
const toOrderKeys = (names: readonly string[]) =>
  [...names, 'aggregate'].flatMap((name) => [name, `-${name}`]);

/** Returns the body schema for one kind of request. */
export const totalsBody = ({ sums, counts, groups, filters }: Kind) => {
  const group = sortedLiterals(Object.keys(groups));
  return Type.Object({
    filters: Type.Optional(
      Type.Array(
        Type.Object({
          field: sortedLiterals(Object.keys(filters)),
          operation: literals(['equals', 'in']),
          value: Type.Union([TextOrInteger, Type.Array(TextOrInteger)]),
        }),
        { maxItems: 20 },
      ),
    ),
    group: Type.Union([group, Type.Array(group, { minItems: 1, maxItems: 6 })]),
    field: sortedLiterals([...Object.keys(sums), ...counts]),
    aggregate: Type.Optional(literals(['sum', 'count', ''])),
    order: Type.Optional(
      Type.Array(literals(toOrderKeys(Object.keys(groups)).sort()), { maxItems: 8 }),
    ),
    page: Page,
    limit: Limit(500, 100),
    auditTrail: Type.Optional(
      Type.String({
        description: 'Accepted but ignored: a note for logs about the purpose of the request.',
      }),
    ),
  });
};
export type TotalsRequest = Static<ReturnType<typeof totalsBody>>;

const value = Type.Union([Type.String(), Type.Integer(), Type.Null()]);
/** Returns the response schema: rows with the fields that they are grouped by. `item` is the first of these fields. */
export const TotalsAnswer = (kind: Kind) =>
  Type.Object({
    results: Type.Array(
      Type.Object({
        item: value,
        aggregate: NullableNumber,
        ...Object.fromEntries(Object.keys(kind.groups).map((name) => [name, Type.Optional(value)])),
      }),
    ),
    page_metadata: Type.Object({
      page: Type.Integer(),
      count: Type.Integer(),
      has_next_page: Type.Boolean(),
      has_previous_page: Type.Boolean(),
      next: NullableInteger,
      previous: NullableInteger,
    }),
  });
