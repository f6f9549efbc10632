/** What a list says whose names open pages that count more than its figures do. */
export const PROFILES_COUNT_ALL =
  'Names open profiles, which count all of their spending, not only what is counted here.';
