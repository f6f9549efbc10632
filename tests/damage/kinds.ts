import type { Table } from './cleanFiles';

/** A damaged file: its bytes, and the line on which each row of the clean file starts. Removed rows have no line. */
export interface DamagedFile {
  data: Buffer;
  /** Line numbers by row index in the clean file. */ lines: ReadonlyMap<number, number>;
  /** Whether the file is an older edition, whose values must not be used. */ isOlder?: boolean;
  /** ISO date in the file name. */ day?: string;
}
type Random = () => number;
export interface DamageKind {
  name: string;
  /** Returns the damaged files made from a clean file, in the order in which they are loaded. */
  apply: (table: Table, random: Random) => readonly DamagedFile[];
  /** Whether the file can be read without guessing, so that the loader must not reject or change any row. */
  isLossless?: boolean;
}

interface Line {
  /** Row index in the clean file; undefined for an added line. */ row?: number;
  text: string | Buffer;
}
const quote = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
const formatLine = (cells: readonly string[]): string => cells.map(quote).join(',');
const countLineFeeds = (text: string | Buffer): number =>
  text.toString('latin1').split('\n').length - 1;
/** Returns a file that begins with `start` and ends each line with `end`, and the line number at which each row starts. */
const buildFile = (
  header: string,
  lines: readonly Line[],
  { end = '\n', start = '' } = {},
): DamagedFile => {
  const starts = new Map<number, number>();
  let at = 2;
  for (const { row, text } of lines) {
    if (row !== undefined && !starts.has(row)) starts.set(row, at);
    at += countLineFeeds(text) + 1;
  }
  return {
    data: Buffer.concat(
      [start + header + end, ...lines.flatMap(({ text }) => [text, end])].map((part) =>
        Buffer.from(part),
      ),
    ),
    lines: starts,
  };
};
const toLines = (rows: Table['rows']): Line[] =>
  rows.map((cells, row) => ({ row, text: formatLine(cells) }));
const pickBelow = (random: Random, count: number): number => Math.floor(random() * count);
const pick = <T>(random: Random, items: readonly T[]): T => items[pickBelow(random, items.length)]!;
/** Returns the indexes of two different rows. */
const pickTwo = (random: Random, count: number): number[] => {
  const first = pickBelow(random, count);
  return [first, (first + 1 + pickBelow(random, count - 1)) % count];
};
/** Returns the table with changed cells. */
const mapCells = (
  { header, rows }: Table,
  change: (value: string, column: string, row: number) => string,
): Table => ({
  header,
  rows: rows.map((cells, row) => cells.map((value, at) => change(value, header[at]!, row))),
});
const buildPlainFiles = (table: Table): DamagedFile[] => [
  buildFile(formatLine(table.header), toLines(table.rows)),
];
/** Returns the file of a table, with two random rows written by `change`. */
const damageTwoRows = (
  { header, rows }: Table,
  random: Random,
  change: (cells: readonly string[]) => string | Buffer,
): DamagedFile[] => {
  const hitRows = pickTwo(random, rows.length);
  return [
    buildFile(
      formatLine(header),
      rows.map((cells, row) => ({
        row,
        text: hitRows.includes(row) ? change(cells) : formatLine(cells),
      })),
    ),
  ];
};
/** Returns the two parts of a text that is split at a random position. */
const splitRandomly = (random: Random, text: string): [string, string] => {
  const place = 1 + pickBelow(random, text.length - 1);
  return [text.slice(0, place), text.slice(place)];
};
const isMoney = (value: string): boolean => /^-?\d+\.\d\d$/.test(value);
const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);
const isKey = (column: string): boolean => /_unique_key$/.test(column);
const missingValues = ['NA', 'N/A', 'NULL', 'null', 'None', 'NaN', '-', '#N/A'];

