import { Record as ImmutableRecord, type RecordOf } from 'immutable';

/** The view of search results, with field names and defaults of the specification. */
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
/** The sort order of the results; an empty field means the default of the tab. */
export interface SearchOrderShape {
  field: string;
  direction: 'asc' | 'desc';
}
export type SearchOrder = RecordOf<SearchOrderShape>;
export const makeSearchOrder = ImmutableRecord<SearchOrderShape>(
  { field: '', direction: 'desc' },
  'SearchOrder',
);
