import type { SpendingLevel } from '@/domain/codes/resultTabs';

/** Returns the unit of the amounts in a figure at a spending level, in total or per resident. */
export const amountUnit = (level: SpendingLevel, isPerCapita = false): string =>
  `${level === 'subawards' ? 'Subaward amounts' : 'Obligations'}${isPerCapita ? ' per resident' : ''}, US dollars`;
