import type { Path, TreeChoice } from '@/domain/search/codeTree';
import type { DayRange } from '@/domain/fiscal';
import type { AwardGroupKey } from '@/domain/codes/awardTypes';
import type {
  AgencyField,
  AwardTypeField,
  BulkDirection,
  BulkField,
  LocationField,
  LocationScopeField,
  SetField,
  TextMapField,
} from '@/domain/search/changes';
import type { ListingItem } from '@/domain/search/filters/contractFilters';
import type { DefCodeField } from '@/domain/search/filters/defCodeFilter';
import type { TreeField } from '@/domain/search/filters/treeFilters';
import type { FilterId } from '@/domain/search/filters/definition';
import type {
  AgencyItem,
  AmountRange,
  LocationItem,
  LocationScope,
  SearchFilters,
  TimePeriodType,
  TreasuryAccount,
} from '@/domain/search/searchFilters';
import type { SearchViewShape } from '@/domain/search/searchView';

/** Toggles a keyword or award ID. Like all filter edits, it changes the staged filters only. */
export const textToggled = (field: TextMapField, text: string) =>
  ({ type: 'searchFilters/textToggled', field, text }) as const;
export const setToggled = (field: SetField, value: string) =>
  ({ type: 'searchFilters/setToggled', field, value }) as const;
export const bulkChanged = (
  field: BulkField,
  values: readonly string[],
  direction: BulkDirection,
) => ({ type: 'searchFilters/bulkChanged', field, values, direction }) as const;
/** Adds or removes the award types of a group. They are added to `field`, the set of the current layout. */
export const awardGroupChanged = (
  group: AwardGroupKey,
  direction: BulkDirection,
  field?: AwardTypeField,
) => ({ type: 'searchFilters/awardGroupChanged', group, direction, field }) as const;
export const awardTypesChanged = (
  codes: readonly string[],
  direction: BulkDirection,
  field?: AwardTypeField,
) => ({ type: 'searchFilters/awardTypesChanged', codes, direction, field }) as const;
export const agencyToggled = (field: AgencyField, agency: AgencyItem) =>
  ({ type: 'searchFilters/agencyToggled', field, agency }) as const;
export const locationToggled = (field: LocationField, item: LocationItem) =>
  ({ type: 'searchFilters/locationToggled', field, item }) as const;
export const locationScopeSet = (field: LocationScopeField, scope: LocationScope) =>
  ({ type: 'searchFilters/locationScopeSet', field, scope }) as const;
export const timeTypeSet = (timeType: TimePeriodType) =>
  ({ type: 'searchFilters/timeTypeSet', timeType }) as const;
export const dateRangeAdded = (start: string, end: string) =>
  ({ type: 'searchFilters/dateRangeAdded', start, end }) as const;
export const dateRangeRemoved = (position: number) =>
  ({ type: 'searchFilters/dateRangeRemoved', position }) as const;
export const dateRangesSet = (ranges: readonly DayRange[]) =>
  ({ type: 'searchFilters/dateRangesSet', ranges }) as const;
export const newAwardsOnlySet = (isSelected: boolean) =>
  ({ type: 'searchFilters/newAwardsOnlySet', selected: isSelected }) as const;
export const timeReset = () => ({ type: 'searchFilters/timeReset' }) as const;
export const defCodesChanged = (
  codes: readonly string[],
  direction: BulkDirection,
  field?: DefCodeField,
) => ({ type: 'searchFilters/defCodesChanged', codes, direction, field }) as const;
export const treeChoiceSet = (field: TreeField, choice: TreeChoice) =>
  ({ type: 'searchFilters/treeChoiceSet', field, choice }) as const;
/** Removes a required entry of a code tree with its exceptions, or one exception. */
export const treeEntryRemoved = (field: TreeField, path: Path) =>
  ({ type: 'searchFilters/treeEntryRemoved', field, path }) as const;
export const accountToggled = (account: TreasuryAccount) =>
  ({ type: 'searchFilters/accountToggled', account }) as const;
/** Sets the award description. Empty text clears it. */
export const awardDescriptionSet = (text: string) =>
  ({ type: 'searchFilters/awardDescriptionSet', text }) as const;
export const listingToggled = (listing: ListingItem) =>
  ({ type: 'searchFilters/listingToggled', listing }) as const;
export const amountPresetToggled = (key: string, range: AmountRange) =>
  ({ type: 'searchFilters/amountPresetToggled', key, range }) as const;
export const customAmountSet = (range: AmountRange) =>
  ({ type: 'searchFilters/customAmountSet', range }) as const;
export const filterCleared = (id: FilterId) =>
  ({ type: 'searchFilters/filterCleared', id }) as const;
/** Clears every staged filter, but not the applied filters. */
export const allCleared = () => ({ type: 'searchFilters/allCleared' }) as const;
export const searchApplied = (filters: SearchFilters) =>
  ({ type: 'searchFilters/applied', filters }) as const;
/** Reports that all requests of the applied search have ended. */
export const applyCompleted = () => ({ type: 'searchFilters/completed' }) as const;
/** Resets the staged and applied filters. */
export const searchReset = () => ({ type: 'searchFilters/reset' }) as const;
/** Replaces the staged and applied filters with a saved search. */
export const searchRestored = (filters: SearchFilters) =>
  ({ type: 'searchFilters/restored', filters }) as const;
/** Sets the staged filters to the state before an edit (undo) or after it (redo). */
export const filtersStepped = (filters: SearchFilters, direction: 'undo' | 'redo') =>
  ({ type: 'searchFilters/stepped', filters, direction }) as const;
export const viewChanged = (changes: Partial<SearchViewShape>) =>
  ({ type: 'searchView/changed', changes }) as const;
export const orderChanged = (field: string, direction: 'asc' | 'desc') =>
  ({ type: 'searchOrder/changed', field, direction }) as const;
export const orderReset = () => ({ type: 'searchOrder/reset' }) as const;
