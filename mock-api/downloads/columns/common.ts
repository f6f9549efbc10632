import { businessTypeLetters } from '../../core/businessTypes';
import { CATEGORY_BITS, getCategoryBit } from '../../db/schema';

/** One column of a download: its published name and the SQL of its value, over the aliases of `joins.ts`. */
export type Column = readonly [name: string, sql: string];

/** Returns `columns` if `isKept` is true, otherwise an empty list. */
export const keepIf = (isKept: boolean, ...columns: Column[]): Column[] => (isKept ? columns : []);
/**
 * Returns SQL that puts a quote before a cell that a spreadsheet would read as a formula. `src/lib/csv.ts` does the same for files of
 * the site.
 */
export const safeSql = (sql: string) =>
  `case
      when regexp_matches(${sql}, '^[=+@\\t\\r-]') and not regexp_full_match(${sql}, '-?\\d+(\\.\\d+)?')
        then '''' || ${sql}
      else nullif(${sql}, '')
    end`;
/** Returns SQL for the fiscal year of a date. */
export const fiscalYearSql = (sql: string) => `(year(${sql}) + (month(${sql}) >= 10)::INTEGER)`;
/** Returns SQL that is `t` if a recipient has a business category, otherwise `f`, as in published files. */
export const flagSql = (code: string) => {
  const bit = getCategoryBit(code);
  const column = bit < CATEGORY_BITS ? 'cat_lo' : 'cat_hi';
  const mask = (1n << BigInt(bit % CATEGORY_BITS)).toString();
  return `case when (a.${column} & ${mask}::BIGINT) <> 0 then 't' else 'f' end`;
};

/** Returns the columns of the awarding and funding agencies, with subagencies and the awarding office. */
export const agencyColumns = (subagency = 'sub_agency'): Column[] => [
  ['awarding_agency_code', 'top.code'],
  ['awarding_agency_name', 'top.name'],
  [`awarding_${subagency}_code`, 'sub.code'],
  [`awarding_${subagency}_name`, 'sub.name'],
  ['awarding_office_code', 'off.code'],
  ['awarding_office_name', safeSql('off.name')],
  ['funding_agency_code', 'ftop.code'],
  ['funding_agency_name', 'ftop.name'],
  ['funding_sub_agency_code', 'fsub.code'],
  ['funding_sub_agency_name', 'fsub.name'],
];
export const fundingColumns: Column[] = [
  ['treasury_accounts_funding_this_award', 'fund.symbols'],
  ['federal_accounts_funding_this_award', 'fund.accounts'],
  ['object_classes_funding_this_award', 'fund.classes'],
  ['program_activities_funding_this_award', 'fund.activities'],
];
/** Returns the emergency spending columns of an award. `suffix` is a suffix for their names. */
export const emergencyColumns = (suffix: string): Column[] => [
  [`disaster_emergency_fund_codes${suffix}`, 'defc.codes'],
  [`outlayed_amount_from_COVID-19_supplementals${suffix}`, 'a.covid_outlay'],
  [`obligated_amount_from_COVID-19_supplementals${suffix}`, 'a.covid_obligation'],
  [`outlayed_amount_from_IIJA_supplemental${suffix}`, 'a.infra_outlay'],
  [`obligated_amount_from_IIJA_supplemental${suffix}`, 'a.infra_obligation'],
];
/** The columns with the dates and fiscal years of an award's first and latest actions. */
export const awardDates: Column[] = [
  ['award_base_action_date', 'a.signed'],
  ['award_base_action_date_fiscal_year', fiscalYearSql('a.signed')],
  ['award_latest_action_date', 'a.latest'],
  ['award_latest_action_date_fiscal_year', fiscalYearSql('a.latest')],
];
/** The columns with a transaction's date and the emergency spending of its award. */
export const actionColumns: Column[] = [
  ...emergencyColumns('_for_overall_award'),
  ['action_date', 't.action_date'],
  ['action_date_fiscal_year', fiscalYearSql('t.action_date')],
];
/** Returns SQL for a congressional district as state code and number. */
export const districtSql = (state: string, column: string) =>
  `${state}.code || '-' || lpad((${column} % 100)::VARCHAR, 2, '0')`;
