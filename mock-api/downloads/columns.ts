import { awardTypeTitles } from '../../src/domain/codes/awardTypes';
import {
  contractPricingGroups,
  extentCompetedGroups,
  setAsideGroups,
  type CodeGroup,
} from '../../src/domain/codes/codeGroups';
import { CATEGORY_BITS, categoryBit, typeCodes } from '../db/schema';
import { businessTypeLetters, contractFlags } from '../load/layouts';

/** One column of a download: its published name and what fills it, as SQL over the aliases of `fileSets.ts`. */
export type Column = readonly [name: string, sql: string];

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
/** A table of codes and words as SQL, to be joined under an alias. */
export const codeTable = (rows: readonly (readonly (string | number)[])[], names: string): string =>
  `(values ${rows.map((row) => `(${row.map((value) => (typeof value === 'number' ? value : literal(value))).join(', ')})`).join(', ')}) AS codes(${names})`;
const labels = (groups: readonly CodeGroup[]) =>
  codeTable(
    groups.flatMap(({ codes }) => codes.map(([code, label]) => [code, label.toUpperCase()])),
    'code, label',
  );

/** Words of the coded columns (pages document §18; action types §18.8). */
export const codeTables = {
  kind: codeTable(
    typeCodes.map((code, id) => [id, code, (awardTypeTitles[code] ?? code).toUpperCase()]),
    'type_id, code, title',
  ),
  pricing: labels(contractPricingGroups),
  set_aside: labels(setAsideGroups),
  competed: labels(extentCompetedGroups),
  contract_action: codeTable(
    [
      ['A', 'ADDITIONAL WORK (NEW AGREEMENT, JUSTIFICATION REQUIRED)'],
      ['B', 'SUPPLEMENTAL AGREEMENT FOR WORK WITHIN SCOPE'],
      ['C', 'FUNDING ONLY ACTION'],
      ['D', 'CHANGE ORDER'],
      ['E', 'TERMINATE FOR DEFAULT (COMPLETE OR PARTIAL)'],
      ['F', 'TERMINATE FOR CONVENIENCE (COMPLETE OR PARTIAL)'],
      ['G', 'EXERCISE AN OPTION'],
      ['H', 'DEFINITIZE LETTER CONTRACT'],
      ['J', 'NOVATION AGREEMENT'],
      ['K', 'CLOSE OUT'],
      ['L', 'DEFINITIZE CHANGE ORDER'],
      ['M', 'OTHER ADMINISTRATIVE ACTION'],
    ],
    'code, label',
  ),
  assistance_action: codeTable(
    [
      ['A', 'NEW'],
      ['B', 'CONTINUATION'],
      ['C', 'REVISION'],
      ['D', 'ADJUSTMENT TO COMPLETED PROJECT'],
    ],
    'code, label',
  ),
  record: codeTable(
    [
      [1, 'AGGREGATE RECORD'],
      [2, 'NON-AGGREGATE RECORD'],
      [3, 'NON-AGGREGATE RECORD TO AN INDIVIDUAL RECIPIENT (PII-REDACTED)'],
    ],
    'code, label',
  ),
} as const;

/** A cell that a spreadsheet would take for a formula gets a quote in front, as in the files the site itself makes (`src/lib/csv.ts`). */
const safe = (sql: string) =>
  `case when regexp_matches(${sql}, '^[=+@\\t\\r-]') and not regexp_full_match(${sql}, '-?\\d+(\\.\\d+)?') then '''' || ${sql} else nullif(${sql}, '') end`;
const fiscalYear = (sql: string) => `(year(${sql}) + (month(${sql}) >= 10)::INTEGER)`;
const flag = (code: string) => {
  const bit = categoryBit(code);
  return `case when (a.${bit < CATEGORY_BITS ? 'cat_lo' : 'cat_hi'} & ${(1n << BigInt(bit % CATEGORY_BITS)).toString()}::BIGINT) <> 0 then 't' else 'f' end`;
};

