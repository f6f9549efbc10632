import type { FileSummary } from './readRows';

/** Number of printed lines per repair; the report next to the dataset has all listed lines. */
const PRINTED = 5;

const count = (value: number, noun: string): string =>
  `${value.toLocaleString('en-US')} ${noun}${value === 1 ? '' : 's'}`;

/** Returns the report on each file as lines: rows read, kept and refused, and every repair. */
export const reportLines = (
  { files, skipped }: { files: readonly FileSummary[]; skipped: readonly string[] },
  printed = PRINTED,
): string[] => [
  ...files.flatMap((file) => [
    `${file.name}: ${file.kind}, ${file.read} rows read, ${file.kept} kept, ${file.repaired} of them repaired, ${file.replaced} of them replacing rows of other files, ${file.outdated} outdated, ${file.deletions} deletions, ${file.refused} refused`,
    ...file.refusals.map(({ line, reason }) => `  line ${line}: ${reason}`),
    ...(file.refused > file.refusals.length
      ? [`  … and ${file.refused - file.refusals.length} more`]
      : []),
    ...file.repairs.flatMap(({ what, rows, first }) => [
      `  ${count(rows, 'row')} repaired: ${what}`,
      ...first
        .slice(0, printed)
        .map(({ line, detail }) => `    line ${line}${detail ? `: ${detail}` : ''}`),
      ...(rows > Math.min(printed, first.length)
        ? [`    … and ${rows - Math.min(printed, first.length)} more`]
        : []),
    ]),
    ...file.notes.map((note) => `  ${note}`),
  ]),
  ...skipped.map((reason) => `Skipped: ${reason}`),
];

/** Returns the repairs and notes of a load in one line each, for the page that shows its data. */
export const formatLoadNotes = (files: readonly FileSummary[]): string[] =>
  files.flatMap((file) => [
    ...file.repairs.map(
      ({ what, rows }) => `${file.name}: ${count(rows, 'row')} repaired: ${what}`,
    ),
    ...(file.refused ? [`${file.name}: ${count(file.refused, 'row')} refused`] : []),
    ...file.notes.map((note) => `${file.name}: ${note}`),
  ]);
