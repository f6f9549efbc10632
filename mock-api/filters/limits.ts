import { unprocessable } from '../core/errors';

/**
 * Members that the lists of a filter object may have, each of `require` and `exclude` of a tree on its own; `docs/filters.md` says
 * them to visitors, a test holds it to this table. The contract sets none. Trees may name every code that there is; a list typed or
 * chosen one by one never comes near its number. What every list at its maximum costs is measured in `docs/long-checks.md`.
 */
export const LIST_LIMITS = {
  keywords: 100,
  time_period: 100,
  place_of_performance_locations: 1000,
  recipient_locations: 1000,
  agencies: 1000,
  recipient_search_text: 500,
  recipient_type_names: 200,
  award_type_codes: 100,
  contract_award_type_codes: 100,
  financial_assistance_award_type_codes: 100,
  award_ids: 1000,
  award_amounts: 100,
  program_numbers: 5000,
  naics_codes: 5000,
  psc_codes: 5000,
  tas_codes: 5000,
  treasury_account_components: 1000,
  contract_pricing_type_codes: 100,
  set_aside_type_codes: 100,
  extent_competed_type_codes: 100,
  def_codes: 200,
  program_activities: 1000,
} as const;
export type ListKey = keyof typeof LIST_LIMITS;

/** Characters of one text in a list: names, phrases, identifiers. No stored name or identifier is longer. */
export const TEXT_LIMIT = 300;
/** Columns that a request may name; no search and no download has so many. */
export const FIELDS_LIMIT = 1000;
/** Members of a list that has no number of its own. */
export const PLAIN_LIMIT = 1000;

const tooMany = (key: string, count: number) =>
  unprocessable(
    `Field 'filters|${key}' has ${count.toLocaleString('en-US')} items; at most ${LIST_LIMITS[key as ListKey].toLocaleString('en-US')} are taken. Use fewer, or ask in several searches.`,
  );

/** Refuses lists beyond their maximum (422) before anything looks at their members. */
export const checkSizes = (filters: Readonly<Record<string, unknown>>): void => {
  for (const [key, maximum] of Object.entries(LIST_LIMITS)) {
    const value = filters[key];
    const tree =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? (value as { require?: unknown; exclude?: unknown })
        : {};
    for (const list of [value, tree.require, tree.exclude])
      if (Array.isArray(list) && list.length > maximum) throw tooMany(key, list.length);
  }
};
