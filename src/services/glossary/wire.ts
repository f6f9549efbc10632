/** All fields may be missing. */
export interface GlossaryTermJson {
  term?: unknown;
  slug?: unknown;
  data_act_term?: unknown;
  plain?: unknown;
  official?: unknown;
  resources?: unknown;
}
export interface GlossaryListJson {
  results?: GlossaryTermJson[];
}
export interface GlossaryMatchesJson {
  matched_terms?: GlossaryTermJson[];
}
