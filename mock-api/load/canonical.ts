import { typeCodes } from '../db/schema';
import { accountRefusal, accountSelect } from './accountParts';
import { canonicalParts } from './awardParts';
import { canonicalColumns } from './canonicalColumns';
import { type FileKind, isAccounts, isSubawards } from './layouts';
import { subawardParts } from './subawardParts';

const selectList = (parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts)
    .map(([column, sql]) => `${sql} as ${column}`)
    .join(',\n  ');
/** The canonical columns of one file as a SELECT list; a subaward has its number and report beside them. Account files have columns of their own, and `name` may say their year. */
export const canonicalSelect = (
  kind: FileKind,
  columns: readonly string[],
  name: string,
): string => {
  if (isAccounts(kind)) return selectList(accountSelect(kind, columns, name));
  if (isSubawards(kind)) return selectList(subawardParts(columns));
  const parts = canonicalParts(kind, columns);
  return selectList(Object.fromEntries(canonicalColumns.map((column) => [column, parts[column]])));
};

/** Why a canonical row cannot be kept, as SQL giving a reason or null. */
export const refusalSql = (kind: FileKind): string => {
  if (isAccounts(kind)) return accountRefusal(kind);
  if (isSubawards(kind)) {
    return `case when award_key is null then 'the key of the prime award is empty' when number is null then 'the subaward number is empty' when action_date is null then 'the action date is missing or not a date'
      when amount is null then 'the amount is missing or not a number' when award_key not in (select award_key from raw_prime) then 'its prime award is in none of the files' end`;
  }
  const types = typeCodes.map((code) => `'${code}'`).join(', ');
  const summary = kind.endsWith('summaries');
  const key = summary ? 'award_key' : 'tx_key';
  return `case when ${key} is null then 'the key is empty' ${summary ? '' : "when removal = 'D' then null"} when award_key is null then 'the award key is empty'
    when ${summary ? 'signed is null or latest is null' : 'action_date is null'} then 'the action date is missing or not a date'
    when ${summary ? 'total' : 'amount'} is null then 'the obligation is missing or not a number'
    when type_code is null or type_code not in (${types}) then 'the award type is missing or unknown'
    when top_code is null then 'the code of the awarding agency is missing' end`;
};
