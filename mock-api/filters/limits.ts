import { unprocessable } from '../core/errors';
import { isObject } from '../core/values';

/**
 * The maximum lengths of lists in a filter object. In a tree, `require` and `exclude` count separately. `docs/filters.md` lists the
 * limits for API users, and a test compares the two. The API contract sets no limits. Trees may name every existing code. Lists that
 * people type or select stay far below their maximum. `docs/long-checks.md` has the cost of lists at their maximum.
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

/** The maximum number of characters of a text in a list. No stored name or identifier is longer. */
export const MAX_TEXT_LENGTH = 300;
/** The maximum number of fields in a request. No search or download has that many columns. */
export const MAX_FIELDS = 1000;
/** The maximum length of lists that have no specific limit. */
export const PLAIN_LIMIT = 1000;

/** Throws 422 for lists that are too long, before anything reads their members. */
export const checkSizes = (filters: Readonly<Record<string, unknown>>): void => {
  for (const [key, maximum] of Object.entries(LIST_LIMITS)) {
    const value = filters[key];
    for (const list of isObject(value) ? [value.require, value.exclude] : [value])
      if (Array.isArray(list) && list.length > maximum)
        throw unprocessable(
          `Field 'filters|${key}' has ${list.length.toLocaleString('en-US')} items. The maximum is ${maximum.toLocaleString('en-US')}. Use fewer items or several searches.`,
        );
  }
};
