import { covidDefCodes, infraDefCodes, trackedDefCodes } from '../../codes/defCodes';
import { makeCodeTree, type SearchFilters } from '../searchFilters';
import { groupCount } from './count';
import { droppedIf, isObject, savedStrings, type FilterDefinition } from './definition';

/** Every disaster code asked for: those required, with the choices of the COVID-19 and infrastructure lists merged in. */
export const chosenDefCodes = (filters: SearchFilters): readonly string[] => [...new Set([...filters.defCodes.require.map(String), ...filters.covidDefCode, ...filters.infraDefCode])];

/** The filters with codes added or removed: all of them are kept as required codes, with their counts by disaster. */
export const changeDefCodes = (filters: SearchFilters, codes: readonly string[], direction: 'add' | 'remove'): SearchFilters => {
  const chosen = chosenDefCodes(filters);
  const next = trackedDefCodes.map(({ code }) => code).filter((code) => (codes.includes(code) ? direction === 'add' : chosen.includes(code)));
  const counts = [['COVID-19 Spending', 'COVID-19', covidDefCodes], ['Infrastructure Spending', 'Infrastructure', infraDefCodes]] as const;
  return filters.merge({
    covidDefCode: filters.covidDefCode.clear(), infraDefCode: filters.infraDefCode.clear(),
    defCodes: makeCodeTree({ require: next, exclude: [], counts: counts.map(([label, value, own]) => ({ label, value, count: next.filter((code) => own.includes(code)).length })).filter(({ count }) => count > 0) }),
  });
};

/** Disaster Emergency Fund Code: a small tree of two disasters. */
export const defCodeFilter: FilterDefinition = {
  id: 'defCode', name: 'Disaster Emergency Fund Code (DEFC)', fields: ['defCodes', 'covidDefCode', 'infraDefCode'],
  count: (filters) => groupCount(new Set(chosenDefCodes(filters)), [covidDefCodes, infraDefCodes]),
  toCriteria: (filters) => (chosenDefCodes(filters).length ? { defCodes: chosenDefCodes(filters) } : {}),
  fromSaved: (saved, target) => {
    // A tree saves each code with the path to it; the last step is the code.
    const tree = isObject(saved.defCodes) ? saved.defCodes : {};
    const last = (list: unknown): unknown => (Array.isArray(list) ? list.map((item: unknown) => (Array.isArray(item) ? (item[item.length - 1] as unknown) : item)) : list);
    const lists = [last(tree.require), saved.covidDefCode, saved.infraDefCode].map(savedStrings);
    const codes = lists.flatMap(({ kept }) => kept);
    const known = codes.filter((code) => trackedDefCodes.some((entry) => entry.code === code));
    const excluded = Array.isArray(tree.exclude) && tree.exclude.length > 0;
    return { filters: known.length ? changeDefCodes(target, known, 'add') : target, dropped: droppedIf(excluded || known.length < codes.length || lists.some(({ refused }) => refused > 0), 'Disaster Emergency Fund Code (DEFC)') };
  },
};
