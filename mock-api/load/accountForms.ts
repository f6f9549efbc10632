import { type Form, key, padded } from './form';

/** Formats of the codes in account files. */
export const accountForms: readonly Form[] = [
  {
    column: 'account',
    label: 'federal_account_symbol',
    pattern: '\\d{3}-\\d{4}',
    restore: `case
        when regexp_full_match(plain, '\\d{1,3}-\\d{1,4}')
          then lpad(split_part(plain, '-', 1), 3, '0') || '-' || lpad(split_part(plain, '-', 2), 4, '0')
      end`,
    otherwise: 'refuse',
  },
  ...(
    [
      ['ata', 'allocation_transfer_agency_identifier_code', 3],
      ['aid', 'agency_identifier_code', 3],
      ['main', 'main_account_code', 4],
      ['sub', 'sub_account_code', 3],
    ] as const
  ).map(([column, label, width]): Form => ({
    column,
    label,
    pattern: `\\d{${width}}`,
    restore: padded(width),
    otherwise: 'refuse',
  })),
  {
    column: 'symbol',
    label: 'treasury_account_symbol',
    pattern: '(\\d{3}-)?\\d{3}-([A-Z]|\\d{4}/\\d{4})-\\d{4}-\\d{3}',
    otherwise: 'refuse',
  },
  ...(
    [
      ['bpoa', 'beginning_period_of_availability', '\\d{4}'],
      ['epoa', 'ending_period_of_availability', '\\d{4}'],
      ['availability', 'availability_type_code', '[A-Z]'],
    ] as const
  ).map(([column, label, pattern]): Form => ({ column, label, pattern, otherwise: 'refuse' })),
  {
    column: 'activity',
    label: 'program_activity_code',
    pattern: '\\d{4}|.{5,}|[0-9A-Z]*[A-Z][0-9A-Z]*',
    restore: padded(4),
    otherwise: 'refuse',
  },
  {
    column: 'class',
    label: 'object_class_code',
    pattern: '\\d{2,4}',
    // 000 is the class of rows without an object class.
    restore: `case when plain = '0' then '000' end`,
    otherwise: 'refuse',
  },
  {
    column: 'defc',
    label: 'disaster_emergency_fund_code',
    pattern: '[0-9A-Z]{1,3}',
    otherwise: 'refuse',
  },
  {
    column: 'direct',
    label: 'direct_or_reimbursable_funding_source',
    pattern: '[DRdr]',
    otherwise: 'refuse',
  },
  key('award_key', 'award_unique_key'),
];
