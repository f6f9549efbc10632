import { contractFlags } from '../../core/businessTypes';
import {
  actionColumns,
  agencyColumns,
  awardDates,
  type Column,
  emergencyColumns,
  flagSql,
  fundingColumns,
  placeColumns,
  permalinkColumn,
  recipientColumns,
  safeSql,
  keepIf,
} from './common';

const isIdvSql = 'a.grp = 1';
const typeColumns: readonly Column[] = [
  ['award_or_idv_flag', `case when ${isIdvSql} then 'IDV' else 'AWARD' end`],
  ['award_type_code', `case when not ${isIdvSql} then kind.code end`],
  ['award_type', `case when not ${isIdvSql} then kind.title end`],
  ['idv_type_code', `case when ${isIdvSql} then substr(kind.code, 5, 1) end`],
  ['idv_type', `case when ${isIdvSql} then kind.title end`],
  ['type_of_idc_code', `case when ${isIdvSql} then nullif(substr(kind.code, 7, 1), '') end`],
  ['type_of_idc', `case when ${isIdvSql} and length(kind.code) > 6 then kind.title end`],
  ['type_of_contract_pricing_code', 'a.pricing'],
  ['type_of_contract_pricing', 'pricing.label'],
];
const classificationColumns: readonly Column[] = [
  ['solicitation_identifier', safeSql('a.solicitation')],
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
    `case
        when ${flagSql('small_business')} = 't' then 'SMALL BUSINESS'
        when ${flagSql('other_than_small_business')} = 't' then 'OTHER THAN SMALL BUSINESS'
      end`,
  ],
  [
    'contracting_officers_determination_of_business_size_code',
    `case
        when ${flagSql('small_business')} = 't' then 'S'
        when ${flagSql('other_than_small_business')} = 't' then 'O'
      end`,
  ],
  ...Object.entries(contractFlags).map(([name, [code]]): Column => [name, flagSql(code!)]),
];

/** Returns the columns of contracts and IDVs: one row for each transaction, or for each award if `isSummary` is true. */
export const contractColumns = (isSummary: boolean): Column[] => {
  const prefix = isSummary ? 'prime_award_summary' : 'prime_award_transaction';
  return [
    ...keepIf(!isSummary, [
      'contract_transaction_unique_key',
      `sub.code || '_' || coalesce(psub.code, '-NONE-') || '_' || a.piid || '_' || coalesce(t.mod, '0') || '_'
        || coalesce(a.parent_piid, '-NONE-') || '_0'`,
    ]),
    ['contract_award_unique_key', 'a.generated_id'],
    ['award_id_piid', safeSql('a.piid')],
    ...keepIf(!isSummary, ['modification_number', safeSql('t.mod')], ['transaction_number', `'0'`]),
    ['parent_award_agency_id', 'psub.code'],
    ['parent_award_agency_name', 'psub.name'],
    ['parent_award_id_piid', safeSql('a.parent_piid')],
    ...keepIf(isSummary, ...emergencyColumns('')),
    ...keepIf(!isSummary, ['federal_action_obligation', 't.amount']),
    [isSummary ? 'total_obligated_amount' : 'total_dollars_obligated', 'a.obligation'],
    [isSummary ? 'total_outlayed_amount' : 'total_outlayed_amount_for_overall_award', 'a.outlay'],
    ['current_total_value_of_award', 'a.base_exercised'],
    ['potential_total_value_of_award', 'a.base_all'],
    ...(isSummary ? awardDates : actionColumns),
    ['period_of_performance_start_date', 'a.start_date'],
    ['period_of_performance_current_end_date', 'a.end_date'],
    ['period_of_performance_potential_end_date', `strftime(a.potential_end, '%Y-%m-%d 00:00:00')`],
    ['ordering_period_end_date', 'a.order_end'],
    ...agencyColumns(),
    ...fundingColumns,
    ...recipientColumns(true, prefix),
    ...placeColumns(true, prefix),
    ...typeColumns,
    ...keepIf(!isSummary, ['transaction_description', safeSql('words.txt')]),
    ['prime_award_base_transaction_description', safeSql('a.description')],
    ...keepIf(
      !isSummary,
      ['action_type_code', 't.action_type'],
      ['action_type', 'contract_action.label'],
    ),
    ...classificationColumns,
    permalinkColumn,
    ['last_modified_date', isSummary ? 'a.last_modified' : 't.last_modified'],
  ];
};
