import type { SpendingLevel } from '@/domain/codes/resultTabs';

/** What the amounts of a figure are, at a level of spending, in all or for each resident. */
export const amountUnit = (level: SpendingLevel, capita = false): string =>
  `${level === 'subawards' ? 'Subaward amounts' : 'Obligations'}${capita ? ' for each resident' : ''}, US dollars`;
