import {
  actionColumns,
  agencyColumns,
  awardDates,
  type Column,
  emergencyColumns,
  flagSql,
  fundingColumns,
  loanSql,
  letterEntries,
  placeColumns,
  permalinkColumn,
  recipientColumns,
  safeSql,
  nonLoanSql,
  keepIf,
} from './common';

/** SQL for each business type letter: the letter if the recipient has its first category, otherwise null. */
const letterColumns = letterEntries.map(
  ([letter, [code]]) => `case when ${flagSql(code!)} = 't' then '${letter}' end`,
);

/** Returns the columns of financial assistance: one row for each transaction, or for each award if `isSummary` is true. */
export const assistanceColumns = (isSummary: boolean): Column[] => {
  const prefix = isSummary ? 'prime_award_summary' : 'prime_award_transaction';
  return [
    ...keepIf(!isSummary, [
      'assistance_transaction_unique_key',
      `sub.code || '_' || coalesce(a.fain, '-NONE-') || '_' || coalesce(a.uri, '-NONE-') || '_'
        || coalesce(listing.number, '-NONE-') || '_' || coalesce(t.mod, '0')`,
    ]),
    ['assistance_award_unique_key', 'a.generated_id'],
    ['award_id_fain', safeSql('a.fain')],
    ...keepIf(!isSummary, ['modification_number', safeSql('t.mod')]),
    ['award_id_uri', safeSql('a.uri')],
    ...keepIf(isSummary, ...emergencyColumns('')),
    ...keepIf(!isSummary, ['federal_action_obligation', nonLoanSql('t.amount')]),
    ['total_obligated_amount', nonLoanSql('a.obligation')],
    [isSummary ? 'total_outlayed_amount' : 'total_outlayed_amount_for_overall_award', 'a.outlay'],
    ['total_non_federal_funding_amount', 'a.non_federal'],
    ...keepIf(
      !isSummary,
      ['face_value_of_loan', 't.face_value'],
      ['original_loan_subsidy_cost', loanSql('t.amount')],
    ),
    ['total_face_value_of_loan', 'a.face_value'],
    ['total_loan_subsidy_cost', loanSql('a.obligation')],
    ...keepIf(!isSummary, ['generated_pragmatic_obligations', 't.amount']),
    ...(isSummary ? awardDates : actionColumns),
    ['period_of_performance_start_date', 'a.start_date'],
    ['period_of_performance_current_end_date', 'a.end_date'],
    ...agencyColumns(),
    ...fundingColumns,
    ...recipientColumns(false, prefix),
    ...placeColumns(false, prefix),
    ...keepIf(isSummary, ['cfda_numbers_and_titles', `listing.number || ': ' || listing.title`]),
    ...keepIf(!isSummary, ['cfda_number', 'listing.number'], ['cfda_title', 'listing.title']),
    ['assistance_type_code', 'kind.code'],
    ['assistance_type_description', 'kind.title'],
    ...keepIf(!isSummary, ['transaction_description', safeSql('words.txt')]),
    ['prime_award_base_transaction_description', safeSql('a.description')],
    ['business_types_code', `nullif(concat(${letterColumns.join(', ')}), '')`],
    ...keepIf(
      !isSummary,
      ['action_type_code', 't.action_type'],
      ['action_type_description', 'assistance_action.label'],
    ),
    ['record_type_code', 'a.record_type'],
    ['record_type_description', 'record.label'],
    permalinkColumn,
    ['last_modified_date', isSummary ? 'a.last_modified' : 't.last_modified'],
  ];
};
