import { Set as ImmutableSet } from 'immutable';
import { covidDefCodes, infraDefCodes, trackedDefCodes } from '../../codes/defCodes';
import { chosenDefCodes, makeCodeTree, type SearchFilters } from '../searchFilters';
import { groupCount } from './count';
import { droppedIf, isObject, parseStrings, type FilterDefinition } from './definition';

export type DefCodeField = 'defCodes' | 'covidDefCode' | 'infraDefCode';
/** Adds to the given field the codes that no other field contains, or removes the codes from every field. */
export const changeDefCodes = (
  filters: SearchFilters,
  codes: readonly string[],
  direction: 'add' | 'remove',
  field: DefCodeField = 'defCodes',
): SearchFilters => {
  const selectedCodes = chosenDefCodes(filters);
  if (direction === 'add' && field !== 'defCodes')
    return filters.set(
      field,
      filters[field].union(codes.filter((code) => !selectedCodes.includes(code))),
    );
  const treeCodes = filters.defCodes.require.map(String);
  const nextCodes = trackedDefCodes
    .map(({ code }) => code)
    .filter((code) =>
      codes.includes(code)
        ? direction === 'add' && (treeCodes.includes(code) || !selectedCodes.includes(code))
        : treeCodes.includes(code),
    );
  const disasterGroups = [
    ['COVID-19 Spending', 'COVID-19', covidDefCodes],
    ['Infrastructure Spending', 'Infrastructure', infraDefCodes],
  ] as const;
  return filters.merge({
    ...(direction === 'remove'
      ? {
          covidDefCode: filters.covidDefCode.subtract(codes),
          infraDefCode: filters.infraDefCode.subtract(codes),
        }
      : {}),
    defCodes: makeCodeTree({
      require: nextCodes,
      exclude: [],
      counts: disasterGroups
        .map(([label, value, disasterCodes]) => ({
          label,
          value,
          count: nextCodes.filter((code) => disasterCodes.includes(code)).length,
        }))
        .filter(({ count }) => count > 0),
    }),
  });
};

/** The filter for Disaster Emergency Fund Codes. */
export const defCodeFilter: FilterDefinition = {
  id: 'defCode',
  name: 'Disaster Emergency Fund Code (DEFC)',
  fields: ['defCodes', 'covidDefCode', 'infraDefCode'],
  count: (filters) => groupCount(new Set(chosenDefCodes(filters)), [covidDefCodes, infraDefCodes]),
  toCriteria: (filters) =>
    chosenDefCodes(filters).length ? { defCodes: [...chosenDefCodes(filters)].sort() } : {},
  fromSaved: (saved, target) => {
    // Saved trees contain the path to each code. The last element of a path is the code.
    const tree = isObject(saved.defCodes) ? saved.defCodes : {};
    const getLastElements = (list: unknown): unknown =>
      Array.isArray(list)
        ? list.map((item: unknown) =>
            Array.isArray(item) ? (item[item.length - 1] as unknown) : item,
          )
        : list;
    const lists = [getLastElements(tree.require), saved.covidDefCode, saved.infraDefCode].map(
      parseStrings,
    );
    const codes = lists.flatMap(({ kept }) => kept);
    const [required, covid, infra] = lists.map(({ kept }) =>
      kept.filter((code) => trackedDefCodes.some((entry) => entry.code === code)),
    ) as [string[], string[], string[]];
    const validCodes = [...required, ...covid, ...infra];
    const hasExclusions = Array.isArray(tree.exclude) && tree.exclude.length > 0;
    return {
      filters: (required.length ? changeDefCodes(target, required, 'add') : target).merge({
        covidDefCode: ImmutableSet(covid),
        infraDefCode: ImmutableSet(infra),
      }),
      dropped: droppedIf(
        hasExclusions ||
          validCodes.length < codes.length ||
          lists.some(({ refused }) => refused > 0),
        'Disaster Emergency Fund Code (DEFC)',
      ),
    };
  },
};