const agencies = (subagency = 'sub_agency'): Column[] => [
  ['awarding_agency_code', 'top.code'],
  ['awarding_agency_name', 'top.name'],
  [`awarding_${subagency}_code`, 'sub.code'],
  [`awarding_${subagency}_name`, 'sub.name'],
  ['awarding_office_code', 'off.code'],
  ['awarding_office_name', safe('off.name')],
  ['funding_agency_code', 'ftop.code'],
  ['funding_agency_name', 'ftop.name'],
  ['funding_sub_agency_code', 'fsub.code'],
  ['funding_sub_agency_name', 'fsub.name'],
];
const funding: Column[] = [
  ['treasury_accounts_funding_this_award', 'fund.symbols'],
  ['federal_accounts_funding_this_award', 'fund.accounts'],
  ['object_classes_funding_this_award', 'fund.classes'],
  ['program_activities_funding_this_award', 'fund.activities'],
];
const emergency = (overall: string): Column[] => [
  [`disaster_emergency_fund_codes${overall}`, 'defc.codes'],
  [`outlayed_amount_from_COVID-19_supplementals${overall}`, 'a.covid_outlay'],
  [`obligated_amount_from_COVID-19_supplementals${overall}`, 'a.covid_obligation'],
  [`outlayed_amount_from_IIJA_supplemental${overall}`, 'a.infra_outlay'],
  [`obligated_amount_from_IIJA_supplemental${overall}`, 'a.infra_obligation'],
];
const district = (state: string, column: string) =>
  `${state}.code || '-' || lpad((${column} % 100)::VARCHAR, 2, '0')`;
const parent: Column[] = [
  ['recipient_parent_uei', 'coalesce(parent.uei, case when r.is_parent then r.uei end)'],
  ['recipient_parent_duns', 'coalesce(parent.duns, case when r.is_parent then r.duns end)'],
  ['recipient_parent_name', safe('coalesce(parent.name, case when r.is_parent then r.name end)')],
  [
    'recipient_parent_name_raw',
    safe('coalesce(parent.name, case when r.is_parent then r.name end)'),
  ],
];
const recipient = (contract: boolean, prefix: string): Column[] => [
  ['recipient_uei', 'r.uei'],
  ['recipient_duns', 'r.duns'],
  ['recipient_name', safe('r.name')],
  ['recipient_name_raw', safe('r.name')],
  ...parent,
  ['recipient_country_code', 'rc.alpha3'],
  ['recipient_country_name', 'rc.name'],
  ['recipient_address_line_1', safe('r.address')],
  [
    'recipient_city_name',
    safe(contract ? 'upper(rp.city)' : `case when a.rec_country = 0 then upper(rp.city) end`),
  ],
  [`${prefix}_recipient_county_fips_code`, `lpad(a.rec_county::VARCHAR, 5, '0')`],
  ['recipient_county_name', 'upper(rco.name)'],
  [`${prefix}_recipient_state_fips_code`, 'rs.fips'],
  ['recipient_state_code', 'rs.code'],
  ['recipient_state_name', 'upper(rs.name)'],
  ...(contract
    ? ([['recipient_zip_4_code', `rp.zip5 || coalesce(r.zip4, '')`]] as Column[])
    : ([
        ['recipient_zip_code', 'rp.zip5'],
        ['recipient_zip_last_4_code', 'r.zip4'],
      ] as Column[])),
  [`${prefix}_recipient_cd_original`, district('rs', 'a.rec_cd_org')],
  [`${prefix}_recipient_cd_current`, district('rs', 'a.rec_cd_cur')],
  ...(contract
    ? []
    : ([
        [
          'recipient_foreign_city_name',
          safe(`case when a.rec_country <> 0 then upper(rp.city) end`),
        ],
      ] as Column[])),
];
const performance = (contract: boolean, prefix: string): Column[] => [
  ...(contract
    ? []
    : ([
        [
          'primary_place_of_performance_scope',
          `case when a.pop_country is null then null when a.pop_country <> 0 then 'Foreign' when pp.zip5 is not null then 'Single ZIP Code' when pp.city is not null then 'City-wide' when a.pop_county is not null then 'County-wide' when a.pop_state is not null then 'State-wide' end`,
        ],
      ] as Column[])),
  ['primary_place_of_performance_country_code', 'pc.alpha3'],
  ['primary_place_of_performance_country_name', 'pc.name'],
  ['primary_place_of_performance_city_name', safe('upper(pp.city)')],
  [`${prefix}_place_of_performance_county_fips_code`, `lpad(a.pop_county::VARCHAR, 5, '0')`],
  ['primary_place_of_performance_county_name', 'upper(pco.name)'],
  [`${prefix}_place_of_performance_state_fips_code`, 'ps.fips'],
  ...(contract ? ([['primary_place_of_performance_state_code', 'ps.code']] as Column[]) : []),
  ['primary_place_of_performance_state_name', 'upper(ps.name)'],
  ['primary_place_of_performance_zip_4', 'pp.zip5'],
  [`${prefix}_place_of_performance_cd_original`, district('ps', 'a.pop_cd_org')],
  [`${prefix}_place_of_performance_cd_current`, district('ps', 'a.pop_cd_cur')],
];
/** A loan's money is its subsidy cost, in columns of its own; everything else is an obligation. */
const unlessLoan = (column: string) =>
  `case when ${column[0]}.grp = 4 then 0.00 else ${column} end`;
