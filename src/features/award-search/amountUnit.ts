import type { SpendingLevel } from '@/domain/codes/resultTabs';

/** Returns the unit of the amounts in a figure at a spending level, in total or per resident. */
export const amountUnit = (level: SpendingLevel, capita = false): string =>
  `${level === 'subawards' ? 'Subaward amounts' : 'Obligations'}${capita ? ' per resident' : ''}, US dollars`;
