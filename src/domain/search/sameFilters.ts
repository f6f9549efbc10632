/** When two states of the filters ask for the same. */
import { OrderedMap, is, Set as ImmutableSet } from 'immutable';
import {
  scopeFields,
  initialFilters,
  chosenAwardTypes,
  chosenDefCodes,
  chosenScope,
  isForeignScope,
  type FilterField,
  type CodeTree,
  type SearchFilters,
} from './searchFilters';

const sides = Object.entries(scopeFields) as [
  keyof typeof scopeFields,
  (typeof scopeFields)[keyof typeof scopeFields],
][];

const ignoredAlways: readonly FilterField[] = [
  'filterNewAwardsOnlyActive',
  'filterNaoActiveFromFyOrDateRange',
];
const trees: readonly FilterField[] = ['naicsCodes', 'pscCodes', 'tasCodes'];
/** Sets that ask for the same thing as another field, together with it. */
const together: Readonly<Partial<Record<FilterField, readonly FilterField[]>>> = {
  timePeriodType: ['timePeriodFY', 'time_period'],
  awardType: ['contractAwardType', 'financialAssistanceAwardType'],
  defCodes: ['covidDefCode', 'infraDefCode'],
};
const leftOut = new Set<FilterField>([...ignoredAlways, ...Object.values(together).flat()]);
/** The fields that are compared, each with all that it is read with. */
const compared = (Object.keys(initialFilters.toObject()) as FilterField[])
  .filter((field) => !leftOut.has(field))
  .map((field) => {
    const side = sides.find((each) => each.includes(field as never));
    return { field, side, readWith: [field, ...(side ?? together[field] ?? [])] as FilterField[] };
  });

const sameMembers = (a: unknown, b: unknown): boolean => {
  if (OrderedMap.isOrderedMap(a) && OrderedMap.isOrderedMap(b))
    return is(a.toMap().map(plain), b.toMap().map(plain));
  return is(a, b);
};
/** Values compare by content: an amount range is an array, a location carries one. */
const plain = (value: unknown): unknown => JSON.stringify(value);
const sameTree = (a: CodeTree, b: CodeTree): boolean => {
  const sorted = (list: readonly unknown[]) =>
    JSON.stringify(list.map((item) => JSON.stringify(item)).sort());
  return sorted(a.require) === sorted(b.require) && sorted(a.exclude) === sorted(b.exclude);
};

/** The periods that are in force; those of the other tab are kept, not asked for. */
const periodsOf = (filters: SearchFilters): ImmutableSet<unknown> =>
  filters.timePeriodType === 'fy' ? filters.timePeriodFY : filters.time_period;

/**
 * Whether two states ask for the same (pages document §3.2): of the two time fields only that of the active type counts, and
 * the type alone asks for nothing; trees compare by their lists without counts, sets and maps by members without order, what two
 * layouts keep in different sets by the union, and a scope is the same whether it was chosen as such or as an entry.
 */
export const sameFilters = (a: SearchFilters, b: SearchFilters): boolean =>
  a === b ||
  compared.every(({ field, side, readWith }) => {
    // Every news of the store asks this, and then most of it is not only alike but the same.
    if (readWith.every((each) => a[each] === b[each])) return true;
    if (field === 'awardType') return is(chosenAwardTypes(a), chosenAwardTypes(b));
    if (field === 'defCodes')
      return is(ImmutableSet(chosenDefCodes(a)), ImmutableSet(chosenDefCodes(b)));
    if (field === 'timePeriodType') return is(periodsOf(a), periodsOf(b));
    if (side) {
      const [places, scope] = side;
      return field === scope
        ? chosenScope(a[places], a[scope]) === chosenScope(b[places], b[scope])
        : sameMembers(a[places].filterNot(isForeignScope), b[places].filterNot(isForeignScope));
    }
    if (trees.includes(field)) return sameTree(a[field] as CodeTree, b[field] as CodeTree);
    return sameMembers(a[field], b[field]);
  });

/** Whether nothing is chosen, under either time type. */
export const isEmptySearch = (filters: SearchFilters): boolean =>
  sameFilters(filters, initialFilters);
