import type { SpendingLevel } from '@/domain/codes/resultTabs';
import { NO_TRANSFER_AGENCY } from '@/domain/search/filters/accountFilter';
import type { SearchCriteria } from '@/domain/search/criteria';
import type { FiltersJson } from './wire';

/** Returns the filters of the request. “New awards only” is set on every period, except for subawards. */
export const filtersFromCriteria = (
  criteria: SearchCriteria,
  level: SpendingLevel,
): FiltersJson => {
  const copyIfNotEmpty = <T>(values: readonly T[] | undefined): T[] | undefined =>
    values?.length ? [...values] : undefined;
  const isNewAwards = criteria.newAwardsOnly && level !== 'subawards';
  const filters: FiltersJson = {
    keywords: copyIfNotEmpty(criteria.keywords),
    time_period: copyIfNotEmpty(
      criteria.periods?.map(({ start, end }) => ({
        start_date: start,
        end_date: end,
        ...(isNewAwards ? { date_type: 'new_awards_only' as const } : {}),
      })),
    ),
    award_type_codes: copyIfNotEmpty(criteria.awardTypes),
    agencies: copyIfNotEmpty(
      criteria.agencies?.map(({ toptierName, ...agency }) => ({
        ...agency,
        ...(toptierName ? { toptier_name: toptierName } : {}),
      })),
    ),
    place_of_performance_scope: criteria.placeOfPerformanceScope,
    place_of_performance_locations: copyIfNotEmpty(
      criteria.placesOfPerformance?.map((place) => ({ ...place })),
    ),
    recipient_scope: criteria.recipientScope,
    recipient_locations: copyIfNotEmpty(criteria.recipientPlaces?.map((place) => ({ ...place }))),
    recipient_search_text: copyIfNotEmpty(criteria.recipients),
    recipient_id: criteria.recipientId,
    recipient_type_names: copyIfNotEmpty(criteria.recipientTypes),
    award_amounts: copyIfNotEmpty(
      criteria.amounts?.map(([min, max]) => ({
        ...(min === null ? {} : { lower_bound: min }),
        ...(max === null ? {} : { upper_bound: max }),
      })),
    ),
    award_ids: copyIfNotEmpty(criteria.awardIds),
    def_codes: copyIfNotEmpty(criteria.defCodes),
    description: criteria.description || undefined,
    program_activities: copyIfNotEmpty(criteria.programActivities?.map((code) => ({ code }))),
    program_numbers: copyIfNotEmpty(criteria.programNumbers),
    naics_codes: criteria.naics,
    psc_codes: criteria.psc,
    tas_codes: criteria.tas,
    treasury_account_components: copyIfNotEmpty(
      criteria.treasuryAccounts?.map((account) =>
        Object.fromEntries(
          Object.entries(account)
            .filter(([, part]) => part)
            .map(([key, part]) => [key, part === NO_TRANSFER_AGENCY ? null : (part as string)]),
        ),
      ),
    ),
    contract_pricing_type_codes: copyIfNotEmpty(criteria.pricingTypes),
    set_aside_type_codes: copyIfNotEmpty(criteria.setAsides),
    extent_competed_type_codes: copyIfNotEmpty(criteria.extentsCompeted),
  };
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined),
  ) as FiltersJson;
};

/** The value that clients send as the award type when a tab has none of the chosen types. */
export const NO_INTERSECTION = 'no intersection';
/** Returns the chosen award types of a tab: all types if none is chosen, `NO_INTERSECTION` if the tab has none of the chosen types. */
export const tabTypes = (
  tabCodes: readonly string[],
  chosen: readonly string[] | undefined,
): string[] => {
  const codes = chosen?.length ? tabCodes.filter((code) => chosen.includes(code)) : [...tabCodes];
  return codes.length ? codes : [NO_INTERSECTION];
};