const ifLoan = (column: string) => `case when ${column[0]}.grp = 4 then ${column} end`;
const permalink: Column = [
  'usaspending_permalink',
  `'https://www.usaspending.gov/award/' || replace(replace(replace(a.generated_id, '%', '%25'), '/', '%2F'), ' ', '%20') || '/'`,
];
const letters = Object.entries(businessTypeLetters).filter(
  ([, codes], at, all) => all.findIndex(([, other]) => other[0] === codes[0]) === at,
);

/** Columns of contracts and IDVs: one row an action (`summary` false) or one row an award. */
export const contractColumns = (summary: boolean): Column[] => {
  const prefix = summary ? 'prime_award_summary' : 'prime_award_transaction';
  const idv = `a.grp = 1`;
  return [
    ...(summary
      ? []
      : ([
          [
            'contract_transaction_unique_key',
            `sub.code || '_' || coalesce(psub.code, '-NONE-') || '_' || a.piid || '_' || coalesce(t.mod, '0') || '_' || coalesce(a.parent_piid, '-NONE-') || '_0'`,
          ],
        ] as Column[])),
    ['contract_award_unique_key', 'a.generated_id'],
    ['award_id_piid', safe('a.piid')],
    ...(summary
      ? []
      : ([
          ['modification_number', safe('t.mod')],
          ['transaction_number', `'0'`],
        ] as Column[])),
    ['parent_award_agency_id', 'psub.code'],
    ['parent_award_agency_name', 'psub.name'],
    ['parent_award_id_piid', safe('a.parent_piid')],
    ...(summary ? emergency('') : []),
    ...(summary
      ? ([
          ['total_obligated_amount', 'a.obligation'],
          ['total_outlayed_amount', 'a.outlay'],
        ] as Column[])
      : ([
          ['federal_action_obligation', 't.amount'],
          ['total_dollars_obligated', 'a.obligation'],
          ['total_outlayed_amount_for_overall_award', 'a.outlay'],
        ] as Column[])),
    ['current_total_value_of_award', 'a.base_exercised'],
    ['potential_total_value_of_award', 'a.base_all'],
    ...(summary
      ? ([
          ['award_base_action_date', 'a.signed'],
          ['award_base_action_date_fiscal_year', fiscalYear('a.signed')],
          ['award_latest_action_date', 'a.latest'],
          ['award_latest_action_date_fiscal_year', fiscalYear('a.latest')],
        ] as Column[])
      : ([
          ...emergency('_for_overall_award'),
          ['action_date', 't.action_date'],
          ['action_date_fiscal_year', fiscalYear('t.action_date')],
        ] as Column[])),
    ['period_of_performance_start_date', 'a.start_date'],
    ['period_of_performance_current_end_date', 'a.end_date'],
    ['period_of_performance_potential_end_date', `strftime(a.potential_end, '%Y-%m-%d 00:00:00')`],
    ['ordering_period_end_date', 'a.order_end'],
    ...agencies(),
    ...funding,
    ...recipient(true, prefix),
    ...performance(true, prefix),
    ['award_or_idv_flag', `case when ${idv} then 'IDV' else 'AWARD' end`],
    ['award_type_code', `case when not ${idv} then kind.code end`],
    ['award_type', `case when not ${idv} then kind.title end`],
    ['idv_type_code', `case when ${idv} then substr(kind.code, 5, 1) end`],
    ['idv_type', `case when ${idv} then kind.title end`],
    ['type_of_idc_code', `case when ${idv} then nullif(substr(kind.code, 7, 1), '') end`],
    ['type_of_idc', `case when ${idv} and length(kind.code) > 6 then kind.title end`],
    ['type_of_contract_pricing_code', 'a.pricing'],
    ['type_of_contract_pricing', 'pricing.label'],
    ...(summary ? [] : ([['transaction_description', safe('words.txt')]] as Column[])),
    ['prime_award_base_transaction_description', safe('a.description')],
    ...(summary
      ? []
      : ([
          ['action_type_code', 't.action_type'],
          ['action_type', 'contract_action.label'],
        ] as Column[])),
    ['solicitation_identifier', safe('a.solicitation')],
    ['product_or_service_code', 'psc.code'],
    ['product_or_service_code_description', 'psc.text'],
    ['naics_code', 'a.naics'],
    ['naics_description', 'upper(naics.text)'],
    ['extent_competed_code', 'a.competed'],
    ['extent_competed', 'competed.label'],
    ['type_of_set_aside_code', 'a.set_aside'],
    ['type_of_set_aside', 'set_aside.label'],
    [
      'contracting_officers_determination_of_business_size',
      `case when ${flag('small_business')} = 't' then 'SMALL BUSINESS' when ${flag('other_than_small_business')} = 't' then 'OTHER THAN SMALL BUSINESS' end`,
    ],
    [
      'contracting_officers_determination_of_business_size_code',
      `case when ${flag('small_business')} = 't' then 'S' when ${flag('other_than_small_business')} = 't' then 'O' end`,
    ],
    ...Object.entries(contractFlags).map(([name, [code]]): Column => [name, flag(code!)]),
    permalink,
    ['last_modified_date', summary ? 'a.last_modified' : 't.last_modified'],
  ];
};

