import {
  allCodes,
  type CodeGroup,
  extentCompetedGroups,
  setAsideGroups,
} from '../../src/domain/codes/codeGroups';
import { accountFormats } from './accountFormats';
import { type CodeFormat, key, leftOutFormat, restoreZeros, refusedFormat } from './codeFormat';
import { type FileKind, isAccounts, isSubawards } from './layouts';

/** SQL that restores the leading zeros of a ZIP or ZIP+4, as a five-digit ZIP. */
const RESTORE_ZIP_SQL = `case
    when regexp_full_match(plain, '\\d{3,4}') then lpad(plain, 5, '0')
    when regexp_full_match(plain, '\\d{7,8}') then left(lpad(plain, 9, '0'), 5)
  end`;

const agencyFormat = (side: string, column: string): CodeFormat =>
  refusedFormat(column, `${side}_agency_code`, '[0-9A-Z]{3,4}', { restore: restoreZeros(3) });
const subagencyFormat = (side: string, column: string): CodeFormat =>
  refusedFormat(column, `${side}_sub_agency_code`, '\\d{4}|[0-9A-Z]{0,3}[A-Z][0-9A-Z]{0,3}', {
    restore: restoreZeros(4),
  });
const ueiFormat = (column: string, label: string): CodeFormat =>
  leftOutFormat(column, label, '[0-9A-Z]{12}');
/** Pattern of the letters for the business types of a recipient. */
export const BUSINESS_TYPES_PATTERN = '[A-Z]{1,3}';
const placeFormats = (side: 'rec' | 'pop', label: string): CodeFormat[] => [
  leftOutFormat(`${side}_country`, `${label}_country_code`, '[A-Z]{3}'),
  leftOutFormat(`${side}_state`, `${label}_state_code`, '[A-Z]{2}', { empty: '00' }),
  leftOutFormat(`${side}_zip`, `${label}_zip`, '\\d{5}', {
    restore: RESTORE_ZIP_SQL,
    where: `${side}_country = 'USA'`,
    empty: 'CITY-|STATE.*',
  }),
  ...Object.entries({ cd: 'current', cd_org: 'original' }).map(([part, name]) =>
    leftOutFormat(`${side}_${part}`, `${label}_cd_${name}`, '([A-Z]{2}-)?(\\d\\d|AL|ZZ)', {
      restore: restoreZeros(2),
      empty: '-.*|[A-Z]{2}-?',
    }),
  ),
];
const countyFormat = (side: 'rec' | 'pop', label: string): CodeFormat =>
  leftOutFormat(`${side}_county`, `${label}_county_fips_code`, '\\d{5}', {
    restore: restoreZeros(5, 4),
    empty: '\\d{3}',
  });
/** Returns a pattern that also accepts codes with lowercase letters such as `RSBCiv`, and an option that restores their case. */
const getMixedCaseFormat = (groups: readonly CodeGroup[], pattern: string) => {
  const mixedCodes = allCodes(groups).filter((code) => code !== code.toUpperCase());
  const restoreCases = mixedCodes
    .map((code) => `when '${code.toLowerCase()}' then '${code}'`)
    .join(' ');
  return [
    [pattern, ...mixedCodes].join('|'),
    { restore: `case lower(v) ${restoreCases} end` },
  ] as const;
};
const contractFormats: readonly CodeFormat[] = [
  leftOutFormat('pricing', 'type_of_contract_pricing_code', '[0-9A-Z]{1,2}'),
  // The pattern excludes a final V, so that `RSBCIV` is restored to `RSBCiv`. No code in upper case ends in V.
  leftOutFormat(
    'set_aside',
    'type_of_set_aside_code',
    ...getMixedCaseFormat(setAsideGroups, '[0-9A-Z]{1,7}[0-9A-UW-Z]'),
  ),
  leftOutFormat(
    'competed',
    'extent_competed_code',
    ...getMixedCaseFormat(extentCompetedGroups, '[A-Z]|[CN]DO'),
  ),
  leftOutFormat('type_code', 'award_type_code', '[A-Z]|IDV_[A-Z](_[A-Z])?'),
];
const assistanceFormats: readonly CodeFormat[] = [
  leftOutFormat('record_type', 'record_type_code', '[1-3]'),
  leftOutFormat('business_types', 'business_types_code', BUSINESS_TYPES_PATTERN),
  leftOutFormat('type_code', 'assistance_type_code', '\\d\\d|F\\d{3}|-1', {
    restore: restoreZeros(2),
  }),
];
const recipientFormats = (prefix: string): CodeFormat[] => [
  ueiFormat('uei', `${prefix}_uei`),
  leftOutFormat('duns', `${prefix}_duns`, '\\d{9}', { restore: restoreZeros(9, 7) }),
  ueiFormat('parent_uei', `${prefix}_parent_uei`),
];

const getPrimeFormats = (kind: FileKind): CodeFormat[] => {
  const side = kind.split(' ')[0]!;
  return [
    ...(kind.endsWith('summaries') ? [] : [key('tx_key', `${side}_transaction_unique_key`)]),
    key('award_key', `${side}_award_unique_key`),
    refusedFormat(
      'removal',
      side === 'contract' ? 'correction_delete_ind' : 'correction_delete_indicator_code',
      '[CD]',
    ),
    leftOutFormat('action_type', 'action_type_code', '[A-Z]'),
    leftOutFormat(
      'codes',
      'disaster_emergency_fund_codes',
      '[0-9A-Z]{1,3}(: [^;]*)?(; ?[0-9A-Z]{1,3}(: [^;]*)?)*',
    ),
    ...(side === 'contract' ? contractFormats : assistanceFormats),
    agencyFormat('awarding', 'top_code'),
    subagencyFormat('awarding', 'sub_code'),
    agencyFormat('funding', 'ftop_code'),
    subagencyFormat('funding', 'fsub_code'),
    refusedFormat('office_code', 'awarding_office_code', '[0-9A-Z]+'),
    ...recipientFormats('recipient'),
    ...placeFormats('rec', 'recipient'),
    countyFormat('rec', 'recipient'),
    ...(side === 'assistance'
      ? [
          leftOutFormat('rec_zip4', 'recipient_zip_last_4_code', '\\d{4}', {
            restore: restoreZeros(4),
            where: "rec_country = 'USA'",
          }),
        ]
      : []),
    ...placeFormats('pop', 'primary_place_of_performance'),
    countyFormat('pop', 'primary_place_of_performance'),
    leftOutFormat('psc', 'product_or_service_code', '[0-9A-Z]{1,4}'),
    leftOutFormat('cfda', 'cfda_number', '\\d\\d\\.(\\d{3}|[0-9A-Z]*[A-Z][0-9A-Z]*)', {
      // Spreadsheets drop the trailing zeros of assistance listing numbers.
      restore: `case
          when regexp_full_match(plain, '\\d\\d\\.\\d{1,2}') then rpad(plain, 6, '0')
          when regexp_full_match(plain, '\\d\\d') then plain || '.000'
        end`,
    }),
  ];
};

/** Returns the formats of the codes in a kind of file. */
export const getCodeFormats = (kind: FileKind): readonly CodeFormat[] => {
  if (isAccounts(kind)) return accountFormats;
  if (isSubawards(kind))
    return [
      key('award_key', 'prime_award_unique_key'),
      ...recipientFormats('subawardee'),
      ...placeFormats('rec', 'subawardee'),
      ...placeFormats('pop', 'subaward_primary_place_of_performance'),
    ];
  return getPrimeFormats(kind);
};
