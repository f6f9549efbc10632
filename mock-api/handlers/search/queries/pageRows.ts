import type { Call } from '../../../core/route';
import type { Row } from '../../../db/database';
import type { TextColumn } from '../../../db/textPacks';
import type { SearchCondition } from './levels';

/** How the rows of one search level are read. */
export interface RowSource {
  /** The table, with the alias that sort expressions use. */
  table: string;
  /** The unique column that orders rows with equal values. */
  tie: string;
  /** SQL for columns that are read differently from how they are stored. `of` is the stored column. */
  columns: Readonly<Record<string, { sql: string; of: string }>>;
  /** The texts of a row, by field name: the text column and the column with its ID. */
  texts: Readonly<Record<string, readonly [column: TextColumn, id: string]>>;
}

/** The condition, order and number of a page. */
export interface Position extends SearchCondition {
  order: string;
  page: number;
}
/** Returns SQL that reads dollar columns as numbers. */
export const dollarColumns = (...names: string[]): RowSource['columns'] =>
  Object.fromEntries(names.map((name) => [name, { sql: `${name}::DOUBLE`, of: name }]));

/**
 * The largest offset at which rows are sorted with all their columns. Beyond it, only row IDs are sorted, and the columns of the page
 * are read afterward. Sorting 30,000 rows of 20 columns takes longer than reading the table a second time.
 */
const MAX_FULL_SORT_OFFSET = 1000;

/** Returns the rows of one page, and one more if there is a next page. Long texts are read from memory to keep them out of the sort. */
export const loadPageRows = async (
  { db, textStore }: Call,
  source: RowSource,
  neededNames: Iterable<string>,
  { where, order, values, page, limit }: Position & { limit: number },
): Promise<Row[]> => {
  const names = [...new Set(neededNames)];
  const texts = Object.fromEntries(
    names.flatMap((name) => (source.texts[name] ? [[name, source.texts[name]] as const] : [])),
  );
  const columnNames = [
    ...new Set([
      ...names.filter((name) => !texts[name]),
      ...Object.values(texts).map(([, id]) => id),
    ]),
  ];
  const columns = columnNames.map((name) =>
    source.columns[name] ? `${source.columns[name].sql} AS ${name}` : name,
  );
  const storedColumns = [
    ...new Set(columnNames.map((name) => source.columns[name]?.of ?? name)),
  ].join(', ');
  const offset = (page - 1) * limit;
  const fromSql = `from ${source.table}
    where ${where}
    order by ${order}
    limit ${limit + 1} offset ${offset}`;
  const pageSql =
    offset <= MAX_FULL_SORT_OFFSET
      ? `select ${storedColumns} ${fromSql}`
      : `select ${storedColumns}
        from (select found, row_number() over () row_order from (select rowid AS found ${fromSql}))
        join ${source.table} on rowid = found
        order by row_order`;
  const rows = await db.query(`select ${columns.join(', ')} from (${pageSql})`, values.list);
  await textStore.fill(db, rows, texts);
  return rows;
};
