import type { LatestPeriod } from '@/domain/fiscal';
import type { SpendingLevel } from '@/domain/spendingBreakdown';
import { endpoint } from '../http/endpoint';
import { spendingFromJson } from './spendingFromJson';
import type { SpendingJson } from './wire';

/** What the obligations of a fiscal year, up to a period, are broken down by, and what they are limited to. */
export interface SpendingQuery extends Pick<LatestPeriod, 'year' | 'quarter' | 'period'> {
  level: SpendingLevel;
  /** Ids of what is chosen above, by their levels; nothing for all of the government. */
  within?: Readonly<Partial<Record<SpendingLevel, string>>>;
}

/** Obligations of a fiscal year up to a period, by one level of the Explorer: quarters up to fiscal year 2019, periods from 2020 on. */
export const spendingBreakdown = endpoint({
  name: 'spending/breakdown',
  method: 'POST',
  path: 'v2/spending/',
  body: ({ level, year, quarter, period, within }: SpendingQuery) => ({
    type: level,
    filters: {
      fy: String(year),
      ...(year < 2020 ? { quarter: String(quarter) } : { period: String(period) }),
      ...within,
    },
  }),
  read: (wire: SpendingJson) => spendingFromJson(wire),
});
