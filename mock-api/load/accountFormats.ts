import { type CodeFormat, key, restoreZeros, refusedFormat } from './codeFormat';

/** Formats of the codes in account files. */
export const accountFormats: readonly CodeFormat[] = [
  refusedFormat('account', 'federal_account_symbol', '\\d{3}-\\d{4}', {
    restore: `case
        when regexp_full_match(plain, '\\d{1,3}-\\d{1,4}')
          then lpad(split_part(plain, '-', 1), 3, '0') || '-' || lpad(split_part(plain, '-', 2), 4, '0')
      end`,
  }),
  refusedFormat('ata', 'allocation_transfer_agency_identifier_code', '\\d{3}', {
    restore: restoreZeros(3),
  }),
  refusedFormat('aid', 'agency_identifier_code', '\\d{3}', { restore: restoreZeros(3) }),
  refusedFormat('main', 'main_account_code', '\\d{4}', { restore: restoreZeros(4) }),
  refusedFormat('sub', 'sub_account_code', '\\d{3}', { restore: restoreZeros(3) }),
  refusedFormat(
    'symbol',
    'treasury_account_symbol',
    '(\\d{3}-)?\\d{3}-([A-Z]|\\d{4}/\\d{4})-\\d{4}-\\d{3}',
  ),
  refusedFormat('bpoa', 'beginning_period_of_availability', '\\d{4}'),
  refusedFormat('epoa', 'ending_period_of_availability', '\\d{4}'),
  refusedFormat('availability', 'availability_type_code', '[A-Z]'),
  refusedFormat('activity', 'program_activity_code', '\\d{4}|.{5,}|[0-9A-Z]*[A-Z][0-9A-Z]*', {
    restore: restoreZeros(4),
  }),
  // 000 is the class of rows without an object class.
  refusedFormat('class', 'object_class_code', '\\d{2,4}', {
    restore: `case when plain = '0' then '000' end`,
  }),
  refusedFormat('defc', 'disaster_emergency_fund_code', '[0-9A-Z]{1,3}'),
  refusedFormat('direct', 'direct_or_reimbursable_funding_source', '[DRdr]'),
  key('award_key', 'award_unique_key'),
];
