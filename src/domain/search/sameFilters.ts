/** Compares two states of the filters by the data that they request. */
import { OrderedMap, is, Set as ImmutableSet } from 'immutable';
import {
  scopeFields,
  initialFilters,
  chosenAwardTypes,
  chosenDefCodes,
  chosenScope,
  isForeignScope,
  periodsOf,
  type FilterField,
  type CodeTree,
  type SearchFilters,
} from './searchFilters';

const sides = Object.entries(scopeFields) as [
  keyof typeof scopeFields,
  (typeof scopeFields)[keyof typeof scopeFields],
][];

const ignoredFields: readonly FilterField[] = [
  'filterNewAwardsOnlyActive',
  'filterNaoActiveFromFyOrDateRange',
];
const treeFields: readonly FilterField[] = ['naicsCodes', 'pscCodes', 'tasCodes'];
/** Other fields that each field is compared with as a group, because the group requests the same data. */
const relatedFields: Readonly<Partial<Record<FilterField, readonly FilterField[]>>> = {
  timePeriodType: ['timePeriodFY', 'time_period'],
  awardType: ['contractAwardType', 'financialAssistanceAwardType'],
  defCodes: ['covidDefCode', 'infraDefCode'],
};
const skippedFields = new Set<FilterField>([
  ...ignoredFields,
  ...Object.values(relatedFields).flat(),
]);
/** The compared fields, each with all fields that its comparison reads. */
const comparedFields = (Object.keys(initialFilters.toObject()) as FilterField[])
  .filter((field) => !skippedFields.has(field))
  .map((field) => {
    const side = sides.find((each) => each.includes(field as never));
    return {
      field,
      side,
      readWith: [field, ...(side ?? relatedFields[field] ?? [])] as FilterField[],
    };
  });

const hasSameMembers = (a: unknown, b: unknown): boolean => {
  if (OrderedMap.isOrderedMap(a) && OrderedMap.isOrderedMap(b))
    return is(a.toMap().map(toComparable), b.toMap().map(toComparable));
  return is(a, b);
};
/** Returns a text to compare values by content, because amount ranges are arrays and locations contain arrays. */
const toComparable = (value: unknown): unknown => JSON.stringify(value);
const isSameTree = (a: CodeTree, b: CodeTree): boolean => {
  const toSortedJson = (list: readonly unknown[]) =>
    JSON.stringify(list.map((item) => JSON.stringify(item)).sort());
  return (
    toSortedJson(a.require) === toSortedJson(b.require) &&
    toSortedJson(a.exclude) === toSortedJson(b.exclude)
  );
};

/**
 * Returns whether two states request the same data (pages document §3.2). Ignores the inactive time field, tree counts, the order of
 * members, and which field contains an award type or DEFC. "All foreign countries" equals the foreign scope.
 */
export const sameFilters = (a: SearchFilters, b: SearchFilters): boolean =>
  a === b ||
  comparedFields.every(({ field, side, readWith }) => {
    // This runs on every change of the store, when most fields are still the same object.
    if (readWith.every((each) => a[each] === b[each])) return true;
    if (field === 'awardType') return is(chosenAwardTypes(a), chosenAwardTypes(b));
    if (field === 'defCodes')
      return is(ImmutableSet(chosenDefCodes(a)), ImmutableSet(chosenDefCodes(b)));
    if (field === 'timePeriodType') return is(periodsOf(a), periodsOf(b));
    if (side) {
      const [places, scope] = side;
      return field === scope
        ? chosenScope(a[places], a[scope]) === chosenScope(b[places], b[scope])
        : hasSameMembers(a[places].filterNot(isForeignScope), b[places].filterNot(isForeignScope));
    }
    if (treeFields.includes(field)) return isSameTree(a[field] as CodeTree, b[field] as CodeTree);
    return hasSameMembers(a[field], b[field]);
  });

/** Returns whether a search has no filters, whatever its time type. */
export const isEmptySearch = (filters: SearchFilters): boolean =>
  sameFilters(filters, initialFilters);
