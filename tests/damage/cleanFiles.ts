import { type Layout, layouts } from '../../mock-api/downloads/layouts';

/** The rows of a file, with its column names. */
export interface Table {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}
/** Official layouts whose files the tests damage. */
export const damagedLayouts = [
  'contract_transactions',
  'assistance_transactions',
  'contract_awards',
  'assistance_awards',
  'contract_subawards',
  'assistance_subawards',
  'balances_treasury',
  'breakdown_treasury',
  'awards_treasury',
] as const satisfies readonly Layout[];
export type DamagedLayout = (typeof damagedLayouts)[number];

const ROWS = 8;
/** The layout number in the keys of the undamaged awards. It differs from every index in `damagedLayouts`. */
const PRIMES = 9;
const formatDay = (at: number) => `2024-${String(1 + (at % 9)).padStart(2, '0')}-${10 + at * 2}`;
const formatDollars = (at: number, layout: number) =>
  (1000 * (at + 1) + 10 * layout + 0.25).toFixed(2);

/** Returns values of a prime award by their published column names. */
const primeValues = (layout: number, at: number): Record<string, string> => {
  const serial = `${layout}${at}`;
  const isContract = layout % 2 === 0 || layout === PRIMES;
  const key = isContract
    ? `CONT_AWD_DMG${serial}_7200_-NONE-_-NONE-`
    : `ASST_NON_DMG${serial}_7200`;
  const side = { county: '25017', state: 'MA', stateName: 'MASSACHUSETTS' };
  return {
    contract_transaction_unique_key: `7200_-NONE-_DMG${serial}_0_-NONE-_0`,
    assistance_transaction_unique_key: `7200_DMG${serial}_-NONE-_10.410_0`,
    contract_award_unique_key: key,
    assistance_award_unique_key: key,
    award_id_piid: `DMG${serial}`,
    award_id_fain: `DMG${serial}`,
    modification_number: '0',
    federal_action_obligation: formatDollars(at, layout),
    total_dollars_obligated: formatDollars(at, layout),
    total_obligated_amount: formatDollars(at, layout),
    action_date: formatDay(at),
    award_base_action_date: formatDay(at),
    award_latest_action_date: formatDay(at),
    last_modified_date: '2025-03-01',
    awarding_agency_code: '072',
    awarding_agency_name: 'Agency for International Development',
    awarding_sub_agency_code: '0300',
    awarding_sub_agency_name: 'Sample Bureau',
    awarding_office_code: '0072AB',
    awarding_office_name: 'SAMPLE OFFICE',
    funding_agency_code: '012',
    funding_agency_name: 'Department of Agriculture',
    funding_sub_agency_code: '12C2',
    funding_sub_agency_name: 'Forest Service',
    recipient_uei: `DMGSAMPLE0${serial}`,
    recipient_duns: `0800000${serial}`,
    recipient_name: `SAMPLE CAFÉ ${serial} INC`,
    recipient_country_code: 'USA',
    recipient_country_name: 'UNITED STATES',
    recipient_state_code: side.state,
    recipient_city_name: 'CAMBRIDGE',
    recipient_zip_4_code: '021391234',
    recipient_zip_code: '02139',
    recipient_zip_last_4_code: '0234',
    prime_award_transaction_recipient_county_fips_code: '06001',
    prime_award_summary_recipient_county_fips_code: '06001',
    primary_place_of_performance_country_code: 'USA',
    primary_place_of_performance_country_name: 'UNITED STATES',
    primary_place_of_performance_state_code: side.state,
    primary_place_of_performance_state_name: side.stateName,
    primary_place_of_performance_city_name: 'CAMBRIDGE',
    primary_place_of_performance_zip_4: '021391234',
    prime_award_transaction_place_of_performance_county_fips_code: side.county,
    prime_award_summary_place_of_performance_county_fips_code: side.county,
    award_or_idv_flag: 'AWARD',
    award_type_code: 'B',
    assistance_type_code: '04',
    transaction_description: `SUPPLY OF SAMPLE GOODS ${serial}`,
    prime_award_base_transaction_description: `SUPPLY OF SAMPLE GOODS ${serial}`,
    product_or_service_code: '7510',
    naics_code: '541511',
    cfda_number: '10.410',
    cfda_title: 'Very Low to Moderate Income Housing Loans',
    cfda_numbers_and_titles: '10.410: Very Low to Moderate Income Housing Loans',
    record_type_code: '2',
    business_types_code: 'M',
    action_type_code: 'C',
    type_of_contract_pricing_code: '2',
    type_of_set_aside_code: 'RSBCiv',
    extent_competed_code: 'A',
    disaster_emergency_fund_codes: 'Q: Not Designated;V: Non-emergency P.L. 117-2',
    disaster_emergency_fund_codes_for_overall_award:
      'Q: Not Designated;V: Non-emergency P.L. 117-2',
    usaspending_permalink: `https://example.gov/award/${key}/`,
  };
};
/** Returns the key of an undamaged award, to which subawards and account rows refer. */
const primeKey = (at: number) => primeValues(PRIMES, at).contract_award_unique_key!;
const subawardValues = (layout: number, at: number): Record<string, string> => ({
  prime_award_unique_key: primeKey(at),
  prime_award_piid: `DMG${PRIMES}${at}`,
  prime_award_fain: `DMG${PRIMES}${at}`,
  subaward_sam_report_id: `R${layout}${at}`,
  subaward_number: `S-${layout}${at}`,
  subaward_amount: formatDollars(at, layout),
  subaward_action_date: formatDay(at),
  subawardee_uei: `DMGSUBAW00${layout}${at}`,
  subawardee_duns: `0810000${layout}${at}`,
  subawardee_name: `SAMPLE CAFÉ SUB ${layout}${at} LLC`,
  subawardee_country_code: 'US',
  subawardee_country_name: 'UNITED STATES',
  subawardee_city_name: 'CAMBRIDGE',
  subawardee_state_code: 'MA',
  subawardee_zip_code: '021391234',
  subaward_primary_place_of_performance_city_name: 'CAMBRIDGE',
  subaward_primary_place_of_performance_state_code: 'MA',
  subaward_primary_place_of_performance_address_zip_code: '02139',
  subaward_primary_place_of_performance_country_code: 'US',
  usaspending_permalink: `https://example.gov/award/${primeKey(at)}/`,
  subaward_description: `HAULING OF SAMPLE GOODS ${layout}${at}`,
});
const accountValues = (layout: number, at: number): Record<string, string> => {
  const main = `9${layout}0${at}`;
  const amount = 1000 * (at + 1) + layout;
  return {
    owning_agency_name: 'Department of Agriculture',
    reporting_agency_name: 'Department of Agriculture',
    submission_period: 'FY2024P12',
    agency_identifier_code: '012',
    availability_type_code: 'X',
    main_account_code: main,
    sub_account_code: '000',
    treasury_account_symbol: `012-X-${main}-000`,
    treasury_account_name: 'Sample Café Forests, Agriculture',
    agency_identifier_name: 'Department of Agriculture',
    budget_function: 'Natural Resources and Environment',
    budget_subfunction: 'Conservation and land management',
    federal_account_symbol: `012-${main}`,
    federal_account_name: 'Sample Café Forests, Agriculture',
    program_activity_code: '0001',
    program_activity_name: 'SAMPLE CAFÉ THINNING',
    object_class_code: '25.2',
    object_class_name: 'Other services from non-Federal sources',
    direct_or_reimbursable_funding_source: 'D',
    disaster_emergency_fund_code: 'Q',
    budget_authority_unobligated_balance_brought_forward: '0.00',
    adjustments_to_unobligated_balance_brought_forward: '0.00',
    budget_authority_appropriated_amount: `${amount}.50`,
    total_other_budgetary_resources_amount: '0.00',
    total_budgetary_resources: `${amount}.50`,
    obligations_incurred: `${amount}.25`,
    unobligated_balance: '0.25',
    gross_outlay_amount: `${amount - 500}.75`,
    status_of_budgetary_resources_total: `${amount}.50`,
    transaction_obligated_amount: `${amount}.25`,
    gross_outlay_amount_FYB_to_period_end: `${amount - 500}.75`,
    award_unique_key: primeKey(at),
    award_id_piid: `DMG${PRIMES}${at}`,
    last_modified_date: '2025-03-01',
  };
};
const createTable = (layout: Layout, values: (at: number) => Record<string, string>): Table => {
  const header = layouts[layout].columns.map(([name]) => name);
  return {
    header,
    rows: Array.from({ length: ROWS }, (_, at) => header.map((name) => values(at)[name] ?? '')),
  };
};

/** Returns a small clean file in an official layout. Each row has its own award or account. */
export const createCleanTable = (layout: DamagedLayout): Table => {
  const at = damagedLayouts.indexOf(layout);
  return createTable(layout, (row) =>
    at < 4 ? primeValues(at, row) : at < 6 ? subawardValues(at, row) : accountValues(at, row),
  );
};
/** Returns the transactions of the awards to which subawards and account rows refer. */
export const createPrimeTable = (): Table =>
  createTable('contract_transactions', (at) => primeValues(PRIMES, at));
