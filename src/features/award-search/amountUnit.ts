import type { SpendingLevel } from '@/domain/codes/resultTabs';

/** Returns the unit of the amounts at a spending level, such as `Obligations per resident, US dollars`. */
export const amountUnit = (
  level: SpendingLevel,
  { isPerCapita = false, dollars = 'US dollars' } = {},
): string =>
  `${level === 'subawards' ? 'Subaward amounts' : 'Obligations'}${isPerCapita ? ' per resident' : ''}, ${dollars}`;
