import type { LatestPeriod } from '@/domain/fiscal';
import type { SpendingLevel } from '@/domain/spendingBreakdown';
import { endpoint } from '../http/endpoint';
import { spendingFromJson } from './spendingFromJson';
import type { SpendingJson } from './wire';

/** The query of a breakdown of a fiscal year’s obligations up to a period. */
export interface SpendingQuery extends Pick<LatestPeriod, 'year' | 'quarter' | 'period'> {
  level: SpendingLevel;
  /** IDs of the rows chosen at the levels above; missing for the whole government. */
  within?: Readonly<Partial<Record<SpendingLevel, string>>>;
}

/** Obligations at one level of the Explorer. Queries send a quarter until fiscal year 2019 and a period from 2020. */
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
