import type { FileSummary } from './readRows';

/** Number of printed lines per repair. The report next to the dataset has all listed lines. */
const MAX_PRINTED = 5;

const formatCount = (value: number, noun: string): string =>
  `${value.toLocaleString('en-US')} ${noun}${value === 1 ? '' : 's'}`;

/** Returns the lines of the report: the counts, refused rows, repairs and notes of each file, and the skipped files. */
export const reportLines = (
  { files, skipped }: { files: readonly FileSummary[]; skipped: readonly string[] },
  maxLines = MAX_PRINTED,
): string[] => [
  ...files.flatMap((file) => [
    `${file.name}: ${file.kind}, ${file.read} rows read, ${file.kept} kept, ${file.repaired} of them repaired, ${file.replaced} of them replacing rows of other files, ${file.outdated} outdated, ${file.deletions} deletions, ${file.refused} refused`,
    ...file.refusals.map(({ line, reason }) => `  line ${line}: ${reason}`),
    ...(file.refused > file.refusals.length
      ? [`  … and ${file.refused - file.refusals.length} more`]
      : []),
    ...file.repairs.flatMap(({ what, rows, first }) => [
      `  ${formatCount(rows, 'row')} repaired: ${what}`,
      ...first
        .slice(0, maxLines)
        .map(({ line, detail }) => `    line ${line}${detail ? `: ${detail}` : ''}`),
      ...(rows > Math.min(maxLines, first.length)
        ? [`    … and ${rows - Math.min(maxLines, first.length)} more`]
        : []),
    ]),
    ...file.notes.map((note) => `  ${note}`),
  ]),
  ...skipped.map((reason) => `Skipped: ${reason}`),
];

/** Returns the repairs, refusals and notes of a load in one line each, for the page about the data. */
export const formatLoadNotes = (files: readonly FileSummary[]): string[] =>
  files.flatMap((file) => [
    ...file.repairs.map(
      ({ what, rows }) => `${file.name}: ${formatCount(rows, 'row')} repaired: ${what}`,
    ),
    ...(file.refused ? [`${file.name}: ${formatCount(file.refused, 'row')} refused`] : []),
    ...file.notes.map((note) => `${file.name}: ${note}`),
  ]);
