import type { FileSet } from '../core/jobs';
import type { Bindable } from '../db/database';
import type { Column } from './columns/common';
import {
  awardTables,
  joinSql,
  findAliases,
  partyJoins,
  placeJoins,
  findColumns,
  rowTables,
  type Tables,
} from './joins';
import { type Layout, layouts } from './layouts';

/** The maximum number of joined tables in one statement. Each join takes some megabytes of memory, even for a small table. */
const MAX_JOINS_PER_GROUP = 8;
/** The maximum number of rows of one statement, because its joins must fit in the memory of a writer. */
const ROWS_PER_CUT = 25_000;

/** Returns a statement with its bound values inserted, because jobs are saved to disk as text and may run in another process. */
export const inlineValues = (sql: string, values: readonly Bindable[]): string =>
  sql.replace(/\$(\d+)/g, (_match, position: string) => {
    const value = values[Number(position) - 1];
    if (value === null || value === undefined) return 'null';
    return typeof value === 'string'
      ? `'${value.replaceAll('\0', '').replaceAll("'", "''")}'`
      : String(value);
  });
const formatSelectList = (columns: readonly Column[]) =>
  columns.map(([name, sql]) => `${sql} AS "${name}"`).join(', ');

/** Returns the joined tables of a layout by alias: all tables, and the tables joined to the award. */
const getTables = (layout: Layout): { tables: Tables; ofAward: Tables } => {
  // A subaward has its own recipient and places. All other rows use those of the award.
  const isSubaward = layout.endsWith('subawards');
  const awardJoins = {
    ...awardTables,
    ...(isSubaward ? {} : { ...partyJoins('a'), ...placeJoins('a') }),
  };
  const tables = {
    a: 'left join award_part AS a on a.id = t.award_id',
    ...awardJoins,
    ...rowTables,
    ...(isSubaward ? { ...partyJoins('t'), ...placeJoins('t') } : {}),
  };
  return { tables, ofAward: awardJoins };
};
const sortAliases = (aliases: ReadonlySet<string>, tables: Tables): string[] =>
  Object.keys(tables).filter((alias) => aliases.has(alias));

