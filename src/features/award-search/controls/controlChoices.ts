import { chipDefinitions, type ChipGroup, type CodeNames } from '@/blocks/search-filters';
import type { CriteriaContext } from '@/domain/search/criteria';
import { filterDefinition } from '@/domain/search/filters/registry';
import type { SearchFilters } from '@/domain/search/searchFilters';
import type { ControlEntry } from './controlTable';

/** Returns the number of values chosen in a control. */
export const countChosen = (
  { id, getCovered }: ControlEntry,
  filters: SearchFilters,
  context: CriteriaContext,
): number => filterDefinition(id).count(getCovered ? getCovered(filters) : filters, context);
/** Returns the chips of the values chosen in a control, in groups with a caption. */
export const getChips = (
  { id, getCovered }: ControlEntry,
  filters: SearchFilters,
  today: string,
  nameOf: CodeNames,
): readonly ChipGroup[] =>
  chipDefinitions
    .find((definition) => definition.id === id)!
    .groups(getCovered ? getCovered(filters) : filters, today, nameOf)
    .filter(({ chips }) => chips.length);
