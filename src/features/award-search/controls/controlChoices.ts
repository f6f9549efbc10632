import { chipDefinitions, type ChipGroup, type CodeNames } from '@/blocks/search-filters';
import type { CriteriaContext } from '@/domain/search/criteria';
import { filterDefinition } from '@/domain/search/filters/registry';
import type { SearchFilters } from '@/domain/search/searchFilters';
import type { ControlEntry } from './controlTable';

/** Returns the number of values chosen in a control. */
export const chosenIn = (
  { id, part }: ControlEntry,
  filters: SearchFilters,
  context: CriteriaContext,
): number => filterDefinition(id).count(part ? part(filters) : filters, context);
/** Returns the chips of what is chosen in a control. */
export const chipsIn = (
  { id, part }: ControlEntry,
  filters: SearchFilters,
  today: string,
  nameOf: CodeNames,
): readonly ChipGroup[] =>
  chipDefinitions
    .find((definition) => definition.id === id)!
    .groups(part ? part(filters) : filters, today, nameOf)
    .filter(({ chips }) => chips.length);
