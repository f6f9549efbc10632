/** How the results of a search are looked at: field names and defaults are the specification's. */
import { Record as ImmutableRecord, type RecordOf } from 'immutable';

/** The search view: which section is in view and at which spending level. */
export interface SearchViewShape {
  type: 'table' | 'categories' | 'time' | 'map';
  subaward: boolean;
  mapHasLoaded: boolean;
  spendingLevel: 'awards' | 'subawards' | 'transactions';
}
export type SearchView = RecordOf<SearchViewShape>;
export const makeSearchView = ImmutableRecord<SearchViewShape>(
  { type: 'table', subaward: false, mapHasLoaded: false, spendingLevel: 'awards' },
  'SearchView',
);
/** The order of the results; no field is that of the tab. */
export interface SearchOrderShape {
  field: string;
  direction: 'asc' | 'desc';
}
export type SearchOrder = RecordOf<SearchOrderShape>;
export const makeSearchOrder = ImmutableRecord<SearchOrderShape>(
  { field: '', direction: 'desc' },
  'SearchOrder',
);
