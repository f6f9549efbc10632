import { columnOf, quoted, textOf } from './columns';

/** Words for "no value" in files, in lower case. */
const missingMarkers = 'na n/a #n/a <na> null (null) none nan - --'.split(' ');
const markerList = missingMarkers.map((word) => `'${word}'`).join(', ');
/**
 * Returns SQL for whether a text is a word for "no value". The length check excludes almost every text. `in` would become a join, which
 * loses the order of the rows.
 */
export const isMissing = (text: string): string =>
  `(strlen(${text}) <= 6 and list_contains([${markerList}], lower(${text})))`;

/** The part of a date with slashes that comes first. */
export type DateOrder = 'month' | 'day';
/** Pattern of a date as spreadsheets write it. The order of day and month depends on the file. */
export const SLASHED = String.raw`(\d{1,2})/(\d{1,2})/(\d{4})( .*)?`;

type Kind = 'money' | 'date' | 'industry';
interface Cell {
  kind: Kind;
  column: string;
  /** SQL for the text in the file. */ text: string;
}

/** Pattern of amounts as people write them: `1,234.50`, `$1,234.50`, `(1,234.50)`. */
const AMOUNT_TEXT = String.raw`\(?-?\$?(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?\)?`;
const valueSql = (kind: Kind, text: string, order: DateOrder | undefined): string => {
  if (kind === 'money')
    // A number in scientific notation has lost digits.
    return `case
        when ${text} is null or contains(${text}, 'E') or contains(${text}, 'e') then null
        else coalesce(try_cast(${text} as DECIMAL(18,2)),
          case
            when regexp_full_match(${text}, '${AMOUNT_TEXT}')
              then try_cast(regexp_replace(regexp_replace(${text}, '[$,)]', '', 'g'), '^\\(', '-') as DECIMAL(18,2))
          end)
      end`;
  if (kind === 'industry')
    return `case
        when regexp_full_match(${text}, '\\d{2,6}(\\.0+)?|\\d{2,3},\\d{3}')
          then try_cast(replace(${text}, ',', '') as DECIMAL(9,1))::INTEGER
      end`;
  const slashed =
    order &&
    `case
        when regexp_full_match(${text}, '${SLASHED}')
          then try_strptime(regexp_extract(${text}, '^[^ ]+'),
            '${order === 'month' ? '%m/%d/%Y' : '%d/%m/%Y'}')::DATE
      end`;
  const plain = `try_cast(left(${text}, 10) as DATE)`;
  return slashed ? `coalesce(${plain}, ${slashed})` : plain;
};
/** Returns SQL for whether a readable value differs from the format of published files. */
const hasOtherFormat = (kind: Kind, text: string): string => {
  if (kind === 'date') return `contains(left(${text}, 10), '/')`;
  if (kind === 'industry') return `(contains(${text}, ',') or contains(${text}, '.'))`;
  return `(contains(${text}, ',') or contains(${text}, '$') or contains(${text}, '('))`;
};
const nouns = { money: 'an amount', date: 'a date', industry: 'a NAICS code' } as const;
/** Codes of the characters that separate the parts of a change, and the changes of a row. */
export const PART = 31;
export const CHANGE = 30;

/**
 * Creates the SQL that reads amounts, dates and NAICS codes. `unread` returns the reason of the first value that refuses its row,
 * and `mended` the changes in a row as `what, before, after`.
 */
export const newCells = (columns: readonly string[], order?: DateOrder) => {
  const cells = new Map<string, Cell>();
  const text = textOf(columns);
  const cell = (kind: Kind, type: string, names: readonly string[]): string => {
    const column = columnOf(columns, names);
    if (!column) return `null::${type}`;
    cells.set(column, { kind, column, text: text(column) });
    return quoted(`${column} value`);
  };
  const all = () =>
    [...cells.values()].map((each) => ({
      ...each,
      said: quoted(`${each.column} text`),
      value: quoted(`${each.column} value`),
    }));
  const unreadable = ({ said, value }: { said: string; value: string }) =>
    `${value} is null and ${said} is not null and not ${isMissing(said)}`;
  return {
    text,
    money: (...names: string[]) => cell('money', 'DECIMAL(18,2)', names),
    date: (...names: string[]) => cell('date', 'DATE', names),
    industry: (...names: string[]) => cell('industry', 'INTEGER', names),
    /** Returns the subquery to select from, over the rows of `source`. */
    from: (source: string): string => {
      const list = all();
      if (!list.length) return source;
      return `(
          select *, ${list.map(({ kind, said, value }) => `${valueSql(kind, said, order)} as ${value}`).join(', ')}
          from (
            select *, ${list.map((each) => `${each.text} as ${each.said}`).join(', ')}
            from ${source}))`;
    },
    unread: (): string =>
      `coalesce(${[
        ...all()
          .filter(({ kind }) => kind !== 'date')
          .map(
            (each) =>
              `case when ${unreadable(each)} then 'the column ${each.column} is not ${nouns[each.kind]}' end`,
          ),
        'null::VARCHAR',
      ].join(', ')})`,
    mended: (): string => {
      const parts = all().map((each) => {
        const changed = `${each.value} is not null and ${hasOtherFormat(each.kind, each.said)}`;
        const before = `chr(${PART}) || ${each.said} || chr(${PART})`;
        const restored = `when ${changed}
          then '${each.column} was not formatted as ${nouns[each.kind]}' || ${before} || ${each.value}::VARCHAR`;
        const dropped =
          each.kind === 'date'
            ? `when ${unreadable(each)} then '${each.column} is not a date and was left out' || ${before}`
            : '';
        return {
          test: dropped ? `(${changed} or ${unreadable(each)})` : `(${changed})`,
          sql: `case ${restored} ${dropped} end`,
        };
      });
      return parts.length
        ? `case
            when ${parts.map(({ test }) => test).join(' or ')}
              then concat_ws(chr(${CHANGE}), ${parts.map(({ sql }) => sql).join(', ')})
          end`
        : 'null::VARCHAR';
    },
    /** Returns SQL for whether a row has an unread date with slashes. */
    slashed: (): string => {
      const unread = all()
        .filter(({ kind }) => kind === 'date')
        .map(
          ({ value, said }) => `(${value} is null and regexp_full_match(${said}, '${SLASHED}'))`,
        );
      return unread.length ? `(${unread.join(' or ')}) is true` : 'false';
    },
    /** Returns SQL for a list of the texts of all dates. */
    dates: (): string =>
      `[${all()
        .filter(({ kind }) => kind === 'date')
        .map(({ text: sql }) => sql)
        .join(', ')}]::VARCHAR[]`,
  };
};
export type Cells = ReturnType<typeof newCells>;
