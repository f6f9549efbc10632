import { resultTabs, type SpendingLevel } from '@/domain/codes/resultTabs';
import { chosenColumns } from './columnRules';

const placeColumns = (side: string, zipColumns: readonly string[]) => [
  `${side}_city_name`,
  `${side}_state_code`,
  `${side}_state_name`,
  `${side}_country_name`,
  ...zipColumns,
];
const codeColumns = (name: string) => [`${name}_code`, `${name}_description`];
/**
 * Columns of the download file for each table column, by column ID. If the name of a column differs between award types, all names are
 * listed, and each file uses the names that it has.
 */
const columnsByLevel: Readonly<
  Record<Exclude<SpendingLevel, 'subawards'>, Readonly<Record<string, readonly string[]>>>
> = (() => {
  const sharedColumns = {
    award_id: ['award_id_piid', 'award_id_fain', 'award_id_uri'],
    recipient: ['recipient_name'],
    uei: ['recipient_uei'],
    recipient_location: placeColumns('recipient', ['recipient_zip_4_code', 'recipient_zip_code']),
    place_of_performance: placeColumns('primary_place_of_performance', [
      'primary_place_of_performance_zip_4',
    ]),
    awarding_agency: ['awarding_agency_name'],
    awarding_subagency: ['awarding_sub_agency_name'],
    start: ['period_of_performance_start_date'],
    naics: codeColumns('naics'),
    psc: ['product_or_service_code', 'product_or_service_code_description'],
    listing: ['cfda_number', 'cfda_title', 'cfda_numbers_and_titles'],
    type: ['award_type', 'idv_type', 'assistance_type_description'],
  };
  const overallColumns = (name: string) => [name, `${name}_for_overall_award`];
  return {
    awards: {
      ...sharedColumns,
      obligations: ['total_obligated_amount'],
      outlays: ['total_outlayed_amount'],
      description: ['prime_award_base_transaction_description'],
      end: ['period_of_performance_current_end_date', 'ordering_period_end_date'],
      def_codes: overallColumns('disaster_emergency_fund_codes'),
      covid_obligations: overallColumns('obligated_amount_from_COVID-19_supplementals'),
      covid_outlays: overallColumns('outlayed_amount_from_COVID-19_supplementals'),
      infra_obligations: overallColumns('obligated_amount_from_IIJA_supplemental'),
      infra_outlays: overallColumns('outlayed_amount_from_IIJA_supplemental'),
      subsidy: ['total_loan_subsidy_cost'],
      face_value: ['total_face_value_of_loan'],
      issued: ['award_base_action_date'],
    },
    transactions: {
      ...sharedColumns,
      mod: ['modification_number'],
      amount: ['federal_action_obligation', 'original_loan_subsidy_cost', 'face_value_of_loan'],
      action_date: ['action_date'],
      transaction_description: ['transaction_description'],
      action_type: ['action_type_code'],
    },
  };
})();
const subawardColumns: Readonly<Record<string, readonly string[]>> = {
  subaward_id: ['subaward_number'],
  subrecipient: ['subawardee_name'],
  sub_amount: ['subaward_amount'],
  sub_date: ['subaward_action_date'],
  sub_description: ['subaward_description'],
  sub_uei: ['subawardee_uei'],
  sub_location: [
    'subawardee_city_name',
    'subawardee_state_code',
    'subawardee_country_name',
    'subawardee_zip_code',
  ],
  sub_place: [
    'subaward_primary_place_of_performance_city_name',
    'subaward_primary_place_of_performance_state_code',
    'subaward_primary_place_of_performance_country_name',
  ],
  sub_type: ['subaward_type'],
  prime_id: ['prime_award_piid', 'prime_award_fain'],
  prime_recipient: ['prime_awardee_name'],
  prime_uei: ['prime_awardee_uei'],
  prime_agency: ['prime_award_awarding_agency_name'],
  prime_subagency: ['prime_award_awarding_sub_agency_name'],
  naics: ['prime_award_naics_code', 'prime_award_naics_description'],
  psc: [],
  listing: ['prime_award_cfda_numbers_and_titles'],
};

/** Returns the columns of the download file for the columns that the tabs of a level show. `choice` has the format of the address. */
export const downloadColumns = (level: SpendingLevel, choice: string): string[] => {
  const columnsById = level === 'subawards' ? subawardColumns : columnsByLevel[level];
  const ids = resultTabs[level].flatMap(({ key }) =>
    chosenColumns(key, choice).map(({ id }) => id),
  );
  return [...new Set(ids.flatMap((id) => columnsById[id] ?? []))];
};