/** Columns of financial assistance: one row an action (`summary` false) or one row an award. */
export const assistanceColumns = (summary: boolean): Column[] => {
  const prefix = summary ? 'prime_award_summary' : 'prime_award_transaction';
  return [
    ...(summary
      ? []
      : ([
          [
            'assistance_transaction_unique_key',
            `sub.code || '_' || coalesce(a.fain, '-NONE-') || '_' || coalesce(a.uri, '-NONE-') || '_' || coalesce(listing.number, '-NONE-') || '_' || coalesce(t.mod, '0')`,
          ],
        ] as Column[])),
    ['assistance_award_unique_key', 'a.generated_id'],
    ['award_id_fain', safe('a.fain')],
    ...(summary ? [] : ([['modification_number', safe('t.mod')]] as Column[])),
    ['award_id_uri', safe('a.uri')],
    ...(summary
      ? emergency('')
      : ([['federal_action_obligation', unlessLoan('t.amount')]] as Column[])),
    ['total_obligated_amount', unlessLoan('a.obligation')],
    [summary ? 'total_outlayed_amount' : 'total_outlayed_amount_for_overall_award', 'a.outlay'],
    ['total_non_federal_funding_amount', 'a.non_federal'],
    ...(summary
      ? []
      : ([
          ['face_value_of_loan', 't.face_value'],
          ['original_loan_subsidy_cost', ifLoan('t.amount')],
        ] as Column[])),
    ['total_face_value_of_loan', 'a.face_value'],
    ['total_loan_subsidy_cost', ifLoan('a.obligation')],
    ...(summary
      ? ([
          ['award_base_action_date', 'a.signed'],
          ['award_base_action_date_fiscal_year', fiscalYear('a.signed')],
          ['award_latest_action_date', 'a.latest'],
          ['award_latest_action_date_fiscal_year', fiscalYear('a.latest')],
        ] as Column[])
      : ([
          ['generated_pragmatic_obligations', 't.amount'],
          ...emergency('_for_overall_award'),
          ['action_date', 't.action_date'],
          ['action_date_fiscal_year', fiscalYear('t.action_date')],
        ] as Column[])),
    ['period_of_performance_start_date', 'a.start_date'],
    ['period_of_performance_current_end_date', 'a.end_date'],
    ...agencies(),
    ...funding,
    ...recipient(false, prefix),
    ...performance(false, prefix),
    ...(summary
      ? ([['cfda_numbers_and_titles', `listing.number || ': ' || listing.title`]] as Column[])
      : ([
          ['cfda_number', 'listing.number'],
          ['cfda_title', 'listing.title'],
        ] as Column[])),
    ['assistance_type_code', 'kind.code'],
    ['assistance_type_description', 'kind.title'],
    ...(summary ? [] : ([['transaction_description', safe('words.txt')]] as Column[])),
    ['prime_award_base_transaction_description', safe('a.description')],
    [
      'business_types_code',
      `nullif(concat(${letters.map(([letter, [code]]) => `case when ${flag(code!)} = 't' then '${letter}' end`).join(', ')}), '')`,
    ],
    ...(summary
      ? []
      : ([
          ['action_type_code', 't.action_type'],
          ['action_type_description', 'assistance_action.label'],
        ] as Column[])),
    ['record_type_code', 'a.record_type'],
    ['record_type_description', 'record.label'],
    permalink,
    ['last_modified_date', summary ? 'a.last_modified' : 't.last_modified'],
  ];
};

