import type { UnknownAction } from 'redux';
import { allCodes, codeLabel, type CodeGroup } from '@/domain/codes/codeGroups';
import type { IsoDay } from '@/domain/fiscal';
import type { FilterId } from '@/domain/search/filters/definition';
import { isUnder, pathKey, type Path } from '@/domain/search/codeTree';
import { getTreeChoice, type TreeField } from '@/domain/search/filters/treeFilters';
import type { SearchFilters } from '@/domain/search/searchFilters';
import * as actions from './state/searchFiltersActions';

/** A removable value in the filter bar, with the actions that remove it from the staged filters. */
export interface FilterChip {
  key: string;
  text: string;
  remove: readonly UnknownAction[];
}
/** Returns the name of a code of a tree, `336411 - Aircraft Manufacturing`; undefined until the name has loaded. */
export type CodeNames = (field: TreeField, path: Path) => string | undefined;
export interface ChipGroup {
  caption: string;
  chips: readonly FilterChip[];
}
/** The chips of one filter, in groups, because agency and location have two captions each. */
export interface ChipDefinition {
  id: FilterId;
  groups: (filters: SearchFilters, today: IsoDay, getCodeName?: CodeNames) => readonly ChipGroup[];
}

/** Creates the chips of a filter with one caption. */
export const defineChips = (
  id: FilterId,
  caption: string,
  getChips: (filters: SearchFilters, today: IsoDay, nameOf: CodeNames) => readonly FilterChip[],
): ChipDefinition => ({
  id,
  groups: (filters, today, nameOf = () => undefined) => [
    { caption, chips: getChips(filters, today, nameOf) },
  ],
});

/** Creates one chip for each entry of a map. */
export const entryChips = <Value>(
  entries: Iterable<[string, Value]>,
  getText: (value: Value, key: string) => string,
  remove: (value: Value) => UnknownAction,
): FilterChip[] =>
  [...entries].map(([key, value]) => ({ key, text: getText(value, key), remove: [remove(value)] }));
/** Returns one chip for a completely selected group, else one for each selected value. */
export const groupedChips = (
  selection: { has: (value: string) => boolean },
  groups: readonly { allLabel: string; values: readonly string[] }[],
  getLabel: (value: string) => string,
  removeAll: (values: readonly string[]) => UnknownAction,
  removeOne: (value: string) => UnknownAction,
): FilterChip[] =>
  groups.flatMap(({ allLabel, values }) => {
    const selectedValues = values.filter((value) => selection.has(value));
    if (selectedValues.length && selectedValues.length === values.length)
      return [
        {
          key: allLabel,
          text: values.length === 1 ? getLabel(values[0]!) : allLabel,
          remove: [removeAll(values)],
        },
      ];
    return selectedValues.map((value) => ({
      key: value,
      text: getLabel(value),
      remove: [removeOne(value)],
    }));
  });

/** Creates the chips of a code filter: one for each selected code, in the order of `groups`. */
export const codeSetChips = (
  id: FilterId,
  caption: string,
  field: 'pricingType' | 'setAside' | 'extentCompeted',
  groups: readonly CodeGroup[],
): ChipDefinition =>
  defineChips(id, caption, (filters) =>
    allCodes(groups)
      .filter((code) => filters[field].has(code))
      .map((code) => ({
        key: code,
        text: codeLabel(groups, code)!,
        remove: [actions.setToggled(field, code)],
      })),
  );

/** Creates one chip for each selected code or branch, followed by its exceptions. */
export const codeTreeChips = (id: FilterId, caption: string, field: TreeField): ChipDefinition =>
  defineChips(id, caption, (filters, _, nameOf) => {
    const { require, exclude, counts } = getTreeChoice(filters, field);
    const branchLabels = new Map(counts.map(({ label, value }) => [value, label]));
    const getPathText = (path: Path) =>
      nameOf(field, path) ??
      (path.length === 1 ? branchLabels.get(path[0]!) : undefined) ??
      path.at(-1)!;
    const createChip = (path: Path, chipText: string): FilterChip => ({
      key: pathKey(path),
      text: chipText,
      remove: [actions.treeEntryRemoved(field, path)],
    });
    return require.flatMap((path) => [
      createChip(path, getPathText(path)),
      ...exclude
        .filter((each) => isUnder(each, path))
        .map((each) => createChip(each, `Except ${getPathText(each)}`)),
    ]);
  });
