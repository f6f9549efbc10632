import { parsePeriod } from './parsePeriod';
import { type CsvFile, FileProblem } from './readFiles';

/** Kinds of account files: Files A, B and C. */
export type AccountKind =
  | 'account balances'
  | 'account breakdown by program activity and object class'
  | 'account breakdown by award';
export type AwardKind =
  | 'contract transactions'
  | 'assistance transactions'
  | 'contract award summaries'
  | 'assistance award summaries'
  | 'contract subawards'
  | 'assistance subawards';
export type FileKind = AwardKind | AccountKind;
/** Returns whether a kind of file contains subawards. */
export const isSubawards = (kind: FileKind): boolean => kind.endsWith('subawards');
/** Returns whether a kind of file contains account data. */
export const isAccounts = (kind: FileKind): kind is AccountKind => kind.startsWith('account ');

const requiredColumns: Readonly<Record<FileKind, readonly string[]>> = {
  'contract transactions': [
    'contract_transaction_unique_key',
    'contract_award_unique_key',
    'award_id_piid',
    'federal_action_obligation',
    'action_date',
    'awarding_agency_code',
    'recipient_name',
  ],
  'assistance transactions': [
    'assistance_transaction_unique_key',
    'assistance_award_unique_key',
    'federal_action_obligation',
    'action_date',
    'assistance_type_code',
    'awarding_agency_code',
    'recipient_name',
  ],
  'contract award summaries': [
    'contract_award_unique_key',
    'award_id_piid',
    'total_obligated_amount',
    'award_base_action_date',
    'award_latest_action_date',
    'awarding_agency_code',
    'recipient_name',
  ],
  'contract subawards': [
    'prime_award_unique_key',
    'prime_award_piid',
    'subaward_number',
    'subaward_amount',
    'subaward_action_date',
    'subawardee_name',
  ],
  'assistance subawards': [
    'prime_award_unique_key',
    'prime_award_fain',
    'subaward_number',
    'subaward_amount',
    'subaward_action_date',
    'subawardee_name',
  ],
  'assistance award summaries': [
    'assistance_award_unique_key',
    'total_obligated_amount',
    'award_base_action_date',
    'award_latest_action_date',
    'assistance_type_code',
    'awarding_agency_code',
    'recipient_name',
  ],
  'account balances': [
    'federal_account_symbol',
    'total_budgetary_resources',
    'obligations_incurred',
    'unobligated_balance',
    'gross_outlay_amount',
  ],
  'account breakdown by program activity and object class': [
    'federal_account_symbol',
    'program_activity_name',
    'object_class_code',
    'obligations_incurred',
  ],
  'account breakdown by award': [
    'federal_account_symbol',
    'program_activity_name',
    'object_class_code',
    'transaction_obligated_amount',
  ],
};

const findAccountKind = (has: (column: string) => boolean): AccountKind | undefined => {
  if (has('federal_action_obligation') || !has('federal_account_symbol')) return undefined;
  if (has('transaction_obligated_amount') || has('award_unique_key') || has('award_id_piid'))
    return 'account breakdown by award';
  if (has('object_class_code') || has('program_activity_code'))
    return 'account breakdown by program activity and object class';
  return 'account balances';
};

/** Returns the kind of a file by its columns. Throws a `FileProblem` when no kind matches, or when a column or the year is missing. */
export const getFileKind = ({ name, columns }: CsvFile): FileKind => {
  const has = (column: string) =>
    columns.includes(column) ||
    // A federal account symbol consists of the agency identifier and the main account code.
    (column === 'federal_account_symbol' &&
      columns.includes('agency_identifier_code') &&
      columns.includes('main_account_code'));
  const kind: FileKind | undefined =
    findAccountKind(has) ??
    (columns.some((column) => column.startsWith('subawardee_'))
      ? has('prime_award_fain')
        ? 'assistance subawards'
        : 'contract subawards'
      : has('contract_transaction_unique_key')
        ? 'contract transactions'
        : has('assistance_transaction_unique_key')
          ? 'assistance transactions'
          : has('contract_award_unique_key')
            ? 'contract award summaries'
            : has('assistance_award_unique_key')
              ? 'assistance award summaries'
              : undefined);
  const getMissing = (candidate: FileKind) =>
    requiredColumns[candidate].filter((column) => !has(column));
  const describeMissing = (candidate: FileKind) => {
    const missingColumns = getMissing(candidate);
    const [s, verb] = missingColumns.length > 1 ? ['s', 'are'] : ['', 'is'];
    return `the column${s} ${missingColumns.join(', ')} ${verb} missing`;
  };
  if (!kind) {
    const [closest] = (Object.keys(requiredColumns) as FileKind[]).sort(
      (a, b) => getMissing(a).length - getMissing(b).length,
    );
    throw new FileProblem(
      getMissing(closest!).length < requiredColumns[closest!].length
        ? `${name}: ${describeMissing(closest!)} (closest match: ${closest})`
        : `${name}: not a published award or account file, because it has no known column`,
    );
  }
  if (getMissing(kind).length) throw new FileProblem(`${name}: ${describeMissing(kind)} (${kind})`);
  if (isAccounts(kind) && !has('submission_period') && !parsePeriod(name))
    throw new FileProblem(
      `${name}: the fiscal year is unknown, because the column submission_period is missing. Add the period to the file name, for example FY2018Q4_${name}`,
    );
  return kind;
};
