import { businessTypeLetters, contractFlags } from '../core/businessTypes';
import { buildCategoryMasks } from '../db/schema';
import { quoteIdentifier } from './columns';
import { type Cells, isMissing } from './cells';
import { plainSql } from './codeFormat';
import { BUSINESS_TYPES_PATTERN } from './codeFormats';
import type { FileKind } from './layouts';

const officersSql = ({ text, money }: Cells): string => {
  const officerColumns = [1, 2, 3, 4, 5].map((nth) => `highly_compensated_officer_${nth}`);
  const officerSql = (column: string) =>
    `{'name': ${text(`${column}_name`)}, 'amount': ${money(`${column}_amount`)}}`;
  return `case
      when coalesce(${officerColumns.map((column) => text(`${column}_name`)).join(', ')}) is not null
        then list_filter([${officerColumns.map(officerSql).join(', ')}],
          lambda officer: officer.name is not null or officer.amount is not null)
    end`;
};

/** Returns SQL for the five digits of a ZIP. A value of another length is unchanged, so that its format can be checked. */
export const zipSql = (text: string): string =>
  `case when strlen(${text}) in (5, 9, 10) then left(${text}, 5) else ${text} end`;
/** Returns SQL for the last four digits of a ZIP+4, which may have lost leading zeros. */
export const zip4Sql = (text: string): string =>
  `case when strlen(${text}) > 6 then nullif(regexp_extract(${text}, '^\\d{3,5}-?(\\d{4})$', 1), '') end`;
/** Returns SQL for the time of the last change, to the second. */
export const timestampSql = (text: string): string => `try_cast(${text} as TIMESTAMP)`;

interface Layout {
  contract: boolean;
  summary: boolean;
}

/** Returns SQL for a code that other columns depend on. It is null if the text means that there is no value. */
const codeSql = ({ text }: Cells, name: string): string =>
  `case when not ${isMissing(text(name))} then ${text(name)} end`;

const contractTypeSql = (cells: Cells): string => {
  const { text } = cells;
  return `case
      when ${text('award_or_idv_flag')} = 'IDV'
        then case
          when ${text('idv_type_code')} = 'B' and ${codeSql(cells, 'type_of_idc_code')} is not null
            then 'IDV_B_' || ${text('type_of_idc_code')}
          else 'IDV_' || ${text('idv_type_code')}
        end
      else ${text('award_type_code')}
    end`;
};

/** Returns SQL for an amount of assistance: the subsidy cost of a loan, if known, and the obligation of everything else. */
const assistanceSql = ({ text, money }: Cells, subsidy: string, obligation: string): string => {
  const isLoan = `regexp_full_match(${plainSql(text('assistance_type_code'))}, '0?[78]|F00[34]')`;
  return `case
      when ${isLoan} then coalesce(${money(subsidy)}, ${money(obligation)})
      else ${money(obligation)}
    end`;
};

const contractCategories = (columns: readonly string[], { text }: Cells) => {
  const flagCategories = Object.entries(contractFlags)
    .filter(([column]) => columns.includes(column))
    .map(([column, codes]) => ({
      test: `lower(${quoteIdentifier(column)}) in ('t', 'true', 'y', 'yes', '1')`,
      codes,
    }));
  const column = 'contracting_officers_determination_of_business_size';
  const sizeSql = `lower(coalesce(${text(column, `${column}_code`)}, ''))`;
  return [
    ...flagCategories,
    { test: `${sizeSql} like 's%'`, codes: ['small_business', 'category_business'] },
    { test: `${sizeSql} like 'o%'`, codes: ['other_than_small_business', 'category_business'] },
  ];
};
const assistanceCategories = ({ text }: Cells) => {
  const lettersSql = `upper(coalesce(${text('business_types_code')}, ''))`;
  return Object.entries(businessTypeLetters).map(([letter, codes]) => ({
    test: `(contains(${lettersSql}, '${letter}') and regexp_full_match(${lettersSql}, '${BUSINESS_TYPES_PATTERN}'))`,
    codes,
  }));
};
/** Returns SQL for one of the two masks of a row's business categories. */
const maskSql = (
  categories: readonly { test: string; codes: readonly string[] }[],
  at: 0 | 1,
): string => {
  const maskCases = categories
    .map(({ test, codes }) => ({ test, mask: buildCategoryMasks(codes)[at] }))
    .filter(({ mask }) => mask > 0n)
    .map(({ test, mask }) => `case when ${test} then ${mask}::BIGINT else 0::BIGINT end`);
  return maskCases.length ? `(${maskCases.join(' | ')})` : '0::BIGINT';
};

