import {
  allCodes,
  type CodeGroup,
  extentCompetedGroups,
  setAsideGroups,
} from '../../src/domain/codes/codeGroups';
import { accountForms } from './accountForms';
import { type Form, key, padded } from './form';
import { type FileKind, isAccounts, isSubawards } from './layouts';

/** SQL that restores the leading zeros of a ZIP or ZIP+4, as a five-digit ZIP. */
const ZIP = `case
    when regexp_full_match(plain, '\\d{3,4}') then lpad(plain, 5, '0')
    when regexp_full_match(plain, '\\d{7,8}') then left(lpad(plain, 9, '0'), 5)
  end`;

const agency = (side: string, column: string): Form => ({
  column,
  label: `${side}_agency_code`,
  pattern: '[0-9A-Z]{3,4}',
  restore: padded(3),
  otherwise: 'refuse',
});
const subagency = (side: string, column: string): Form => ({
  column,
  label: `${side}_sub_agency_code`,
  pattern: '\\d{4}|[0-9A-Z]{0,3}[A-Z][0-9A-Z]{0,3}',
  restore: padded(4),
  otherwise: 'refuse',
});
const uei = (column: string, label: string): Form => ({
  column,
  label,
  pattern: '[0-9A-Z]{12}',
  otherwise: 'leave out',
});
/** Pattern of the letters for the business types of a recipient. */
export const BUSINESS_TYPES = '[A-Z]{1,3}';
/** Returns the formats of the place codes of a recipient or place of performance. */
const place = (side: 'rec' | 'pop', label: string): Form[] => [
  {
    column: `${side}_country`,
    label: `${label}_country_code`,
    pattern: '[A-Z]{3}',
    otherwise: 'leave out',
  },
  {
    column: `${side}_state`,
    label: `${label}_state_code`,
    pattern: '[A-Z]{2}',
    otherwise: 'leave out',
    empty: '00',
  },
  {
    column: `${side}_zip`,
    label: `${label}_zip`,
    pattern: '\\d{5}',
    restore: ZIP,
    otherwise: 'leave out',
    where: `${side}_country = 'USA'`,
    empty: 'CITY-|STATE.*',
  },
  ...['cd', 'cd_org'].map((part): Form => ({
    column: `${side}_${part}`,
    label: `${label}_${part === 'cd' ? 'cd_current' : 'cd_original'}`,
    pattern: '([A-Z]{2}-)?(\\d\\d|AL|ZZ)',
    restore: padded(2),
    otherwise: 'leave out',
    empty: '-.*|[A-Z]{2}-?',
  })),
];
const county = (side: 'rec' | 'pop', label: string): Form => ({
  column: `${side}_county`,
  label: `${label}_county_fips_code`,
  pattern: '\\d{5}',
  restore: padded(5, 4),
  otherwise: 'leave out',
  empty: '\\d{3}',
});
const duns: Form = {
  column: 'duns',
  label: 'recipient_duns',
  pattern: '\\d{9}',
  restore: padded(9, 7),
  otherwise: 'leave out',
};
/** Returns a format for contract codes that match `pattern`, and for those with lower-case letters such as `RSBCiv`. */
const mixedCase = (groups: readonly CodeGroup[], pattern: string) => {
  const mixed = allCodes(groups).filter((code) => code !== code.toUpperCase());
  return {
    pattern: [pattern, ...mixed].join('|'),
    restore: `case lower(v) ${mixed.map((code) => `when '${code.toLowerCase()}' then '${code}'`).join(' ')} end`,
  };
};
/** Formats of the contract codes that searches filter by. */
const contractForms: readonly Form[] = [
  {
    column: 'pricing',
    label: 'type_of_contract_pricing_code',
    pattern: '[0-9A-Z]{1,2}',
    otherwise: 'leave out',
  },
  {
    column: 'set_aside',
    label: 'type_of_set_aside_code',
    // In upper case, a code with lower-case letters would end in V. No other code does, so the pattern excludes V at the end.
    ...mixedCase(setAsideGroups, '[0-9A-Z]{1,7}[0-9A-UW-Z]'),
    otherwise: 'leave out',
  },
  {
    column: 'competed',
    label: 'extent_competed_code',
    ...mixedCase(extentCompetedGroups, '[A-Z]|[CN]DO'),
    otherwise: 'leave out',
  },
];
const assistanceForms: readonly Form[] = [
  {
    column: 'record_type',
    label: 'record_type_code',
    pattern: '[1-3]',
    otherwise: 'leave out',
  },
  {
    column: 'business_types',
    label: 'business_types_code',
    pattern: BUSINESS_TYPES,
    otherwise: 'leave out',
  },
];
const recipient = (prefix: string): Form[] => [
  uei('uei', `${prefix}_uei`),
  { ...duns, label: `${prefix}_duns` },
  uei('parent_uei', `${prefix}_parent_uei`),
];

