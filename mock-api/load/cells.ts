import { findColumn, quoteIdentifier, createTextSql } from './columns';

/** Words for "no value" in files, in lower case. */
const missingMarkers = 'na n/a #n/a <na> null (null) none nan - --'.split(' ');
const markerList = missingMarkers.map((word) => `'${word}'`).join(', ');
/**
 * Returns SQL for whether a text is a word for "no value". The length check excludes almost every text. `in` is avoided, because DuckDB
 * turns it into a join, which loses the order of the rows.
 */
export const isMissing = (text: string): string =>
  `(strlen(${text}) <= 6 and list_contains([${markerList}], lower(${text})))`;

/** Whether the month or the day comes first in a date with slashes. */
export type DateOrder = 'month' | 'day';
/** Pattern of a date as spreadsheets write it. The order of day and month depends on the file. */
export const SLASHED_DATE = String.raw`(\d{1,2})/(\d{1,2})/(\d{4})( .*)?`;

type Kind = 'money' | 'date' | 'industry';
interface Cell {
  kind: Kind;
  column: string;
  /** SQL for the text in the file. */ text: string;
}

/** Pattern of amounts as people write them: `1,234.50`, `$1,234.50`, `(1,234.50)`. */
const AMOUNT_PATTERN = String.raw`\(?-?\$?(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?\)?`;
const valueSql = (kind: Kind, text: string, order: DateOrder | undefined): string => {
  if (kind === 'money')
    // Numbers in scientific notation are not read, because they have lost digits.
    return `case
        when ${text} is null or contains(${text}, 'E') or contains(${text}, 'e') then null
        else coalesce(try_cast(${text} as DECIMAL(18,2)),
          case
            when regexp_full_match(${text}, '${AMOUNT_PATTERN}')
              then try_cast(regexp_replace(regexp_replace(${text}, '[$,)]', '', 'g'), '^\\(', '-') as DECIMAL(18,2))
          end)
      end`;
  if (kind === 'industry')
    return `case
        when regexp_full_match(${text}, '\\d{2,6}(\\.0+)?|\\d{2,3},\\d{3}')
          then try_cast(replace(${text}, ',', '') as DECIMAL(9,1))::INTEGER
      end`;
  const slashedDateSql =
    order &&
    `case
        when regexp_full_match(${text}, '${SLASHED_DATE}')
          then try_strptime(regexp_extract(${text}, '^[^ ]+'),
            '${order === 'month' ? '%m/%d/%Y' : '%d/%m/%Y'}')::DATE
      end`;
  const plainDateSql = `try_cast(left(${text}, 10) as DATE)`;
  return slashedDateSql ? `coalesce(${plainDateSql}, ${slashedDateSql})` : plainDateSql;
};
/** Returns SQL for whether a readable value differs from the format of published files. */
const hasOtherFormat = (kind: Kind, text: string): string => {
  if (kind === 'date') return `contains(left(${text}, 10), '/')`;
  if (kind === 'industry') return `(contains(${text}, ',') or contains(${text}, '.'))`;
  return `(contains(${text}, ',') or contains(${text}, '$') or contains(${text}, '('))`;
};
const nounByKind = { money: 'an amount', date: 'a date', industry: 'a NAICS code' } as const;
/** Character codes: `PART_SEPARATOR` separates the parts of a change, and `CHANGE_SEPARATOR` separates the changes of a row. */
export const PART_SEPARATOR = 31;
export const CHANGE_SEPARATOR = 30;

const unreadableSql = ({ textColumn, value }: { textColumn: string; value: string }): string =>
  `${value} is null and ${textColumn} is not null and not ${isMissing(textColumn)}`;

/**
 * Returns functions that create SQL for amounts, dates and NAICS codes. `unread` is for the reason to refuse a row, which is its first
 * unreadable amount or NAICS code. `mended` is for a row's repairs, each as message, old and new value, separated by `PART_SEPARATOR`.
 */
export const createCells = (columns: readonly string[], order?: DateOrder) => {
  const cells = new Map<string, Cell>();
  const text = createTextSql(columns);
  const addCell = (kind: Kind, type: string, names: readonly string[]): string => {
    const column = findColumn(columns, names);
    if (!column) return `null::${type}`;
    cells.set(column, { kind, column, text: text(column) });
    return quoteIdentifier(`${column} value`);
  };
  const listCells = () =>
    [...cells.values()].map((cell) => ({
      ...cell,
      textColumn: quoteIdentifier(`${cell.column} text`),
      value: quoteIdentifier(`${cell.column} value`),
    }));
  const listDates = () => listCells().filter(({ kind }) => kind === 'date');
  return {
    text,
    money: (...names: string[]) => addCell('money', 'DECIMAL(18,2)', names),
    date: (...names: string[]) => addCell('date', 'DATE', names),
    industry: (...names: string[]) => addCell('industry', 'INTEGER', names),
    /** Returns `source`, or a subquery that adds the text and the value of each cell to its rows. */
    from: (source: string): string => {
      const allCells = listCells();
      if (!allCells.length) return source;
      const texts = allCells.map((cell) => `${cell.text} as ${cell.textColumn}`);
      const values = allCells.map(
        ({ kind, textColumn, value }) => `${valueSql(kind, textColumn, order)} as ${value}`,
      );
      return `(
          select *, ${values.join(', ')}
          from (
            select *, ${texts.join(', ')}
            from ${source}))`;
    },
    unread: (): string =>
      `coalesce(${[
        ...listCells()
          .filter(({ kind }) => kind !== 'date')
          .map(
            (cell) =>
              `case when ${unreadableSql(cell)} then 'the column ${cell.column} is not ${nounByKind[cell.kind]}' end`,
          ),
        'null::VARCHAR',
      ].join(', ')})`,
    mended: (): string => {
      const cases = listCells().map((cell) => {
        const changed = `${cell.value} is not null and ${hasOtherFormat(cell.kind, cell.textColumn)}`;
        const beforeSql = `chr(${PART_SEPARATOR}) || ${cell.textColumn} || chr(${PART_SEPARATOR})`;
        const restoredCase = `when ${changed}
          then '${cell.column} was not formatted as ${nounByKind[cell.kind]}' || ${beforeSql} || ${cell.value}::VARCHAR`;
        const droppedCase =
          cell.kind === 'date'
            ? `when ${unreadableSql(cell)} then '${cell.column} is not a date and was left out' || ${beforeSql}`
            : '';
        return {
          test: droppedCase ? `(${changed} or ${unreadableSql(cell)})` : `(${changed})`,
          sql: `case ${restoredCase} ${droppedCase} end`,
        };
      });
      return cases.length
        ? `case
            when ${cases.map(({ test }) => test).join(' or ')}
              then concat_ws(chr(${CHANGE_SEPARATOR}), ${cases.map(({ sql }) => sql).join(', ')})
          end`
        : 'null::VARCHAR';
    },
    /** Returns SQL for whether a row has a date with slashes that was not read. */
    slashed: (): string => {
      const unreadConditions = listDates().map(
        ({ value, textColumn }) =>
          `(${value} is null and regexp_full_match(${textColumn}, '${SLASHED_DATE}'))`,
      );
      return unreadConditions.length ? `(${unreadConditions.join(' or ')}) is true` : 'false';
    },
    /** Returns SQL for a list of the texts of all dates. */
    dates: (): string =>
      `[${listDates()
        .map((cell) => cell.text)
        .join(', ')}]::VARCHAR[]`,
  };
};
export type Cells = ReturnType<typeof createCells>;