/** Columns of subawards: what the prime award is, then the subaward itself (alias `s`). */
export const subawardColumns = (contract: boolean): Column[] => [
  ['prime_award_unique_key', 'a.generated_id'],
  ...(contract
    ? ([
        ['prime_award_piid', safe('a.piid')],
        ['prime_award_parent_piid', safe('a.parent_piid')],
      ] as Column[])
    : ([['prime_award_fain', safe('a.fain')]] as Column[])),
  ['prime_award_amount', 'a.obligation'],
  ['prime_award_disaster_emergency_fund_codes', 'defc.codes'],
  ['prime_award_outlayed_amount_from_COVID-19_supplementals', 'a.covid_outlay'],
  ['prime_award_obligated_amount_from_COVID-19_supplementals', 'a.covid_obligation'],
  ['prime_award_outlayed_amount_from_IIJA_supplemental', 'a.infra_outlay'],
  ['prime_award_obligated_amount_from_IIJA_supplemental', 'a.infra_obligation'],
  ['prime_award_total_outlayed_amount', 'a.outlay'],
  ['prime_award_base_action_date', 'a.signed'],
  ['prime_award_base_action_date_fiscal_year', fiscalYear('a.signed')],
  ['prime_award_latest_action_date', 'a.latest'],
  ['prime_award_latest_action_date_fiscal_year', fiscalYear('a.latest')],
  ['prime_award_period_of_performance_start_date', 'a.start_date'],
  ['prime_award_period_of_performance_current_end_date', 'a.end_date'],
  ...agencies().map(([name, sql]): Column => [`prime_award_${name}`, sql]),
  ...funding.map(([name, sql]): Column => [`prime_award_${name}`, sql]),
  ['prime_awardee_uei', 'prime.uei'],
  ['prime_awardee_duns', 'prime.duns'],
  ['prime_awardee_name', safe('prime.name')],
  ['prime_award_base_transaction_description', safe('a.description')],
  ...(contract
    ? ([
        ['prime_award_naics_code', 'a.naics'],
        ['prime_award_naics_description', 'upper(naics.text)'],
      ] as Column[])
    : ([
        ['prime_award_cfda_numbers_and_titles', `listing.number || ': ' || listing.title`],
      ] as Column[])),
  ['subaward_type', `'${contract ? 'sub-contract' : 'sub-grant'}'`],
  ['subaward_sam_report_id', 't.id'],
  ['subaward_sam_report_year', 'year(t.sub_date)'],
  ['subaward_sam_report_month', 'month(t.sub_date)'],
  ['subaward_number', safe('t.number')],
  ['subaward_amount', 't.amount'],
  ['subaward_action_date', 't.sub_date'],
  ['subaward_action_date_fiscal_year', fiscalYear('t.sub_date')],
  ['subawardee_uei', 'r.uei'],
  ['subawardee_duns', 'r.duns'],
  ['subawardee_name', safe('r.name')],
  ['subawardee_parent_uei', 'parent.uei'],
  ['subawardee_parent_duns', 'parent.duns'],
  ['subawardee_parent_name', safe('parent.name')],
  ['subawardee_country_code', 'coalesce(rc.alpha2, rc.alpha3)'],
  ['subawardee_country_name', 'rc.name'],
  ['subawardee_address_line_1', safe('r.address')],
  ['subawardee_city_name', safe('upper(rp.city)')],
  ['subawardee_state_code', 'rs.code'],
  ['subawardee_state_name', 'upper(rs.name)'],
  ['subawardee_zip_code', `rp.zip5 || coalesce(r.zip4, '')`],
  ['subaward_recipient_cd_original', district('rs', 't.rec_cd_org')],
  ['subaward_recipient_cd_current', district('rs', 't.rec_cd_cur')],
  ['subaward_primary_place_of_performance_city_name', safe('upper(pp.city)')],
  ['subaward_primary_place_of_performance_state_code', 'ps.code'],
  ['subaward_primary_place_of_performance_state_name', 'upper(ps.name)'],
  ['subaward_primary_place_of_performance_address_zip_code', 'pp.zip5'],
  ['subaward_place_of_performance_cd_original', district('ps', 't.pop_cd_org')],
  ['subaward_place_of_performance_cd_current', district('ps', 't.pop_cd_cur')],
  ['subaward_primary_place_of_performance_country_code', 'coalesce(pc.alpha2, pc.alpha3)'],
  ['subaward_primary_place_of_performance_country_name', 'pc.name'],
  ['subaward_description', safe('words.txt')],
  permalink,
];