const primeForms = (kind: FileKind): Form[] => {
  const side = kind.split(' ')[0]!;
  return [
    ...(kind.endsWith('summaries') ? [] : [key('tx_key', `${side}_transaction_unique_key`)]),
    key('award_key', `${side}_award_unique_key`),
    {
      column: 'removal',
      label: side === 'contract' ? 'correction_delete_ind' : 'correction_delete_indicator_code',
      pattern: '[CD]',
      otherwise: 'refuse',
    },
    {
      column: 'action_type',
      label: 'action_type_code',
      pattern: '[A-Z]',
      otherwise: 'leave out',
    },
    {
      column: 'codes',
      label: 'disaster_emergency_fund_codes',
      pattern: '[0-9A-Z]{1,3}(: [^;]*)?(; ?[0-9A-Z]{1,3}(: [^;]*)?)*',
      otherwise: 'leave out',
    },
    ...(side === 'contract' ? contractForms : assistanceForms),
    {
      column: 'type_code',
      label: `${side === 'contract' ? 'award' : 'assistance'}_type_code`,
      pattern: side === 'contract' ? '[A-Z]|IDV_[A-Z](_[A-Z])?' : '\\d\\d|F\\d{3}|-1',
      ...(side === 'assistance' && { restore: padded(2) }),
      otherwise: 'leave out',
    },
    agency('awarding', 'top_code'),
    subagency('awarding', 'sub_code'),
    agency('funding', 'ftop_code'),
    subagency('funding', 'fsub_code'),
    {
      column: 'office_code',
      label: 'awarding_office_code',
      pattern: '[0-9A-Z]+',
      otherwise: 'refuse',
    },
    ...recipient('recipient'),
    ...place('rec', 'recipient'),
    county('rec', 'recipient'),
    ...(side === 'assistance'
      ? [
          {
            column: 'rec_zip4',
            label: 'recipient_zip_last_4_code',
            pattern: '\\d{4}',
            restore: padded(4),
            otherwise: 'leave out' as const,
            where: "rec_country = 'USA'",
          },
        ]
      : []),
    ...place('pop', 'primary_place_of_performance'),
    county('pop', 'primary_place_of_performance'),
    {
      column: 'psc',
      label: 'product_or_service_code',
      pattern: '[0-9A-Z]{1,4}',
      otherwise: 'leave out',
    },
    {
      column: 'cfda',
      label: 'cfda_number',
      pattern: '\\d\\d\\.(\\d{3}|[0-9A-Z]*[A-Z][0-9A-Z]*)',
      // Assistance listing numbers lose their trailing zeros.
      restore: `case
          when regexp_full_match(plain, '\\d\\d\\.\\d{1,2}') then rpad(plain, 6, '0')
          when regexp_full_match(plain, '\\d\\d') then plain || '.000'
        end`,
      otherwise: 'leave out',
    },
  ];
};

/** Returns the formats of the codes in a kind of file. */
export const formsOf = (kind: FileKind): readonly Form[] => {
  if (isAccounts(kind)) return accountForms;
  if (isSubawards(kind))
    return [
      key('award_key', 'prime_award_unique_key'),
      ...recipient('subawardee'),
      ...place('rec', 'subawardee'),
      ...place('pop', 'subaward_primary_place_of_performance'),
    ];
  return primeForms(kind);
};