export const parentColumns: Column[] = [
  ['recipient_parent_uei', 'coalesce(parent.uei, case when r.is_parent then r.uei end)'],
  ['recipient_parent_duns', 'coalesce(parent.duns, case when r.is_parent then r.duns end)'],
  [
    'recipient_parent_name',
    safeSql('coalesce(parent.name, case when r.is_parent then r.name end)'),
  ],
  [
    'recipient_parent_name_raw',
    safeSql('coalesce(parent.name, case when r.is_parent then r.name end)'),
  ],
];
/** Returns the columns of the recipient and its location. */
export const recipientColumns = (isContract: boolean, prefix: string): Column[] => [
  ['recipient_uei', 'r.uei'],
  ['recipient_duns', 'r.duns'],
  ['recipient_name', safeSql('r.name')],
  ['recipient_name_raw', safeSql('r.name')],
  ...parentColumns,
  ['recipient_country_code', 'rc.alpha3'],
  ['recipient_country_name', 'rc.name'],
  ['recipient_address_line_1', safeSql('r.address')],
  [
    'recipient_city_name',
    safeSql(isContract ? 'upper(rp.city)' : `case when a.rec_country = 0 then upper(rp.city) end`),
  ],
  [`${prefix}_recipient_county_fips_code`, `lpad(a.rec_county::VARCHAR, 5, '0')`],
  ['recipient_county_name', 'upper(rco.name)'],
  [`${prefix}_recipient_state_fips_code`, 'rs.fips'],
  ['recipient_state_code', 'rs.code'],
  ['recipient_state_name', 'upper(rs.name)'],
  ...keepIf(isContract, ['recipient_zip_4_code', `rp.zip5 || coalesce(r.zip4, '')`]),
  ...keepIf(
    !isContract,
    ['recipient_zip_code', 'rp.zip5'],
    ['recipient_zip_last_4_code', 'r.zip4'],
  ),
  [`${prefix}_recipient_cd_original`, districtSql('rs', 'a.rec_cd_org')],
  [`${prefix}_recipient_cd_current`, districtSql('rs', 'a.rec_cd_cur')],
  ...keepIf(!isContract, [
    'recipient_foreign_city_name',
    safeSql(`case when a.rec_country <> 0 then upper(rp.city) end`),
  ]),
];
/** Returns the columns of the place of performance. */
export const placeColumns = (isContract: boolean, prefix: string): Column[] => [
  ...keepIf(!isContract, [
    'primary_place_of_performance_scope',
    `case
        when a.pop_country is null then null
        when a.pop_country <> 0 then 'Foreign'
        when pp.zip5 is not null then 'Single ZIP Code'
        when pp.city is not null then 'City-wide'
        when a.pop_county is not null then 'County-wide'
        when a.pop_state is not null then 'State-wide'
      end`,
  ]),
  ['primary_place_of_performance_country_code', 'pc.alpha3'],
  ['primary_place_of_performance_country_name', 'pc.name'],
  ['primary_place_of_performance_city_name', safeSql('upper(pp.city)')],
  [`${prefix}_place_of_performance_county_fips_code`, `lpad(a.pop_county::VARCHAR, 5, '0')`],
  ['primary_place_of_performance_county_name', 'upper(pco.name)'],
  [`${prefix}_place_of_performance_state_fips_code`, 'ps.fips'],
  ...keepIf(isContract, ['primary_place_of_performance_state_code', 'ps.code']),
  ['primary_place_of_performance_state_name', 'upper(ps.name)'],
  ['primary_place_of_performance_zip_4', 'pp.zip5'],
  [`${prefix}_place_of_performance_cd_original`, districtSql('ps', 'a.pop_cd_org')],
  [`${prefix}_place_of_performance_cd_current`, districtSql('ps', 'a.pop_cd_cur')],
];
/** Returns SQL for a column, but 0 for loans, because their subsidy cost has separate columns. */
export const nonLoanSql = (column: string) =>
  `case when ${column[0]}.grp = 4 then 0.00 else ${column} end`;
/** Returns SQL for a column that only loans have. It is null for other awards. */
export const loanSql = (column: string) => `case when ${column[0]}.grp = 4 then ${column} end`;
export const permalinkColumn: Column = [
  'usaspending_permalink',
  `'https://www.usaspending.gov/award/'
      || replace(replace(replace(a.generated_id, '%', '%25'), '/', '%2F'), ' ', '%20') || '/'`,
];
export const letterEntries = Object.entries(businessTypeLetters).filter(
  ([, codes], at, entries) => entries.findIndex(([, other]) => other[0] === codes[0]) === at,
);
