import type { IsoDay } from '@/domain/fiscal';
import { isEmptySearch } from '@/domain/search/sameFilters';
import type { SearchFilters } from '@/domain/search/searchFilters';
import type { ChipGroup, CodeNames, FilterChip } from './chipKinds';
import { chipGroups } from './chips';
import { stagedFiltersReducer, type SearchAction } from './state/searchFiltersReducer';

/** Maximum number of values that a removal names one by one. */
const MAX_NAMED_VALUES = 3;

/** The removal of one filter with all its values. */
export interface FilterRemoval {
  chip: FilterChip;
  /** The filters without it. */
  remaining: SearchFilters;
}

const groupText = ({ caption, chips }: ChipGroup): string => {
  const values =
    chips.length > MAX_NAMED_VALUES
      ? `${chips.length} values`
      : chips.map(({ text }) => text).join(', ');
  return caption ? `${caption}: ${values}` : values;
};
/** Returns the removal of each filter, in the order of the chips. Omits a removal that leaves no filter. */
export const filterRemovals = (
  filters: SearchFilters,
  today: IsoDay,
  getCodeName?: CodeNames,
): FilterRemoval[] =>
  chipGroups(filters, today, getCodeName)
    .map((group) => {
      const text = groupText(group);
      // In reverse order, because date ranges are removed by position.
      const remove = [...group.chips].reverse().flatMap((chip) => chip.remove);
      const remaining = remove.reduce<SearchFilters>(
        (rest, action) => stagedFiltersReducer(rest, action as SearchAction),
        filters,
      );
      return { chip: { key: text, text, remove }, remaining };
    })
    .filter(({ remaining }) => !isEmptySearch(remaining));
