import type { LatestPeriod } from '@/domain/fiscal';
import type { SpendingBreakdown } from '@/domain/spendingBreakdown';
import { request } from '../http/client';
import { unreadable } from '../http/serviceError';
import type { SpendingJson } from './wire';

export type SpendingRoot = 'budget_function' | 'agency' | 'object_class';
/** The request body of a breakdown: quarters up to fiscal year 2019, periods from 2020 on. */
export const spendingBody = (type: SpendingRoot, { year, quarter, period }: Pick<LatestPeriod, 'year' | 'quarter' | 'period'>) =>
  ({ type, filters: { fy: String(year), ...(year < 2020 ? { quarter: String(quarter) } : { period: String(period) }) } });

/** Obligations of a fiscal year up to a period, by one of the Explorer's roots. */
export const fetchSpending = async (type: SpendingRoot, period: Pick<LatestPeriod, 'year' | 'quarter' | 'period'>, signal?: AbortSignal): Promise<SpendingBreakdown> => {
  const { total, end_date: endDate, results } = await request<SpendingJson>({ method: 'POST', path: 'v2/spending/', body: spendingBody(type, period), signal });
  if (!Array.isArray(results)) throw unreadable();
  return { total: total ?? null, endDate: endDate ?? '', rows: results.map(({ id, name, amount }) => ({ id, name: name ?? '', amount: amount ?? 0 })) };
};