/** Every kind of damage seen in real files. */
export const damageKinds: readonly DamageKind[] = [
  {
    name: 'Reordered files',
    isLossless: true,
    apply: (table, random) => {
      const oldTable = mapCells(table, (value, column) =>
        column === 'last_modified_date' ? '2025-02-01' : isMoney(value) ? '1.00' : value,
      );
      // If the rows have no modification date, the file name contains one.
      const isNamed = !table.header.includes('last_modified_date');
      const files: DamagedFile[] = [
        { ...buildPlainFiles(table)[0]!, ...(isNamed && { day: '2025-03-28' }) },
        { ...buildPlainFiles(oldTable)[0]!, isOlder: true, ...(isNamed && { day: '2025-02-28' }) },
      ];
      return random() < 0.5 ? files : files.reverse();
    },
  },
  {
    name: 'Duplicated rows',
    isLossless: true,
    apply: ({ header, rows }, random) => {
      const lines = toLines(rows);
      for (let count = 0; count < 3; count += 1) {
        const copiedLine = lines[pickBelow(random, lines.length)]!;
        lines.splice(pickBelow(random, lines.length + 1), 0, { ...copiedLine });
      }
      return [buildFile(formatLine(header), lines)];
    },
  },
  {
    name: 'Shifted columns',
    apply: (table, random) =>
      damageTwoRows(table, random, (cells) => {
        const place = pickBelow(random, cells.length - 1);
        const shiftedCells =
          random() < 0.5
            ? [...cells.slice(0, place), '', ...cells.slice(place)]
            : [...cells.slice(0, place), ...cells.slice(place + 1)];
        // Spreadsheets pad or cut a row to the width of the header.
        return formatLine(
          random() < 0.7
            ? Array.from({ length: cells.length }, (_, index) => shiftedCells[index] ?? '')
            : shiftedCells,
        );
      }),
  },
  {
    name: 'Byte order mark',
    isLossless: true,
    apply: ({ header, rows }) => [
      buildFile(formatLine(header), toLines(rows), { start: '\uFEFF' }),
    ],
  },
  {
    name: 'CRLF, also within fields',
    isLossless: true,
    apply: (table, random) => {
      const hitRows = pickTwo(random, table.rows.length);
      const { header, rows } = mapCells(table, (value, column, row) =>
        hitRows.includes(row) && /name$|description$/.test(column)
          ? value.replace(' ', '\r\n')
          : value,
      );
      return [buildFile(formatLine(header), toLines(rows), { end: '\r\n' })];
    },
  },
  {
    name: 'Stray quotes',
    apply: (table, random) =>
      damageTwoRows(table, random, (cells) => {
        const filledIndexes = cells.flatMap((value, index) => (value.length > 1 ? [index] : []));
        const place = pick(random, filledIndexes);
        const [before, after] = splitRandomly(random, cells[place]!);
        const damaged = pick(random, [
          `"${before}${after}`,
          `${before}"${after}`,
          `"${before}"${after}"`,
          `${before}${after}"`,
        ]);
        return cells.map((value, index) => (index === place ? damaged : quote(value))).join(',');
      }),
  },
  {
    name: 'NUL bytes',
    isLossless: true,
    apply: (table, random) =>
      damageTwoRows(table, random, (cells) => splitRandomly(random, formatLine(cells)).join('\0')),
  },
  {
    name: 'Mixed encodings',
    isLossless: true,
    apply: (table, random) =>
      damageTwoRows(table, random, (cells) => Buffer.from(formatLine(cells), 'latin1')),
  },
  {
    name: 'Spreadsheet dates',
    apply: (table, random) => {
      const isMonthFirst = random() < 0.5;
      return buildPlainFiles(
        mapCells(table, (value) => {
          if (!isDay(value)) return value;
          const [year, second, third] = value.split('-').map(Number);
          return isMonthFirst ? `${second}/${third}/${year}` : `${third}/${second}/${year}`;
        }),
      );
    },
  },
  {
    name: 'Thousands separators',
    isLossless: true,
    apply: (table, random) => {
      const sign = pick(random, ['', '$']);
      return buildPlainFiles(
        mapCells(table, (value) =>
          isMoney(value)
            ? `${sign}${Number(value).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
            : value,
        ),
      );
    },
  },
  {
    name: 'Lost zeros',
    isLossless: true,
    apply: (table) =>
      buildPlainFiles(
        mapCells(table, (value) => (/^\d+(\.\d+)?$/.test(value) ? String(Number(value)) : value)),
      ),
  },
  {
    name: 'Words for "no value"',
    isLossless: true,
    apply: (table, random) => {
      const word = pick(random, missingValues);
      return buildPlainFiles(mapCells(table, (value) => value || word));
    },
  },
  {
    name: 'Case of headers and keys',
    isLossless: true,
    apply: (table, random) => {
      const change = pick(random, [
        (name: string) => name.toUpperCase(),
        (name: string) => name.replace(/^./, (letter) => letter.toUpperCase()),
      ]);
      const { header, rows } = mapCells(table, (value, column, row) =>
        row % 2 && isKey(column) ? value.toLowerCase() : value,
      );
      return [buildFile(formatLine(header.map(change)), toLines(rows))];
    },
  },
  {
    name: 'Unnamed columns',
    isLossless: true,
    apply: ({ header, rows }, random) => {
      const place = pick(random, [0, header.length, 1 + pickBelow(random, header.length - 1)]);
      const add = (cells: readonly string[], value: string) => [
        ...cells.slice(0, place),
        value,
        ...cells.slice(place),
      ];
      return buildPlainFiles({
        header: add(header, ''),
        rows: rows.map((cells, row) => add(cells, place === 0 ? String(row) : '')),
      });
    },
  },
  {
    name: 'Truncated last line',
    apply: (table, random) => {
      const [file] = buildPlainFiles(table);
      const last = formatLine(table.rows.at(-1)!).length;
      return [
        { ...file!, data: file!.data.subarray(0, file!.data.length - 1 - pickBelow(random, last)) },
      ];
    },
  },
];
