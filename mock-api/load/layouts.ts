import { type CsvFile, FileProblem } from './readFiles';

export type FileKind =
  | 'contract transactions'
  | 'assistance transactions'
  | 'contract award summaries'
  | 'assistance award summaries'
  | 'contract subawards'
  | 'assistance subawards';
/** Whether a kind of file holds subawards. */
export const isSubawards = (kind: FileKind): boolean => kind.endsWith('subawards');

/** Columns without which a kind of file means nothing. */
const required: Readonly<Record<FileKind, readonly string[]>> = {
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
};

/** Which published layout a file has, current or older, told by its columns. */
export const fileKind = ({ name, columns }: CsvFile): FileKind => {
  const has = (column: string) => columns.includes(column);
  if (
    columns.some((column) =>
      /^(owning_agency_name|submission_period|gross_outlay_amount|transaction_obligated_amount)/.test(
        column,
      ),
    ) &&
    !has('federal_action_obligation')
  )
    throw new FileProblem(`${name}: this is an account file; account data cannot be loaded yet`);
  const kind: FileKind | undefined = columns.some((column) => column.startsWith('subawardee_'))
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
            : undefined;
  const missingOf = (candidate: FileKind) => required[candidate].filter((column) => !has(column));
  if (!kind) {
    const [closest] = (Object.keys(required) as FileKind[]).sort(
      (a, b) => missingOf(a).length - missingOf(b).length,
    );
    throw new FileProblem(
      missingOf(closest!).length < required[closest!].length
        ? `${name}: the column${missingOf(closest!).length > 1 ? 's' : ''} ${missingOf(closest!).join(', ')} ${missingOf(closest!).length > 1 ? 'are' : 'is'} missing (taken for ${closest})`
        : `${name}: not a published award file: none of its columns is known`,
    );
  }
  const missing = missingOf(kind);
  if (missing.length)
    throw new FileProblem(
      `${name}: the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing (${kind})`,
    );
  return kind;
};
