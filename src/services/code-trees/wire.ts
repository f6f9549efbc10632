/** Responses of v2/references/naics/, filter_tree/* and assistance_listing/, and of v2/autocomplete/naics/; every field may be missing. */
export interface NaicsJson {
  naics?: unknown;
  naics_description?: unknown;
  long_description?: unknown;
  year_retired?: unknown;
  count?: unknown;
  children?: NaicsJson[] | null;
}
export interface TreeNodeJson {
  id?: unknown;
  description?: unknown;
  count?: unknown;
  children?: TreeNodeJson[] | null;
}
export interface ListingJson {
  code?: unknown;
  description?: unknown;
  count?: unknown;
  children?: ListingJson[] | null;
}
export type NodeJson = NaicsJson | TreeNodeJson | ListingJson;
export interface TreeJson<N> {
  results?: N[];
}
