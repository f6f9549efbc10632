import { typeCodes } from '../db/schema';
import { accountRefusalSql, accountParts } from './accountParts';
import { canonicalParts } from './awardParts';
import { quoteIdentifier } from './columns';
import { type DateOrder, createCells } from './cells';
import { type FileKind, isAccounts, isSubawards } from './layouts';
import { subawardParts } from './subawardParts';

/**
 * Returns SQL for whether the cells of a row have shifted. They have if the permalink column or the date in the last column contains
 * another kind of value, or is empty while the link or date is in a neighboring column.
 */
const shiftedSql = (columns: readonly string[]): string => {
  const toTrimmedText = (name: string) => `trim(coalesce(${quoteIdentifier(name)}, ''))`;
  const isDate = (name: string) =>
    `regexp_matches(${toTrimmedText(name)}, '^\\d+[-/]\\d+[-/]\\d+')`;
  const linkColumn = columns.find((name) => name.endsWith('permalink'));
  const linkIndex = columns.findIndex((name) => name === linkColumn);
  const neighborColumns = linkColumn
    ? [columns[linkIndex - 1], columns[linkIndex + 1]].filter((name) => name)
    : [];
  const [before = '', last = ''] = columns.slice(-2);
  return [
    'false',
    ...(linkColumn
      ? [
          `${toTrimmedText(linkColumn)} <> '' and not regexp_matches(${toTrimmedText(linkColumn)}, '[A-Za-z].*/')`,
        ]
      : []),
    ...neighborColumns.map(
      (name) =>
        `${toTrimmedText(linkColumn!)} = '' and regexp_matches(${toTrimmedText(name!)}, '^https?://[^ ]+/award/')`,
    ),
    ...(last.endsWith('_date') ? [`${toTrimmedText(last)} <> '' and not ${isDate(last)}`] : []),
    ...(last.endsWith('_date') && !before.endsWith('_date')
      ? [`${toTrimmedText(last)} = '' and ${isDate(before)}`]
      : []),
  ].join(' or ');
};
/**
 * Returns `sql`, which converts the rows of `source` to canonical columns, and `dates`, SQL for a list of the texts of a row's dates.
 * The fiscal year of an account file may be only in its file name, `name`. `order` applies to dates with slashes.
 */
export const canonicalQuery = (
  kind: FileKind,
  columns: readonly string[],
  name: string,
  source: string,
  order?: DateOrder,
): { sql: string; dates: string } => {
  const cells = createCells(columns, order);
  const parts: Record<string, string> = isAccounts(kind)
    ? accountParts(kind, columns, name, cells)
    : isSubawards(kind)
      ? subawardParts(cells)
      : canonicalParts(kind, columns, cells);
  const columnList = Object.entries({
    ...parts,
    unread: cells.unread(),
    mended: cells.mended(),
    slashed: cells.slashed(),
    is_moved: shiftedSql(columns),
  }).map(([column, sql]) => `${sql} as ${column}`);
  return { sql: `${columnList.join(',\n  ')} from ${cells.from(source)}`, dates: cells.dates() };
};

/** Returns SQL for whether a date is missing or before 1900. DuckDB reads a date such as `24-03-05` as year 24. */
const undatedSql = (column: string): string =>
  `(${column} is null or ${column} < date '1900-01-01')`;

/** Returns SQL for the reason why a canonical row is refused, or null if it is accepted. */
export const refusalSql = (kind: FileKind): string => {
  if (isAccounts(kind)) return accountRefusalSql(kind);
  if (isSubawards(kind)) {
    return `case
        when award_key is null then 'the key of the prime award is empty'
        when number is null then 'the subaward number is empty'
        when ${undatedSql('action_date')} then 'the action date is missing or not a date'
        when amount is null then 'the amount is missing or not a number'
        when unread is not null then unread
      end`;
  }
  const typeList = typeCodes.map((code) => `'${code}'`).join(', ');
  const isSummary = kind.endsWith('summaries');
  const keyColumn = isSummary ? 'award_key' : 'tx_key';
  return `case
      when ${keyColumn} is null then 'the key is empty'
      ${isSummary ? '' : "when removal = 'D' then null"}
      when award_key is null then 'the award key is empty'
      when ${isSummary ? `${undatedSql('signed')} or ${undatedSql('latest')}` : undatedSql('action_date')}
        then 'the action date is missing or not a date'
      when ${isSummary ? 'total' : 'amount'} is null then 'the obligation is missing or not a number'
      when type_code is null or type_code not in (${typeList}) then 'the award type is missing or unknown'
      when top_code is null then 'the code of the awarding agency is missing'
      when unread is not null then unread
    end`;
};
