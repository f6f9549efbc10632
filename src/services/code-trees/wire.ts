/** Responses of v2/references/naics/ and v2/references/filter_tree/*; every field may be missing. */
export interface NaicsJson {
  naics?: unknown;
  naics_description?: unknown;
  count?: unknown;
  children?: NaicsJson[] | null;
}
export interface TreeNodeJson {
  id?: unknown;
  description?: unknown;
  count?: unknown;
  children?: TreeNodeJson[] | null;
}
export interface TreeJson<N> {
  results?: N[];
}