const account = (treasury: boolean): Column[] => [
  ['owning_agency_name', 'owner.name'],
  ['reporting_agency_name', 'owner.name'],
  ['submission_period', 't.submission_period'],
  ...(treasury
    ? ([
        ['allocation_transfer_agency_identifier_code', 'tas.ata'],
        ['agency_identifier_code', 'tas.aid'],
        ['beginning_period_of_availability', 'tas.bpoa'],
        ['ending_period_of_availability', 'tas.epoa'],
        ['availability_type_code', 'tas.a'],
        ['main_account_code', 'tas.main'],
        ['sub_account_code', 'tas.sub'],
        ['treasury_account_symbol', 'tas.label'],
        ['treasury_account_name', safe('account.title')],
      ] as Column[])
    : []),
  ['agency_identifier_name', 'owner.name'],
  ['budget_function', 'subfunction.function_title'],
  ['budget_subfunction', 'subfunction.title'],
  ['federal_account_symbol', 'account.code'],
  ['federal_account_name', safe('account.title')],
];
const breakdown: Column[] = [
  ['program_activity_code', 'activity.code'],
  ['program_activity_name', safe('activity.name')],
  ['object_class_code', `left(class.code, 2) || '.' || right(class.code, 1)`],
  ['object_class_name', 'class.name'],
  ['direct_or_reimbursable_funding_source', `'D'`],
  ['disaster_emergency_fund_code', 'code.code'],
  ['disaster_emergency_fund_name', 'coalesce(code.title, code.public_law)'],
];
/** Columns of the three account files; `treasury` adds the parts of the Treasury account symbol. */
export const accountColumns = {
  account_balances: (treasury: boolean): Column[] => [
    ...account(treasury),
    ['budget_authority_unobligated_balance_brought_forward', 't.brought_forward'],
    ['budget_authority_appropriated_amount', 't.appropriation'],
    ['total_other_budgetary_resources_amount', 't.other_resources'],
    ['total_budgetary_resources', 't.resources'],
    ['obligations_incurred', 't.obligated'],
    ['unobligated_balance', 't.unobligated'],
    ['gross_outlay_amount', 't.outlay'],
    ['status_of_budgetary_resources_total', 't.resources'],
  ],
  object_class_program_activity: (treasury: boolean): Column[] => [
    ...account(treasury),
    ...breakdown,
    ['obligations_incurred', 't.obligation'],
    ['gross_outlay_amount_FYB_to_period_end', 't.outlay'],
  ],
  award_financial: (treasury: boolean): Column[] => [
    ...account(treasury),
    ...breakdown,
    ['transaction_obligated_amount', 't.obligation'],
    ['gross_outlay_amount_FYB_to_period_end', 't.outlay'],
    ['award_unique_key', 'a.generated_id'],
    ['award_id_piid', safe('a.piid')],
    ['parent_award_id_piid', safe('a.parent_piid')],
    ['award_id_fain', safe('a.fain')],
    ['award_id_uri', safe('a.uri')],
    ['award_base_action_date', 'a.signed'],
    ['award_base_action_date_fiscal_year', fiscalYear('a.signed')],
    ['award_latest_action_date', 'a.latest'],
    ['award_latest_action_date_fiscal_year', fiscalYear('a.latest')],
    ['period_of_performance_start_date', 'a.start_date'],
    ['period_of_performance_current_end_date', 'a.end_date'],
    ['ordering_period_end_date', 'a.order_end'],
    ['award_type_code', 'case when a.grp <> 1 then kind.code end'],
    ['award_type', 'case when a.grp <> 1 then kind.title end'],
    ['idv_type_code', 'case when a.grp = 1 then substr(kind.code, 5, 1) end'],
    ['idv_type', 'case when a.grp = 1 then kind.title end'],
    ['prime_award_base_transaction_description', safe('a.description')],
    ...agencies('subagency'),
    ['recipient_uei', 'a.uei'],
    ['recipient_duns', 'r.duns'],
    ['recipient_name', safe('a.recipient_name')],
    ['recipient_name_raw', safe('a.recipient_name')],
    ...parent,
    ['recipient_country', 'rc.name'],
    ['recipient_state', 'upper(rs.name)'],
    ['recipient_county', 'upper(rco.name)'],
    ['recipient_city', safe('upper(a.rec_city)')],
    ['prime_award_summary_recipient_cd_original', district('rs', 'a.rec_cd_org')],
    ['prime_award_summary_recipient_cd_current', district('rs', 'a.rec_cd_cur')],
    ['recipient_zip_code', 'a.rec_zip'],
    ['primary_place_of_performance_country', 'pc.name'],
    ['primary_place_of_performance_state', 'upper(ps.name)'],
    ['primary_place_of_performance_county', 'upper(pco.name)'],
    ['prime_award_summary_place_of_performance_cd_original', district('ps', 'a.pop_cd_org')],
    ['prime_award_summary_place_of_performance_cd_current', district('ps', 'a.pop_cd_cur')],
    ['primary_place_of_performance_zip_code', 'a.pop_zip'],
    ['cfda_number', 'listing.number'],
    ['cfda_title', 'listing.title'],
    ['product_or_service_code', 'psc.code'],
    ['product_or_service_code_description', 'psc.text'],
    ['naics_code', 'a.naics'],
    ['naics_description', 'upper(naics.text)'],
    permalink,
    ['last_modified_date', 'a.last_modified'],
  ],
} as const;

/** Columns of the list of recipients of emergency money. */
export const recipientColumns: Column[] = [
  ['recipient_name', safe('t.recipient_name')],
  ['award_obligations', 't.obligation'],
  ['award_outlays', 't.outlay'],
  ['face_value_of_loans', 't.face_value'],
  ['number_of_awards', 't.awards'],
];
