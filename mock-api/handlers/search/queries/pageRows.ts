import type { Call } from '../../../core/route';
import type { Row } from '../../../db/database';
import type { WordColumn } from '../../../db/wordPacks';
import type { Values } from '../../../filters/values';

/** What the rows of a record set are read from. */
export interface RowSource {
  /** The table, with the alias that orders name it by. */
  table: string;
  /** What is not shown as its column has it: the statement, over the column `of`. */
  columns: Readonly<Record<string, { sql: string; of: string }>>;
  /** Texts by the column that has their id. */
  words: Readonly<Record<string, readonly [column: WordColumn, id: string]>>;
}

/** Dollars of some columns, as numbers. */
export const dollars = (...names: string[]): RowSource['columns'] =>
  Object.fromEntries(names.map((name) => [name, { sql: `${name}::DOUBLE`, of: name }]));

/**
 * Offset up to which the columns shown are carried through the sort; beyond, row ids alone are, and what is shown is joined to those
 * of the page: 30,000 rows of twenty columns take longer to sort than a second look at the table.
 */
const CARRIED_ROWS = 1000;

/**
 * The rows of one page in order, one more than asked for, with no more than what is needed of them. Long texts come from memory:
 * neither sorted nor joined.
 */
export const pageRows = async (
  { db, words }: Call,
  source: RowSource,
  needs: Iterable<string>,
  {
    where,
    order,
    values,
    page,
    limit,
  }: { where: string; order: string; values: Values; page: number; limit: number },
): Promise<Row[]> => {
  const names = [...new Set(needs)];
  const texts = Object.fromEntries(
    names.flatMap((name) => (source.words[name] ? [[name, source.words[name]] as const] : [])),
  );
  const shown = [
    ...new Set([
      ...names.filter((name) => !texts[name]),
      ...Object.values(texts).map(([, id]) => id),
    ]),
  ];
  const stored = [...new Set(shown.map((name) => source.columns[name]?.of ?? name))].join(', ');
  const offset = (page - 1) * limit;
  const found = `from ${source.table} where ${where} order by ${order} limit ${limit + 1} offset ${offset}`;
  const rows = await db.query(
    `select ${shown.map((name) => (source.columns[name] ? `${source.columns[name].sql} AS ${name}` : name)).join(', ')} from (${
      offset <= CARRIED_ROWS
        ? `select ${stored} ${found}`
        : `select ${stored} from (select found, row_number() over () row_order from (select rowid AS found ${found})) join ${source.table} on rowid = found order by row_order`
    })`,
    values.list,
  );
  await words.fill(db, rows, texts);
  return rows;
};