const covidColumns = (verb: string) => [
  `${verb}_amount_from_COVID-19_supplementals_for_overall_award`,
  `${verb}_amount_from_COVID-19_supplementals`,
  `${verb}_amount_funded_by_COVID-19_supplementals_for_overall_award`,
  `${verb}_amount_funded_by_COVID-19_supplementals`,
];
const infrastructureColumns = (verb: string) => [
  `${verb}_amount_from_IIJA_supplemental_for_overall_award`,
  `${verb}_amount_from_IIJA_supplemental`,
];

const actionParts = (cells: Cells, { contract, summary }: Layout) => {
  const { text, money, date } = cells;
  return {
    tx_key: summary
      ? 'null::VARCHAR'
      : text(contract ? 'contract_transaction_unique_key' : 'assistance_transaction_unique_key'),
    award_key: text(contract ? 'contract_award_unique_key' : 'assistance_award_unique_key'),
    piid: contract ? text('award_id_piid') : 'null::VARCHAR',
    fain: contract ? 'null::VARCHAR' : text('award_id_fain'),
    uri: contract ? 'null::VARCHAR' : text('award_id_uri'),
    parent_piid: text('parent_award_id_piid'),
    mod: text('modification_number'),
    action_date: date('action_date'),
    amount: contract
      ? money('federal_action_obligation')
      : assistanceSql(cells, 'original_loan_subsidy_cost', 'federal_action_obligation'),
    face: money('face_value_of_loan'),
    action_type: text('action_type_code'),
    type_code: contract ? contractTypeSql(cells) : text('assistance_type_code'),
    tx_text: text('transaction_description', 'award_description'),
    base_text: text(
      'prime_award_base_transaction_description',
      'award_description',
      'transaction_description',
    ),
  };
};

const awardParts = (cells: Cells, { contract }: Layout) => {
  const { text, money, date } = cells;
  return {
    total: contract
      ? money('total_obligated_amount', 'total_dollars_obligated')
      : assistanceSql(cells, 'total_loan_subsidy_cost', 'total_obligated_amount'),
    outlay: money('total_outlayed_amount', 'total_outlayed_amount_for_overall_award'),
    total_face: money('total_face_value_of_loan'),
    non_federal: money('total_non_federal_funding_amount', 'non_federal_funding_amount'),
    base_exercised: money('current_total_value_of_award', 'base_and_exercised_options_value'),
    base_all: money('potential_total_value_of_award', 'base_and_all_options_value'),
    signed: date('award_base_action_date'),
    latest: date('award_latest_action_date'),
    start_date: date('period_of_performance_start_date'),
    end_date: date('period_of_performance_current_end_date'),
    potential_end: date('period_of_performance_potential_end_date'),
    order_end: date('ordering_period_end_date'),
    solicitation: text('solicitation_identifier'),
    modified: date('last_modified_date'),
    modified_at: timestampSql(text('last_modified_date')),
  };
};

const agencyParts = ({ text }: Cells) => ({
  top_code: text('awarding_agency_code'),
  top_name: text('awarding_agency_name'),
  sub_code: text('awarding_sub_agency_code'),
  sub_name: text('awarding_sub_agency_name'),
  office_code: text('awarding_office_code'),
  office_name: text('awarding_office_name'),
  ftop_code: text('funding_agency_code'),
  ftop_name: text('funding_agency_name'),
  fsub_code: text('funding_sub_agency_code'),
  fsub_name: text('funding_sub_agency_name'),
});

