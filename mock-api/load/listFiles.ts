import { hasDeletions } from './versions';
import { formatTime, getRecord, listYears, type LoadedFile } from './loadRecord';

const formatCount = (value: number, noun: string): string =>
  `${value.toLocaleString('en-US')} ${noun}${value === 1 ? '' : 's'}`;

const toCells = (file: LoadedFile): string[] => [
  file.name,
  `${file.kind}${file.kind.endsWith(' transactions') && hasDeletions(file) ? ' (changes)' : ''}`,
  file.dates ? [...new Set(file.dates)].join(' to ') : '',
  [
    formatCount(file.rows, 'row'),
    ...(file.summary.deletions ? [formatCount(file.summary.deletions, 'deletion')] : []),
    ...(file.withoutYears.length ? [`without ${file.withoutYears.join(', ')}`] : []),
  ].join(', '),
  formatTime(file.loadedAt),
];

/**
 * Returns the lines of `npm run load -- --list`: the files of the dataset with kind, dates, number of rows that count, and time of
 * loading. Throws a `PlainProblem` if the dataset was not made from files.
 */
export const listFiles = async (path: string): Promise<string[]> => {
  const { files } = await getRecord(path);
  const table = [['file', 'kind', 'dates', 'rows', 'loaded'], ...files.map(toCells)];
  const widths = table[0]!.map((_, column) =>
    Math.max(...table.map((cells) => cells[column]!.length)),
  );
  return [
    ...table.map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    ),
    `${formatCount(files.length, 'file')}, ${formatCount(
      files.reduce((sum, { rows }) => sum + rows, 0),
      'row',
    )}. Fiscal years: ${listYears(files).join(', ')}`,
  ];
};
