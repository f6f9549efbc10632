/** A record of a tiny dataset: values by column name. */
export type Fields = Readonly<Record<string, unknown>>;
const toLiteral = (value: unknown): string =>
  value === null || value === undefined
    ? 'null'
    : typeof value === 'string'
      ? `'${value.replaceAll("'", "''")}'`
      : String(value);
const decimalColumns = new Set([
  'amount',
  'award_amount',
  'obligation',
  'covid_obligation',
  'covid_outlay',
  'infra_obligation',
  'infra_outlay',
]);
const dateColumns = new Set([
  'signed',
  'latest',
  'last_modified',
  'action_date',
  'sub_date',
  'enacted',
]);
const getColumnType = (column: string, values: readonly unknown[]): string =>
  decimalColumns.has(column)
    ? 'DECIMAL(18,2)'
    : dateColumns.has(column)
      ? 'DATE'
      : values.some((value) => typeof value === 'string')
        ? 'VARCHAR'
        : values.some((value) => typeof value === 'boolean')
          ? 'BOOLEAN'
          : values.every((value) => value === null)
            ? 'VARCHAR'
            : 'BIGINT';
/** Returns the SQL statements that create a table with its rows. Column types follow from the columns' names and values. */
export const tableSql = (name: string, rows: readonly Fields[]): string => {
  const columns = Object.keys(rows[0]!);
  const getValues = (column: string) => rows.map((row) => row[column]);
  const definitions = columns.map(
    (column) => `"${column}" ${getColumnType(column, getValues(column))}`,
  );
  const rowsSql = rows.map(
    (row) => `(${columns.map((column) => toLiteral(row[column])).join(', ')})`,
  );
  return `create table ${name} (${definitions.join(', ')});
    insert into ${name} values ${rowsSql.join(', ')};`;
};
