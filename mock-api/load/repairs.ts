import type { Database } from '../db/database';
import { lineSql } from './accountParts';
import { CHANGE_SEPARATOR, isMissing, PART_SEPARATOR } from './cells';
import { type CodeFormat, plainSql, SCIENTIFIC_PATTERN } from './codeFormat';
import { getCodeFormats } from './codeFormats';
import { isAccounts } from './layouts';
import { type RawFile, rawTable } from './rawFile';

const freeTextColumns = new Set(['tx_text', 'base_text']);
const metadataColumns = new Set(['unread', 'mended', 'line', 'whole']);

const toLiteral = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const invalidCodesSql = (table: string, form: CodeFormat): string => {
  const { column, label, pattern, restore = 'null', otherwise, where = 'true', empty = '' } = form;
  const isKey = restore === 'upper(v)';
  const testSql = isKey ? 'v <> upper(v)' : `not regexp_full_match(v, ${toLiteral(pattern)})`;
  const plainCase = `case when regexp_full_match(plain, ${toLiteral(pattern)}) then plain end`;
  return `select ${toLiteral(column)} as col, ${toLiteral(label)} as label, v,
      case when isempty then null else coalesce(${restore}, ${plainCase}) end as fixed, isempty,
      not isempty
        and (regexp_full_match(plain, ${toLiteral(SCIENTIFIC_PATTERN)}) or ${otherwise === 'refuse'}) as refused
    from (
      select *, ${plainSql('v')} as plain,
        ${empty ? `regexp_full_match(v, ${toLiteral(empty)})` : 'false'} as isempty
      from (
        select distinct ${column} as v
        from ${table}
        where ${column} is not null and ${isKey ? `${column} <> upper(${column})` : where})
      where ${testSql})`;
};

/** Returns the columns of a table that contain names, codes and keys. */
export const listTextColumns = async (db: Database, table: string): Promise<string[]> =>
  (
    await db.query<{ column_name: string }>(
      `select column_name from duckdb_columns() where table_name = '${table}' and data_type = 'VARCHAR'`,
    )
  )
    .map(({ column_name: name }) => name)
    .filter((name) => !freeTextColumns.has(name) && !metadataColumns.has(name));

/** Returns SQL for whether a column contains a word for "no value". NONE in upper case is a set-aside code. */
const hasMissing = (column: string): string =>
  `(${isMissing(column)}${column === 'set_aside' ? ` and ${column} <> 'NONE'` : ''})`;

const clearMissing = async (db: Database, table: string): Promise<void> => {
  const columns = await listTextColumns(db, table);
  const missing = columns.map((column) => `count(*) filter (${hasMissing(column)}) as ${column}`);
  const [counts] = await db.query<Record<string, bigint>>(
    `select ${missing.join(', ')} from ${table}`,
  );
  const affectedColumns = columns.filter((column) => Number(counts![column]) > 0);
  if (!affectedColumns.length) return;
  const missingTexts = affectedColumns.map(
    (column) => `case when ${hasMissing(column)} then ${column} end`,
  );
  await db.run(`insert into raw_change
    select rowid, 'words for "no value" were read as empty',
      coalesce(${missingTexts.join(', ')}), null
    from ${table}
    where ${affectedColumns.map(hasMissing).join(' or ')}`);
  for (const column of affectedColumns)
    await db.run(`update ${table} set ${column} = null where ${hasMissing(column)}`);
};

const restoreCodes = async (db: Database, { index, kind }: RawFile): Promise<void> => {
  const table = rawTable(index);
  const formats = getCodeFormats(kind);
  const oddRows = formats.map((form) => invalidCodesSql(table, form));
  await db.run(`create or replace temp table raw_odd as ${oddRows.join(' union all ')}`);
  const oddColumns = await db.query<{ col: string }>('select distinct col from raw_odd order by 1');
  for (const { col } of oddColumns) {
    const { where = 'true' } = formats.find(({ column }) => column === col)!;
    const fromSql = `from raw_odd o join ${table} r on r.${col} = o.v where o.col = '${col}' and (${where})`;
    await db.run(`insert into raw_fault
      select r.rowid, o.label || ' is not in the published format: ' || o.v
      ${fromSql} and o.fixed is null and o.refused;
      insert into raw_change
      select r.rowid,
        case
          when o.fixed is null then o.label || ' is not in the published format and was left out'
          else o.label || ' had the wrong format'
        end,
        o.v, o.fixed
      ${fromSql} and not o.isempty and (o.fixed is not null or not o.refused)`);
    await db.run(`update ${table}
      set ${col} = o.fixed
      from raw_odd o
      where o.col = '${col}' and ${table}.${col} = o.v and (${where})`);
  }
  // Recompute the keys that depend on restored columns.
  if (oddColumns.length && isAccounts(kind))
    await db.run(
      `update ${table} set line = ${lineSql(kind)} where rowid in (select nth from raw_change)`,
    );
};

/**
 * Repairs words for "no value" and codes in the wrong format. `raw_change` gets the row (`nth`), kind, old value and new value of each
 * change, including changes made while reading. `raw_fault` gets the rows that cannot be repaired, with the reason.
 */
export const repairRows = async (db: Database, rawFile: RawFile): Promise<void> => {
  const table = rawTable(rawFile.index);
  await db.run(`create or replace temp table raw_fault (nth BIGINT, reason VARCHAR);
    create or replace temp table raw_change as
    select nth, split_part(change, chr(${PART_SEPARATOR}), 1) as what,
      split_part(change, chr(${PART_SEPARATOR}), 2) as "before",
      nullif(split_part(change, chr(${PART_SEPARATOR}), 3), '') as "after"
    from (
      select rowid as nth, unnest(string_split(mended, chr(${CHANGE_SEPARATOR}))) as change
      from ${table}
      where mended is not null)`);
  await clearMissing(db, table);
  await restoreCodes(db, rawFile);
  await db.run(`alter table ${table} drop column mended; alter table ${table} drop column slashed`);
};