/** A column with the aliases that it reads. `award` is true if the column depends only on the award. */
interface PlannedColumn {
  column: string;
  sql: string;
  aliases: readonly string[];
  award: boolean;
}
const planColumns = (
  columns: readonly Column[],
  base: 'award' | 'rows',
  { tables, ofAward }: ReturnType<typeof getTables>,
): PlannedColumn[] =>
  columns.map(([column, sql]) => {
    const aliases = findAliases(sql, tables);
    const isMixed =
      /(?<![\w'])t\.\w/.test(sql) || aliases.some((alias) => alias !== 'a' && !(alias in ofAward));
    return {
      column,
      sql,
      aliases: aliases.filter((alias) => alias !== 'a'),
      award: base === 'award' || (aliases.length > 0 && !isMixed),
    };
  });

/**
 * Divides the columns that depend on the award into groups of few joins, which are later joined to the rows by award ID. Also returns
 * the group of each column.
 */
const groupColumns = (plannedColumns: readonly PlannedColumn[]) => {
  const groups: { aliases: Set<string>; columns: Column[] }[] = [];
  const groupByColumn = new Map<string, number>();
  for (const { column, sql, aliases } of plannedColumns.filter(({ award }) => award)) {
    let at = groups.findIndex(
      (group) => new Set([...group.aliases, ...aliases]).size <= MAX_JOINS_PER_GROUP,
    );
    if (at < 0) at = groups.push({ aliases: new Set(), columns: [] }) - 1;
    aliases.forEach((alias) => groups[at]!.aliases.add(alias));
    groups[at]!.columns.push([column, sql]);
    groupByColumn.set(column, at);
  }
  return { groups, groupOf: groupByColumn };
};

/**
 * Returns the temporary tables of awards and rows. They contain only the columns that are read, because each column of scattered rows
 * costs another read.
 */
const buildPartStages = (
  base: 'award' | 'rows',
  source: string,
  plannedColumns: readonly PlannedColumn[],
  tables: Tables,
  isAwardUsed: boolean,
): FileSet['stages'] => {
  const sqlParts = [
    ...plannedColumns.map(({ sql }) => sql),
    ...plannedColumns.flatMap(({ aliases }) => aliases.map((alias) => tables[alias]!)),
  ];
  const toUniqueList = (names: readonly string[]) => [...new Set(names)].join(', ');
  const awardColumnList = toUniqueList([
    'id',
    'defc_mask',
    ...findColumns('a', sqlParts),
    ...(base === 'award' ? findColumns('t', sqlParts) : []),
  ]);
  if (base === 'award')
    return [
      {
        table: 'award_part',
        sql: `select ${awardColumnList} from (${source}) AS every where id between {{from}} and {{to}}`,
      },
    ];
  const rowColumnList = toUniqueList([
    ...(isAwardUsed ? ['award_id'] : []),
    ...findColumns('t', sqlParts),
  ]);
  const rowSql = `select ${rowColumnList || '*'} from (${source}) AS every`;
  if (!isAwardUsed) return [{ table: 'row_part', sql: rowSql }];
  return [
    {
      table: 'row_part',
      sql: `${rowSql} where coalesce(award_id, 0) between {{from}} and {{to}}`,
    },
    {
      table: 'award_part',
      sql: `select ${awardColumnList}
        from award
        where id between {{from}} and {{to}} and id in (select award_id from row_part)`,
    },
  ];
};

/**
 * Returns a file with the rows of `source` (SQL without bound values) and the `requestedColumns` in order. If no columns are requested,
 * the file has the `extraColumns` columns and then all columns of the layout.
 */
export const createFileSet = (
  name: string,
  layout: Layout,
  source: string,
  requestedColumns: readonly string[] = [],
  extraColumns: readonly Column[] = [],
): FileSet => {
  const { base, columns: layoutColumns } = layouts[layout];
  const allColumns: readonly Column[] = [...extraColumns, ...layoutColumns];
  const columns = requestedColumns.length
    ? [...new Set(requestedColumns)].flatMap((requestedName) =>
        allColumns.filter(([column]) => column === requestedName),
      )
    : allColumns;
  const { tables, ofAward } = getTables(layout);
  const plannedColumns = planColumns(columns, base, { tables, ofAward });
  const { groups, groupOf } = groupColumns(plannedColumns);
  const isAwardUsed =
    base === 'award' ||
    plannedColumns.some(({ award, sql }) => award || findAliases(sql, tables).includes('a'));
  const stages = [
    ...buildPartStages(base, source, plannedColumns, tables, isAwardUsed),
    ...groups.map((group, at) => ({
      table: `award_columns_${at}`,
      sql: `select a.id AS "#", ${formatSelectList(group.columns)}
        from award_part AS a
        ${joinSql(sortAliases(group.aliases, tables), tables)}`,
    })),
  ];
  const rowAliases = new Set(
    plannedColumns.filter(({ award }) => !award).flatMap(({ sql }) => findAliases(sql, tables)),
  );
  const selectedColumns = plannedColumns.map(({ column, sql }) =>
    groupOf.has(column) ? `g${groupOf.get(column)!}."${column}"` : `${sql} AS "${column}"`,
  );
  const [part, id] = base === 'award' ? ['award_part', 't.id'] : ['row_part', 't.award_id'];
  const groupJoins = groups.map(
    (_group, at) => ` left join award_columns_${at} AS g${at} on g${at}."#" = ${id}`,
  );
  const key = base === 'award' ? 'id' : 'coalesce(award_id, 0)';
  return {
    name,
    columns: columns.map(([column]) => column),
    stages,
    cuts: isAwardUsed
      ? `select distinct max(key)::INTEGER AS last
        from (
          select key, (row_number() over (order by key) - 1) // ${ROWS_PER_CUT} AS part
          from (select ${key} AS key from (${source}) AS every) AS keys) AS numbered
        group by part
        order by last`
      : null,
    sql: `select ${selectedColumns.join(', ')}
      from ${part} AS t
      ${joinSql(sortAliases(rowAliases, tables), tables)}${groupJoins.join('')}`,
  };
};
