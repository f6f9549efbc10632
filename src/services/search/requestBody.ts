import type { SpendingLevel } from '@/domain/codes/resultTabs';
import { NO_TRANSFER_AGENCY } from '@/domain/search/filters/accountFilter';
import type { SearchCriteria } from '@/domain/search/criteria';
import type { FiltersJson } from './wire';

/** Returns the filters of the request. “New awards only” is set on every period, except for subawards. */
export const filtersFromCriteria = (
  criteria: SearchCriteria,
  level: SpendingLevel,
): FiltersJson => {
  const list = <T>(values: readonly T[] | undefined): T[] | undefined =>
    values?.length ? [...values] : undefined;
  const isNewAwards = criteria.newAwardsOnly && level !== 'subawards';
  const filters: FiltersJson = {
    keywords: list(criteria.keywords),
    time_period: list(
      criteria.periods?.map(({ start, end }) => ({
        start_date: start,
        end_date: end,
        ...(isNewAwards ? { date_type: 'new_awards_only' as const } : {}),
      })),
    ),
    award_type_codes: list(criteria.awardTypes),
    agencies: list(
      criteria.agencies?.map(({ toptierName, ...agency }) => ({
        ...agency,
        ...(toptierName ? { toptier_name: toptierName } : {}),
      })),
    ),
    place_of_performance_scope: criteria.placeOfPerformanceScope,
    place_of_performance_locations: list(
      criteria.placesOfPerformance?.map((place) => ({ ...place })),
    ),
    recipient_scope: criteria.recipientScope,
    recipient_locations: list(criteria.recipientPlaces?.map((place) => ({ ...place }))),
    recipient_search_text: list(criteria.recipients),
    recipient_id: criteria.recipientId,
    recipient_type_names: list(criteria.recipientTypes),
    award_amounts: list(
      criteria.amounts?.map(([min, max]) => ({
        ...(min === null ? {} : { lower_bound: min }),
        ...(max === null ? {} : { upper_bound: max }),
      })),
    ),
    award_ids: list(criteria.awardIds),
    def_codes: list(criteria.defCodes),
    description: criteria.description || undefined,
    program_activities: list(criteria.programActivities?.map((code) => ({ code }))),
    program_numbers: list(criteria.programNumbers),
    naics_codes: criteria.naics,
    psc_codes: criteria.psc,
    tas_codes: criteria.tas,
    treasury_account_components: list(
      criteria.treasuryAccounts?.map((account) =>
        Object.fromEntries(
          Object.entries(account)
            .filter(([, part]) => part)
            .map(([key, part]) => [key, part === NO_TRANSFER_AGENCY ? null : (part as string)]),
        ),
      ),
    ),
    contract_pricing_type_codes: list(criteria.pricingTypes),
    set_aside_type_codes: list(criteria.setAsides),
    extent_competed_type_codes: list(criteria.extentsCompeted),
  };
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined),
  ) as FiltersJson;
};

/** The award type that clients send when the tab has none of the chosen types. */
export const NO_INTERSECTION = 'no intersection';
/** Returns the award types of a tab, limited to the chosen ones. */
export const tabTypes = (
  tabCodes: readonly string[],
  chosen: readonly string[] | undefined,
): string[] => {
  const codes = chosen?.length ? tabCodes.filter((code) => chosen.includes(code)) : [...tabCodes];
  return codes.length ? codes : [NO_INTERSECTION];
};
