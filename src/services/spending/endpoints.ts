import type { LatestPeriod } from '@/domain/fiscal';
import { endpoint } from '../http/endpoint';
import { spendingFromJson } from './spendingFromJson';
import type { SpendingJson } from './wire';

/** What the obligations of a fiscal year, up to a period, are broken down by. */
export interface SpendingQuery extends Pick<LatestPeriod, 'year' | 'quarter' | 'period'> {
  root: 'budget_function' | 'agency' | 'object_class';
}

/** Obligations of a fiscal year up to a period, by one of the Explorer's roots: quarters up to fiscal year 2019, periods from 2020 on. */
export const spendingBreakdown = endpoint({
  name: 'spending/breakdown',
  method: 'POST',
  path: 'v2/spending/',
  body: ({ root, year, quarter, period }: SpendingQuery) => ({
    type: root,
    filters: {
      fy: String(year),
      ...(year < 2020 ? { quarter: String(quarter) } : { period: String(period) }),
    },
  }),
  read: (wire: SpendingJson) => spendingFromJson(wire),
});
