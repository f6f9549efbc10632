import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { DownloadCount } from '@/services/downloads/downloadService';

/** The data levels of a search, in the order of the dialog. */
export const levels: readonly {
  key: SpendingLevel;
  name: string;
  text: string;
  subawardNote: string;
}[] = [
  {
    key: 'awards',
    name: 'Award',
    text: 'One row for each award, with all its actions combined.',
    subawardNote: 'Their subawards are in a second file.',
  },
  {
    key: 'transactions',
    name: 'Transaction',
    text: 'One row for each action: the award itself and every later modification.',
    subawardNote: 'Their subawards are in a second file.',
  },
  {
    key: 'subawards',
    name: 'Subaward',
    text: 'One row for each subaward that a prime recipient reported.',
    subawardNote: '',
  },
];

/** The counts by level. A failed count is its error message, and a pending count is undefined. */
export type LevelCounts = Readonly<Partial<Record<SpendingLevel, DownloadCount | string>>>;
/** Returns the count of a level, or undefined if the count is pending or has failed. */
export const countOf = (counts: LevelCounts, level: SpendingLevel): DownloadCount | undefined => {
  const count = counts[level];
  return typeof count === 'object' ? count : undefined;
};
/** Returns the first error message among the counts, if any. */
export const findCountError = (counts: LevelCounts): string | undefined =>
  Object.values(counts).find((each) => typeof each === 'string');
