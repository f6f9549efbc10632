import { type CodeFormat, key, padded, refused } from './codeFormat';

/** Formats of the codes in account files. */
export const accountFormats: readonly CodeFormat[] = [
  refused('account', 'federal_account_symbol', '\\d{3}-\\d{4}', {
    restore: `case
        when regexp_full_match(plain, '\\d{1,3}-\\d{1,4}')
          then lpad(split_part(plain, '-', 1), 3, '0') || '-' || lpad(split_part(plain, '-', 2), 4, '0')
      end`,
  }),
  refused('ata', 'allocation_transfer_agency_identifier_code', '\\d{3}', { restore: padded(3) }),
  refused('aid', 'agency_identifier_code', '\\d{3}', { restore: padded(3) }),
  refused('main', 'main_account_code', '\\d{4}', { restore: padded(4) }),
  refused('sub', 'sub_account_code', '\\d{3}', { restore: padded(3) }),
  refused(
    'symbol',
    'treasury_account_symbol',
    '(\\d{3}-)?\\d{3}-([A-Z]|\\d{4}/\\d{4})-\\d{4}-\\d{3}',
  ),
  refused('bpoa', 'beginning_period_of_availability', '\\d{4}'),
  refused('epoa', 'ending_period_of_availability', '\\d{4}'),
  refused('availability', 'availability_type_code', '[A-Z]'),
  refused('activity', 'program_activity_code', '\\d{4}|.{5,}|[0-9A-Z]*[A-Z][0-9A-Z]*', {
    restore: padded(4),
  }),
  // 000 is the class of rows without an object class.
  refused('class', 'object_class_code', '\\d{2,4}', {
    restore: `case when plain = '0' then '000' end`,
  }),
  refused('defc', 'disaster_emergency_fund_code', '[0-9A-Z]{1,3}'),
  refused('direct', 'direct_or_reimbursable_funding_source', '[DRdr]'),
  key('award_key', 'award_unique_key'),
];