const recipientParts = (cells: Cells, { contract }: Layout, prefix: string) => {
  const { text } = cells;
  return {
    uei: text('recipient_uei'),
    duns: text('recipient_duns'),
    name: text('recipient_name'),
    parent_uei: text('recipient_parent_uei'),
    parent_name: text('recipient_parent_name'),
    address: text('recipient_address_line_1'),
    officers: officersSql(cells),
    rec_country: text('recipient_country_code'),
    rec_country_name: text('recipient_country_name'),
    rec_state: text('recipient_state_code'),
    rec_county: text(`${prefix}_recipient_county_fips_code`),
    rec_county_name: text('recipient_county_name'),
    rec_city: text('recipient_city_name', 'recipient_foreign_city_name'),
    rec_zip: zipSql(text('recipient_zip_4_code', 'recipient_zip_code')),
    rec_zip4: contract ? zip4Sql(text('recipient_zip_4_code')) : text('recipient_zip_last_4_code'),
    rec_cd: text(`${prefix}_recipient_cd_current`, 'recipient_congressional_district'),
    rec_cd_org: text(`${prefix}_recipient_cd_original`, 'recipient_congressional_district'),
  };
};

const placeParts = ({ text }: Cells, { contract }: Layout, prefix: string) => ({
  pop_country: text('primary_place_of_performance_country_code'),
  pop_country_name: text('primary_place_of_performance_country_name'),
  pop_state: contract
    ? text('primary_place_of_performance_state_code')
    : `upper(${text('primary_place_of_performance_state_name')})`,
  pop_county: text(`${prefix}_place_of_performance_county_fips_code`),
  pop_county_name: text('primary_place_of_performance_county_name'),
  pop_city: text('primary_place_of_performance_city_name'),
  pop_zip: zipSql(text('primary_place_of_performance_zip_4')),
  pop_cd: text(
    `${prefix}_place_of_performance_cd_current`,
    'primary_place_of_performance_congressional_district',
  ),
  pop_cd_org: text(
    `${prefix}_place_of_performance_cd_original`,
    'primary_place_of_performance_congressional_district',
  ),
});

const classificationParts = (cells: Cells) => {
  const { text, industry } = cells;
  return {
    naics: industry('naics_code'),
    naics_text: text('naics_description'),
    psc: text('product_or_service_code'),
    psc_text: text('product_or_service_code_description'),
    cfda: `coalesce(${codeSql(cells, 'cfda_number')},
        regexp_extract(${text('cfda_numbers_and_titles')}, '^(\\d\\d\\.\\w+)', 1))`,
    cfda_text: `coalesce(${text('cfda_title')},
        regexp_extract(split_part(${text('cfda_numbers_and_titles')}, ';', 1), '^\\S+ (.*)$', 1))`,
    pricing: text('type_of_contract_pricing_code'),
    set_aside: text('type_of_set_aside_code'),
    competed: text('extent_competed_code'),
  };
};

/** Returns the canonical columns of a file as SQL over its text columns. Older column names follow the current ones. */
export const canonicalParts = (kind: FileKind, columns: readonly string[], cells: Cells) => {
  const { text, money } = cells;
  const layout = { contract: kind.startsWith('contract'), summary: kind.endsWith('summaries') };
  const prefix = layout.summary ? 'prime_award_summary' : 'prime_award_transaction';
  const categories = layout.contract
    ? contractCategories(columns, cells)
    : assistanceCategories(cells);
  // The parts are in the order in which a row's unreadable values and repairs are reported.
  return {
    ...actionParts(cells, layout),
    ...awardParts(cells, layout),
    ...agencyParts(cells),
    ...recipientParts(cells, layout, prefix),
    ...placeParts(cells, layout, prefix),
    ...classificationParts(cells),
    codes: text('disaster_emergency_fund_codes_for_overall_award', 'disaster_emergency_fund_codes'),
    covid_o: money(...covidColumns('obligated')),
    covid_u: money(...covidColumns('outlayed')),
    infra_o: money(...infrastructureColumns('obligated')),
    infra_u: money(...infrastructureColumns('outlayed')),
    record_type: text('record_type_code'),
    business_types: layout.contract ? 'null::VARCHAR' : text('business_types_code'),
    cat_lo: maskSql(categories, 0),
    cat_hi: maskSql(categories, 1),
    removal: text('correction_delete_ind', 'correction_delete_indicator_code'),
  };
};
export type Parts = ReturnType<typeof canonicalParts>;
