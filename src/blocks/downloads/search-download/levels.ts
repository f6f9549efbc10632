import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { DownloadCount } from '@/services/downloads/downloadService';

/** The levels of a search's data, in the order of the dialog. */
export const levels: readonly { key: SpendingLevel; name: string; text: string; with: string }[] = [
  {
    key: 'awards',
    name: 'Award',
    text: 'One row for each award, all its actions combined.',
    with: 'The subawards of these awards come in a file beside it.',
  },
  {
    key: 'transactions',
    name: 'Transaction',
    text: 'One row for each action: the award itself and every later modification.',
    with: 'The subawards come in a file beside it.',
  },
  {
    key: 'subawards',
    name: 'Subaward',
    text: 'One row for each subaward that a prime recipient reported.',
    with: '',
  },
];

/** Counts of the levels: a text says why one could not be had, undefined that it is on its way. */
export type LevelCounts = Readonly<Partial<Record<SpendingLevel, DownloadCount | string>>>;
/** The count of one level, once it is there. */
export const countOf = (counts: LevelCounts, level: SpendingLevel): DownloadCount | undefined => {
  const found = counts[level];
  return typeof found === 'object' ? found : undefined;
};
/** Why a level could not be counted, where one could not. */
export const problemOf = (counts: LevelCounts): string | undefined =>
  Object.values(counts).find((found) => typeof found === 'string');
