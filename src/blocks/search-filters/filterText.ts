import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { IsoDay } from '@/domain/fiscal';
import type { SearchFilters } from '@/domain/search/searchFilters';
import type { CodeNames } from './chipKinds';
import { chipGroups } from './chips';

const levelLabels: Readonly<Record<SpendingLevel, string>> = {
  awards: 'Prime awards',
  subawards: 'Subawards',
  transactions: 'Transactions',
};

/** Returns the filters of a search in one line: `Prime awards; Time Period: FY 2025; Award Type: Grant, Loan`. */
export const filterText = (
  filters: SearchFilters,
  level: SpendingLevel,
  today: IsoDay,
  getCodeName?: CodeNames,
): string =>
  [
    levelLabels[level],
    ...chipGroups(filters, today, getCodeName).map(({ caption, chips }) =>
      [...(caption ? [caption] : []), chips.map(({ text }) => text).join(', ')].join(': '),
    ),
  ].join('; ');
